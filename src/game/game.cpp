#include "game/game.h"

#include <algorithm>
#include <cassert>

#include "game/judgement.h"

namespace adoube::game {

namespace {

constexpr int moves_between_offers = 3;

}  // namespace

Game::Game(const Event& created) : Game(std::get<event::Created>(created.body), created.at) {}

Game::Game(const event::Created& created, Instant at)
    : options_(created.options),
      host_color_(created.host_color),
      chess960_number_(created.chess960_number),
      start_(created.start),
      history_(created.start),
      clock_(created.options.time_control),
      turn_since_(at),
      latest_(at) {
    begin_turn(at);
}

Game Game::fold(std::span<const Event> log) {
    assert(!log.empty());
    Game game(log.front());
    for (const Event& event : log.subspan(1)) game.apply(event);
    return game;
}

void Game::apply(const Event& event) {
    assert(event.at >= latest_);
    std::visit([&](const auto& body) { on(body, event.at); }, event.body);
    latest_ = event.at;
}

std::optional<Reason> Game::claimable() const {
    if (is_over() || options_.draw_mode == DrawMode::automatic) return std::nullopt;
    return claim_on(position(), occurrences());
}

int Game::full_moves() const {
    return count_full_moves(static_cast<int>(moves_.size()), start_.turn());
}

bool Game::may_offer_again(Color color) const {
    const auto& moves = players_[color].moves_since_refused_offer;
    return !moves || *moves >= moves_between_offers;
}

std::optional<int> Game::undo_left(Color color) const {
    if (!options_.undo_limit) return std::nullopt;
    return std::max(0, *options_.undo_limit - players_[color].undos_granted);
}

std::optional<Due> Game::due() const {
    if (is_over()) return std::nullopt;
    const auto by_time = due_by_time();
    const auto by_absence = due_by_absence();
    if (!by_time || (by_absence && by_absence->at < by_time->at)) return by_absence;
    return by_time;
}

std::optional<Instant> Game::deadline() const {
    const auto next = due();
    if (!next) return std::nullopt;
    return next->at;
}

std::optional<Due> Game::due_by_time() const {
    if (!thinking_) return std::nullopt;
    if (first_move_is_limited())
        return Due{Due::Kind::first_move, turn_since_ + *options_.first_move_limit};
    if (const auto falls = clock_.flag_falls()) return Due{Due::Kind::time, *falls};
    const bool is_limited = options_.time_control[turn()].is_limited();
    if (is_limited || !options_.idle_limit) return std::nullopt;
    return Due{Due::Kind::time, turn_since_ + *options_.idle_limit};
}

// The grace time runs from the moment that the player is both away and on move.
std::optional<Due> Game::due_by_absence() const {
    const auto& away_since = players_[turn()].away_since;
    if (!away_since || !options_.disconnect_grace) return std::nullopt;
    return Due{Due::Kind::grace, std::max(*away_since, turn_since_) + *options_.disconnect_grace};
}

bool Game::first_move_is_limited() const {
    return options_.first_move_limit && !players_[turn()].has_moved;
}

void Game::begin_turn(Instant at) {
    turn_since_ = at;
    thinking_ = false;
    if (options_.clock_start == ClockStart::with_the_turn) start_clock(at);
}

void Game::start_clock(Instant at) {
    turn_since_ = at;
    thinking_ = true;
    if (!first_move_is_limited()) clock_ = clock_.started(turn(), at);
}

void Game::on(const event::Moved& moved, Instant at) {
    clock_ = clock_.pressed(at);
    Player& player = players_[moved.by];
    player.has_moved = true;
    if (player.moves_since_refused_offer) ++*player.moves_since_refused_offer;
    moves_.push_back(moved.move);
    history_.push(position().after(moved.move));
    begin_turn(at);
}

void Game::on(const event::DrawOffered& offered, Instant) {
    pending_ = Proposal{Proposal::Kind::draw, offered.by, 0};
}

void Game::on(const event::DrawDeclined& declined, Instant) {
    players_[opponent(declined.by)].moves_since_refused_offer = 0;
    pending_.reset();
}

void Game::on(const event::UndoRequested& requested, Instant) {
    pending_ = Proposal{Proposal::Kind::undo, requested.by, requested.plies};
}

// All that depends on the moves is built again from the start; the clocks are not turned back.
void Game::on(const event::Undone& undone, Instant at) {
    clock_ = clock_.stopped(at);
    moves_.resize(moves_.size() - static_cast<std::size_t>(undone.plies));
    history_ = History(start_);
    for (const Move move : moves_) history_.push(position().after(move));
    ++players_[undone.requested_by].undos_granted;
    pending_.reset();
    begin_turn(at);
}

void Game::on(const event::UndoDeclined&, Instant) { pending_.reset(); }

void Game::on(const event::OfferCancelled&, Instant) { pending_.reset(); }

void Game::on(const event::Disconnected& disconnected, Instant at) {
    players_[disconnected.color].away_since = at;
}

void Game::on(const event::Reconnected& reconnected, Instant) {
    players_[reconnected.color].away_since.reset();
}

void Game::on(const event::ClockStarted&, Instant at) { start_clock(at); }

void Game::on(const event::Ended& ended, Instant at) {
    clock_ = clock_.stopped(at);
    thinking_ = false;
    pending_.reset();
    result_ = ended.result;
}

int count_full_moves(int plies, Color first) {
    if (plies == 0) return 0;
    return first == Color::white ? (plies + 1) / 2 : plies / 2 + 1;
}

}  // namespace adoube::game
