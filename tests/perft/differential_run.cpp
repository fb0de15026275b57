// A long comparison of the fast counter with the general move generator:
//     perft_differential POSITIONS [SEED]
// over positions of random games of both variants and random placements. Exit status 1 at the
// first differences.
#include <cstdio>
#include <string>
#include <vector>

#include "base/numbers.h"
#include "base/split_mix.h"
#include "notation/fen.h"
#include "perft/differential.h"
#include "support/random_positions.h"

namespace {

using namespace adoube;

class Run {
public:
    explicit Run(std::uint64_t wanted) : wanted_(wanted) {}

    [[nodiscard]] bool is_over() const { return compared_ >= wanted_ || failed_ >= 10; }

    void compare(const Position& position) {
        if (is_over()) return;
        ++compared_;
        const auto difference = perft::difference(position, 3);
        if (!difference) return;
        ++failed_;
        const std::string fen = fen::write(position, fen::CastlingStyle::shredder,
                                           fen::EnPassantStyle::if_pseudo_legal);
        std::printf("%s  depth %d expected %llu found %llu\n", fen.c_str(), difference->depth,
                    static_cast<unsigned long long>(difference->expected),
                    static_cast<unsigned long long>(difference->found));
    }

    [[nodiscard]] int conclude() const {
        std::printf("%llu positions compared at depths 1 to 3, %llu differ\n",
                    static_cast<unsigned long long>(compared_),
                    static_cast<unsigned long long>(failed_));
        return failed_ == 0 ? 0 : 1;
    }

private:
    std::uint64_t wanted_;
    std::uint64_t compared_ = 0;
    std::uint64_t failed_ = 0;
};

}  // namespace

int main(int count, char** words) {
    const auto wanted = count > 1 ? parse_number<std::uint64_t>(words[1]) : 100000;
    const auto seed = count > 2 ? parse_number<std::uint64_t>(words[2]) : 1;
    if (!wanted || !seed) {
        std::fprintf(stderr, "perft_differential: usage: perft_differential POSITIONS [SEED]\n");
        return 2;
    }
    SplitMix64 random(*seed);
    Run run(*wanted);
    while (!run.is_over()) {
        for (const Variant variant : {Variant::standard, Variant::chess960})
            for (const Position& position : random_game(random, variant)) run.compare(position);
        for (int placement = 0; placement < 200; ++placement) run.compare(random_placement(random));
    }
    return run.conclude();
}
