#include "rules/plausibility.h"

#include <algorithm>

#include "rules/attacks.h"
#include "rules/setup_attacks.h"

namespace adoube {

namespace {

[[nodiscard]] int beyond(Bitboard pieces, int at_start) {
    return std::max(0, pieces.size() - at_start);
}

// The fewest promotions that can have brought that color's pieces about.
[[nodiscard]] int promotions_needed(const Position& position, Color color) {
    const Bitboard bishops = position.pieces(color, PieceType::bishop);
    return beyond(position.pieces(color, PieceType::knight), 2) +
           beyond(bishops & light_squares, 1) + beyond(bishops & dark_squares, 1) +
           beyond(position.pieces(color, PieceType::rook), 2) +
           beyond(position.pieces(color, PieceType::queen), 1);
}

void judge_material(const Position& position, Color color, std::vector<ImplausibleFact>& facts) {
    const int pawns = position.pieces(color, PieceType::pawn).size();
    if (pawns > 8) facts.push_back({Implausibility::too_many_pawns, color});
    if (position.pieces(color).size() > 16)
        facts.push_back({Implausibility::too_many_pieces, color});
    if (promotions_needed(position, color) > std::max(0, 8 - pawns))
        facts.push_back({Implausibility::too_many_promoted, color});
}

// Takes moves back: is there a last move of the waiting side before which the side to move was not
// in check?
class LastMoveSearch {
public:
    explicit LastMoveSearch(const Position& position)
        : position_(position),
          us_(position.turn()),
          them_(opponent(us_)),
          king_(position.king(us_)),
          now_(position.setup()),
          empty_(~position.occupied()) {}

    [[nodiscard]] bool finds_one() const {
        if (const auto target = position_.double_step_target()) return after_double_step(*target);
        for (const Square to : position_.pieces(them_))
            if (!is_unmoved(to) && can_have_come_to(to)) return true;
        return can_have_castled();
    }

private:
    // With castling rights left, the king and that rook have not moved.
    [[nodiscard]] bool is_unmoved(Square square) const {
        if (square == position_.king(them_)) return position_.castling().has_any(them_);
        for (const Wing wing : all_wings)
            if (position_.castling_rook(them_, wing) == square) return true;
        return false;
    }

    [[nodiscard]] bool after_double_step(Square target) const {
        const Square to = in_front_of(them_, target);
        return was_no_check(behind(them_, target), PieceType::pawn, to, std::nullopt);
    }

    [[nodiscard]] bool can_have_come_to(Square to) const {
        const PieceType type = position_.type_at(to);
        if (type == PieceType::pawn) return pawn_can_have_come_to(to);
        const Bitboard origins = attacks(type, to, position_.occupied()) & empty_;
        for (const Square from : origins)
            if (was_no_check_before(from, type, to)) return true;
        return can_be_promoted(type, to) && pawn_steps_to(to);
    }

    [[nodiscard]] bool can_be_promoted(PieceType type, Square to) const {
        return type != PieceType::king && rank_of(to) == back_rank(us_);
    }

    [[nodiscard]] bool pawn_can_have_come_to(Square to) const {
        return pawn_steps_to(to) || pawn_double_steps_to(to) || pawn_took_en_passant(to);
    }

    // One step ahead, or a capture.
    [[nodiscard]] bool pawn_steps_to(Square to) const {
        const Square from = behind(them_, to);
        const bool from_own_back_rank = rank_of(from) == back_rank(them_);
        if (from_own_back_rank) return false;
        if (empty_.contains(from) && was_no_check(from, PieceType::pawn, to, std::nullopt))
            return true;
        for (const Square origin : pawn_attacks(us_, to) & empty_)
            if (was_no_check_with_captured(origin, PieceType::pawn, to)) return true;
        return false;
    }

    [[nodiscard]] bool pawn_double_steps_to(Square to) const {
        if (rank_of(to) != relative_rank(them_, Rank::r4)) return false;
        const Square over = behind(them_, to);
        const Square from = behind(them_, over);
        return empty_.contains(over) && empty_.contains(from) &&
               was_no_check(from, PieceType::pawn, to, std::nullopt);
    }

    [[nodiscard]] bool pawn_took_en_passant(Square to) const {
        if (rank_of(to) != relative_rank(them_, Rank::r6)) return false;
        const Square taken = behind(them_, to);
        if (!empty_.contains(taken) || !empty_.contains(in_front_of(them_, to))) return false;
        Setup before = now_;
        before.put({us_, PieceType::pawn}, taken);
        for (const Square from : pawn_attacks(us_, to) & empty_)
            if (is_quiet(moved(before, to, from, PieceType::pawn))) return true;
        return false;
    }

    [[nodiscard]] bool can_have_castled() const {
        if (position_.castling().has_any(them_)) return false;
        for (const Wing wing : all_wings)
            if (can_have_castled(wing)) return true;
        return false;
    }

    // From any two squares that Chess960 allows.
    [[nodiscard]] bool can_have_castled(Wing wing) const {
        const Square king_to = castled_king(them_, wing);
        const Square rook_to = castled_rook(them_, wing);
        if (position_.king(them_) != king_to ||
            !position_.pieces(them_, PieceType::rook).contains(rook_to))
            return false;
        Setup lifted = now_;
        lifted.clear(king_to);
        lifted.clear(rook_to);
        const Bitboard home = (empty_ | king_to | rook_to) & squares_of(back_rank(them_));
        for (const Square king : home)
            for (const Square rook : home - Bitboard{king}) {
                if ((rook > king) != (wing == Wing::kingside)) continue;
                Setup before = lifted;
                before.put({them_, PieceType::king}, king);
                before.put({them_, PieceType::rook}, rook);
                if (is_quiet(before)) return true;
            }
        return false;
    }

    [[nodiscard]] bool was_no_check_before(Square from, PieceType type, Square to) const {
        return was_no_check(from, type, to, std::nullopt) ||
               was_no_check_with_captured(from, type, to);
    }

    // What was captured blocks lines and does nothing else, so one type stands for all; on the back
    // ranks it was no pawn.
    [[nodiscard]] bool was_no_check_with_captured(Square from, PieceType type, Square to) const {
        return was_no_check(from, type, to, PieceType::knight);
    }

    [[nodiscard]] bool was_no_check(Square from, PieceType type, Square to,
                                    std::optional<PieceType> captured) const {
        Setup before = moved(now_, to, from, type);
        if (captured) before.put({us_, *captured}, to);
        return is_quiet(before);
    }

    [[nodiscard]] Setup moved(Setup setup, Square to, Square from, PieceType type) const {
        setup.clear(to);
        setup.put({them_, type}, from);
        return setup;
    }

    // The king of the side to move is not attacked.
    [[nodiscard]] bool is_quiet(const Setup& setup) const {
        return attackers(setup, king_, them_).empty();
    }

    const Position& position_;
    Color us_;
    Color them_;
    Square king_;
    Setup now_;
    Bitboard empty_;
};

}  // namespace

std::vector<ImplausibleFact> implausible_facts(const Position& position) {
    std::vector<ImplausibleFact> facts;
    for (const Color color : all_colors) judge_material(position, color, facts);
    if (is_impossible_check(position))
        facts.push_back({Implausibility::impossible_check, position.turn()});
    return facts;
}

bool is_impossible_check(const Position& position) {
    return position.in_check() && !LastMoveSearch(position).finds_one();
}

}  // namespace adoube
