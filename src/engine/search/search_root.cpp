// The root: deeper and deeper, in a window around the last score, for each of the wanted lines.
#include <algorithm>

#include "engine/search/pruning.h"
#include "engine/search/search.h"

namespace adoube::engine {

namespace {

// Shallow scores jump about; a narrow window pays from here on.
constexpr int aspiration_least_depth = 5;
constexpr Score aspiration_width = 16;
// A score that is so far off may be anywhere: the window is opened for good.
constexpr Score widest_aspiration = 500;
// Before so many nodes nobody wants to read of bounds.
constexpr std::uint64_t nodes_before_bounds = 3'000'000;

}  // namespace

void Search::set_up(const Root& root, const Limits& limits, Supervisor& supervisor) {
    root_ = &root;
    limits_ = limits;
    supervisor_ = &supervisor;
    nodes_ = 0;
    tablebase_hits_ = root.tablebase_value ? 1 : 0;
    finished_depth_ = 0;
    stopped_ = false;
    previous_best_ = Move{};
    stable_for_ = 0;
    for (Frame& each : frames_) each = Frame{};
    keys_ = root.earlier;
    keys_.reserve(root.earlier.size() + max_ply + 10);
    frame(0).reversible_plies =
        std::min(root.position.halfmove_clock().value_or(static_cast<int>(keys_.size())),
                 static_cast<int>(keys_.size()));
    mate_search_.reset();
    if (limits.mate.value_or(0) > 0 && limits.lines == 1) mate_search_.emplace(root.earlier);
    no_mate_in_ = 0;
    root_moves_.clear();
    for (const Move move : root.moves) {
        root_moves_.emplace_back();
        root_moves_.back().move = move;
        root_moves_.back().pv.push_back(move);
    }
}

void Search::iterate() {
    const int deepest = std::clamp(limits_.depth, 1, max_ply - 1);
    for (int depth = 1; depth <= deepest; ++depth) {
        if (!search_all_lines(depth)) return;
        finished_depth_ = depth;
        if (mate_is_found() || mate_is_settled() ||
            !supervisor_->should_deepen(iteration_summary(depth)))
            return;
    }
}

// False if it was stopped on the way; what is then known is reported all the same. Several lines
// belong together: of an unfinished iteration they are forgotten.
bool Search::search_all_lines(int depth) {
    root_depth_ = depth;
    for (RootMove& root_move : root_moves_) {
        root_move.previous_score = root_move.score;
        root_move.raised_score = -infinite_score;
    }
    for (std::size_t first = 0; first < lines() && !stopped_; ++first) search_line(first, depth);
    sort_root_moves(0);
    if (stopped_ && finished_depth_ == 0) guess_score();
    const bool several = lines() > 1;
    if (several && stopped_ && finished_depth_ > 0) root_moves_ = finished_root_moves_;
    report_lines(several && stopped_ ? std::max(finished_depth_, 1) : depth, lines());
    if (several) finished_root_moves_ = root_moves_;
    return !stopped_;
}

std::size_t Search::lines() const {
    return std::min(root_moves_.size(), static_cast<std::size_t>(std::max(1, limits_.lines)));
}

// Where the first move alone takes too long for an answer, that of the position as it stands.
void Search::guess_score() {
    RootMove& best = root_moves_.front();
    if (best.score > -infinite_score) return;
    best.score = root_->position.in_check() ? draw_score : judge_.evaluate(root_->position, 0);
}

// The best of the root moves from `first` on; a window that turns out too narrow is widened.
void Search::search_line(std::size_t first, int depth) {
    Window window;
    Score margin = aspiration_width;
    const Score expected = root_moves_[first].previous_score;
    if (depth >= aspiration_least_depth && !is_decided(expected))
        window = {expected - margin, expected + margin};
    int fail_highs = 0;
    while (true) {
        selective_depth_ = 0;
        const int reduced = std::max(1, depth - std::min(fail_highs, 3));
        const Score score = search_root(window, reduced, first);
        sort_root_moves(first);
        if (stopped_) return;
        margin += margin / 2;
        if (score <= window.alpha) {
            report_bound(depth, first);
            window.beta = (window.alpha + window.beta) / 2;
            window.alpha = margin > widest_aspiration ? -infinite_score
                                                      : std::max(score - margin, -infinite_score);
            fail_highs = 0;
        } else if (score >= window.beta) {
            report_bound(depth, first);
            window.beta = margin > widest_aspiration ? infinite_score
                                                     : std::min(score + margin, infinite_score);
            ++fail_highs;
        } else {
            return;
        }
    }
}

Score Search::search_root(Window window, int depth, std::size_t first) {
    const Position& position = root_->position;
    Node node{position, window, depth, 0, false, true};
    look_up(node);
    judge(node);
    frame(0).history = quiet_history(position, 0);
    for (std::size_t index = first; index < root_moves_.size(); ++index)
        root_moves_[index].score = -infinite_score;
    Score best = -infinite_score;
    for (std::size_t index = first; index < root_moves_.size(); ++index) {
        RootMove& root_move = root_moves_[index];
        const int number = static_cast<int>(index - first) + 1;
        supervisor_->on_root_move(depth, root_move.move, number);
        const std::uint64_t nodes_before = nodes_;
        const Score alpha = std::max(window.alpha, best);
        const MoveInHand hand{root_move.move, number, is_quiet(position, root_move.move)};
        const Score score = search_child(node, hand, alpha);
        root_move.nodes += nodes_ - nodes_before;
        if (stopped_) return best;
        if (number == 1 || score > alpha) note_root_score(root_move, score, window);
        best = std::max(best, score);
        if (best >= window.beta) break;
    }
    return best;
}

// Of the first move, or of one that is better than those before; the others have a bound and no
// more, and keep their places.
void Search::note_root_score(RootMove& root_move, Score score, Window window) {
    root_move.score = score;
    root_move.bound = Bound::exact;
    if (score <= window.alpha) root_move.bound = Bound::upper;
    if (score >= window.beta) {
        root_move.bound = Bound::lower;
        root_move.raised_score = score;
    }
    root_move.selective_depth = selective_depth_;
    extend_pv(0, root_move.move);
    root_move.pv = frame(0).pv;
}

void Search::sort_root_moves(std::size_t first) {
    const auto from = root_moves_.begin() + static_cast<std::ptrdiff_t>(first);
    const auto better = [](const RootMove& a, const RootMove& b) { return a.score > b.score; };
    // By insertion: stable, without memory of its own, and the list is nearly in order.
    for (auto next = from; next != root_moves_.end(); ++next)
        std::rotate(std::upper_bound(from, next, *next, better), next, next + 1);
}

// The latest that is known of a move. Where the search was stopped that may be the score of the
// last iteration, or only that the move is better than was expected of any.
Report Search::report_of(const RootMove& line, int depth) const {
    Report report{depth,
                  line.selective_depth,
                  1,
                  line.score,
                  line.bound,
                  nodes_,
                  std::span(line.pv.begin(), line.pv.end()),
                  tablebase_hits_};
    if (line.score > -infinite_score) return as_tablebase_says(report);
    report.depth = std::max(depth - 1, 1);
    const bool was_best = line.previous_score > -infinite_score;
    report.score = was_best ? line.previous_score : line.raised_score;
    report.bound = was_best ? Bound::exact : Bound::lower;
    return as_tablebase_says(report);
}

// A mate is more than the tables know, any other score is less.
Report Search::as_tablebase_says(Report report) const {
    if (root_->tablebase_value && !is_decided(report.score))
        report.score = tablebase_score(*root_->tablebase_value, 0);
    return report;
}

void Search::report_lines(int depth, std::size_t count) {
    for (std::size_t index = 0; index < count; ++index) {
        const RootMove& line = root_moves_[index];
        if (std::max({line.score, line.previous_score, line.raised_score}) == -infinite_score)
            continue;
        Report report = report_of(line, depth);
        report.rank = static_cast<int>(index) + 1;
        supervisor_->on_report(report);
    }
}

void Search::report_bound(int depth, std::size_t first) {
    if (nodes_ < nodes_before_bounds || limits_.lines > 1) return;
    supervisor_->on_report(report_of(root_moves_[first], depth));
}

Iteration Search::iteration_summary(int depth) {
    const RootMove& best = root_moves_.front();
    stable_for_ = best.move == previous_best_ ? stable_for_ + 1 : 0;
    previous_best_ = best.move;
    const int drop = depth > 1 ? std::max(0, previous_score_ - best.score) : 0;
    previous_score_ = best.score;
    const auto share = static_cast<int>(best.nodes * 1000 / std::max<std::uint64_t>(nodes_, 1));
    return {depth, best.score, stable_for_, share, drop};
}

bool Search::mate_is_found() const {
    const Score score = root_moves_.front().score;
    return limits_.mate && is_win(score) && moves_to_mate(score) <= *limits_.mate;
}

// Proves that there is a mate of the wanted length, or none: with as many nodes as have been
// searched so far, so that neither way of looking for it waits long for the other.
bool Search::mate_is_settled() {
    if (!mate_search_) return false;
    const std::uint64_t last = 2 * nodes_;
    const auto count = [&] { return count_node() || nodes_ > last; };
    while (no_mate_in_ < std::min(*limits_.mate, MateSearch::most_moves)) {
        const auto line = mate_search_->find(root_->position, root_->moves, no_mate_in_ + 1, count);
        if (mate_search_->was_stopped()) return stopped_;
        if (line) note_mate(*line);
        if (line) return true;
        ++no_mate_in_;
    }
    return no_mate_in_ == *limits_.mate;
}

void Search::note_mate(std::span<const Move> line) {
    const auto has_move = [&](const RootMove& root_move) { return root_move.move == line.front(); };
    const auto found = std::find_if(root_moves_.begin(), root_moves_.end(), has_move);
    std::rotate(root_moves_.begin(), found, found + 1);
    RootMove& best = root_moves_.front();
    best.score = mate_in(static_cast<int>(line.size()));
    best.bound = Bound::exact;
    best.selective_depth = static_cast<int>(line.size());
    best.pv.clear();
    for (const Move move : line) best.pv.push_back(move);
    report_lines(finished_depth_, 1);
}

Choice Search::choice() const {
    const RootMove& best = root_moves_.front();
    Choice choice{best.move};
    if (best.pv.size() > 1) choice.reply = best.pv[1];
    choice.score = report_of(best, finished_depth_).score;
    choice.depth = finished_depth_;
    choice.nodes = nodes_;
    return choice;
}

}  // namespace adoube::engine
