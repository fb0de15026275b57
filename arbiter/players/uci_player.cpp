#include "arbiter/players/uci_player.h"

#include <spdlog/logger.h>

#include <algorithm>
#include <chrono>

#include "arbiter/match/conclusion.h"
#include "notation/uci_move.h"
#include "uci/command.h"
#include "uci/message.h"

namespace adoube::arbiter {
namespace {

using std::chrono::milliseconds;

// More lines than any engine has reason to write while it is not asked.
constexpr int most_stale_lines = 10'000;
constexpr milliseconds wait_for_exit_status{100};

[[nodiscard]] milliseconds whole(game::Duration duration) {
    return milliseconds{game::whole_ms(duration)};
}

}  // namespace

UciPlayer::UciPlayer(const EngineSetup& setup, Surroundings surroundings,
                     std::unique_ptr<ChildProcess> process)
    : setup_(setup),
      around_(std::move(surroundings)),
      process_(std::move(process)),
      report_(setup.keeps_line),
      name_(setup.options.name) {
    for (const auto& pattern : setup.line_patterns) patterns_.emplace_back(pattern);
}

Task<UciPlayer::Started> UciPlayer::start(const EngineSetup& setup, Surroundings surroundings) {
    auto process = ChildProcess::start(surroundings.executor, setup.program);
    if (!process) co_return Failure{"cannot be started: " + process.error().message()};
    std::unique_ptr<UciPlayer> player{
        new UciPlayer{setup, surroundings, std::move(process).value()}};
    const Moment deadline = surroundings.now() + setup.options.limits.startup;
    if (auto fault = co_await player->introduce_itself(deadline)) {
        player->process_->kill();
        co_return Failure{std::move(*fault)};
    }
    player->set_options();
    if (const auto fault = co_await player->ping(deadline)) {
        const auto* const gone = std::get_if<answer::Gone>(&*fault);
        player->process_->kill();
        co_return Failure{gone ? "ended before readyok: " + gone->how
                               : std::string{"did not answer isready with readyok in time"}};
    }
    co_return player;
}

Task<std::optional<std::string>> UciPlayer::introduce_itself(Moment deadline) {
    for (const auto& line : setup_.options.initial_lines) send(line);
    send("uci");
    for (;;) {
        const auto line = co_await next_line(deadline);
        if (!line && line.error() == NoLine::deadline_passed)
            co_return "did not answer uci with uciok in time";
        if (!line) {
            const std::string how = co_await how_it_went();
            co_return "ended before uciok: " + how;
        }
        const auto message = uci::parse_message(*line);
        if (!message) continue;
        if (std::holds_alternative<uci::message::UciOk>(*message)) co_return std::nullopt;
        if (const auto* const option = std::get_if<uci::Option>(&*message))
            offered_options_.push_back(*option);
        if (const auto* const id = std::get_if<uci::message::IdName>(&*message))
            if (name_.empty()) name_ = harmless(id->name);
    }
}

void UciPlayer::set_options() {
    if (setup_.options.debug) send(uci::to_line(uci::command::Debug{true}));
    // Engines size their tables by the number of threads.
    for (const bool threads : {true, false})
        for (const auto& setting : setup_.options.settings)
            if (uci::is_same_name(setting.name, "Threads") == threads) set_option(setting);
    if (setup_.variant == Variant::chess960) set_option({"UCI_Chess960", "true"});
    if (setup_.options.ponder) set_option({"Ponder", "true"});
}

const uci::Option* UciPlayer::offered(std::string_view name) const {
    const auto found = std::find_if(
        offered_options_.begin(), offered_options_.end(),
        [&](const uci::Option& option) { return uci::is_same_name(option.name, name); });
    return found == offered_options_.end() ? nullptr : &*found;
}

void UciPlayer::set_option(const UciSetting& setting) {
    const uci::Option* const option = offered(setting.name);
    if (!option) {
        around_.log->warn("{} has no option {}", name_, harmless(setting.name));
        return;
    }
    const bool is_button = std::holds_alternative<uci::ButtonOption>(option->type);
    if (is_button && setting.value == "false") return;
    uci::command::SetOption command{setting.name, std::nullopt};
    if (!setting.value.empty() && !is_button) command.value = setting.value;
    send(uci::to_line(command));
}

Task<std::optional<NotReady>> UciPlayer::ping(Moment deadline) {
    send("isready");
    for (;;) {
        const auto line = co_await next_line(deadline);
        if (!line) {
            in_step_ = false;
            if (line.error() == NoLine::deadline_passed) co_return answer::Silence{};
            std::string how = co_await how_it_went();
            co_return answer::Gone{std::move(how)};
        }
        const auto message = uci::parse_message(*line);
        if (message && std::holds_alternative<uci::message::ReadyOk>(*message))
            co_return std::nullopt;
    }
}

Task<std::optional<NotReady>> UciPlayer::get_ready() {
    last_answer_.clear();
    expected_reply_.clear();
    idle_watch_.reset();
    auto trouble = co_await ping(around_.now() + setup_.options.limits.ping);
    if (trouble) co_return trouble;
    send("ucinewgame");
    trouble = co_await ping(around_.now() + setup_.options.limits.new_game);
    co_return trouble;
}

Moment UciPlayer::ask_for_move(const game::Game& game, std::string_view position) {
    color_ = game.turn();
    report_ = SearchReport{setup_.keeps_line};
    overstepped_.reset();
    if (const auto asked = take_up_pondering(position)) return *asked;
    pass_over_stale_lines();
    in_step_ = false;
    // Where the last answer would be a legal move, a late copy of it cannot be told from a new one.
    if (uci_move::read(game.position(), last_answer_)) last_answer_.clear();
    std::string lines{position};
    lines += '\n';
    lines += go_line(game, color_);
    // Not all engines take a new search before they have answered the one that was given up.
    if (unwanted_moves_ > 0) pending_ = std::exchange(lines, "stop");
    const Moment asked = around_.now();
    send(lines);
    idle_watch_.end(asked);
    return asked;
}

void UciPlayer::think_ahead(const game::Game& game, std::string_view position) {
    if (!setup_.options.ponder || expected_reply_.empty()) return;
    if (!uci_move::read(game.position(), expected_reply_)) return;
    ponder_text_ = position;
    ponder_text_ += ' ' + expected_reply_;
    in_step_ = false;
    send(ponder_text_ + '\n' + go_line(game, color_));
}

std::optional<Moment> UciPlayer::take_up_pondering(std::string_view position) {
    if (ponder_text_.empty()) return std::nullopt;
    if (std::exchange(ponder_text_, {}) != position) {
        ++unwanted_moves_;
        return std::nullopt;
    }
    const Moment asked = around_.now();
    send(uci::to_line(uci::command::PonderHit{}));
    return asked;
}

std::string UciPlayer::go_line(const game::Game& game, Color color) const {
    const game::Clock& clock = game.clock();
    const auto& control = game.options().time_control;
    uci::command::Go go;
    go.nodes = setup_.options.nodes;
    go.depth = setup_.options.depth;
    go.ponder = color != game.turn();
    const auto now = game.latest();
    if (const auto& own = control[color]; own.kind == game::TimeKind::per_move) {
        go.move_time = whole(own.time);
    } else if (own.is_limited()) {
        const auto tell = [&](Color side, auto& time, auto& increment) {
            if (control[side].kind != game::TimeKind::main_time) return;
            time = whole(*clock.remaining(side, now));
            if (control[side].increment > game::Duration::zero())
                increment = whole(control[side].increment);
        };
        tell(Color::white, go.white_time, go.white_increment);
        tell(Color::black, go.black_time, go.black_increment);
        go.moves_to_go = clock.moves_to_go(color);
    }
    return uci::to_line(go);
}

// A move that was sent without being asked for is never an answer to the next question.
void UciPlayer::pass_over_stale_lines() {
    for (int lines = 0; lines < most_stale_lines; ++lines) {
        const auto line = process_->line_at_hand();
        if (!line) return;
        const auto message = uci::parse_message(*line);
        if (!message || !std::holds_alternative<uci::message::BestMove>(*message)) continue;
        // It was done with thinking ahead before it was told that nobody wants to know.
        if (unwanted_moves_ > 0) --unwanted_moves_;
        else around_.log->warn("{} sent a move without being asked: {}", name_, harmless(*line));
    }
}

// The answer to the question before, sent a second time; believed once.
bool UciPlayer::is_late_copy(const std::string& move) {
    if (last_answer_.empty() || move != last_answer_) return false;
    around_.log->warn("{} sent a move twice: {}", name_, harmless(move));
    last_answer_.clear();
    return true;
}

Task<Answer> UciPlayer::answer(Moment deadline) {
    for (;;) {
        const auto line = co_await next_line(deadline);
        if (!line && line.error() == NoLine::deadline_passed) {
            if (around_.now() >= deadline && !overstepped_) overstepped_ = deadline;
            co_return answer::Silence{};
        }
        if (!line) {
            std::string how = co_await how_it_went();
            co_return answer::Gone{std::move(how)};
        }
        const auto message = uci::parse_message(*line);
        if (!message) continue;
        if (is_noted(*line)) report_.note_line(*line);
        if (const auto* const info = std::get_if<uci::Info>(&*message)) report_.note(*info);
        const auto* const best = std::get_if<uci::message::BestMove>(&*message);
        if (!best) continue;
        if (unwanted_moves_ > 0) {
            --unwanted_moves_;
            report_ = SearchReport{setup_.keeps_line};
            if (!pending_.empty()) send(std::exchange(pending_, {}));
            continue;
        }
        if (is_late_copy(best->move)) continue;
        answer::Move move = move_of(*best, report_.assessment());
        co_return move;
    }
}

answer::Move UciPlayer::move_of(const uci::message::BestMove& best, Assessment assessment) {
    in_step_ = true;
    if (!setup_.options.ponder) idle_watch_.begin(around_.now());
    last_answer_ = best.move;
    expected_reply_ = best.ponder.value_or("");
    if (setup_.options.white_view && color_ == Color::black) {
        if (assessment.centipawns) *assessment.centipawns *= -1;
        if (assessment.mate) *assessment.mate *= -1;
    }
    return {best.move, std::move(assessment)};
}

bool UciPlayer::is_noted(std::string_view line) const {
    return std::any_of(patterns_.begin(), patterns_.end(), [&](const std::regex& pattern) {
        return std::regex_search(line.begin(), line.end(), pattern);
    });
}

void UciPlayer::report_idle_use() {
    if (!idle_watch_.is_conspicuous()) return;
    around_.log->warn(
        "{} computes while its opponent is on move: {} ms of {} ms that were looked at", name_,
        idle_watch_.computed().count(), idle_watch_.looked_at().count());
}

// That of the move tells authors of engines how much they have to keep in hand.
void UciPlayer::report_lateness(std::chrono::nanoseconds late) {
    around_.log->warn("{} sent its move {:.1f} ms after its time was up", name_,
                      std::chrono::duration<double, std::milli>(late).count());
}

Task<void> UciPlayer::withdraw() {
    report_idle_use();
    ponder_text_.clear();
    expected_reply_.clear();
    // The answer to the search that was given up is all that it owes then.
    if (!std::exchange(pending_, {}).empty()) --unwanted_moves_;
    if (in_step_ || !process_->is_usable()) co_return;
    const auto overstepped = std::exchange(overstepped_, {});
    const Moment deadline = around_.now() + setup_.options.limits.stop;
    send("stop");
    // The moves that it owes, then a proof that it owes nothing else.
    const Answer late = co_await answer(deadline);
    if (overstepped && std::holds_alternative<answer::Move>(late))
        report_lateness(around_.now() - *overstepped);
    unwanted_moves_ = 0;
    if (in_step_) co_await ping(deadline);
    if (in_step_ || !process_->is_usable()) co_return;
    around_.log->warn("{} does not obey stop and is killed", name_);
    process_->kill();
    co_await process_->wait_for_end(milliseconds{1000});
}

Task<void> UciPlayer::leave() {
    send("quit");
    co_await process_->end({setup_.options.limits.quit, milliseconds{500}});
}

std::string UciPlayer::transcript() const { return transcript_.text(around_.now()); }

Task<std::string> UciPlayer::how_it_went() {
    co_await process_->wait_for_end(wait_for_exit_status);
    const auto end = process_->how_it_ended();
    co_return end ? describe(*end) : std::string{"closed its pipe"};
}

void UciPlayer::send(std::string_view line) {
    if (around_.log->should_log(spdlog::level::trace)) around_.log->trace("{} < {}", name_, line);
    if (around_.keep_transcript) transcript_.note(around_.now(), Transcript::Way::in, line);
    std::string bytes{line};
    bytes += '\n';
    process_->send(bytes);
}

Task<Expected<std::string_view, NoLine>> UciPlayer::next_line(Moment deadline) {
    auto line = co_await process_->next_line(deadline);
    if (line && around_.log->should_log(spdlog::level::trace))
        around_.log->trace("{} > {}", name_, harmless(*line, 1000));
    if (line && around_.keep_transcript)
        transcript_.note(around_.now(), Transcript::Way::out, *line);
    co_return line;
}

}  // namespace adoube::arbiter
