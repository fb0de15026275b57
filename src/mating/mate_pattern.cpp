#include "mating/mate_pattern.h"

#include <array>
#include <cstdint>
#include <optional>

#include "mating/sweep.h"

namespace adoube::mating {

namespace {

using Group = StaticVector<const Man*, square_count>;

// Gives distinct squares to distinct men, by augmenting paths.
class Filling {
public:
    Filling(const Group& men, Bitboard squares) : men_(men), squares_(squares) {
        for (const Square square : squares_) filler_[index_of(square)] = nullptr;
    }

    // True if each of the squares can be filled by a man of its own.
    [[nodiscard]] bool succeeds() {
        if (static_cast<std::size_t>(squares_.size()) > men_.size()) return false;
        for (const Square square : squares_) {
            tried_ = 0;
            if (!fill(square)) return false;
        }
        return true;
    }

private:
    bool fill(Square square) {
        for (std::size_t index = 0; index < men_.size(); ++index) {
            const std::uint64_t bit = std::uint64_t{1} << index;
            if ((tried_ & bit) != 0 || !men_[index]->squares.contains(square)) continue;
            tried_ |= bit;
            const auto held = square_of(men_[index]);
            if (held && !fill(*held)) continue;
            filler_[index_of(square)] = men_[index];
            return true;
        }
        return false;
    }

    [[nodiscard]] std::optional<Square> square_of(const Man* man) const {
        for (const Square square : squares_)
            if (filler_[index_of(square)] == man) return square;
        return std::nullopt;
    }

    const Group& men_;
    const Bitboard squares_;
    std::uint64_t tried_ = 0;
    std::array<const Man*, square_count> filler_;  // set for `squares_` only
};

class PatternFinder {
public:
    PatternFinder(const Reach& reach, Color winner) : open_(reach.clearable()) {
        for (const Man& man : reach.men()) {
            const bool wins = man.piece.color == winner;
            if (man.piece.type == PieceType::king) (wins ? king_ : target_) = &man;
            else (wins ? attackers_ : blockers_).push_back(&man);
        }
        open_ |= target_->squares;
        for (const Man* man : attackers_) attacked_.push_back(Reach::attacked_by(*man, open_));
    }

    [[nodiscard]] bool found() const {
        for (std::size_t checker = 0; checker < attackers_.size(); ++checker)
            for (const Square king : attacked_[checker] & target_->squares)
                if (mates(checker, king)) return true;
        return false;
    }

private:
    // A mate on that square in which this man gives (one) check.
    [[nodiscard]] bool mates(std::size_t checker, Square king) const {
        const Bitboard around = king_attacks(king);
        Bitboard covered;
        int helpers = 0;
        for (std::size_t index = 0; index < attackers_.size(); ++index) {
            if (index == checker || (attacked_[index] & around).empty()) continue;
            covered |= attacked_[index];
            ++helpers;
        }
        const Bitboard own_kings = king_->squares - around - Bitboard{king};
        covered |= king_sweep(own_kings);
        if (!mates_from_somewhere(checker, king, covered)) return false;
        if (helpers > 0) return true;
        for (const Square own_king : own_kings)
            if (mates_from_somewhere(checker, king, king_attacks(own_king))) return true;
        return false;
    }

    // `covered` are the squares that the other men of the winner may attack.
    [[nodiscard]] bool mates_from_somewhere(std::size_t checker, Square king,
                                            Bitboard covered) const {
        const Man& man = *attackers_[checker];
        for (const Square from : man.squares - Bitboard{king}) {
            const Bitboard seen = seen_from(man, from);
            if (seen.contains(king) && is_shut_in(king, from, covered | seen)) return true;
        }
        return false;
    }

    // What the man may attack from one of his squares.
    [[nodiscard]] Bitboard seen_from(const Man& man, Square from) const {
        const PieceType type = man.piece.type;
        if (type != PieceType::pawn) return attacks(type, from, ~open_);
        Bitboard seen = pawn_attacks(man.piece.color, from);
        if (man.promoted.contains(from))
            seen |= attacks(PieceType::queen, from, ~open_) | knight_attacks(from);
        return seen;
    }

    [[nodiscard]] bool is_shut_in(Square king, Square checker, Bitboard covered) const {
        const Bitboard free = king_attacks(king) - covered;
        if (free.empty()) return true;
        return !free.contains(checker) && Filling(blockers_, free).succeeds();
    }

    Bitboard open_;
    const Man* king_ = nullptr;    // of the color that mates
    const Man* target_ = nullptr;  // the king to be mated
    Group attackers_;
    Group blockers_;
    StaticVector<Bitboard, square_count> attacked_;  // by attacker
};

}  // namespace

bool has_mate_pattern(const Reach& reach, Color winner) {
    return PatternFinder(reach, winner).found();
}

}  // namespace adoube::mating
