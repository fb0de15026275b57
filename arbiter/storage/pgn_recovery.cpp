#include "arbiter/storage/pgn_recovery.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] PgnRecovered result_of(std::error_code error) {
    return {error ? PgnRecovery::failed : PgnRecovery::done, error};
}

}  // namespace

PgnRecovered recover_pgn(AppendFile& file, std::uint64_t start, std::string_view games,
                         std::string_view leftovers) {
    if (file.size() < start) return {PgnRecovery::foreign, {}};
    const auto text = file.read_from(start);
    if (!text) return result_of(text.error());
    const std::string_view there = *text;
    if (games.starts_with(there)) return result_of(file.add(games.substr(there.size())));
    if (!there.starts_with(games) || !leftovers.starts_with(there.substr(games.size())))
        return {PgnRecovery::foreign, {}};
    return result_of(file.cut(start + games.size()));
}

}  // namespace adoube::arbiter
