#include "arbiter/match/same_match.h"

#include <algorithm>
#include <tuple>

namespace adoube::arbiter {
namespace {

[[nodiscard]] auto identity(const EngineOptions& engine) {
    return std::tie(engine.command, engine.name, engine.arguments, engine.settings,
                    engine.time_control, engine.nodes, engine.depth, engine.book,
                    engine.book_depth);
}

[[nodiscard]] bool are_same(const EngineOptions& one, const EngineOptions& other) {
    return identity(one) == identity(other);
}

[[nodiscard]] bool are_same_openings(const std::optional<OpeningOptions>& one,
                                     const std::optional<OpeningOptions>& other) {
    if (!one || !other) return one.has_value() == other.has_value();
    const auto key = [](const OpeningOptions& openings) {
        return std::tie(openings.file, openings.format, openings.order, openings.plies,
                        openings.start);
    };
    return key(*one) == key(*other);
}

}  // namespace

std::optional<std::string_view> what_differs(const MatchOptions& one, const MatchOptions& other) {
    if (!std::equal(one.engines.begin(), one.engines.end(), other.engines.begin(),
                    other.engines.end(), are_same))
        return "-engine";
    if (one.rounds > other.rounds) return "-rounds";
    if (one.tournament != other.tournament) return "-tournament";
    // The rounds of a knockout are no rounds but games of an encounter.
    if (one.tournament == TournamentKind::knockout && one.rounds != other.rounds) return "-rounds";
    if (one.seeds != other.seeds) return "-seeds";
    if (one.games != other.games) return "-games";
    if (one.repeat != other.repeat) return "-repeat";
    if (one.swap_colors != other.swap_colors) return "-noswap";
    if (one.reverse_colors != other.reverse_colors) return "-reverse";
    if (!are_same_openings(one.openings, other.openings)) return "-openings";
    if (one.seed != other.seed) return "-srand";
    if (one.shard != other.shard) return "-shard";
    if (one.rules.variant != other.rules.variant) return "-variant";
    return std::nullopt;
}

std::optional<std::string_view> what_shards_differ_in(const MatchOptions& one,
                                                      const MatchOptions& other) {
    const auto count = [](const MatchOptions& options) {
        return options.shard ? options.shard->count : 1;
    };
    if (count(one) != count(other)) return "number of shards";
    MatchOptions same_shard = other;
    same_shard.shard = one.shard;
    if (const auto differs = what_differs(one, same_shard)) return differs;
    if (one.rounds != other.rounds) return "-rounds";
    if (one.sprt != other.sprt) return "-sprt";
    if (one.rules != other.rules) return "option of Rules";
    return std::nullopt;
}

}  // namespace adoube::arbiter
