#include "engine/search/search.h"

#include <algorithm>

#include "rules/legal_moves.h"
#include "rules/material.h"

namespace adoube::engine {

namespace {

constexpr std::uint64_t nodes_between_questions = 1024;
// For each line. The first iteration is not stopped before, so that there is always something to
// say. It takes a hundred nodes, but in the middle of exchanges of many queens it may not end for
// long.
constexpr std::uint64_t nodes_to_begin_with = 8 * nodes_between_questions;

// The key of the position after the move, where the move changes neither rights nor the kind of a
// piece: known long before the position is.
[[nodiscard]] Key likely_key_after(const Position& position, Move move) {
    const Color us = position.turn();
    const Piece piece{us, position.type_at(move.from())};
    Key key = position.key() ^ black_to_move_key() ^ key_of(piece, move.from()) ^
              key_of(piece, move.to());
    if (position.occupied().contains(move.to()))
        key ^= key_of({opponent(us), position.type_at(move.to())}, move.to());
    if (const auto target = position.en_passant_target()) key ^= en_passant_key(file_of(*target));
    return key;
}

}  // namespace

Search::Search(TranspositionTable& table)
    : table_(table), history_(std::make_unique<HistoryTables>()) {}

void Search::begin_game() { *history_ = HistoryTables{}; }

Choice Search::run(const Root& root, const Limits& limits, Supervisor& supervisor) {
    set_up(root, limits, supervisor);
    iterate();
    return choice();
}

// Counts a node; true if the search is to end at once.
bool Search::count_node() {
    if (stopped_) return true;
    ++nodes_;
    if (finished_depth_ == 0 && nodes_ < nodes_to_begin_with * lines()) return false;
    if (limits_.nodes && nodes_ >= *limits_.nodes) stopped_ = true;
    if (nodes_ % nodes_between_questions == 0 && supervisor_->should_stop(nodes_)) stopped_ = true;
    return stopped_;
}

// What every node begins with; a score if it needs no search.
std::optional<Score> Search::enter(const Position& position, int ply) {
    frame(ply).pv.clear();
    if (count_node()) return draw_score;
    selective_depth_ = std::max(selective_depth_, ply);
    if (const auto score = score_of_draw(position, ply)) return score;
    if (ply >= max_ply) return position.in_check() ? draw_score : judge_.evaluate(position, ply);
    return std::nullopt;
}

// A mate on the board comes before the draw by fifty moves (Article 9.6.2).
std::optional<Score> Search::score_of_draw(const Position& position, int ply) const {
    if (is_insufficient_material(position)) return draw_score;
    if (position.halfmove_clock().value_or(0) >= longest_clock &&
        (!position.in_check() || has_legal_move(position)))
        return draw_score;
    if (is_repetition(position.key(), ply)) return draw_score;
    return std::nullopt;
}

// Inside the tree a second occurrence is as good as a third: what could be repeated once can be
// repeated again. A position of the game before has to come for the third time.
bool Search::is_repetition(Key key, int ply) const {
    const int reversible = std::min(frame(ply).reversible_plies, static_cast<int>(keys_.size()));
    int seen = 0;
    for (int back = 4; back <= reversible; back += 2) {
        if (keys_[keys_.size() - static_cast<std::size_t>(back)] != key) continue;
        if (back < ply || ++seen == 2) return true;
    }
    return false;
}

// Makes the move and makes it known to the frames; the caller searches the position and returns.
Position Search::descend(int ply, const Position& position, Move move) {
    table_.prefetch(likely_key_after(position, move));
    const Position next = position.after(move);
    Frame& here = frame(ply);
    here.move = move;
    here.quiet = false;
    here.piece = moving_piece(position, move);
    here.continuation = &history_->continuation[here.piece][index_of(move.to())];
    const bool irreversible = next.halfmove_clock() == 0;
    frame(ply + 1).reversible_plies = irreversible ? 0 : here.reversible_plies + 1;
    keys_.push_back(position.key());
    return next;
}

void Search::descend_by_null_move(int ply, const Position& position) {
    frame(ply).move = Move{};
    frame(ply).quiet = false;
    frame(ply).continuation = nullptr;
    frame(ply + 1).reversible_plies = 0;
    keys_.push_back(position.key());
}

QuietHistory Search::quiet_history(const Position& position, int ply) {
    return {
        *history_,
        position,
        {frame(ply - 1).continuation, frame(ply - 2).continuation, frame(ply - 4).continuation}};
}

QuietOrder Search::quiet_order(const Position& position, int ply) {
    QuietOrder order{frame(ply).killers, Move{}, quiet_history(position, ply)};
    if (const Move* const counter = history_->counter_to(frame(ply - 1).move, position))
        order.counter = *counter;
    return order;
}

// The static evaluation, put right by how wrong it was on the same structure of pawns and with the
// same places of pieces before.
Score Search::corrected(const Position& position, Score raw) {
    const int pawns = history_->correction_by_pawns(position);
    const int pieces = history_->correction_by_pieces(position, Color::white) +
                       history_->correction_by_pieces(position, Color::black);
    return std::clamp(raw + pawns / 16 + pieces / 20, -known_score + 1, known_score - 1);
}

void Search::learn_correction(const Node& node, Score found) {
    constexpr int limit = 1024;
    const int error = std::clamp(found - frame(node.ply).evaluation, -400, 400);
    const int bonus = std::clamp(error * node.depth / 8, -limit / 4, limit / 4);
    nudge(history_->correction_by_pawns(node.position), bonus, limit);
    for (const Color color : all_colors)
        nudge(history_->correction_by_pieces(node.position, color), bonus, limit);
}

void Search::extend_pv(int ply, Move move) {
    Line& line = frame(ply).pv;
    line.clear();
    line.push_back(move);
    for (const Move follower : frame(ply + 1).pv)
        if (!line.is_full()) line.push_back(follower);
}

}  // namespace adoube::engine
