#include "arbiter/match/adjudication.h"

#include <cstdlib>

namespace adoube::arbiter {

using game::Outcome;
using game::Reason;

std::optional<Outcome> Adjudicator::after_move(Color mover, int plies, int move_number,
                                               const Assessment& assessment) {
    count(mover, assessment.value());
    if (resigns(mover)) return Outcome::won_by(opponent(mover), Reason::resign);
    if (agree(mover, move_number)) return Outcome::draw(Reason::draw_agreed);
    if (is_drawn(move_number)) return Outcome::draw(Reason::adjudication);
    for (const Color color : all_colors)
        if (has_lost(color)) return Outcome::won_by(opponent(color), Reason::adjudication);
    if (rules_.max_moves && plies >= 2 * *rules_.max_moves)
        return Outcome::draw(Reason::adjudication);
    return std::nullopt;
}

void Adjudicator::count(Color mover, std::optional<int> score) {
    const auto count = [&](int& counter, bool one_more) { counter = one_more ? counter + 1 : 0; };
    last_score_[mover] = score;
    if (const auto& draw = rules_.draw)
        count(drawish_plies_, score && std::abs(*score) <= draw->score);
    if (const auto& resign = rules_.resign) {
        count(losing_moves_[mover], score && *score <= -resign->score);
        count(winning_moves_[mover], score && *score >= resign->score);
    }
    if (const auto& own = rules_.own_resignation)
        count(hopeless_moves_[mover], score && *score <= -own->score);
    if (const auto& own = rules_.own_draw_offer)
        count(level_moves_[mover], score && std::abs(*score) <= own->score);
}

bool Adjudicator::resigns(Color color) const {
    const auto& own = rules_.own_resignation;
    return own && hopeless_moves_[color] >= own->move_count;
}

bool Adjudicator::agree(Color mover, int move_number) const {
    const auto& own = rules_.own_draw_offer;
    if (!own || move_number < own->move_number) return false;
    if (level_moves_[mover] < own->move_count) return false;
    const auto& theirs = last_score_[opponent(mover)];
    return theirs && *theirs <= own->score;
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
