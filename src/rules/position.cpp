#include "rules/position.h"

#include <algorithm>
#include <cassert>

#include "rules/audit.h"
#include "rules/chess960.h"

namespace adoube {

namespace {

// One more; but a counter that is full stays full, and one that is not known stays unknown.
[[nodiscard]] std::uint16_t next_count(std::uint16_t count, std::uint16_t unknown) {
    return count >= unknown - 1 ? count : static_cast<std::uint16_t>(count + 1);
}

}  // namespace

Position Position::initial() {
    static const Expected start = from(chess960_setup(standard_start_number));
    return *start;
}

Expected<Position, PositionFaults> Position::from(const Setup& setup) {
    const PositionFaults faults = audit(setup);
    if (!faults.empty()) return Failure{faults};

    Position position;
    for (const Square square : Bitboard::all())
        if (setup.at(square)) position.put(*setup.at(square), square);
    position.turn_ = setup.turn;
    if (setup.turn == Color::black) position.key_ ^= black_to_move_key();
    for (const Color color : all_colors)
        for (const Wing wing : all_wings)
            if (const auto file = setup.castling.rook_file(color, wing)) {
                position.castling_.grant(color, wing, *file);
                position.key_ ^= key_of(color, wing, *file);
            }
    if (setup.en_passant) position.note_double_step_over(*setup.en_passant);
    constexpr int largest = unknown_count - 1;
    if (setup.halfmove_clock)
        position.halfmove_clock_ =
            static_cast<std::uint16_t>(std::clamp(*setup.halfmove_clock, 0, largest));
    if (setup.fullmove_number)
        position.fullmove_number_ =
            static_cast<std::uint16_t>(std::clamp(*setup.fullmove_number, 0, largest));
    position.find_checks_and_pins();
    assert(position.agrees_with_itself());
    return position;
}

Setup Position::setup() const {
    Setup setup;
    for (const Square square : occupied()) setup.put(*piece_at(square), square);
    setup.turn = turn_;
    setup.castling = castling_;
    setup.en_passant = double_step_target();
    setup.halfmove_clock = halfmove_clock();
    setup.fullmove_number = fullmove_number();
    return setup;
}

std::optional<Piece> Position::piece_at(Square square) const {
    if (!occupied().contains(square)) return std::nullopt;
    const Color color = pieces(Color::white).contains(square) ? Color::white : Color::black;
    return Piece{color, type_at(square)};
}

std::optional<Square> Position::double_step_target() const {
    if (double_step_target_ == no_square) return std::nullopt;
    return static_cast<Square>(double_step_target_);
}

std::optional<int> Position::fullmove_number() const {
    if (fullmove_number_ == unknown_count) return std::nullopt;
    return fullmove_number_;
}

bool Position::same_as(const Position& other) const {
    return key_ == other.key_ && turn_ == other.turn_ && types_ == other.types_ &&
           colors_ == other.colors_ && castling_ == other.castling_ &&
           en_passant_target() == other.en_passant_target();
}

bool Position::may_take_en_passant(Square from, Square target) const {
    const Bitboard occupied_after = (occupied() ^ from ^ behind(turn_, target)) | target;
    return attackers(king(turn_), opponent(turn_), occupied_after).empty();
}

Position Position::after(Move move) const {
    const Square from = move.from();
    const Square to = move.to();
    const Color us = turn_;
    const PieceType type = type_at(from);
    Position next = *this;
    next.forget_en_passant();
    bool irreversible = type == PieceType::pawn;

    if (move.kind() == MoveKind::castle) {
        next.castle(move);
    } else {
        if (occupied().contains(to)) {
            next.lift({opponent(us), type_at(to)}, to);
            irreversible = true;
        } else if (move.kind() == MoveKind::en_passant) {
            next.lift({opponent(us), PieceType::pawn}, behind(us, to));
        }
        next.lift({us, type}, from);
        next.put({us, move.is_promotion() ? promoted_type(move.kind()) : type}, to);
    }
    next.drop_rights_touched_by(move, type == PieceType::king);
    next.note_counters(irreversible);
    next.turn_ = opponent(us);
    next.key_ ^= black_to_move_key();
    if (move.kind() == MoveKind::double_step) next.note_double_step_over(behind(us, to));
    next.find_checks_and_pins();
    assert(next.agrees_with_itself());
    return next;
}

Position Position::after_null_move() const {
    assert(!in_check());
    Position next = *this;
    next.forget_en_passant();
    next.note_counters(false);
    next.turn_ = opponent(turn_);
    next.key_ ^= black_to_move_key();
    next.find_checks_and_pins();
    assert(next.agrees_with_itself());
    return next;
}

void Position::put(Piece piece, Square square) {
    types_[index_of(piece.type)] |= square;
    colors_[index_of(piece.color)] |= square;
    key_ ^= key_of(piece, square);
}

void Position::lift(Piece piece, Square square) {
    types_[index_of(piece.type)] ^= square;
    colors_[index_of(piece.color)] ^= square;
    key_ ^= key_of(piece, square);
}

void Position::castle(Move move) {
    const Piece king{turn_, PieceType::king};
    const Piece rook{turn_, PieceType::rook};
    const Wing wing = wing_of(move);
    lift(king, move.from());
    lift(rook, move.to());
    put(king, castled_king(turn_, wing));
    put(rook, castled_rook(turn_, wing));
}

void Position::forget_en_passant() {
    if (en_passant_legal_)
        key_ ^= en_passant_key(file_of(static_cast<Square>(double_step_target_)));
    double_step_target_ = no_square;
    en_passant_legal_ = false;
}

void Position::note_double_step_over(Square square) {
    double_step_target_ = static_cast<std::uint8_t>(square);
    en_passant_legal_ = en_passant_is_legal(square);
    if (en_passant_legal_) key_ ^= en_passant_key(file_of(square));
}

void Position::drop_right(Color color, Wing wing) {
    key_ ^= key_of(color, wing, *castling_.rook_file(color, wing));
    castling_.revoke(color, wing);
}

// A right goes when its king or its rook moves, or when the rook is captured: all of that happens
// on the back ranks, and most moves keep away from them.
void Position::drop_rights_touched_by(Move move, bool king_moved) {
    const Bitboard touched{move.from(), move.to()};
    if (castling_.empty() || (touched & back_ranks).empty()) return;
    for (const Color color : all_colors)
        for (const Wing wing : all_wings) {
            const auto rook = castling_rook(color, wing);
            if (!rook) continue;
            if ((color == turn_ && king_moved) || touched.contains(*rook)) drop_right(color, wing);
        }
}

void Position::note_counters(bool irreversible) {
    halfmove_clock_ = irreversible ? 0 : next_count(halfmove_clock_, unknown_count);
    if (turn_ == Color::black) fullmove_number_ = next_count(fullmove_number_, unknown_count);
}

// Sliders that would see the king on an empty board either give check, or pin, or are blocked.
void Position::find_checks_and_pins() {
    const Color them = opponent(turn_);
    const Square king_square = king(turn_);
    const Bitboard queens = pieces(PieceType::queen);
    checkers_ = ((pawn_attacks(turn_, king_square) & pieces(PieceType::pawn)) |
                 (knight_attacks(king_square) & pieces(PieceType::knight))) &
                pieces(them);
    pinned_ = {};
    const Bitboard sliders =
        ((bishop_attacks(king_square, {}) & (pieces(PieceType::bishop) | queens)) |
         (rook_attacks(king_square, {}) & (pieces(PieceType::rook) | queens))) &
        pieces(them);
    for (const Square slider : sliders) {
        const Bitboard blockers = between(king_square, slider) & occupied();
        if (blockers.empty()) checkers_ |= slider;
        else if (!blockers.more_than_one()) pinned_ |= blockers & pieces(turn_);
    }
}

bool Position::en_passant_is_legal(Square target) const {
    for (const Square from : pawn_attacks(opponent(turn_), target) & pieces(turn_, PieceType::pawn))
        if (may_take_en_passant(from, target)) return true;
    return false;
}

Key Position::key_from_scratch() const {
    Key key = turn_ == Color::black ? black_to_move_key() : 0;
    for (const Square square : occupied()) key ^= key_of(*piece_at(square), square);
    for (const Color color : all_colors)
        for (const Wing wing : all_wings)
            if (const auto file = castling_.rook_file(color, wing))
                key ^= key_of(color, wing, *file);
    if (const auto target = en_passant_target()) key ^= en_passant_key(file_of(*target));
    return key;
}

// What is kept up to date step by step is what a fresh look finds. For assertions.
bool Position::agrees_with_itself() const {
    const Bitboard attackers_now = attackers(king(turn_), opponent(turn_), occupied());
    const bool waiting_king_is_safe = attackers(king(opponent(turn_)), turn_, occupied()).empty();
    return key_ == key_from_scratch() && checkers_ == attackers_now && waiting_king_is_safe &&
           (colors_[0] & colors_[1]).empty();
}

bool en_passant_is_pseudo_legal(const Position& position) {
    const auto target = position.double_step_target();
    if (!target) return false;
    const Color us = position.turn();
    return (pawn_attacks(opponent(us), *target) & position.pieces(us, PieceType::pawn)).any();
}

}  // namespace adoube
