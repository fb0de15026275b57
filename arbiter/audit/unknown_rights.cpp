#include "arbiter/audit/unknown_rights.h"

#include <algorithm>

#include "rules/audit.h"
#include "rules/legal_moves.h"

namespace adoube::arbiter::audit {

namespace {

// Where the rooks may be that a king can castle with.
[[nodiscard]] Bitboard castling_rooks(const Position& position, Color color, Variant variant) {
    const Bitboard rooks = position.pieces(color, PieceType::rook) & squares_of(back_rank(color));
    if (variant == Variant::chess960) return rooks;
    if (file_of(position.king(color)) != File::e) return {};
    return rooks & (squares_of(File::a) | squares_of(File::h));
}

[[nodiscard]] Setup with_all_rights(const Position& position, Variant variant) {
    Setup setup = position.setup();
    for (const Color color : all_colors)
        for (const Square rook : castling_rooks(position, color, variant)) {
            const bool kingside = file_of(rook) > file_of(position.king(color));
            setup.castling.grant(color, kingside ? Wing::kingside : Wing::queenside, file_of(rook));
        }
    return without_impossible_rights(setup);
}

void add_if_different(std::vector<Position>& positions, const Position& original,
                      const Setup& setup) {
    const auto position = Position::from(setup);
    if (position && !position->same_as(original)) positions.push_back(*position);
}

}  // namespace

std::vector<Position> alternatives_to(const Position& position, const Unknowns& unknown,
                                      Variant variant) {
    std::vector<Position> alternatives;
    if (unknown.castling)
        add_if_different(alternatives, position, with_all_rights(position, variant));
    if (!unknown.en_passant) return alternatives;
    for (const Square square : squares_of(relative_rank(position.turn(), Rank::r6))) {
        Setup setup = position.setup();
        setup.en_passant = square;
        if (en_passant_possible(setup)) add_if_different(alternatives, position, setup);
    }
    return alternatives;
}

bool moves_depend_on(const Position& position, const std::vector<Position>& alternatives) {
    const std::size_t count = count_legal_moves(position);
    return std::any_of(alternatives.begin(), alternatives.end(),
                       [&](const Position& other) { return count_legal_moves(other) != count; });
}

}  // namespace adoube::arbiter::audit
