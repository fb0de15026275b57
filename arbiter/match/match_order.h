// What somebody outside wants of a running match, as a file says it: words, separated by white
// space.
//
//   stop             no more games begin; those that run are played to their ends
//   concurrency N    so many boards from now on
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/expected.h"

namespace adoube::arbiter {

struct MatchOrder {
    static constexpr int most_boards = 1024;

    bool stop = false;
    std::optional<int> concurrency{};  // 1 to most_boards

    friend bool operator==(const MatchOrder&, const MatchOrder&) = default;
};

// Or what was found where something else was expected: "pause, expected stop or concurrency N".
[[nodiscard]] Expected<MatchOrder, std::string> read_order(std::string_view text);

}  // namespace adoube::arbiter
