#include "mating/dash.h"

#include <algorithm>

#include "base/static_vector.h"
#include "mating/rewards.h"
#include "rules/legal_moves.h"

namespace adoube::mating {

namespace {

class Dash {
public:
    Dash(Color winner, Whim whim, SplitMix64& random)
        : winner_(winner), noise_(whim == Whim::little ? 15 : 63), random_(random) {
        if (random.below(2) == 0) aim_ = Rewards::Aim::promotion;
    }

    // True if the line ends with a mate.
    [[nodiscard]] bool run(Position position, std::size_t longest) {
        while (line_.size() < longest) {
            const MoveList moves = legal_moves(position);
            if (moves.empty()) return false;
            const Rewards rewards(position, winner_, aim_);
            if (position.turn() == winner_ && mates(position, moves, rewards)) return true;
            const Move move = best(position, moves, rewards);
            line_.push_back(move);
            position = position.after(move);
        }
        return false;
    }

    [[nodiscard]] const std::vector<Move>& line() const { return line_; }

private:
    // Plays the move that mates, if there is one.
    [[nodiscard]] bool mates(const Position& position, const MoveList& moves,
                             const Rewards& rewards) {
        for (const Move move : moves) {
            if (!rewards.checks(move) || !is_checkmate(position.after(move))) continue;
            line_.push_back(move);
            return true;
        }
        return false;
    }

    // The move of the highest reward that leaves the game going.
    [[nodiscard]] Move best(const Position& position, const MoveList& moves,
                            const Rewards& rewards) {
        StaticVector<int, MoveList::capacity()> values;
        std::uint64_t noise = random_.next();
        for (const Move move : moves) {
            const int undone = goes_back(move) ? 30 : 0;
            values.push_back(4 * rewards.of(move) + static_cast<int>(noise & noise_) - undone);
            noise = noise >> 5 | noise << 59;
        }
        // Few are asked whether they stalemate: it takes a look at the position behind.
        for (std::size_t tried = 0; tried < moves.size(); ++tried) {
            const auto highest = std::max_element(values.begin(), values.end());
            const Move move = moves[static_cast<std::size_t>(highest - values.begin())];
            if (!stalemates(position, move)) return move;
            *highest = hopeless;
        }
        return moves[0];
    }

    // Only asked where the loser has nothing but pawns to move beside his king.
    [[nodiscard]] bool stalemates(const Position& position, Move move) const {
        if (position.turn() != winner_) return false;
        const Bitboard men = position.pieces(opponent(winner_)) - position.pieces(PieceType::king) -
                             position.pieces(PieceType::pawn);
        return men.empty() && is_stalemate(position.after(move));
    }

    // It undoes the last move of the same color.
    [[nodiscard]] bool goes_back(Move move) const {
        if (line_.size() < 2) return false;
        const Move last = line_[line_.size() - 2];
        return last.from() == move.to() && last.to() == move.from();
    }

    static constexpr int hopeless = -1'000'000;

    const Color winner_;
    const std::uint64_t noise_;  // bits of chance beside a reward
    SplitMix64& random_;
    Rewards::Aim aim_ = Rewards::Aim::whichever_is_near;
    std::vector<Move> line_;
};

}  // namespace

DashResult dash_for_mate(const Position& start, Color winner, std::size_t longest, Whim whim,
                         SplitMix64& random) {
    Dash dash(winner, whim, random);
    const bool mates = dash.run(start, longest);
    DashResult result{std::nullopt, dash.line().size()};
    if (mates) result.helpmate = dash.line();
    return result;
}

}  // namespace adoube::mating
