#include "arbiter/web/live_match.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>
#include <utility>

#include "arbiter/json/names.h"
#include "arbiter/json/result_json.h"
#include "arbiter/match/rating.h"
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

// A mate is worth no more than a graph has room for.
[[nodiscard]] boost::json::array write_scores(const LiveGame& game) {
    constexpr int most = 10'000;
    boost::json::array scores;
    for (const int score : game.scores) scores.push_back(std::clamp(score, -most, most));
    return scores;
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
            {"scores", write_scores(game)},
            {"white", write_side(game, names, Color::white)},
            {"black", write_side(game, names, Color::black)}};
}

[[nodiscard]] value write_seconds(const std::optional<std::chrono::seconds>& time) {
    if (!time) return nullptr;
    return time->count();
}

}  // namespace

void Course::note(const Standings& standings, const Sprt* sprt) {
    if (standings.games() == std::exchange(games_, standings.games())) return;
    if (const auto elo = rate(standings.of(0)).elo) elo_.add(elo->value);
    if (sprt) llr_.add(sprt->log_likelihood_ratio(standings.between(0, 1)));
}

std::string write_live_match(const LiveMatch& match, const Names& names, const Course& course,
                             std::string_view report) {
    boost::json::array games;
    for (const LiveGame& game : match.games) games.push_back(write_game(game, names));
    const object written{{"finished", match.finished},
                         {"total", match.game_count},
                         {"elapsed", match.elapsed.count()},
                         {"left", write_seconds(match.left)},
                         {"games", std::move(games)},
                         {"course",
                          {{"elo", boost::json::value_from(course.elo().values())},
                           {"llr", boost::json::value_from(course.llr().values())}}}};
    std::string text = boost::json::serialize(written);
    text.pop_back();
    return fmt::format("{},\"report\":{}}}", text, report);
}

}  // namespace adoube::arbiter::web
