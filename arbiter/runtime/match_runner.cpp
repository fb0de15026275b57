#include "arbiter/runtime/match_runner.h"

#include <fmt/core.h>
#include <spdlog/logger.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cstdio>
#include <cstdlib>

#include "arbiter/match/match_pgn.h"
#include "arbiter/players/uci_player.h"
#include "arbiter/present/match_report.h"
#include "arbiter/process/child_process.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/time_source.h"
#include "notation/pgn_writer.h"

namespace adoube::arbiter {
namespace {

namespace asio = boost::asio;

// What an interrupted match may still take for its engines to leave.
constexpr std::chrono::milliseconds longest_farewell{900};

using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;

// Engines of one name are told apart by a number.
[[nodiscard]] std::string unique_name(std::string name, const std::vector<std::string>& taken) {
    const std::string base = name.empty() ? "engine" : name;
    name = base;
    for (int number = 2; std::find(taken.begin(), taken.end(), name) != taken.end(); ++number)
        name = base + '_' + std::to_string(number);
    return name;
}

void rethrow(const std::exception_ptr& error) {
    if (error) std::rethrow_exception(error);
}

}  // namespace

MatchRunner::MatchRunner(MatchSetup setup)
    : setup_(std::move(setup)),
      options_(setup_.options),
      schedule_(options_, static_cast<int>(options_.engines.size())),
      standings_(static_cast<int>(options_.engines.size())) {
    if (options_.sprt) sprt_.emplace(*options_.sprt);
    console_ = MatchConsole::make(
        {options_, names_, standings_, sprt_ ? &*sprt_ : nullptr, schedule_.game_count()});
}

int MatchRunner::run() {
    watch_signals();
    asio::co_spawn(io_.get_executor(), run_all(), rethrow);
    io_.run();
    switch (stop_) {
        case Stop::no:
        case Stop::decided: return exit_success;
        case Stop::interrupted:
        case Stop::engine_failed: return exit_found_failures;
        case Stop::storage_failed: break;
    }
    return exit_storage_failed;
}

Task<void> MatchRunner::run_all() {
    const int boards = std::min(options_.concurrency, schedule_.game_count());
    for (int i = 0; i < boards; ++i)
        boards_.push_back(std::make_unique<Board>(
            [this](int engine) { return start_player(engine); }, [this] { heartbeat_.check(); }));
    heartbeat_.start();
    const bool all_can_play = co_await meet_the_players();
    if (!all_can_play) {
        co_await boards_.front()->close();
        signals_.cancel();
        heartbeat_.stop();
        co_return;
    }
    open_boards_ = boards;
    for (auto& board : boards_)
        asio::co_spawn(io_.get_executor(), run_board(*board), [this](std::exception_ptr error) {
            rethrow(error);
            if (--open_boards_ > 0) return;
            signals_.cancel();
            farewell_.cancel();
            heartbeat_.stop();
            print_end();
        });
}

// Starts every engine once, so that one that cannot play is known before the first game.
Task<bool> MatchRunner::meet_the_players() {
    for (int engine = 0; engine < standings_.players(); ++engine) {
        const auto met = co_await boards_.front()->player(engine);
        const auto& options = options_.engines[static_cast<std::size_t>(engine)];
        if (!met) {
            fmt::print(stderr, "arbiter: engine cannot play: {} {}\n",
                       options.name.empty() ? options.command : options.name, met.error());
            stop_ = Stop::engine_failed;
            co_return false;
        }
        names_.push_back(unique_name(std::string{(*met)->name()}, names_));
    }
    co_return true;
}

Task<StartedPlayer> MatchRunner::start_player(int engine) {
    const auto index = static_cast<std::size_t>(engine);
    const EngineSetup setup{options_.engines[index], setup_.programs[index],
                            options_.rules.variant};
    auto started =
        co_await UciPlayer::start(setup, Surroundings{io_.get_executor(), now, setup_.log.get()});
    if (!started) co_return Failure{started.error()};
    co_return std::unique_ptr<Player>{std::move(started).value()};
}

Task<void> MatchRunner::run_board(Board& board) {
    bool is_first = true;
    while (stop_ == Stop::no && next_game_ <= schedule_.game_count()) {
        if (!std::exchange(is_first, false)) co_await rest();
        if (stop_ != Stop::no) break;
        const Pairing pairing = schedule_.game(next_game_++);
        say(console_->started(pairing));
        GameRecord record = co_await board.play(plan(pairing));
        while (board.was_voided() && stop_ == Stop::no) {
            co_await board.clear();
            record = co_await board.play(plan(pairing));
        }
        finish(std::move(record));
        co_await board.clear();
    }
    co_await board.close();
}

Task<void> MatchRunner::rest() {
    if (options_.wait == std::chrono::milliseconds{0}) co_return;
    Timer timer{io_.get_executor(), options_.wait};
    co_await timer.async_wait(asio::as_tuple(asio::use_awaitable_t<Executor>{}));
}

GamePlan MatchRunner::plan(const Pairing& pairing) const {
    const auto& white = options_.engines[static_cast<std::size_t>(pairing.white)];
    const auto& black = options_.engines[static_cast<std::size_t>(pairing.black)];
    GamePlan plan{pairing, options_.rules, {white.time_control, black.time_control}};
    plan.restart = {white.restart, black.restart};
    if (setup_.book) plan.opening = setup_.book->at(pairing.opening);
    return plan;
}

void MatchRunner::finish(GameRecord record) {
    const auto& pairing = record.pairing;
    record.names = {names_[static_cast<std::size_t>(pairing.white)],
                    names_[static_cast<std::size_t>(pairing.black)]};
    note_failure(record);
    archive(record);
    if (stop_ == Stop::storage_failed) return;
    say(console_->finished(pairing, record.conclusion));
    if (!record.conclusion.scores()) return;
    standings_.record(pairing, *record.conclusion.outcome);
    say(console_->progress());
    if (sprt_ && stop_ == Stop::no && sprt_->accepted(standings_.between(0, 1)))
        stop_ = Stop::decided;
}

void MatchRunner::note_failure(const GameRecord& record) {
    const auto& outcome = record.conclusion.outcome;
    if (!outcome || !outcome->winner) return;
    const bool is_dead = outcome->reason == game::Reason::disconnect;
    if (!is_dead && outcome->reason != game::Reason::stall) return;
    setup_.log->warn("game {}: {} {}{}", record.pairing.number,
                     record.names[opponent(*outcome->winner)],
                     is_dead ? "is gone: " : "does not answer isready",
                     is_dead ? harmless(record.conclusion.detail, 200) : "");
    if (!options_.recover && stop_ == Stop::no) stop_ = Stop::engine_failed;
}

void MatchRunner::archive(const GameRecord& record) {
    if (!setup_.archive || stop_ == Stop::storage_failed) return;
    const PgnStyle style{options_.event, options_.site, options_.pgn->notes, options_.pgn->nodes,
                         options_.pgn->selective_depth, options_.console.format};
    const auto error = setup_.archive->add(pgn::write(to_pgn(record, style)));
    if (!error) return;
    fmt::print(stderr, "arbiter: game {} cannot be stored: {}: {}\n", record.pairing.number,
               options_.pgn->file, error.message());
    stop_ = Stop::storage_failed;
    for (auto& board : boards_) board->interrupt();
}

void MatchRunner::print_end() {
    if (setup_.archive && stop_ != Stop::storage_failed) {
        if (const auto error = setup_.archive->sync()) {
            fmt::print(stderr, "arbiter: games cannot be stored: {}: {}\n", options_.pgn->file,
                       error.message());
            stop_ = Stop::storage_failed;
        }
    }
    const Sprt* const sprt = sprt_ ? &*sprt_ : nullptr;
    const bool is_complete = stop_ == Stop::no || stop_ == Stop::decided;
    say(console_->end(is_complete,
                      std::chrono::duration_cast<std::chrono::seconds>(now() - begun_)));
    if (options_.json) fmt::print("{}", json_report(standings_, names_, sprt, is_complete));
}

// With --json standard output is for the result alone.
void MatchRunner::say(const std::string& text) {
    std::FILE* const out = options_.json ? stderr : stdout;
    fmt::print(out, "{}", text);
    std::fflush(out);
}

// The games of that time are played again from their openings.
void MatchRunner::note_gap(std::chrono::milliseconds gap) {
    setup_.log->warn("held up for {} ms: the running games are void and played again", gap.count());
    for (auto& board : boards_) board->void_game();
}

void MatchRunner::watch_signals() {
    signals_.async_wait([this](const boost::system::error_code& error, int) {
        if (error) return;
        if (stop_ == Stop::interrupted || names_.size() < options_.engines.size()) end_hard();
        interrupt();
        watch_signals();
    });
}

void MatchRunner::interrupt() {
    stop_ = Stop::interrupted;
    for (auto& board : boards_) board->interrupt();
    farewell_.expires_after(longest_farewell);
    farewell_.async_wait([this](const boost::system::error_code& error) {
        if (!error) end_hard();
    });
}

// The engines die with the arbiter; what was stored is safe.
void MatchRunner::end_hard() {
    std::fflush(stdout);
    setup_.log->flush();
    end_orphans();
    std::_Exit(exit_found_failures);
}

}  // namespace adoube::arbiter
