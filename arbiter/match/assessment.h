// What a player says of the position when it moves, seen from its own side.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace adoube::arbiter {

struct Assessment {
    std::optional<int> centipawns{};
    std::optional<int> mate{};  // in moves, negative for the side that is mated
    std::optional<int> depth{};
    std::optional<int> selective_depth{};
    std::optional<std::uint64_t> nodes{};
    std::optional<std::uint64_t> nodes_per_second{};
    std::optional<int> hash_full{};  // thousandths
    std::optional<std::uint64_t> tablebase_hits{};
    std::optional<std::chrono::milliseconds> time{};  // as the player measures it
    std::string line{};                               // the moves it expects, if that is wanted
    std::vector<std::string> remarks{};               // lines of its output that are wanted

    // One number for adjudication: a mate is worth more than any material. Absent without a score.
    [[nodiscard]] constexpr std::optional<int> value() const {
        constexpr int mate_value = 1'000'000;
        if (!mate) return centipawns;
        const int distance = std::clamp(*mate, -mate_value / 2, mate_value / 2);
        return *mate > 0 ? mate_value - distance : -mate_value - distance;
    }

    friend bool operator==(const Assessment&, const Assessment&) = default;
};

}  // namespace adoube::arbiter
