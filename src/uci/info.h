// What an engine tells about its search. Nothing here is allocated: engines send these lines by
// the thousand, and texts are views into the line that was parsed (or of whoever made the value).
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace adoube::uci {

enum class Bound : std::uint8_t { exact, lower, upper };

// Seen from the side to move.
struct Score {
    enum class Unit : std::uint8_t { centipawns, mate };

    Unit unit = Unit::centipawns;
    int value = 0;  // with Unit::mate in moves, negative for the side that is mated
    Bound bound = Bound::exact;

    friend bool operator==(const Score&, const Score&) = default;
};

// Expected results, in thousandths.
struct WinDrawLoss {
    int win = 0;
    int draw = 0;
    int loss = 0;

    friend bool operator==(const WinDrawLoss&, const WinDrawLoss&) = default;
};

struct Info {
    std::optional<int> depth{};
    std::optional<int> selective_depth{};
    std::optional<int> multi_pv{};
    std::optional<Score> score{};
    std::optional<WinDrawLoss> win_draw_loss{};
    std::optional<std::uint64_t> nodes{};
    std::optional<std::uint64_t> nodes_per_second{};
    std::optional<int> hash_full{};  // thousandths
    std::optional<std::uint64_t> tablebase_hits{};
    std::optional<int> cpu_load{};  // thousandths
    std::optional<std::chrono::milliseconds> time{};
    std::optional<std::string_view> current_move{};
    std::optional<int> current_move_number{};
    std::optional<std::string_view> refutation{};    // moves, separated by white space
    std::optional<std::string_view> current_line{};  // perhaps a processor's number, then moves
    std::optional<std::string_view> pv{};            // moves, separated by white space
    std::optional<std::string_view> text{};          // of `string`: the rest of the line

    friend bool operator==(const Info&, const Info&) = default;
};

}  // namespace adoube::uci
