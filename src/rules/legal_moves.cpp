#include "rules/legal_moves.h"

#include <algorithm>

#include "rules/move_generator.h"

namespace adoube {

namespace {

class Lister {
public:
    explicit Lister(MoveList& moves) : moves_(moves) {}

    bool targets(PieceType type, Square from, Bitboard to) {
        if (type == PieceType::pawn) {
            for (const Square square : (to & back_ranks)) add_promotions(from, square);
            for (const Square square : to - back_ranks)
                moves_.push_back({from, square, detail::pawn_move_kind(from, square)});
        } else {
            for (const Square square : to) moves_.push_back({from, square});
        }
        return false;
    }
    bool special(Move move) {
        moves_.push_back(move);
        return false;
    }

private:
    void add_promotions(Square from, Square to) {
        for (const MoveKind kind : {MoveKind::promote_to_queen, MoveKind::promote_to_rook,
                                    MoveKind::promote_to_bishop, MoveKind::promote_to_knight})
            moves_.push_back({from, to, kind});
    }

    MoveList& moves_;
};

class CaptureLister {
public:
    CaptureLister(MoveList& moves, Bitboard theirs) : moves_(moves), theirs_(theirs) {}

    bool targets(PieceType type, Square from, Bitboard to) {
        if (type == PieceType::pawn)
            for (const Square square : (to & back_ranks))
                moves_.push_back({from, square, MoveKind::promote_to_queen});
        const Bitboard rest = type == PieceType::pawn ? to - back_ranks : to;
        for (const Square square : (rest & theirs_)) moves_.push_back({from, square});
        return false;
    }
    bool special(Move move) {
        if (move.kind() == MoveKind::en_passant) moves_.push_back(move);
        return false;
    }

private:
    MoveList& moves_;
    Bitboard theirs_;
};

// All that CaptureLister leaves out.
class QuietLister {
public:
    QuietLister(MoveList& moves, Bitboard theirs) : moves_(moves), theirs_(theirs) {}

    bool targets(PieceType type, Square from, Bitboard to) {
        if (type != PieceType::pawn) {
            for (const Square square : to - theirs_) moves_.push_back({from, square});
            return false;
        }
        for (const Square square : (to & back_ranks))
            for (const MoveKind kind : {MoveKind::promote_to_rook, MoveKind::promote_to_bishop,
                                        MoveKind::promote_to_knight})
                moves_.push_back({from, square, kind});
        for (const Square square : to - back_ranks - theirs_)
            moves_.push_back({from, square, detail::pawn_move_kind(from, square)});
        return false;
    }
    bool special(Move move) {
        if (move.kind() == MoveKind::castle) moves_.push_back(move);
        return false;
    }

private:
    MoveList& moves_;
    Bitboard theirs_;
};

struct Counter {
    std::size_t count = 0;

    bool targets(PieceType type, Square, Bitboard to) {
        int moves = to.size();
        if (type == PieceType::pawn) moves += 3 * (to & back_ranks).size();
        count += static_cast<std::size_t>(moves);
        return false;
    }
    bool special(Move) {
        ++count;
        return false;
    }
};

struct AnyMove {
    bool targets(PieceType, Square, Bitboard) { return true; }
    bool special(Move) { return true; }
};

// Stops at the one move that it looks for.
struct Finder {
    Move wanted;

    bool targets(PieceType type, Square from, Bitboard to) const {
        const Square target = wanted.to();
        if (from != wanted.from() || !to.contains(target)) return false;
        if (type != PieceType::pawn) return wanted.kind() == MoveKind::normal;
        if (back_ranks.contains(target)) return wanted.is_promotion();
        return wanted.kind() == detail::pawn_move_kind(from, target);
    }
    bool special(Move move) const { return move == wanted; }
};

// What the generator hands out for one knight, bishop, rook or queen, without looking at anything
// else: readers of games ask for nearly every move that is played.
[[nodiscard]] bool may_go(const Position& position, PieceType type, Square from, Square to) {
    const Square king = position.king(position.turn());
    const Bitboard targets =
        attacks(type, from, position.occupied()) - position.pieces(position.turn());
    if (!targets.contains(to)) return false;
    if (position.pinned().contains(from) && !line_through(king, from).contains(to)) return false;
    const Bitboard checkers = position.checkers();
    if (checkers.empty()) return true;
    if (checkers.more_than_one()) return false;
    return (between(king, checkers.first()) | checkers).contains(to);
}

[[nodiscard]] MoveList listed(const Position& position, Bitboard movers) {
    MoveList moves;
    Lister lister(moves);
    detail::generate(position, movers, lister);
    return moves;
}

}  // namespace

MoveList legal_moves(const Position& position) { return listed(position, Bitboard::all()); }

MoveList legal_moves_from(const Position& position, Square from) { return listed(position, from); }

MoveList legal_captures(const Position& position) {
    MoveList moves;
    CaptureLister lister(moves, position.pieces(opponent(position.turn())));
    detail::generate(position, Bitboard::all(), lister);
    return moves;
}

MoveList legal_quiets(const Position& position) {
    MoveList moves;
    QuietLister lister(moves, position.pieces(opponent(position.turn())));
    detail::generate(position, Bitboard::all(), lister);
    return moves;
}

std::size_t count_legal_moves(const Position& position) {
    Counter counter;
    detail::generate(position, Bitboard::all(), counter);
    return counter.count;
}

bool has_legal_move(const Position& position) {
    AnyMove any;
    return detail::generate(position, Bitboard::all(), any);
}

bool is_legal(const Position& position, Move move) {
    if (move.kind() > MoveKind::promote_to_queen) return false;  // bits that were never a move
    if (!position.pieces(position.turn()).contains(move.from())) return false;
    const PieceType type = position.type_at(move.from());
    if (type != PieceType::pawn && type != PieceType::king)
        return move.kind() == MoveKind::normal && may_go(position, type, move.from(), move.to());
    Finder finder{move};
    return detail::generate(position, move.from(), finder);
}

bool is_checkmate(const Position& position) {
    return position.in_check() && !has_legal_move(position);
}

bool is_stalemate(const Position& position) {
    return !position.in_check() && !has_legal_move(position);
}

bool is_capture(const Position& position, Move move) {
    if (move.kind() == MoveKind::en_passant) return true;
    return position.pieces(opponent(position.turn())).contains(move.to());
}

std::optional<PieceType> captured_type(const Position& position, Move move) {
    if (!is_capture(position, move)) return std::nullopt;
    if (move.kind() == MoveKind::en_passant) return PieceType::pawn;
    return position.type_at(move.to());
}

}  // namespace adoube
