#include "mating/rewards.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "mating/steps.h"
#include "rules/attacks.h"

namespace adoube::mating {

namespace {

using Worth = std::array<int, 6>;
// By type, pawn first: what it costs the common aim if the loser takes one, and what it is worth
// if the winner does.
constexpr Worth loss{25, 20, 20, 45, 60, 0};
constexpr Worth gain{2, 4, 4, 8, 12, 0};

}  // namespace

Rewards::Rewards(const Position& position, Color winner, Aim aim)
    : position_(position),
      winner_(winner),
      king_(position.king(opponent(winner))),
      occupied_(position.occupied()),
      around_(king_attacks(king_)) {
    const Bitboard pawns = position.pieces(winner, PieceType::pawn);
    note_attack(pawn_attacks(winner, pawns));
    note_attack(king_attacks(position.king(winner)));
    const Bitboard through_king = occupied_ ^ king_;
    for (const PieceType type :
         {PieceType::knight, PieceType::bishop, PieceType::rook, PieceType::queen})
        for (const Square square : position.pieces(winner, type))
            note_attack(attacks(type, square, through_king));
    free_ = around_ - position.pieces(opponent(winner)) - attacked_;
    closed_ = (around_ & attacked_) - position.pieces(opponent(winner));
    has_force_ =
        (position.pieces(winner, PieceType::queen) | position.pieces(winner, PieceType::rook))
            .any();
    pawn_path_ = pawn_path(winner, pawns);
    if (!has_force_) choose_aim(aim);
    if (position.turn() == winner) discoverers_ = discoverers();
}

void Rewards::note_attack(Bitboard squares) {
    attacked_twice_ |= attacked_ & squares;
    attacked_ |= squares;
}

int Rewards::of(Move move) const {
    if (aim_) return towards_corner_mate(move);
    return position_.turn() == winner_ ? of_winner(move) : of_loser(move);
}

void Rewards::choose_aim(Aim aim) {
    obstacle_ = find_obstacle();
    const bool has_pawn = position_.pieces(winner_, PieceType::pawn).any();
    if (has_pawn && aim == Aim::promotion) return;
    aim_ = CornerMate::nearest(position_, winner_);
    if (!aim_ || !has_pawn) return;
    // A pawn of the loser that is to promote is likely to be held up by one of ours.
    if (aim_->missing() > 4 + 2 * promotion_steps(position_, winner_) ||
        position_.type_at(aim_->filler()) == PieceType::pawn)
        aim_.reset();
}

std::optional<Square> Rewards::find_obstacle() const {
    std::optional<Square> found;
    int fewest = no_promotion;
    for (const Square pawn : position_.pieces(winner_, PieceType::pawn)) {
        const int steps = promotion_steps(position_, winner_, pawn);
        if (steps >= fewest) continue;
        fewest = steps;
        const Bitboard blockers = squares_of(file_of(pawn)) & pawn_path_ &
                                  position_.pieces(opponent(winner_), PieceType::pawn);
        found.reset();
        if (blockers.any()) found = blockers.first();
    }
    return found;
}

int Rewards::towards_obstacle(Square from, Square to) const {
    if (!obstacle_) return 0;
    if (to == *obstacle_) return 30;
    return 4 * (steps_between(from, *obstacle_) - steps_between(to, *obstacle_));
}

int Rewards::towards_corner_mate(Move move) const {
    const Square from = move.from();
    const Square to = move.to();
    const PieceType type = position_.type_at(from);
    const CornerPattern& pattern = aim_->pattern();
    int reward = 8 * aim_->progress(position_, move);
    if (position_.turn() == winner_) {
        if (to == aim_->filler()) return -100;
        if (type != PieceType::king && around_.contains(to) && !is_guarded(to, from)) reward -= 20;
        return reward + 2 * of_capture(to);
    }
    if (type == PieceType::king) return reward + of_capture(to);
    const Bitboard seen = type == PieceType::pawn ? Bitboard{} : seen_from(type, to);
    if (seen.contains(position_.king(winner_))) reward -= 15;
    const Bitboard needed{pattern.corner, pattern.kings[0], pattern.kings[1], pattern.knights[0]};
    if (from != aim_->filler() && needed.contains(to)) reward -= 10;
    return reward + of_capture(to) - 3 * (seen & needed).size();
}

bool Rewards::checks(Move move) const {
    const Square from = move.from();
    if (discoverers_.contains(from) && !line_through(king_, from).contains(move.to())) return true;
    if (move.is_promotion())
        return attacks(promoted_type(move.kind()), king_, occupied_ ^ from).contains(move.to());
    const PieceType type = position_.type_at(from);
    if (type == PieceType::pawn) return pawn_attacks(opponent(winner_), king_).contains(move.to());
    return type != PieceType::king && attacks(type, king_, occupied_).contains(move.to());
}

Bitboard Rewards::discoverers() const {
    const Bitboard queens = position_.pieces(PieceType::queen);
    const Bitboard sliders =
        ((bishop_attacks(king_, {}) & (position_.pieces(PieceType::bishop) | queens)) |
         (rook_attacks(king_, {}) & (position_.pieces(PieceType::rook) | queens))) &
        position_.pieces(winner_);
    Bitboard found;
    for (const Square slider : sliders) {
        const Bitboard blockers = between(king_, slider) & occupied_;
        if (!blockers.more_than_one()) found |= blockers & position_.pieces(winner_);
    }
    return found;
}

int Rewards::of_capture(Square square) const {
    if (!occupied_.contains(square)) return 0;
    const std::size_t type = index_of(position_.type_at(square));
    if (position_.turn() == winner_) return has_force_ ? gain[type] : gain[type] / 2;
    return -loss[type];
}

int Rewards::of_winner(Move move) const {
    const Square from = move.from();
    const Square to = move.to();
    const PieceType type = position_.type_at(from);
    if (move.kind() == MoveKind::castle) return -10;
    if (type == PieceType::pawn) return of_winning_pawn(move);
    const int nearer = steps_between(from, king_) - steps_between(to, king_);
    if (obstacle_) return towards_obstacle(from, to) + of_capture(to);
    if (type == PieceType::king) {
        const int covers = (king_attacks(to) & free_).size();
        const int clears = !has_force_ && pawn_path_.contains(from) ? 4 : 0;
        return 2 * nearer + 2 * covers + of_capture(to) + clears;
    }
    const Bitboard only_his = (seen_from(type, from) & closed_) - attacked_twice_;
    const int covers = (seen_from(type, to) & (free_ | only_his)).size() - only_his.size();
    const int weight = type == PieceType::knight || type == PieceType::bishop ? 2 : 1;
    int reward = weight * nearer + 5 * covers + of_capture(to);
    if (around_.contains(to) && !is_guarded(to, from)) reward -= loss[index_of(type)];
    if (!has_force_ && pawn_path_.contains(from) && !pawn_path_.contains(to)) reward += 8;
    return reward;
}

// By another man of the winner than the one who comes from that square.
bool Rewards::is_guarded(Square square, Square mover) const {
    return position_.attackers(square, winner_, occupied_ ^ mover).any();
}

int Rewards::of_winning_pawn(Move move) const {
    const Square to = move.to();
    const int reward = of_capture(to) + (pawn_attacks(winner_, to) & free_).size() * 4;
    if (move.is_promotion()) {
        const PieceType type = promoted_type(move.kind());
        return reward + (type == PieceType::queen ? 30 : type == PieceType::rook ? 10 : -20);
    }
    if (around_.contains(to) && !is_guarded(to, move.from())) return reward - loss[0];
    const int rank = winner_ == Color::white ? rank_index(to) : 7 - rank_index(to);
    return reward + (has_force_ ? 2 : 6 + 3 * rank);
}

int Rewards::of_loser(Move move) const {
    const Square from = move.from();
    const Square to = move.to();
    const PieceType type = position_.type_at(from);
    if (move.kind() == MoveKind::castle) return -5;
    if (move.kind() == MoveKind::en_passant) return -loss[0];
    if (type == PieceType::king) return of_loser_king(move);
    int reward = of_capture(to);
    if (free_.contains(to)) reward += 8;
    if (around_.contains(from) && !attacked_.contains(from)) reward -= 8;
    if (!has_force_) {
        if (pawn_path_.contains(to)) reward -= 10;
        if (pawn_path_.contains(from)) reward += 6;
    }
    if (type == PieceType::pawn) return reward - (move.is_promotion() ? 15 : 0);
    const Bitboard seen = seen_from(type, to);
    if (seen.contains(position_.king(winner_))) reward -= 15;
    return reward - 2 * (seen & around_).size() + 2 * (seen_from(type, from) & around_).size();
}

int Rewards::of_loser_king(Move move) const {
    const Square to = move.to();
    if (!has_force_) return of_capture(to) - 6 * in_the_way(to);
    const Bitboard own = position_.pieces(opponent(winner_)) - Bitboard{king_};
    const int free_there = (king_attacks(to) - own - attacked_).size();
    return of_capture(to) + 4 * (free_.size() - free_there) +
           3 * (steps_to_corner(king_) - steps_to_corner(to)) - 2;
}

// How much a king on that square keeps the winner's pawns from promoting.
int Rewards::in_the_way(Square square) const {
    const Bitboard seen = king_attacks(square) | square;
    return (seen & pawn_path_).size() + (obstacle_ && seen.contains(*obstacle_) ? 2 : 0);
}

Bitboard Rewards::seen_from(PieceType type, Square from) const {
    return attacks(type, from, occupied_);
}

}  // namespace adoube::mating
