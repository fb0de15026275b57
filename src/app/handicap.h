// How a weaker player is imitated (UCI_LimitStrength, UCI_Elo): he looks at few positions, and his
// judgement of the best moves is off by a little more or less each time.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/split_mix.h"
#include "engine/search/search.h"

namespace adoube::app {

inline constexpr int least_elo = 1000;
inline constexpr int largest_elo = 2800;

struct Handicap {
    std::uint64_t nodes = 0;  // of one search, at most
    int lines = 1;            // that are compared, at most Candidates::lines
    engine::Score error = 0;  // a line is misjudged by up to so much, either way
};

// The rating is from least_elo to largest_elo, on the scale of stockfish 15.1 with UCI_Elo. What
// the numbers rest on is in docs/strength.md.
[[nodiscard]] Handicap handicap_for(int elo);

// What a handicapped player chooses from: the last report of each of the best lines.
class Candidates {
public:
    static constexpr int lines = 4;

    void note(const engine::Report& report);

    // Of the lines that he compares, the one that looks best with his errors of judgement added;
    // null if none was reported. The result is good until the next report, and shows itself as the
    // first of the lines.
    [[nodiscard]] const engine::Report* misjudged_best(const Handicap& handicap,
                                                       SplitMix64& random);

private:
    struct Line {
        engine::Report report{};
        std::vector<Move> pv{};
    };
    std::vector<Line> lines_;
};

}  // namespace adoube::app
