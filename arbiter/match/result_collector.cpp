#include "arbiter/match/result_collector.h"

#include <algorithm>
#include <cassert>

#include "rules/legal_moves.h"

namespace adoube::arbiter {
namespace {

using game::Reason;

[[nodiscard]] std::string tag(const pgn::ReadGame& read, std::string_view name) {
    const std::string* const value = read.game.tags.find(name);
    return value ? *value : std::string{};
}

[[nodiscard]] bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// What this and other programs write there.
[[nodiscard]] std::optional<Reason> reason_of_termination(const std::string& termination,
                                                          bool is_draw) {
    if (holds(termination, "time forfeit"))
        return is_draw ? Reason::timeout_vs_insufficient : Reason::time_loss;
    if (holds(termination, "abandoned")) return Reason::disconnect;
    if (holds(termination, "stalled")) return Reason::stall;
    if (holds(termination, "illegal") || holds(termination, "infraction"))
        return Reason::illegal_move;
    if (holds(termination, "adjudication")) return Reason::adjudication;
    return std::nullopt;
}

[[nodiscard]] Reason reason_on_board(const Position& last, bool is_draw) {
    const bool is_stuck = !has_legal_move(last);
    if (is_draw) return is_stuck ? Reason::stalemate : Reason::draw_agreed;
    return is_stuck ? Reason::checkmate : Reason::resign;
}

[[nodiscard]] Reason reason_of(const pgn::ReadGame& read, bool is_draw) {
    if (const auto told = game::reason_of(tag(read, "ResultReason"))) return *told;
    if (const auto told = reason_of_termination(tag(read, "Termination"), is_draw)) return *told;
    return reason_on_board(read.positions.empty() ? read.game.start : read.positions.back(),
                           is_draw);
}

[[nodiscard]] std::string start_of(const pgn::ReadGame& read) {
    std::string fen = tag(read, "FEN");
    if (!fen.empty()) return fen;
    const std::string round = tag(read, "Round");
    return "round " + round.substr(0, round.find('.'));
}

}  // namespace

std::optional<game::Outcome> outcome_of(const pgn::ReadGame& read) {
    const pgn::Result result = read.marker.value_or(read.game.result);
    if (result == pgn::Result::unknown) return std::nullopt;
    const bool is_draw = result == pgn::Result::draw;
    const Reason reason = reason_of(read, is_draw);
    if (is_draw) return game::Outcome::draw(reason);
    const Color winner = result == pgn::Result::white_wins ? Color::white : Color::black;
    return game::Outcome::won_by(winner, reason);
}

bool ResultCollector::add(const pgn::ReadGame& read) {
    const auto outcome = outcome_of(read);
    const std::string white = tag(read, "White");
    const std::string black = tag(read, "Black");
    if (!outcome || white.empty() || black.empty() || white == black) return false;
    Game game{number_of(white), number_of(black), 0, *outcome};
    game.pair = pair_of(game.white, game.black, start_of(read));
    games_.push_back(game);
    return true;
}

int ResultCollector::number_of(const std::string& name) {
    const auto [found, is_new] = numbers_.try_emplace(name, static_cast<int>(names_.size()));
    if (is_new) names_.push_back(name);
    return found->second;
}

int ResultCollector::pair_of(int white, int black, const std::string& start) {
    const auto [lower, higher] = std::minmax(white, black);
    const bool turned = white != lower;
    const auto half = open_pairs_.find({lower, higher, !turned, start});
    if (half == open_pairs_.end()) {
        open_pairs_.emplace(Half{lower, higher, turned, start}, ++pairs_);
        return pairs_;
    }
    const int pair = half->second;
    open_pairs_.erase(half);
    return pair;
}

Standings ResultCollector::standings(bool pairs) const {
    assert(names_.size() >= 2);
    Standings standings{static_cast<int>(names_.size())};
    int number = 0;
    for (const Game& game : games_) {
        ++number;
        standings.record({number, 1, game.white, game.black, 0, pairs ? game.pair : number},
                         game.outcome);
    }
    return standings;
}

}  // namespace adoube::arbiter
