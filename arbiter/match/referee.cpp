#include "arbiter/match/referee.h"

#include <utility>

#include "game/judgement.h"
#include "notation/uci_move.h"

namespace adoube::arbiter {

using game::Instant;
using game::Outcome;
using game::Reason;

namespace {

[[nodiscard]] game::Game new_game(const GameRules& rules, const ByColor<game::TimeControl>& time,
                                  const Position& start, Instant now) {
    game::NewGame wish;
    wish.options.variant = rules.variant;
    wish.options.time_control = time;
    wish.options.draw_mode = rules.draw_mode;
    wish.options.color_assignment = game::ColorAssignment::host_white;
    wish.options.undo_limit = 0;
    wish.options.draw_offers = false;
    wish.options.first_move_limit = rules.first_move_limit;
    wish.options.idle_limit = rules.idle_limit;
    wish.options.disconnect_grace = rules.disconnect_grace;
    wish.options.exact_dead_position = rules.exact_dead_position;
    wish.options.clock_start = game::ClockStart::when_told;
    wish.start = start;
    return game::Game::fold(game::create(wish, now));
}

[[nodiscard]] MoveRequest request_for(Move move) {
    return {move.from(), move.to(), move.promotion()};
}

}  // namespace

Referee::Referee(const GameRules& rules, const ByColor<game::TimeControl>& time, Opening opening,
                 Instant now, Tablebase* tables)
    : rules_(rules),
      opening_(std::move(opening)),
      game_(new_game(rules, time, opening_.start, now)),
      adjudicator_(rules),
      tables_(tables) {
    play_opening(now);
}

Directive Referee::on(const Input& input, Instant now) {
    return std::visit([&](const auto& happened) { return judge(happened, now); }, input);
}

Directive Referee::judge(const input::PlayersReady&, Instant now) { return next(now); }

Directive Referee::judge(const input::ThinkingStarted&, Instant now) {
    obey(game::command::StartClock{}, now);
    return Directive::wait;
}

Directive Referee::judge(const input::MoveArrived& arrived, Instant now) {
    // A flag that has fallen goes before the move, whatever the move is.
    obey(game::command::Tick{}, now);
    if (game_.is_over()) return next(now);
    const Color mover = game_.turn();
    const auto move = uci_move::read(game_.position(), arrived.text);
    if (!move) return lost_by(mover, Reason::illegal_move, harmless(arrived.text), now);
    last_score_[mover] = arrived.assessment.value();
    if (wants_to_claim(mover) && !would_end_by_itself(*move)) claim(*move, now);
    if (!game_.is_over()) play(*move, arrived.assessment, now);
    return next(now);
}

Directive Referee::judge(const input::BookMove& book, Instant now) {
    const Color mover = game_.turn();
    last_score_[mover].reset();
    thoughts_.push_back({{}, {}, game_.clock().remaining(mover, now), true});
    obey(game::command::Play{mover, request_for(book.move)}, now);
    if (!game_.is_over()) adjudicate(mover, {}, now);
    return next(now);
}

Directive Referee::judge(const input::PlayerVanished& vanished, Instant now) {
    if (!may_return(vanished.color))
        return lost_by(vanished.color, Reason::disconnect, vanished.how, now);
    vanished_before_ = thoughts_.size();
    conclusion_.detail = vanished.how;
    obey(game::command::Disconnect{vanished.color}, now);
    return Directive::bring_back;
}

Directive Referee::judge(const input::PlayerReturned& returned, Instant now) {
    obey(game::command::Tick{}, now);
    if (game_.is_over()) return next(now);
    conclusion_.detail.clear();
    obey(game::command::Reconnect{returned.color}, now);
    return next(now);
}

Directive Referee::judge(const input::PlayerStalled& stalled, Instant now) {
    return lost_by(stalled.color, Reason::stall, "", now);
}

Directive Referee::judge(const input::TimePassed&, Instant now) {
    obey(game::command::Tick{}, now);
    return game_.is_over() ? next(now) : Directive::wait;
}

Directive Referee::judge(const input::Interrupted&, Instant) {
    conclusion_ = {};
    return Directive::end_game;
}

void Referee::play_opening(Instant now) {
    for (const Move move : opening_.moves)
        obey(game::command::Play{game_.turn(), request_for(move)}, now);
}

void Referee::play(Move move, const Assessment& assessment, Instant now) {
    const Color mover = game_.turn();
    thoughts_.push_back({assessment, now - game_.turn_since()});
    thoughts_.back().complaint = examine_line(game_, assessment, move, rules_.line_check);
    obey(game::command::Play{mover, request_for(move)}, now);
    thoughts_.back().left = game_.clock().remaining(mover, now);
    if (!game_.is_over()) adjudicate(mover, assessment, now);
}

void Referee::adjudicate(Color mover, const Assessment& assessment, Instant now) {
    const int plies = static_cast<int>(thoughts_.size());
    auto outcome = adjudicator_.after_move(mover, plies, game_.full_moves(), assessment);
    if (const auto known = tables_
                               ? adjudicate_by_table(*tables_, rules_.tablebase, game_.position())
                               : std::nullopt)
        outcome = known;
    if (!outcome) return;
    if (outcome->reason == Reason::adjudication && rules_.max_moves &&
        plies >= 2 * *rules_.max_moves)
        conclusion_.detail = "maximal game length";
    obey(game::command::Award{*outcome}, now);
}

// Once for a move: whom the same thought ends again does not come back for ever.
bool Referee::may_return(Color color) const {
    return rules_.disconnect_grace && game_.is_thinking() && color == game_.turn() &&
           vanished_before_ != thoughts_.size();
}

bool Referee::wants_to_claim(Color color) const {
    if (rules_.draw_mode != game::DrawMode::fide) return false;
    switch (rules_.claim) {
        case ClaimPolicy::always: return true;
        case ClaimPolicy::never: return false;
        case ClaimPolicy::by_score: break;
    }
    return last_score_[color].value_or(0) <= 0;
}

// Nobody claims a draw with the move that mates.
bool Referee::would_end_by_itself(Move move) const {
    const Position next = game_.position().after(move);
    return game::judge(next, game_.occurrences_with(next), game_.options()).has_value();
}

void Referee::claim(std::optional<Move> move, Instant now) {
    game::command::ClaimDraw claim{game_.turn(), std::nullopt};
    if (move) claim.move = request_for(*move);
    obey(claim, now);
}

Directive Referee::lost_by(Color color, Reason reason, std::string detail, Instant now) {
    obey(game::command::Tick{}, now);
    if (game_.is_over()) return next(now);
    conclusion_.detail = std::move(detail);
    obey(game::command::Award{Outcome::won_by(opponent(color), reason)}, now);
    return next(now);
}

Directive Referee::next(Instant now) {
    // A claim on the position on the board is made before thinking (9.2.2, 9.3.2).
    if (!game_.is_over() && game_.claimable() && wants_to_claim(game_.turn()))
        claim(std::nullopt, now);
    if (!game_.is_over()) return Directive::ask_for_move;
    conclusion_.outcome = game_.result()->outcome;
    return Directive::end_game;
}

void Referee::obey(const game::Command& command, Instant now) {
    const auto events = game_.decide(command, now);
    if (!events) return;
    for (const auto& event : *events) game_.apply(event);
}

}  // namespace adoube::arbiter
