#include "notation/san.h"

#include "notation/piece_letters.h"
#include "rules/attacks.h"
#include "rules/legal_moves.h"

namespace adoube::san {

namespace {

// Own pieces of the described type on the described origin; a pawn whose file is not named stays
// on the file that it moves to.
[[nodiscard]] Bitboard pieces_meant(const Position& position, const Description& wanted) {
    Bitboard pieces = position.pieces(position.turn(), *wanted.type);
    if (wanted.from_rank) pieces &= squares_of(*wanted.from_rank);
    if (wanted.from_file) return pieces & squares_of(*wanted.from_file);
    if (wanted.type == PieceType::pawn) return pieces & squares_of(file_of(wanted.to));
    return pieces;
}

// The squares from which a pawn may come to `to`: two of its file, or the two beside those.
[[nodiscard]] Bitboard pawn_origins(Color color, Square to) {
    const Color them = opponent(color);
    const Bitboard step = forward(them, to);
    const bool after_double_step = rank_of(to) == relative_rank(color, Rank::r4);
    return pawn_attacks(them, to) | step | (after_double_step ? forward(them, step) : Bitboard{});
}

// The squares from which a piece may come to `to` by the rules of its type; more than the legal
// ones, never fewer.
[[nodiscard]] Bitboard origins(const Position& position, PieceType type, Square to) {
    if (type == PieceType::pawn) return pawn_origins(position.turn(), to);
    return attacks(type, to, position.occupied());
}

[[nodiscard]] MoveKind pawn_kind(const Position& position, Square from, const Description& wanted) {
    if (wanted.promotion) return promotion_to(*wanted.promotion);
    if (file_of(from) != file_of(wanted.to))
        return position.en_passant_target() == wanted.to ? MoveKind::en_passant : MoveKind::normal;
    const bool single = in_front_of(position.turn(), from) == wanted.to;
    return single ? MoveKind::normal : MoveKind::double_step;
}

[[nodiscard]] Move move_of(const Position& position, Square from, const Description& wanted) {
    if (wanted.type != PieceType::pawn) return {from, wanted.to};
    return {from, wanted.to, pawn_kind(position, from, wanted)};
}

// A promotion names one of the four pieces, and a pawn that reaches the last rank names one.
[[nodiscard]] bool promotion_fits(const Position& position, const Description& wanted) {
    const bool promotes = wanted.type == PieceType::pawn &&
                          rank_of(wanted.to) == back_rank(opponent(position.turn()));
    if (promotes != wanted.promotion.has_value()) return false;
    return !promotes ||
           (wanted.promotion != PieceType::pawn && wanted.promotion != PieceType::king);
}

// How much a reason tells when several pieces could be meant: that the king's safety forbids a
// move says that it would otherwise be there.
[[nodiscard]] int weight_of(IllegalMove reason) {
    switch (reason) {
        case IllegalMove::no_piece: return 0;
        case IllegalMove::piece_cannot_move_so: return 1;
        case IllegalMove::path_blocked: return 2;
        case IllegalMove::own_piece_on_target: return 3;
        default: return 4;
    }
}

[[nodiscard]] IllegalMove why_not(const Position& position, Square from,
                                  const Description& wanted) {
    const auto move = find_move(position, {from, wanted.to, wanted.promotion});
    if (!move) return move.error();
    // The move is legal but written otherwise: castling as a king's move.
    const bool onto_own = position.pieces(position.turn()).contains(wanted.to);
    return onto_own ? IllegalMove::own_piece_on_target : IllegalMove::piece_cannot_move_so;
}

[[nodiscard]] Error explain(const Position& position, const Description& wanted) {
    Error error{Fault::illegal, 0, IllegalMove::no_piece};
    for (const Square from : pieces_meant(position, wanted)) {
        const IllegalMove reason = why_not(position, from, wanted);
        if (weight_of(reason) > weight_of(*error.reason)) {
            error.reason = reason;
            error.from = from;
        }
    }
    return error;
}

[[nodiscard]] Expected<Move, Error> judged(const Expected<Move, IllegalMove>& judgement,
                                           std::optional<Square> from = std::nullopt) {
    if (judgement) return *judgement;
    return Failure{Error{Fault::illegal, 0, judgement.error(), from}};
}

[[nodiscard]] Expected<Move, Error> find_by_type(const Position& position,
                                                 const Description& wanted) {
    if (!promotion_fits(position, wanted)) return Failure{explain(position, wanted)};
    std::optional<Move> only;
    const Bitboard candidates =
        pieces_meant(position, wanted) & origins(position, *wanted.type, wanted.to);
    for (const Square from : candidates) {
        const Move move = move_of(position, from, wanted);
        if (!is_legal(position, move)) continue;
        if (only) return Failure{Error{Fault::ambiguous}};
        only = move;
    }
    if (!only) return Failure{explain(position, wanted)};
    return *only;
}

// The pieces of the same type that could legally make a move to the same square.
[[nodiscard]] Bitboard rivals(const Position& position, Move move, PieceType type) {
    const Bitboard others =
        (position.pieces(position.turn(), type) & origins(position, type, move.to())) -
        Bitboard{move.from()};
    Bitboard legal;
    for (const Square from : others)
        if (is_legal(position, {from, move.to()})) legal |= from;
    return legal;
}

[[nodiscard]] std::string origin(Square from, Bitboard rivals) {
    if (rivals.empty()) return {};
    const bool file_tells = (rivals & squares_of(file_of(from))).empty();
    const bool rank_tells = (rivals & squares_of(rank_of(from))).empty();
    if (file_tells) return {letter_of(file_of(from))};
    if (rank_tells) return {digit_of(rank_of(from))};
    return name_of(from);
}

// What SAN writes of the origin: as little as tells the move from other legal ones.
[[nodiscard]] std::string short_origin(const Position& position, Move move, PieceType type) {
    switch (type) {
        case PieceType::king: return {};
        case PieceType::pawn:
            return is_capture(position, move) ? std::string{letter_of(file_of(move.from()))} : "";
        default: return origin(move.from(), rivals(position, move, type));
    }
}

enum class Origin : std::uint8_t { shortest, whole };

[[nodiscard]] std::string without_check_mark(const Position& position, Move move, Origin wanted) {
    if (move.kind() == MoveKind::castle) return wing_of(move) == Wing::kingside ? "O-O" : "O-O-O";
    std::string text;
    const PieceType type = position.type_at(move.from());
    if (type != PieceType::pawn) text += letter_of(type);
    text += wanted == Origin::whole ? name_of(move.from()) : short_origin(position, move, type);
    if (is_capture(position, move)) text += 'x';
    text += name_of(move.to());
    if (const auto promoted = move.promotion()) text += {'=', letter_of(*promoted)};
    return text;
}

[[nodiscard]] std::string with_check_mark(std::string text, const Position& next) {
    if (next.in_check()) text += has_legal_move(next) ? '+' : '#';
    return text;
}

}  // namespace

Expected<Move, Error> find(const Position& position, const Description& wanted) {
    if (wanted.castling) return judged(find_castling(position, *wanted.castling));
    if (wanted.type) return find_by_type(position, wanted);
    const Square from = square_at(*wanted.from_file, *wanted.from_rank);
    return judged(find_move(position, {from, wanted.to, wanted.promotion}), from);
}

Expected<Move, Error> read(const Position& position, std::string_view text) {
    const auto wanted = parse(text);
    if (!wanted) return Failure{Error{wanted.error().fault, wanted.error().offset}};
    return find(position, *wanted);
}

std::string write(const Position& position, Move move) {
    return write(position, move, position.after(move));
}

std::string write(const Position& position, Move move, const Position& next) {
    return with_check_mark(without_check_mark(position, move, Origin::shortest), next);
}

std::string write_long(const Position& position, Move move, const Position& next) {
    return with_check_mark(without_check_mark(position, move, Origin::whole), next);
}

}  // namespace adoube::san
