// Whether the games of a match belong to another one as well: whether it may be resumed so.
#pragma once

#include <optional>
#include <string_view>

#include "arbiter/match/match_options.h"

namespace adoube::arbiter {

// The option for which the games of the first match are none of the other; nothing if they are.
// The other one may have more rounds, another concurrency and another output.
[[nodiscard]] std::optional<std::string_view> what_differs(const MatchOptions& one,
                                                           const MatchOptions& other);

// The option for which two shards are none of one match, whichever they are; nothing if they may
// be. They may differ in concurrency and output, and in the shard's number alone.
[[nodiscard]] std::optional<std::string_view> what_shards_differ_in(const MatchOptions& one,
                                                                    const MatchOptions& other);

}  // namespace adoube::arbiter
