#include "arbiter/runtime/board.h"

#include <algorithm>
#include <utility>

#include "arbiter/runtime/time_source.h"
#include "base/split_mix.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] game::Instant instant() { return to_instant(now()); }

[[nodiscard]] Input told_by(Color, const answer::Move& move) {
    return input::MoveArrived{move.text, move.assessment};
}
[[nodiscard]] Input told_by(Color color, const answer::Gone& gone) {
    return input::PlayerVanished{color, gone.how};
}
[[nodiscard]] Input told_by(Color, const answer::Silence&) { return input::TimePassed{}; }

[[nodiscard]] Input not_ready(Color color, const NotReady& trouble) {
    if (const auto* const gone = std::get_if<answer::Gone>(&trouble))
        return input::PlayerVanished{color, gone->how};
    return input::PlayerStalled{color};
}

[[nodiscard]] GameRecord record_of(const GamePlan& plan, const Referee& referee) {
    GameRecord record;
    record.pairing = plan.pairing;
    record.time = plan.time;
    record.variant = plan.rules.variant;
    record.start = referee.game().start();
    record.moves = referee.game().moves();
    record.opening_plies = referee.opening_plies();
    record.thoughts = referee.thoughts();
    record.conclusion = referee.conclusion();
    return record;
}

}  // namespace

std::optional<Move> OwnBook::move(const game::Game& game) const {
    if (!book || game.full_moves() > depth) return std::nullopt;
    return book->draw(game.position(), SplitMix64{seed + game.moves().size()}.next());
}

Task<Expected<Player*, std::string>> Board::player(int engine) {
    const auto found = players_.find(engine);
    if (found != players_.end() && found->second->is_usable()) co_return found->second.get();
    players_.erase(engine);
    auto started = co_await start_player_(engine);
    if (!started) co_return Failure{started.error()};
    co_return (players_[engine] = std::move(started).value()).get();
}

Task<GameRecord> Board::play(const GamePlan& plan) {
    const auto started = calendar_now();
    voided_ = false;
    Referee referee{plan.rules, plan.time, plan.opening, instant(), plan.tables};
    Seats seats{};
    auto news = co_await take_seats(plan, seats);
    if (!news) news = co_await get_ready(seats);
    before_judging_();
    if (must_end()) news = input::Interrupted{};
    pairing_ = plan.pairing;
    referee_ = &referee;
    Directive directive = referee.on(*news, instant());
    PositionText text{referee.game()};
    while (directive != Directive::end_game)
        directive = co_await carry_out(directive, plan, referee, text, seats);
    referee_ = nullptr;
    GameRecord record = record_of(plan, referee);
    record.started = started;
    record.ended = calendar_now();
    co_return record;
}

Task<Directive> Board::carry_out(Directive directive, const GamePlan& plan, Referee& referee,
                                 PositionText& text, Seats& seats) {
    const Color color = referee.game().turn();
    if (directive == Directive::bring_back) {
        const Input came_of_it = co_await bring_back(plan, seats, color);
        co_return referee.on(came_of_it, instant());
    }
    if (const auto move = plan.books[color].move(referee.game()))
        co_return referee.on(input::BookMove{*move}, instant());
    const Directive next = co_await one_move(referee, text, *seats[color]);
    co_return next;
}

Task<Directive> Board::one_move(Referee& referee, PositionText& text, Player& player) {
    const Color color = referee.game().turn();
    const game::Instant asked =
        to_instant(player.ask_for_move(referee.game(), text.text(referee.game())));
    auto directive = referee.on(input::ThinkingStarted{}, asked);
    if (const auto flag = referee.deadline())
        stall_watch_.clock_runs(to_moment(asked), to_moment(*flag));
    while (directive == Directive::wait) {
        const Answer answer = co_await answer_of(player, referee.deadline());
        const auto told =
            must_end() ? Input{input::Interrupted{}}
                       : std::visit([&](const auto& said) { return told_by(color, said); }, answer);
        const bool has_moved = std::holds_alternative<input::MoveArrived>(told);
        directive = referee.on(told, has_moved ? moment_of_answer(referee, asked) : instant());
    }
    stall_watch_.clock_stands();
    if (directive == Directive::ask_for_move)
        player.think_ahead(referee.game(), text.text(referee.game()));
    co_return directive;
}

Task<Answer> Board::answer_of(Player& player, std::optional<game::Instant> flag) {
    Moment deadline = flag ? to_moment(*flag) : Moment::max();
    for (;;) {
        Answer answer = co_await player.answer(deadline);
        before_judging_();
        if (!flag || !std::holds_alternative<answer::Silence>(answer)) co_return answer;
        const Moment at = now();
        deadline = to_moment(*flag) + stall_watch_.stalled(at);
        if (must_end() || deadline <= at) co_return answer;
    }
}

game::Instant Board::moment_of_answer(const Referee& referee, game::Instant asked) const {
    const game::Instant at = instant();
    const auto flag = referee.deadline();
    if (!flag || at < *flag) return at;
    const game::Duration stalled = std::max(own_delay_(), stall_watch_.stalled(to_moment(at)));
    const game::Instant fair = std::max(asked, at - stalled);
    if (fair < *flag) forgive_(pairing_, {at - *flag, stalled});
    return fair;
}

Task<Input> Board::bring_back(const GamePlan& plan, Seats& seats, Color color) {
    const int engine = color == Color::white ? plan.pairing.white : plan.pairing.black;
    const auto seated = co_await player(engine);
    if (must_end()) co_return input::Interrupted{};
    if (!seated) co_return input::PlayerVanished{color, seated.error()};
    seats[color] = *seated;
    if (const auto trouble = co_await seats[color]->get_ready())
        co_return not_ready(color, *trouble);
    co_return input::PlayerReturned{color};
}

Task<std::optional<Input>> Board::take_seats(const GamePlan& plan, Seats& seats) {
    co_await make_room_for(plan.pairing);
    for (const Color color : all_colors) {
        const int engine = color == Color::white ? plan.pairing.white : plan.pairing.black;
        if (const auto old = players_.find(engine); plan.restart[color] && old != players_.end()) {
            co_await old->second->leave();
            players_.erase(old);
        }
        const auto seated = co_await player(engine);
        if (!seated) co_return input::PlayerVanished{color, seated.error()};
        seats[color] = *seated;
    }
    co_return std::nullopt;
}

Task<Input> Board::get_ready(const Seats& seats) {
    for (const Color color : all_colors)
        if (const auto trouble = co_await seats[color]->get_ready())
            co_return not_ready(color, *trouble);
    co_return input::PlayersReady{};
}

Task<void> Board::make_room_for(const Pairing& pairing) {
    for (auto at = players_.begin(); at != players_.end();) {
        const bool stays = at->first == pairing.white || at->first == pairing.black;
        if (stays) {
            ++at;
            continue;
        }
        co_await at->second->leave();
        at = players_.erase(at);
    }
}

Task<void> Board::clear() {
    for (auto& [engine, player] : players_) co_await player->withdraw();
}

Task<void> Board::close() {
    for (auto& [engine, player] : players_) co_await player->leave();
    players_.clear();
}

std::string Board::transcript_of(int engine) const {
    const auto found = players_.find(engine);
    return found == players_.end() ? std::string{} : found->second->transcript();
}

std::optional<LiveGame> Board::live() const {
    if (!referee_) return std::nullopt;
    return look_at(pairing_, *referee_, instant());
}

void Board::interrupt() {
    interrupted_ = true;
    wake_players();
}

void Board::void_game() {
    voided_ = true;
    wake_players();
}

void Board::wake_players() {
    for (auto& [engine, player] : players_) player->interrupt();
}

}  // namespace adoube::arbiter
