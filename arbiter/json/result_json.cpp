#include "arbiter/json/result_json.h"

#include <boost/json/array.hpp>

#include "arbiter/json/game_pgn.h"
#include "arbiter/json/names.h"

namespace adoube::arbiter::json {

namespace {

// Both first in a draw, nobody where there was no game.
[[nodiscard]] boost::json::array ranking(const game::Outcome& outcome, const GameCard& card,
                                         const boost::json::storage_ptr& storage) {
    boost::json::array ranks(storage);
    if (outcome.is_void()) return ranks;
    const Color first = outcome.winner.value_or(Color::white);
    const int second_rank = outcome.is_draw() ? 1 : 2;
    ranks.push_back({{"playerId", card.player(first)}, {"rank", 1}});
    ranks.push_back({{"playerId", card.player(opponent(first))}, {"rank", second_rank}});
    return ranks;
}

[[nodiscard]] boost::json::object summaries(const game::Result& result,
                                            const boost::json::storage_ptr& storage) {
    boost::json::object texts(storage);
    for (const game::Language language : game::all_languages)
        texts.emplace(game::code_of(language), game::summary(result, language));
    return texts;
}

}  // namespace

boost::json::value write_instant(const std::optional<game::Instant>& instant) {
    if (!instant) return nullptr;
    return game::whole_ms(*instant);
}

boost::json::value write_duration(const std::optional<game::Duration>& duration) {
    if (!duration) return nullptr;
    return game::whole_ms(*duration);
}

boost::json::value write_color(const std::optional<Color>& color) {
    if (!color) return nullptr;
    return boost::json::value(name_of(*color));
}

boost::json::object write_clock(const game::Clock& clock, game::Instant now,
                                boost::json::storage_ptr storage) {
    boost::json::object sides(std::move(storage));
    sides.reserve(3);
    for (const Color color : all_colors)
        sides.emplace(name_of(color), write_duration(clock.remaining(color, now)));
    return sides;
}

boost::json::value write_result(const game::Game& game, const GameCard& card,
                                boost::json::storage_ptr storage) {
    if (!game.is_over()) return nullptr;
    const game::Result& result = *game.result();
    boost::json::object object(storage);
    object.emplace("winner", write_color(result.outcome.winner));
    object.emplace("reason", game::name_of(result.outcome.reason));
    object.emplace("ranking", ranking(result.outcome, card, storage));
    object.emplace("moveCount", result.full_moves);
    object.emplace("pgn", write_pgn(game, card));
    object.emplace("summary", summaries(result, storage));
    return object;
}

}  // namespace adoube::arbiter::json
