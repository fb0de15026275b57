#include "engine/search/move_picker.h"

#include <utility>

#include "engine/exchange.h"

namespace adoube::engine {

bool is_quiet(const Position& position, Move move) {
    return !is_capture(position, move) && move.kind() != MoveKind::promote_to_queen;
}

CheckSquares::CheckSquares(const Position& position) : position_(position) {
    const Color us = position.turn();
    const Square king = position.king(opponent(us));
    const Bitboard occupied = position.occupied();
    const auto from = [&](PieceType type) -> Bitboard& { return from_[index_of(type)]; };
    from(PieceType::pawn) = pawn_attacks(opponent(us), king);
    from(PieceType::knight) = knight_attacks(king);
    from(PieceType::bishop) = bishop_attacks(king, occupied);
    from(PieceType::rook) = rook_attacks(king, occupied);
    from(PieceType::queen) = from(PieceType::bishop) | from(PieceType::rook);
}

// A piece that moves is never in its own way to the king, but a pawn that is promoted can be.
bool CheckSquares::gives_direct_check(Move move) const {
    if (move.kind() == MoveKind::castle) return false;
    const auto promotion = move.promotion();
    if (!promotion) return from_[index_of(position_.type_at(move.from()))].contains(move.to());
    const Square king = position_.king(opponent(position_.turn()));
    return attacks(*promotion, move.to(), position_.occupied() ^ move.from()).contains(king);
}

MovePicker::MovePicker(const Position& position, HistoryTables& history, Move first,
                       const QuietOrder& order)
    : position_(position),
      history_(history),
      first_(first != Move{} && is_legal(position, first) ? first : Move{}),
      order_(order),
      captures_only_(false) {}

MovePicker::MovePicker(const Position& position, HistoryTables& history, Move first)
    : position_(position), history_(history), captures_only_(true) {
    const bool wanted = first != Move{} && !is_quiet(position, first) && is_legal(position, first);
    first_ = wanted ? first : Move{};
}

void MovePicker::skip_quiets_but_checks() {
    quiets_wanted_ = Quiets::checks;
    if (!checks_) checks_.emplace(position_);
}

std::optional<Move> MovePicker::next() {
    switch (stage_) {
        case Stage::first:
            stage_ = Stage::captures;
            if (first_ != Move{}) return first_;
            [[fallthrough]];
        case Stage::captures:
            score_captures();
            stage_ = Stage::good_captures;
            [[fallthrough]];
        case Stage::good_captures:
            if (const auto move = next_good_capture()) return move;
            if (captures_only_) break;
            stage_ = Stage::quiets;
            [[fallthrough]];
        case Stage::quiets:
            if (quiets_wanted_ != Quiets::none) score_quiets();
            stage_ = Stage::quiets_by_score;
            [[fallthrough]];
        case Stage::quiets_by_score:
            if (const auto move = next_quiet()) return move;
            stage_ = Stage::bad_captures;
            [[fallthrough]];
        case Stage::bad_captures:
            if (const auto move = next_bad_capture()) return move;
            break;
        case Stage::done: break;
    }
    stage_ = Stage::done;
    return std::nullopt;
}

std::optional<Move> MovePicker::next_good_capture() {
    while (taken_ < scored_.size()) {
        const Move move = take_best().move;
        if (move == first_) continue;
        if (exchange_gains(position_, move, 0)) return move;
        if (!captures_only_ && !bad_captures_.is_full()) bad_captures_.push_back(move);
    }
    return std::nullopt;
}

std::optional<Move> MovePicker::next_quiet() {
    while (quiets_wanted_ == Quiets::all && taken_ < scored_.size()) {
        const Move move = take_best().move;
        if (move != first_) return move;
    }
    return quiets_wanted_ == Quiets::checks ? next_check() : std::nullopt;
}

// They come as they stand: it does not pay to sort the rest for a few of them.
std::optional<Move> MovePicker::next_check() {
    while (taken_ < scored_.size()) {
        const Move move = scored_[taken_++].move;
        if (move != first_ && gives_direct_check(move)) return move;
    }
    return std::nullopt;
}

std::optional<Move> MovePicker::next_bad_capture() {
    if (bad_taken_ == bad_captures_.size()) return std::nullopt;
    return bad_captures_[bad_taken_++];
}

void MovePicker::score_captures() {
    for (const Move move : legal_captures(position_))
        scored_.push_back({move, capture_score(move)});
}

void MovePicker::score_quiets() {
    scored_.clear();
    taken_ = 0;
    for (const Move move : legal_quiets(position_)) scored_.push_back({move, quiet_score(move)});
}

// The most valuable victim first; among equals, what has worked before.
std::int32_t MovePicker::capture_score(Move move) {
    return 32 * immediate_gain(position_, move) + history_.of_capture(position_, move);
}

std::int32_t MovePicker::quiet_score(Move move) {
    constexpr std::int32_t killer_score = 1 << 20;
    if (move == order_.killers[0]) return killer_score + 2;
    if (move == order_.killers[1]) return killer_score + 1;
    if (move == order_.counter) return killer_score;
    // Promotions to less than a queen are almost never better.
    if (move.is_promotion()) return -killer_score;
    const std::size_t piece = moving_piece(position_, move);
    return order_.history.for_order(piece, move);
}

MovePicker::Scored MovePicker::take_best() {
    std::size_t best = taken_;
    for (std::size_t index = taken_ + 1; index < scored_.size(); ++index)
        if (scored_[index].score > scored_[best].score) best = index;
    std::swap(scored_[taken_], scored_[best]);
    return scored_[taken_++];
}

}  // namespace adoube::engine
