#include "arbiter/session/action.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/json/fields.h"
#include "arbiter/json/names.h"
#include "notation/piece_letters.h"
#include "notation/san.h"
#include "notation/uci_move.h"

namespace adoube::arbiter::session {

namespace {

namespace command = game::command;
using Read = Expected<game::Command, Refused>;

// Reads one action by its type.
class ActionReader {
public:
    ActionReader(const boost::json::object& action, const game::Game& game, Color by,
                 game::Language language)
        : fields_(action), game_(game), by_(by), language_(language) {}

    [[nodiscard]] Read read() {
        const auto type = fields_.text("type");
        for (const auto& [name, read] : types)
            if (name == type) return checked((this->*read)());
        fields_.blame("action.type", "the type of an action");
        return fault();
    }

private:
    using Method = Read (ActionReader::*)();
    static const std::array<std::pair<std::string_view, Method>, 9> types;

    [[nodiscard]] Read fault() const {
        return Failure{bad_request(fields_.fault().value_or(""), language_)};
    }
    [[nodiscard]] Read checked(Read command) const {
        return fields_.fault() ? fault() : std::move(command);
    }
    [[nodiscard]] bool is_out_of_turn() const { return by_ != game_.turn(); }
    [[nodiscard]] Read not_your_turn() const {
        return Failure{refused(game::Objection::not_your_turn, game_, language_)};
    }

    Read move() {
        if (is_out_of_turn()) return not_your_turn();
        const auto request = asked_move();
        if (!request) return Failure{request.error()};
        return game::Command{command::Play{by_, *request}};
    }
    Read castle() {
        const auto wing = json::wing_of(fields_.text("side"));
        if (!wing) fields_.blame("side", "king or queen");
        return game::Command{command::Castle{by_, wing.value_or(Wing::kingside)}};
    }
    Read claim_draw();
    Read offer_draw() { return game::Command{command::OfferDraw{by_}}; }
    Read respond_draw() { return game::Command{command::RespondDraw{by_, fields_.flag("accept")}}; }
    Read request_undo() {
        command::RequestUndo request{by_, std::nullopt};
        if (const auto plies = fields_.whole_if_any("plies")) {
            if (*plies != 1 && *plies != 2) fields_.blame("plies", "1 or 2");
            request.plies = static_cast<int>(*plies);
        }
        return game::Command{request};
    }
    Read respond_undo() { return game::Command{command::RespondUndo{by_, fields_.flag("accept")}}; }
    Read cancel_offer() { return game::Command{command::CancelOffer{by_}}; }
    Read resign() { return game::Command{command::Resign{by_}}; }

    using Asked = Expected<MoveRequest, Refused>;

    [[nodiscard]] Asked asked_move() {
        if (const auto uci = fields_.text_if_any("uci")) return from_uci(*uci, "uci");
        if (const auto san = fields_.text_if_any("san")) return from_san(*san, "san");
        return from_squares();
    }
    [[nodiscard]] Asked from_squares();
    [[nodiscard]] Asked from_uci(std::string_view text, std::string_view name);
    [[nodiscard]] Asked from_san(std::string_view text, std::string_view name);
    [[nodiscard]] Asked bad_move(std::string_view name, std::string_view expected) {
        fields_.blame(name, expected);
        return Failure{bad_request(*fields_.fault(), language_)};
    }

    json::Fields fields_;
    const game::Game& game_;
    Color by_;
    game::Language language_;
};

const std::array<std::pair<std::string_view, ActionReader::Method>, 9> ActionReader::types{
    {{"move", &ActionReader::move},
     {"castle", &ActionReader::castle},
     {"claimDraw", &ActionReader::claim_draw},
     {"offerDraw", &ActionReader::offer_draw},
     {"respondDraw", &ActionReader::respond_draw},
     {"requestUndo", &ActionReader::request_undo},
     {"respondUndo", &ActionReader::respond_undo},
     {"cancelOffer", &ActionReader::cancel_offer},
     {"resign", &ActionReader::resign}}};

ActionReader::Asked ActionReader::from_squares() {
    const auto from = square_of(fields_.text("from"));
    const auto to = square_of(fields_.text("to"));
    if (!from) return bad_move("from", "a square such as e2");
    if (!to) return bad_move("to", "a square such as e4");
    MoveRequest request{*from, *to, std::nullopt};
    if (const auto letter = fields_.text_if_any("promotion")) {
        request.promotion = json::promotion_of(*letter);
        if (!request.promotion) return bad_move("promotion", "q, r, b or n");
    }
    return request;
}

ActionReader::Asked ActionReader::from_uci(std::string_view text, std::string_view name) {
    const auto request = uci_move::parse(text);
    if (!request) return bad_move(name, "a move such as e2e4 or e7e8q");
    return *request;
}

// A promotion without its piece is a queen where players have agreed on that.
ActionReader::Asked ActionReader::from_san(std::string_view text, std::string_view name) {
    auto move = san::read(game_.position(), text);
    const bool piece_missing = !move && move.error().reason == IllegalMove::promotion_missing;
    if (piece_missing && game_.options().auto_queen)
        move = san::read(game_.position(), std::string(text) + "=Q");
    if (move) return request_of(*move);
    switch (move.error().fault) {
        case san::Fault::illegal:
            if (move.error().reason)
                return Failure{refused(*move.error().reason, game_, language_)};
            break;
        case san::Fault::ambiguous: return bad_move(name, "a move that only one piece can make");
        default: break;
    }
    return bad_move(name, "a move such as Nf3");
}

Read ActionReader::claim_draw() {
    command::ClaimDraw claim{by_, std::nullopt};
    const auto text = fields_.text_if_any("move");
    if (!text) return game::Command{claim};
    if (game_.options().draw_mode == game::DrawMode::automatic) return game::Command{claim};
    if (is_out_of_turn()) return not_your_turn();
    const auto request = uci_move::parse(*text) ? from_uci(*text, "move") : from_san(*text, "move");
    if (!request) return Failure{request.error()};
    claim.move = *request;
    return game::Command{claim};
}

}  // namespace

Expected<game::Command, Refused> read_action(const boost::json::object& action,
                                             const game::Game& game, Color by,
                                             game::Language language) {
    return ActionReader(action, game, by, language).read();
}

}  // namespace adoube::arbiter::session
