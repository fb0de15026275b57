#include "arbiter/match/tablebase.h"

#include <algorithm>

namespace adoube::arbiter {
namespace {

using game::Outcome;
using game::Reason;

// A draw that is one only by the fifty-move rule counts as what it would be without it.
[[nodiscard]] TableValue without_fifty_moves(TableValue value) {
    if (value == TableValue::cursed_win) return TableValue::win;
    return value == TableValue::blessed_loss ? TableValue::loss : value;
}

[[nodiscard]] Outcome outcome_of(TableValue value, Color turn) {
    if (value == TableValue::win) return Outcome::won_by(turn, Reason::tablebase);
    if (value == TableValue::loss) return Outcome::won_by(opponent(turn), Reason::tablebase);
    return Outcome::draw(Reason::tablebase);
}

}  // namespace

std::optional<Outcome> adjudicate_by_table(Tablebase& tables, const TablebaseOptions& options,
                                           const Position& position) {
    if (position.occupied().size() > std::min(options.pieces, tables.pieces())) return std::nullopt;
    if (!position.castling().empty() || position.halfmove_clock() != 0) return std::nullopt;
    auto value = tables.probe(position);
    if (!value) return std::nullopt;
    if (options.ignores_fifty_moves) value = without_fifty_moves(*value);
    const Outcome outcome = outcome_of(*value, position.turn());
    if (options.use == TablebaseUse::decided && outcome.is_draw()) return std::nullopt;
    if (options.use == TablebaseUse::drawn && !outcome.is_draw()) return std::nullopt;
    return outcome;
}

}  // namespace adoube::arbiter
