// At the end of the depth the search goes on with captures alone until the position is quiet, for
// a static evaluation in the middle of an exchange is worth nothing.
#include <algorithm>

#include "engine/exchange.h"
#include "engine/search/pruning.h"
#include "engine/search/search.h"

namespace adoube::engine {

Score Search::quiescence(const Position& position, Window window, int ply) {
    if (const auto score = enter(position, ply)) return *score;
    Node node{position, window, 0, ply, false, !window.is_null()};
    look_up(node);
    if (!node.on_pv && node.known) {
        const Score score = from_table(node.known->score, ply);
        if (answers(node.known->bound, score, window.beta)) return score;
    }
    frame(ply).in_check = position.in_check();
    if (position.in_check()) return search_captures(node, -infinite_score, -infinite_score);

    node.raw_evaluation = node.known ? node.known->evaluation : judge_.evaluate(position, ply);
    node.evaluation = frame(ply).evaluation = corrected(position, node.raw_evaluation);
    const Score standing = judged_by_table(node);
    // Nobody has to capture: the score as it stands is a lower bound.
    if (standing >= window.beta) return standing;
    node.window.alpha = std::max(window.alpha, standing);
    return search_captures(node, standing, node.evaluation + pruning::delta_margin);
}

// In check all moves are searched, else captures that do not lose material.
Score Search::search_captures(Node& node, Score standing, Score futility_base) {
    const bool in_check = node.position.in_check();
    MovePicker picker = in_check ? MovePicker(node.position, *history_, node.table_move,
                                              quiet_order(node.position, node.ply))
                                 : MovePicker(node.position, *history_, node.table_move);
    const Score alpha_before = node.window.alpha;
    Score best_score = standing;
    Move best{};
    int tried = 0;
    while (const auto move = picker.next()) {
        ++tried;
        if (!in_check && !is_loss(best_score)) {
            const Score hoped = futility_base + immediate_gain(node.position, *move);
            if (hoped <= node.window.alpha) {
                best_score = std::max(best_score, hoped);
                continue;
            }
        }
        const Position next = descend(node.ply, node.position, *move);
        const Score score = -quiescence(next, node.window.reversed(), node.ply + 1);
        return_from_child();
        if (stopped_) return draw_score;
        // One evasion that is not mate is enough to see that the rest is quiet.
        if (in_check && !is_loss(score)) picker.skip_quiets();
        if (score <= best_score) continue;
        best_score = score;
        if (score <= node.window.alpha) continue;
        best = *move;
        if (node.on_pv) extend_pv(node.ply, best);
        if (score >= node.window.beta) break;
        node.window.alpha = score;
    }
    if (in_check && tried == 0) return mated_in(node.ply);
    const Bound bound = best_score >= node.window.beta ? Bound::lower
                        : best_score > alpha_before    ? Bound::exact
                                                       : Bound::upper;
    table_.store(node.position.key(), {best, to_table(best_score, node.ply), node.raw_evaluation, 0,
                                       bound, node.was_on_pv});
    return best_score;
}

}  // namespace adoube::engine
