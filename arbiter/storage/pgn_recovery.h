// Brings a PGN file that a match has been writing back to what its journal says.
#pragma once

#include <cstdint>
#include <string_view>
#include <system_error>

#include "arbiter/storage/append_file.h"

namespace adoube::arbiter {

enum class PgnRecovery : std::uint8_t {
    done,
    foreign,  // something else stands there; the file was not touched
    failed,   // see the error
};

struct PgnRecovered {
    PgnRecovery outcome{};
    std::error_code error{};
};

// Makes the file hold, from `start` on, `games` and nothing else. There may be less of them so
// far, down to half a game, and behind them a part of `leftovers`, which is cut off.
[[nodiscard]] PgnRecovered recover_pgn(AppendFile& file, std::uint64_t start,
                                       std::string_view games, std::string_view leftovers);

}  // namespace adoube::arbiter
