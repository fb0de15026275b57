#include "arbiter/json/view_json.h"

#include <boost/json/array.hpp>

#include "arbiter/json/names.h"
#include "arbiter/json/result_json.h"
#include "notation/fen.h"
#include "notation/piece_letters.h"
#include "notation/san.h"

namespace adoube::arbiter::json {

namespace {

using boost::json::array;
using boost::json::object;
using boost::json::storage_ptr;
using boost::json::value;

[[nodiscard]] array write_moves(const game::View& view, const storage_ptr& storage) {
    array texts(storage);
    Position position = view.start;
    for (const Move move : view.moves) {
        const Position next = position.after(move);
        texts.emplace_back(san::write(position, move, next));
        position = next;
    }
    return texts;
}

// Castling is shown by the squares that the king leaves and goes to, where a click would be.
[[nodiscard]] Square shown_target(Move move, Color color) {
    if (move.kind() != MoveKind::castle) return move.to();
    return castled_king(color, adoube::wing_of(move));
}

[[nodiscard]] value last_move(const game::View& view) {
    if (view.moves.empty()) return nullptr;
    const Move move = view.moves.back();
    const Color by = opponent(view.position.turn());
    return {{"from", adoube::name_of(move.from())},
            {"to", adoube::name_of(shown_target(move, by))}};
}

[[nodiscard]] object write_hint(const game::View& view, Move move, const storage_ptr& storage) {
    object hint(storage);
    hint.emplace("from", adoube::name_of(move.from()));
    // The request must mean this move: in Chess960 the king's square may be that of a step.
    const bool is_castling = move.kind() == MoveKind::castle;
    const bool by_rook = is_castling && view.variant == Variant::chess960;
    const Square to = by_rook ? move.to() : shown_target(move, view.position.turn());
    hint.emplace("to", adoube::name_of(to));
    if (const auto type = move.promotion())
        hint.emplace("promotion", std::string(1, letter_of(Piece{Color::black, *type})));
    if (is_castling) hint.emplace("castle", name_of(adoube::wing_of(move)));
    return hint;
}

[[nodiscard]] array write_captured(const std::vector<PieceType>& types, Color by) {
    array letters;
    for (const PieceType type : types)
        letters.emplace_back(std::string(1, letter_of(Piece{opponent(by), type})));
    return letters;
}

[[nodiscard]] value write_pending(const std::optional<game::Proposal>& pending) {
    if (!pending) return nullptr;
    object proposal{{"kind", name_of(pending->kind)}, {"by", name_of(pending->by)}};
    if (pending->kind == game::Proposal::Kind::undo) proposal.emplace("plies", pending->plies);
    return proposal;
}

[[nodiscard]] value write_claimable(const std::optional<game::Reason>& reason) {
    if (!reason) return nullptr;
    return value(game::name_of(*reason));
}

[[nodiscard]] value write_undo_left(const game::View& view, const game::Game& game) {
    if (!view.you) return nullptr;
    if (!game.options().undo_limit) return "unlimited";
    return *view.undo_left;
}

void add_hints(object& fields, const game::View& view) {
    if (view.legal_moves) {
        array hints(fields.storage());
        hints.reserve(view.legal_moves->size());
        for (const Move move : *view.legal_moves)
            hints.push_back(write_hint(view, move, fields.storage()));
        fields.emplace("legalMoves", std::move(hints));
    }
    if (view.threatened) {
        array squares(fields.storage());
        for (const Square square : *view.threatened) squares.emplace_back(adoube::name_of(square));
        fields.emplace("threatenedSquares", std::move(squares));
    }
}

[[nodiscard]] object write_clocks(const game::View& view) {
    return {{"white", write_duration(view.clock.left.white)},
            {"black", write_duration(view.clock.left.black)},
            {"running", write_color(view.clock.running)}};
}

}  // namespace

boost::json::object write_view(const game::Game& game, const GameCard& card, game::Viewer viewer,
                               game::Instant now, storage_ptr storage) {
    const game::View view = game::view_of(game, viewer, now);
    object fields(storage);
    fields.emplace("fen", fen::write(view.position));
    fields.emplace("startFen", fen::write(view.start));
    fields.emplace("variant", name_of(view.variant));
    fields.emplace("turn", name_of(view.position.turn()));
    fields.emplace("you", write_color(view.you));
    fields.emplace("moves", write_moves(view, storage));
    fields.emplace("lastMove", last_move(view));
    fields.emplace("check", view.position.in_check());
    fields.emplace("clock", write_clocks(view));
    fields.emplace("deadline", write_instant(view.deadline));
    fields.emplace("captured", value{{"white", write_captured(view.captured.white, Color::white)},
                                     {"black", write_captured(view.captured.black, Color::black)}});
    fields.emplace("materialDiff", view.material_difference);
    fields.emplace("pending", write_pending(view.pending));
    fields.emplace("claimable", write_claimable(view.claimable));
    fields.emplace("undoLeft", write_undo_left(view, game));
    fields.emplace("result", write_result(game, card, storage));
    add_hints(fields, view);
    return fields;
}

}  // namespace adoube::arbiter::json
