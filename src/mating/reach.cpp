#include "mating/reach.h"

#include "mating/sweep.h"

namespace adoube::mating {

namespace {

// A promoted man may have become anything: he moves as a queen or as a knight.
[[nodiscard]] Bitboard promoted_sweep(Bitboard from, Bitboard open) {
    return sweep(PieceType::queen, from, open) | knight_sweep(from);
}

[[nodiscard]] Bitboard pawn_squares(const Man& man) {
    return (man.squares - man.promoted) - back_ranks;
}

}  // namespace

Reach::Reach(const Position& position) : clearable_(~position.occupied()) {
    for (const Square square : position.occupied()) {
        const Piece piece = *position.piece_at(square);
        men_.push_back({piece, square, square, {}, false});
        if (piece.type != PieceType::king) homes_[index_of(piece.color)] |= square;
    }
    visited_ = homes_;
    if (const auto target = position.en_passant_target()) {
        const Color them = opponent(position.turn());
        passed_over_[index_of(them)] |= *target;
        note_captures(position.turn(), in_front_of(them, *target));
    }
    castle(position);
    while (extend()) {
    }
}

Bitboard Reach::attacked_by(const Man& man, Bitboard open) {
    if (man.piece.type != PieceType::pawn) return sweep(man.piece.type, man.squares, open);
    return pawn_attacks(man.piece.color, pawn_squares(man)) | promoted_sweep(man.promoted, open);
}

// Whatever castling needs beside the right is taken as given.
void Reach::castle(const Position& position) {
    for (Man& man : men_) {
        for (const Wing wing : all_wings) {
            const auto rook = position.castling_rook(man.piece.color, wing);
            if (!rook) continue;
            if (man.home == *rook) man.squares |= castled_rook(man.piece.color, wing);
            if (man.piece.type == PieceType::king)
                man.squares |= castled_king(man.piece.color, wing);
        }
    }
}

bool Reach::extend() {
    const Bitboard clear_before = clearable_;
    note_double_steps();
    bool any = false;
    for (Man& man : men_) {
        const Bitboard before = man.squares;
        if (man.piece.type == PieceType::pawn) extend_pawn(man);
        else extend_piece(man);
        if (man.squares == before) continue;
        any = true;
        clearable_ |= man.home;
        if (man.piece.type != PieceType::king) visited_[index_of(man.piece.color)] |= man.squares;
    }
    return any || clearable_ != clear_before;
}

void Reach::extend_pawn(Man& man) {
    const Color color = man.piece.color;
    const Color them = opponent(color);
    const Bitboard pawns = pawn_squares(man);
    const Bitboard captures =
        pawn_attacks(color, pawns) & (visited_[index_of(them)] | passed_over_[index_of(them)]);
    const Bitboard step = forward(color, pawns) & clearable_;
    const Bitboard double_step =
        forward(color, step & squares_of(relative_rank(color, Rank::r3))) & clearable_;
    // A step from his home square is the only one onto rank 3 that may be doubled; a pawn never
    // comes back to his second rank, so that is the only way to stand there.
    const Bitboard reached = captures | step | double_step;
    man.squares |= reached;
    man.promoted |= reached & back_ranks;
    if (man.promoted.any()) {
        const Bitboard landing = clearable_ | homes_to_capture(color);
        man.promoted |= promoted_sweep(man.promoted, clearable_) & landing;
        man.squares |= man.promoted;
    }
    note_captures(color, captures | man.promoted);
}

void Reach::extend_piece(Man& man) {
    const Color color = man.piece.color;
    Bitboard landing = clearable_ | homes_to_capture(color);
    if (man.piece.type == PieceType::king) landing -= guarded_for_ever(opponent(color));
    man.squares |= sweep(man.piece.type, man.squares, clearable_) & landing;
    note_captures(color, man.squares);
}

// Men of the other color whose homes lie there may be gone one day.
void Reach::note_captures(Color by, Bitboard capturing) {
    const Bitboard taken = capturing & homes_[index_of(opponent(by))];
    if (taken.empty()) return;
    for (Man& man : men_) {
        if (!taken.contains(man.home) || man.captured) continue;
        man.captured = true;
        clearable_ |= man.home;
    }
}

Bitboard Reach::homes_to_capture(Color by) const { return homes_[index_of(opponent(by))]; }

// The squares that men who never move attack whatever else happens.
Bitboard Reach::guarded_for_ever(Color by) const {
    Bitboard guarded;
    for (const Man& man : men_) {
        if (man.piece.color != by || !man.fixed()) continue;
        guarded |= man.piece.type == PieceType::pawn ? pawn_attacks(by, man.home)
                                                     : sweep(man.piece.type, man.home, {});
    }
    return guarded;
}

void Reach::note_double_steps() {
    for (const Man& man : men_) {
        const Color color = man.piece.color;
        if (man.piece.type != PieceType::pawn) continue;
        const Bitboard third = man.squares & squares_of(relative_rank(color, Rank::r3));
        if (rank_of(man.home) == relative_rank(color, Rank::r2))
            passed_over_[index_of(color)] |= third & forward(color, man.home);
    }
}

}  // namespace adoube::mating
