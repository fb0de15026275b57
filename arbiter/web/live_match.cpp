#include "arbiter/web/live_match.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "arbiter/json/names.h"
#include "arbiter/json/result_json.h"
#include "notation/fen.h"
#include "notation/piece_letters.h"

namespace adoube::arbiter::web {

namespace {

using boost::json::object;
using boost::json::value;

[[nodiscard]] value write_assessment(const std::optional<Assessment>& said) {
    if (!said || !said->value()) return nullptr;
    object written;
    if (said->mate) written["mate"] = *said->mate;
    else written["centipawns"] = *said->centipawns;
    if (said->depth) written["depth"] = *said->depth;
    return written;
}

[[nodiscard]] value write_last_move(const LiveGame& game) {
    if (!game.last_move) return nullptr;
    return {{"from", adoube::name_of(game.last_move->from())},
            {"to", adoube::name_of(game.last_move->to())},
            {"text", game.last_move_text}};
}

[[nodiscard]] object write_side(const LiveGame& game, const Names& names, Color color) {
    const int player = color == Color::white ? game.pairing.white : game.pairing.black;
    return {{"name", names.at(static_cast<std::size_t>(player))},
            {"left", json::write_duration(game.left[color])},
            {"said", write_assessment(game.assessments[color])}};
}

[[nodiscard]] object write_game(const LiveGame& game, const Names& names) {
    return {{"number", game.pairing.number},
            {"fen", fen::write(game.position)},
            {"turn", json::name_of(game.position.turn())},
            {"check", game.position.in_check()},
            {"lastMove", write_last_move(game)},
            {"white", write_side(game, names, Color::white)},
            {"black", write_side(game, names, Color::black)}};
}

[[nodiscard]] value write_seconds(const std::optional<std::chrono::seconds>& time) {
    if (!time) return nullptr;
    return time->count();
}

}  // namespace

std::string write_live_match(const LiveMatch& match, const Names& names, std::string_view report) {
    boost::json::array games;
    for (const LiveGame& game : match.games) games.push_back(write_game(game, names));
    const object written{{"finished", match.finished},
                         {"total", match.game_count},
                         {"elapsed", match.elapsed.count()},
                         {"left", write_seconds(match.left)},
                         {"games", std::move(games)}};
    std::string text = boost::json::serialize(written);
    text.pop_back();
    return fmt::format("{},\"report\":{}}}", text, report);
}

}  // namespace adoube::arbiter::web
