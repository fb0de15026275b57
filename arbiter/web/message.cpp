#include "arbiter/web/message.h"

#include <fmt/format.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "arbiter/json/options_json.h"
#include "game/king_capture.h"

namespace adoube::arbiter::web {

namespace {

using boost::json::object;
using boost::json::value;

[[nodiscard]] value seat_name(std::optional<Seat> seat) {
    if (!seat) return nullptr;
    return *seat == Seat::host ? "host" : "guest";
}

[[nodiscard]] object player(const session::Table& table, Color color) {
    return {{"name", table.card.player(color)}, {"here", !table.game.is_away(color)}};
}

// A number such as 38.5 that players read at once.
[[nodiscard]] double score(const game::Game& game, Color color) {
    return game::doubled_score(game.position().setup(), color) / 2.0;
}

[[nodiscard]] std::string joined(const std::vector<std::string>& events, std::size_t from) {
    std::string text;
    for (std::size_t index = from; index < events.size(); ++index) {
        if (index > from) text += ',';
        text += events[index];
    }
    return text;
}

}  // namespace

Color color_of(const session::Table& table, Seat seat) {
    return seat == Seat::host ? table.card.host_color : opponent(table.card.host_color);
}

std::string waiting_message(const Board& board, std::optional<Seat> seat) {
    return boost::json::serialize(object{{"type", "waiting"},
                                         {"board", board.number},
                                         {"seat", seat_name(seat)},
                                         {"host", board.invitation.host},
                                         {"options", board.invitation.options}});
}

std::string game_message(session::Session& session, const Board& board, game::Viewer viewer,
                         std::size_t from, game::Instant now) {
    const session::Table& table = *session.find(board.game);
    const std::string whom = viewer ? table.card.player(*viewer) : "spectator";
    const auto request =
        boost::json::serialize(object{{"op", "view"}, {"game", board.game}, {"for", whom}});
    object message = boost::json::parse(session.answer(request, now).line).as_object();
    message.erase("ok");
    message["type"] = "game";
    message["board"] = board.number;
    message["engine"] = board.invitation.to_engine;
    message["options"] = json::write_options(table.game.options());
    message["players"] =
        object{{"white", player(table, Color::white)}, {"black", player(table, Color::black)}};
    if (table.game.is_over())
        message["score"] = object{{"white", score(table.game, Color::white)},
                                  {"black", score(table.game, Color::black)}};
    message["from"] = from;
    std::string text = boost::json::serialize(message);
    text.pop_back();
    return fmt::format("{},\"events\":[{}]}}", text, joined(board.events, from));
}

std::string refusal_message(std::string_view word, std::string_view text) {
    return boost::json::serialize(object{{"type", "refusal"}, {"refusal", word}, {"text", text}});
}

}  // namespace adoube::arbiter::web
