#include "arbiter/match/adjudication.h"

#include <cstdlib>

namespace adoube::arbiter {

using game::Outcome;
using game::Reason;

std::optional<Outcome> Adjudicator::after_move(Color mover, int plies, int move_number,
                                               const Assessment& assessment) {
    const auto score = assessment.value();
    const auto count = [&](int& counter, bool one_more) { counter = one_more ? counter + 1 : 0; };
    if (const auto& draw = rules_.draw)
        count(drawish_plies_, score && std::abs(*score) <= draw->score);
    if (const auto& resign = rules_.resign) {
        count(losing_moves_[mover], score && *score <= -resign->score);
        count(winning_moves_[mover], score && *score >= resign->score);
    }
    if (is_drawn(move_number)) return Outcome::draw(Reason::adjudication);
    for (const Color color : all_colors)
        if (has_lost(color)) return Outcome::won_by(opponent(color), Reason::adjudication);
    if (rules_.max_moves && plies >= 2 * *rules_.max_moves)
        return Outcome::draw(Reason::adjudication);
    return std::nullopt;
}

bool Adjudicator::is_drawn(int move_number) const {
    return rules_.draw && move_number >= rules_.draw->move_number &&
           drawish_plies_ >= 2 * rules_.draw->move_count;
}

bool Adjudicator::has_lost(Color color) const {
    if (!rules_.resign || losing_moves_[color] < rules_.resign->move_count) return false;
    return !rules_.resign->two_sided ||
           winning_moves_[opponent(color)] >= rules_.resign->move_count;
}

}  // namespace adoube::arbiter
