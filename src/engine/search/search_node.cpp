// One node of the tree, from the look into the table to the last move.
#include <algorithm>
#include <cstdlib>

#include "engine/exchange.h"
#include "engine/search/pruning.h"
#include "engine/search/search.h"
#include "rules/legal_moves.h"

namespace adoube::engine {

namespace {

// Near the draw by fifty moves a stored score may be of another game.
constexpr int largest_trusted_clock = 90;

[[nodiscard]] bool has_officers(const Position& position) {
    const Color us = position.turn();
    const Bitboard simple =
        position.pieces(us, PieceType::pawn) | position.pieces(us, PieceType::king);
    return position.pieces(us) != simple;
}

}  // namespace

Score Search::search(const Position& position, Window window, int depth, int ply,
                     bool expected_cut) {
    if (depth <= 0) return quiescence(position, window, ply);
    if (const auto score = enter(position, ply)) return *score;
    // A mate found nearer to the root cannot be bettered from here.
    window.alpha = std::max(window.alpha, mated_in(ply));
    window.beta = std::min(window.beta, mate_in(ply + 1));
    if (window.alpha >= window.beta) return window.alpha;

    Node node{position, window, depth, ply, expected_cut, !window.is_null()};
    look_up(node);
    if (const auto score = table_cutoff(node)) return *score;
    if (const auto score = probe_tablebase(node)) return *score;
    judge(node);
    if (const auto score = cutoff_without_moves(node)) return *score;
    if (node.table_move == Move{} && node.depth >= pruning::unordered_least_depth &&
        frame(ply).excluded == Move{})
        --node.depth;
    return std::clamp(search_moves(node), node.at_least, node.at_most);
}

void Search::look_up(Node& node) {
    node.was_on_pv = node.on_pv;
    if (frame(node.ply).excluded != Move{}) return;
    node.known = table_.look_up(node.position.key());
    if (!node.known) return;
    node.table_move = node.known->move;
    node.was_on_pv |= node.known->on_pv;
}

std::optional<Score> Search::table_cutoff(const Node& node) const {
    if (node.on_pv || !node.known || node.known->depth < node.depth) return std::nullopt;
    if (node.position.halfmove_clock().value_or(0) >= largest_trusted_clock) return std::nullopt;
    const Score score = from_table(node.known->score, node.ply);
    if (!answers(node.known->bound, score, node.window.beta)) return std::nullopt;
    return score;
}

// Endings that tables know need no search, but for the mate or the capture on the principal
// variation that shows how they are won. The tables are about positions right after a capture or a
// pawn move, and about nobody who may castle.
std::optional<Score> Search::probe_tablebase(Node& node) {
    const Position& position = node.position;
    Tablebase* const tablebase = root_->tablebase;
    if (tablebase == nullptr || frame(node.ply).excluded != Move{} ||
        position.occupied().size() > tablebase->pieces() || position.halfmove_clock() != 0 ||
        !position.castling().empty())
        return std::nullopt;
    const auto value = tablebase->probe(position);
    if (!value) return std::nullopt;
    ++tablebase_hits_;
    const bool win = *value == TableValue::win;
    const bool loss = *value == TableValue::loss;
    const Bound bound = win ? Bound::lower : (loss ? Bound::upper : Bound::exact);
    const Score score = tablebase_score(*value, node.ply);
    if (bound == Bound::exact || (win ? score >= node.window.beta : score <= node.window.alpha)) {
        constexpr int worth_plies = 6;
        const Score evaluation =
            position.in_check() ? draw_score : judge_.evaluate(position, node.ply);
        table_.store(position.key(),
                     {Move{}, to_table(score, node.ply), evaluation,
                      std::min(node.depth + worth_plies, max_ply), bound, node.was_on_pv});
        return score;
    }
    if (win) node.window.alpha = std::max(node.window.alpha, node.at_least = score);
    else node.at_most = score;
    return std::nullopt;
}

// The static evaluation, and whether it has been getting better since our last move.
void Search::judge(Node& node) {
    Frame& here = frame(node.ply);
    here.in_check = node.position.in_check();
    frame(node.ply + 2).killers = {};
    frame(node.ply + 2).cutoffs = 0;
    if (here.in_check) {
        node.evaluation = here.evaluation = -infinite_score;
        return;
    }
    if (here.excluded == Move{}) {
        node.raw_evaluation =
            node.known ? node.known->evaluation : judge_.evaluate(node.position, node.ply);
        here.evaluation = corrected(node.position, node.raw_evaluation);
    }
    node.evaluation = here.evaluation;
    const Frame& two_before = frame(node.ply - 2);
    const Frame& before = two_before.in_check ? frame(node.ply - 4) : two_before;
    node.improving = !before.in_check && here.evaluation > before.evaluation;
    node.evaluation = judged_by_table(node);
}

// A score from the table is a better judgement than the evaluation where its bound allows it.
Score Search::judged_by_table(const Node& node) {
    if (!node.known || std::abs(node.known->score) >= known_score) return node.evaluation;
    const Score score = node.known->score;  // no distance in it, so the same at every ply
    return answers(node.known->bound, score, node.evaluation) ? score : node.evaluation;
}

std::optional<Score> Search::cutoff_without_moves(const Node& node) {
    const Frame& here = frame(node.ply);
    if (node.on_pv || here.in_check || here.excluded != Move{}) return std::nullopt;
    const Score beta = node.window.beta;
    if (!is_decided(beta) && !is_decided(node.evaluation) &&
        pruning::is_safely_above(node.evaluation, beta, node.depth, node.improving))
        return (node.evaluation + beta) / 2;
    if (const auto score = try_null_move(node)) return score;
    return try_probcut(node);
}

// With pawns alone the side to move may be in zugzwang, where passing is better than any move.
std::optional<Score> Search::try_null_move(const Node& node) {
    const Score beta = node.window.beta;
    if (node.depth < pruning::null_move_least_depth || node.evaluation < beta || is_loss(beta) ||
        frame(node.ply - 1).move == Move{} || !has_officers(node.position))
        return std::nullopt;
    descend_by_null_move(node.ply, node.position);
    const int reduction = pruning::null_move_reduction(node.depth, node.evaluation, beta);
    const Score score =
        -search(node.position.after_null_move(), null_window_above(beta - 1).reversed(),
                node.depth - reduction, node.ply + 1, !node.expected_cut);
    return_from_child();
    if (stopped_ || score < beta) return std::nullopt;
    return is_win(score) ? beta : score;  // a mate after passing proves none
}

std::optional<Score> Search::try_probcut(const Node& node) {
    const Score raised = node.window.beta + pruning::probcut_margin;
    if (node.depth < pruning::probcut_least_depth || is_decided(node.window.beta))
        return std::nullopt;
    if (node.known && node.known->depth >= node.depth - 3 &&
        from_table(node.known->score, node.ply) < raised)
        return std::nullopt;
    const Window window = null_window_above(raised - 1).reversed();
    MovePicker picker(node.position, *history_, node.table_move);
    while (const auto move = picker.next()) {
        if (!exchange_gains(node.position, *move, raised - node.evaluation)) continue;
        const Position next = descend(node.ply, node.position, *move);
        Score score = -quiescence(next, window, node.ply + 1);
        if (score >= raised)
            score = -search(next, window, node.depth - 4, node.ply + 1, !node.expected_cut);
        return_from_child();
        if (stopped_) return draw_score;
        if (score < raised) continue;
        Node shallower = node;
        shallower.depth = node.depth - 3;
        store(shallower, *move, score, Bound::lower);
        return score;
    }
    return std::nullopt;
}

Score Search::search_moves(Node& node) {
    const QuietOrder order = quiet_order(node.position, node.ply);
    frame(node.ply).history = order.history;
    MovePicker picker(node.position, *history_, node.table_move, order);
    const Move excluded = frame(node.ply).excluded;
    node.table_move_captures =
        node.table_move != Move{} && is_capture(node.position, node.table_move);
    Tried tried;
    MoveInHand hand;
    MoveInHand best;
    Score best_score = -infinite_score;
    Score alpha = node.window.alpha;
    while (const auto move = picker.next()) {
        if (*move == excluded) continue;
        hand = {*move, hand.number + 1, is_quiet(node.position, *move)};
        hand.history = hand.quiet
                           ? order.history.for_pruning(moving_piece(node.position, *move), *move)
                           : history_->of_capture(node.position, *move);
        if (!is_loss(best_score) && can_be_skipped(node, hand, picker)) continue;
        if (const auto score = test_singularity(node, hand)) return *score;
        const Score score = search_child(node, hand, alpha);
        if (stopped_) return draw_score;
        if (score > best_score) best_score = score;
        if (score > alpha) {
            best = hand;
            alpha = score;
            if (node.on_pv) extend_pv(node.ply, *move);
            if (alpha >= node.window.beta) {
                learn_from_cutoff(node, best, tried);
                break;
            }
            if (pruning::later_moves_get_less(node.depth, score)) --node.depth;
        }
        if (hand.quiet && !tried.quiets.is_full()) tried.quiets.push_back(*move);
        if (!hand.quiet && !tried.captures.is_full()) tried.captures.push_back(*move);
    }
    if (hand.number == 0) return score_without_moves(node);
    const Bound bound = best_score >= node.window.beta ? Bound::lower
                        : best.number > 0              ? Bound::exact
                                                       : Bound::upper;
    if (bound == Bound::upper && excluded == Move{}) praise_move_before(node);
    store(node, best.move, best_score, bound);
    return best_score;
}

// Mate or stalemate; with the only move set aside, nothing is proved.
Score Search::score_without_moves(const Node& node) const {
    if (frame(node.ply).excluded != Move{}) return node.window.alpha;
    return node.position.in_check() ? mated_in(node.ply) : draw_score;
}

// Only asked once a move has been found that does not lose to a mate.
bool Search::can_be_skipped(const Node& node, const MoveInHand& hand, MovePicker& picker) const {
    if (node.position.in_check() || !has_officers(node.position)) return false;
    const int depth = node.depth;
    if (depth <= pruning::exchange_most_depth && !hand.quiet)
        return !exchange_gains(node.position, hand.move, pruning::tolerated_loss(depth, false));
    if (!hand.quiet) return false;
    const bool late = depth <= pruning::late_move_most_depth &&
                      hand.number > pruning::moves_worth_trying(depth, node.improving);
    const int left =
        std::max(0, depth - 1 - (pruning::reduction(depth, hand.number) - hand.history / 8) / 1024);
    if (late || pruning::is_futile(node.evaluation, node.window.alpha, left)) {
        picker.skip_quiets_but_checks();
        if (!picker.gives_direct_check(hand.move)) return true;
    }
    if (pruning::has_always_failed(hand.history, left)) return true;
    return left <= pruning::exchange_most_depth &&
           !exchange_gains(node.position, hand.move, pruning::tolerated_loss(left, true));
}

// Is the table move better than all others by far? Then it is searched deeper, for the line hangs
// on it. If even without it a move beats beta, more than one refutation exists: the node is done.
// Where a refutation is expected and others come near the table move, less depth will do.
std::optional<Score> Search::test_singularity(const Node& node, MoveInHand& hand) {
    if (hand.move != node.table_move || frame(node.ply).excluded != Move{} || !node.known)
        return std::nullopt;
    const TableEntry& known = *node.known;
    const Score expected = from_table(known.score, node.ply);
    if (node.depth < pruning::singular_least_depth || node.ply >= 2 * root_depth_ ||
        known.depth < node.depth - 3 || known.bound == Bound::upper || is_decided(expected))
        return std::nullopt;
    const Score below = expected - pruning::singular_margin(node.depth);
    frame(node.ply).excluded = hand.move;
    const Score score = search(node.position, null_window_above(below - 1), (node.depth - 1) / 2,
                               node.ply, node.expected_cut);
    frame(node.ply).excluded = Move{};
    if (stopped_) return draw_score;
    if (score < below) {
        const bool doubly = !node.on_pv && score < below - pruning::doubly_singular_margin;
        hand.extension = doubly ? 2 : 1;
    } else if (below >= node.window.beta) {
        return below;
    } else if (expected >= node.window.beta || node.expected_cut) {
        hand.extension = -2;
    }
    return std::nullopt;
}

Score Search::search_child(const Node& node, const MoveInHand& hand, Score alpha) {
    const Position next = descend(node.ply, node.position, hand.move);
    frame(node.ply).quiet = hand.quiet;
    const int depth = node.depth - 1 + hand.extension;
    const int ply = node.ply + 1;
    const Window zero = null_window_above(alpha).reversed();
    Score score = 0;
    if (hand.number == 1) {
        score = -search(next, Window{alpha, node.window.beta}.reversed(), depth, ply,
                        !node.on_pv && !node.expected_cut);
    } else {
        const int shallow =
            std::clamp(depth - reduced_plies(node, hand, next), 1, std::max(depth, 1));
        score = -search(next, zero, std::min(shallow, depth), ply, true);
        if (score > alpha && shallow < depth) {
            const int again = depth + (pruning::is_big_surprise(score, alpha, depth) ? 1 : 0);
            score = -search(next, zero, again, ply, !node.expected_cut);
        }
        if (score > alpha && node.on_pv && score < node.window.beta)
            score = -search(next, Window{alpha, node.window.beta}.reversed(), depth, ply, false);
    }
    return_from_child();
    return score;
}

// By how many plies a late move is searched less deep at first. Added up in 1024ths of a ply, as
// the table has them: more where the move promises little, less where it or the node matters.
int Search::reduced_plies(const Node& node, const MoveInHand& hand, const Position& next) const {
    if (node.depth < 3 || hand.number < 2 + (node.on_pv ? 2 : 0)) return 0;
    int reduction = pruning::reduction(node.depth, hand.number);
    if (!hand.quiet) reduction = reduction / 2 - hand.history / 16;
    if (node.was_on_pv) reduction -= 900;
    if (node.expected_cut) reduction += 1100;
    if (!node.improving) reduction += 500;
    if (next.in_check()) reduction -= 900;
    if (hand.quiet) reduction -= hand.history / 8;
    // Where taking something is best, quiet moves seldom are.
    if (hand.quiet && node.table_move_captures) reduction += 800;
    // Most moves here are refuted: this one will be, too.
    if (frame(node.ply + 1).cutoffs > 3) reduction += 800;
    const auto& killers = frame(node.ply).killers;
    if (hand.move == killers[0] || hand.move == killers[1]) reduction -= 1024;
    return std::max(0, reduction / 1024);
}

// No move was good enough here: the one that led here was good for the other side.
void Search::praise_move_before(const Node& node) const {
    const Frame& before = frame(node.ply - 1);
    if (before.quiet)
        before.history.learn(before.piece, before.move, history_bonus(node.depth) / 2);
}

// The move that refuted the position is preferred from now on; those tried in vain are not.
void Search::learn_from_cutoff(const Node& node, const MoveInHand& best, const Tried& tried) {
    ++frame(node.ply).cutoffs;
    const int bonus = history_bonus(node.depth);
    const auto piece_of = [&](Move move) { return moving_piece(node.position, move); };
    if (best.quiet) {
        auto& killers = frame(node.ply).killers;
        if (killers[0] != best.move) killers = {best.move, killers[0]};
        if (Move* const counter = history_->counter_to(frame(node.ply - 1).move, node.position))
            *counter = best.move;
        const QuietHistory& history = frame(node.ply).history;
        history.learn(piece_of(best.move), best.move, bonus);
        for (const Move move : tried.quiets) history.learn(piece_of(move), move, -bonus);
    } else {
        nudge(history_->of_capture(node.position, best.move), bonus);
    }
    for (const Move move : tried.captures) nudge(history_->of_capture(node.position, move), -bonus);
}

void Search::store(const Node& node, Move best, Score score, Bound bound) {
    if (frame(node.ply).excluded != Move{}) return;
    table_.store(node.position.key(), {best, to_table(score, node.ply), node.raw_evaluation,
                                       node.depth, bound, node.was_on_pv});
    const bool contradicts = !(bound == Bound::lower && score <= node.evaluation) &&
                             !(bound == Bound::upper && score >= node.evaluation);
    const bool quiet_best = best == Move{} || is_quiet(node.position, best);
    if (!frame(node.ply).in_check && quiet_best && contradicts && !is_decided(score))
        learn_correction(node, score);
}

}  // namespace adoube::engine
