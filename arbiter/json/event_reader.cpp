#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "arbiter/json/event_json.h"
#include "arbiter/json/fields.h"
#include "arbiter/json/names.h"
#include "arbiter/json/options_json.h"
#include "notation/fen.h"
#include "notation/piece_letters.h"
#include "notation/uci_move.h"
#include "rules/chess960.h"

namespace adoube::arbiter::json {

namespace {

namespace event = game::event;

// Reads one event by its type. What a field says wrongly is noted in the fields.
class Reader {
public:
    Reader(Fields& fields, const Position& position) : fields_(fields), position_(position) {}

    [[nodiscard]] game::EventBody read(std::string_view type) {
        for (const auto& [name, read] : kinds)
            if (name == type) return (this->*read)();
        fields_.blame("type", "the type of an event");
        return event::ClockStarted{};
    }

private:
    using Read = game::EventBody (Reader::*)();
    static const std::array<std::pair<std::string_view, Read>, 18> kinds;

    [[nodiscard]] Color color(std::string_view name) {
        const auto found = color_of(fields_.text(name));
        if (!found) fields_.blame(name, "white or black");
        return found.value_or(Color::white);
    }
    [[nodiscard]] Square square(std::string_view name) {
        const auto found = square_of(fields_.text(name));
        if (!found) fields_.blame(name, "a square");
        return found.value_or(Square::a1);
    }
    [[nodiscard]] int plies() {
        const auto count = fields_.whole("plies");
        if (count < 1 || count > 2) fields_.blame("plies", "1 or 2");
        return static_cast<int>(count);
    }
    [[nodiscard]] Move move(std::string_view name) {
        const auto found = uci_move::read(position_, fields_.text(name));
        if (!found) fields_.blame(name, "a legal move");
        return found.value_or(Move{});
    }
    [[nodiscard]] game::Reason reason(Fields& fields) {
        const auto found = game::reason_of(fields.text("reason"));
        if (!found) fields_.blame("reason", "the word of a reason");
        return found.value_or(game::Reason::aborted);
    }

    game::EventBody moved() { return event::Moved{color("by"), move("uci")}; }
    game::EventBody castled() {
        const auto wing = wing_of(fields_.text("side"));
        if (!wing) fields_.blame("side", "king or queen");
        return event::Castled{color("by"), wing.value_or(Wing::kingside)};
    }
    game::EventBody took_en_passant() {
        return event::TookEnPassant{color("by"), square("captured")};
    }
    game::EventBody promoted() {
        const auto type = promotion_of(fields_.text("piece"));
        if (!type) fields_.blame("piece", "q, r, b or n");
        return event::Promoted{color("by"), square("square"), type.value_or(PieceType::queen)};
    }
    game::EventBody checked() { return event::Checked{color("color")}; }
    game::EventBody checkmated() { return event::Checkmated{color("color")}; }
    game::EventBody stalemated() { return event::Stalemated{color("color")}; }
    game::EventBody draw_claimable() { return event::DrawClaimable{reason(fields_)}; }
    game::EventBody draw_offered() { return event::DrawOffered{color("by")}; }
    game::EventBody draw_declined() { return event::DrawDeclined{color("by")}; }
    game::EventBody undo_requested() { return event::UndoRequested{color("by"), plies()}; }
    game::EventBody undone() { return event::Undone{color("by"), plies()}; }
    game::EventBody undo_declined() { return event::UndoDeclined{color("by")}; }
    game::EventBody offer_cancelled() { return event::OfferCancelled{color("by")}; }
    game::EventBody disconnected() { return event::Disconnected{color("by")}; }
    game::EventBody reconnected() { return event::Reconnected{color("by")}; }
    game::EventBody clock_started() { return event::ClockStarted{}; }
    game::EventBody ended();

    Fields& fields_;
    const Position& position_;
};

const std::array<std::pair<std::string_view, Reader::Read>, 18> Reader::kinds{
    {{"moved", &Reader::moved},
     {"castled", &Reader::castled},
     {"enPassant", &Reader::took_en_passant},
     {"promoted", &Reader::promoted},
     {"check", &Reader::checked},
     {"checkmate", &Reader::checkmated},
     {"stalemate", &Reader::stalemated},
     {"drawClaimable", &Reader::draw_claimable},
     {"drawOffered", &Reader::draw_offered},
     {"drawDeclined", &Reader::draw_declined},
     {"undoRequested", &Reader::undo_requested},
     {"undone", &Reader::undone},
     {"undoDeclined", &Reader::undo_declined},
     {"offerCancelled", &Reader::offer_cancelled},
     {"disconnected", &Reader::disconnected},
     {"reconnected", &Reader::reconnected},
     {"clockStarted", &Reader::clock_started},
     {"gameEnded", &Reader::ended}}};

game::EventBody Reader::ended() {
    const auto* const object = fields_.object_if_any("result");
    if (!object) {
        fields_.blame("result", "an object");
        return event::Ended{};
    }
    Fields result(*object);
    event::Ended ended;
    ended.result.outcome.reason = reason(result);
    if (const auto name = result.text_if_any("winner")) {
        ended.result.outcome.winner = color_of(*name);
        if (!ended.result.outcome.winner) fields_.blame("winner", "white, black or null");
    }
    const auto full_moves = result.whole("moveCount");
    ended.result.full_moves = static_cast<int>(std::clamp<std::int64_t>(full_moves, -1, 1 << 30));
    if (fields_.find("claimedMove")) ended.claimed_move = move("claimedMove");
    if (result.fault()) fields_.blame("result." + *result.fault(), "a result");
    return ended;
}

// The start of a game. Its counters are as unknown as they were when it was written.
[[nodiscard]] Position read_start(Fields& fields, Variant variant) {
    const auto text = fields.text("startFen");
    const auto read = fen::read_position(text, variant);
    if (!read) {
        fields.blame("startFen", "a position that can be played on");
        return Position::initial();
    }
    if (fields.flag_if_any("startClocksKnown").value_or(true)) return read->position;
    Setup setup = read->position.setup();
    setup.halfmove_clock.reset();
    setup.fullmove_number.reset();
    return *Position::from(setup);
}

[[nodiscard]] GameCard read_card(Fields& fields) {
    GameCard card;
    card.host = fields.text("host");
    card.guest = fields.text("guest");
    if (card.host == card.guest) fields.blame("guest", "another player than the host");
    card.virtual_time = fields.flag_if_any("virtualTime").value_or(false);
    const auto language = game::language_of(fields.text_if_any("lang").value_or("en"));
    if (!language) fields.blame("lang", "en, ko or ja");
    card.language = language.value_or(game::Language::english);
    const auto* const colors = fields.object_if_any("colors");
    const auto* const white = colors ? colors->if_contains("white") : nullptr;
    if (white && *white == boost::json::string_view(card.host)) card.host_color = Color::white;
    else if (white && *white == boost::json::string_view(card.guest))
        card.host_color = Color::black;
    else fields.blame("colors", "who of the players has which color");
    return card;
}

}  // namespace

Expected<Beginning, std::string> read_created(const boost::json::object& object) {
    Fields fields(object);
    if (fields.text("type") != "created") fields.blame("type", "created");
    const auto at = fields.instant("at");
    GameCard card = read_card(fields);
    const auto* const wishes = fields.object_if_any("options");
    if (!wishes) fields.blame("options", "an object");
    if (fields.fault()) return Failure{*fields.fault()};
    const auto options = read_options(*wishes);
    if (!options) return Failure{options.error()};
    const Position start = read_start(fields, options->variant);
    if (fields.fault()) return Failure{*fields.fault()};
    std::optional<int> number;
    if (options->variant == Variant::chess960) number = chess960_number(start.setup());
    const event::Created created{*options, start, number, card.host_color};
    return Beginning{std::move(card), {at, created}};
}

Expected<game::Event, std::string> read_event(const boost::json::object& object,
                                              const Position& position) {
    Fields fields(object);
    Reader reader(fields, position);
    game::Event event{fields.instant("at"), reader.read(fields.text("type"))};
    if (fields.fault()) return Failure{*fields.fault()};
    return event;
}

}  // namespace adoube::arbiter::json
