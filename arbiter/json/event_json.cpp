#include "arbiter/json/event_json.h"

#include <string_view>
#include <utility>

#include "arbiter/json/names.h"
#include "arbiter/json/options_json.h"
#include "arbiter/json/result_json.h"
#include "notation/fen.h"
#include "notation/piece_letters.h"
#include "notation/san.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"

namespace adoube::arbiter::json {

namespace {

namespace event = game::event;
using boost::json::object;
using boost::json::value;

constexpr std::size_t usual_field_count = 10;  // of a move, the event that comes most

// Writes one event into its object: `before` is the position that it met, `after` the game that
// it is part of already.
class Writer {
public:
    Writer(const Position& before, const game::Game& after, const GameCard& card, object& fields)
        : before_(before), after_(after), card_(card), fields_(fields) {}

    void operator()(const event::Created&) { type("created"); }
    void operator()(const event::Moved& moved) {
        type("moved");
        by(moved.by);
        const Position& next = after_.position();
        add("uci", uci_move::write(before_, moved.move, after_.options().variant));
        add("san", san::write(before_, moved.move, next));
        add("captured", captured_letter(moved));
        add("check", next.in_check());
        add("fen", fen::write(next));
        add("clock", write_clock(after_.clock(), after_.latest(), fields_.storage()));
    }
    void operator()(const event::Castled& castled) {
        type("castled");
        by(castled.by);
        add("side", name_of(castled.wing));
    }
    void operator()(const event::TookEnPassant& took) {
        type("enPassant");
        by(took.by);
        add("captured", adoube::name_of(took.captured));
    }
    void operator()(const event::Promoted& promoted) {
        type("promoted");
        by(promoted.by);
        add("square", adoube::name_of(promoted.square));
        add("piece", letter({Color::black, promoted.type}));
    }
    void operator()(const event::Checked& checked) {
        type("check");
        add("color", name_of(checked.color));
    }
    void operator()(const event::Checkmated& mated) {
        type("checkmate");
        add("color", name_of(mated.color));
    }
    void operator()(const event::Stalemated& stalemated) {
        type("stalemate");
        add("color", name_of(stalemated.color));
    }
    void operator()(const event::DrawClaimable& claimable) {
        type("drawClaimable");
        add("reason", game::name_of(claimable.reason));
    }
    void operator()(const event::DrawOffered& offered) {
        type("drawOffered");
        by(offered.by);
    }
    void operator()(const event::DrawDeclined& declined) {
        type("drawDeclined");
        by(declined.by);
    }
    void operator()(const event::UndoRequested& requested) {
        type("undoRequested");
        by(requested.by);
        add("plies", requested.plies);
    }
    void operator()(const event::Undone& undone) {
        type("undone");
        by(undone.requested_by);
        add("plies", undone.plies);
        add("fen", fen::write(after_.position()));
    }
    void operator()(const event::UndoDeclined& declined) {
        type("undoDeclined");
        by(declined.by);
    }
    void operator()(const event::OfferCancelled& cancelled) {
        type("offerCancelled");
        by(cancelled.by);
    }
    void operator()(const event::Disconnected& disconnected) {
        type("disconnected");
        by(disconnected.color);
    }
    void operator()(const event::Reconnected& reconnected) {
        type("reconnected");
        by(reconnected.color);
    }
    void operator()(const event::ClockStarted&) { type("clockStarted"); }
    void operator()(const event::Ended& ended) {
        type("gameEnded");
        add("result", write_result(after_, card_, fields_.storage()));
        if (ended.claimed_move)
            add("claimedMove",
                uci_move::write(before_, *ended.claimed_move, after_.options().variant));
    }

private:
    template <class T>
    void add(std::string_view name, T&& field) {
        fields_.emplace(name, std::forward<T>(field));
    }
    void type(std::string_view name) {
        add("type", name);
        add("at", game::whole_ms(after_.latest()));
    }
    void by(Color color) { add("by", name_of(color)); }

    [[nodiscard]] static std::string letter(Piece piece) {
        return std::string(1, letter_of(piece));
    }
    [[nodiscard]] value captured_letter(const event::Moved& moved) const {
        const auto captured = captured_type(before_, moved.move);
        if (!captured) return nullptr;
        return value(letter({opponent(moved.by), *captured}), fields_.storage());
    }

    const Position& before_;
    const game::Game& after_;
    const GameCard& card_;
    object& fields_;
};

}  // namespace

boost::json::array apply_and_write(game::Game& game, std::span<const game::Event> events,
                                   const GameCard& card, boost::json::storage_ptr storage) {
    boost::json::array written(storage);
    written.reserve(events.size());
    for (const game::Event& each : events) {
        const Position before = game.position();
        game.apply(each);
        object fields(storage);
        fields.reserve(usual_field_count);
        std::visit(Writer(before, game, card, fields), each.body);
        written.push_back(std::move(fields));
    }
    return written;
}

boost::json::object write_created(const game::Event& created, const GameCard& card,
                                  boost::json::storage_ptr storage) {
    const auto& body = std::get<event::Created>(created.body);
    object fields(storage);
    fields.emplace("type", "created");
    fields.emplace("at", game::whole_ms(created.at));
    fields.emplace("virtualTime", card.virtual_time);
    fields.emplace("host", card.host);
    fields.emplace("guest", card.guest);
    fields.emplace("colors", value{{"white", card.player(Color::white)},
                                   {"black", card.player(Color::black)}});
    fields.emplace("chess960Index",
                   body.chess960_number ? value(*body.chess960_number) : value(nullptr));
    fields.emplace("startFen", fen::write(body.start));
    fields.emplace("startClocksKnown", body.start.halfmove_clock().has_value());
    fields.emplace("lang", game::code_of(card.language));
    fields.emplace("options", write_options(body.options, storage));
    return fields;
}

}  // namespace adoube::arbiter::json
