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

// Engines of one name are told apart by a number.
[[nodiscard]] std::string unique_name(std::string name, const std::vector<std::string>& taken) {
    const std::string base = name.empty() ? "engine" : name;
    name = base;
    for (int number = 2; std::find(taken.begin(), taken.end(), name) != taken.end(); ++number)
        name = base + '_' + std::to_string(number);
    return name;
}

// A word for the shell of those who copy the line.
[[nodiscard]] std::string quoted(const std::string& word) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+,-./:=@_";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) return word;
    std::string text = "'";
    for (const char c : word) text += c == '\'' ? std::string{"'\\''"} : std::string(1, c);
    return text + '\'';
}

// Who lost by a failure and not by his moves.
[[nodiscard]] std::optional<Color> failed_side(const Conclusion& conclusion) {
    const auto& outcome = conclusion.outcome;
    if (!outcome || !outcome->winner) return std::nullopt;
    switch (outcome->reason) {
        case game::Reason::disconnect:
        case game::Reason::stall:
        case game::Reason::time_loss:
        case game::Reason::illegal_move: return opponent(*outcome->winner);
        default: return std::nullopt;
    }
}

[[nodiscard]] std::string how_it_vanished(const Conclusion& conclusion) {
    if (conclusion.outcome->reason != game::Reason::disconnect) return {};
    return ": " + harmless(conclusion.detail, 200);
}

void rethrow(const std::exception_ptr& error) {
    if (error) std::rethrow_exception(error);
}

}  // namespace

MatchRunner::MatchRunner(MatchSetup setup)
    : setup_(std::move(setup)),
      options_(setup_.options),
      schedule_(Schedule::make(options_, static_cast<int>(options_.engines.size()))),
      part_(options_),
      standings_(static_cast<int>(options_.engines.size())) {
    // The games of a shard are no sample to decide by.
    if (options_.sprt && !options_.shard) sprt_.emplace(*options_.sprt);
    console_ = MatchConsole::make({options_, names_, standings_, sprt_ ? &*sprt_ : nullptr,
                                   schedule_->game_count(), game_count()});
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
    const int boards = std::min(options_.concurrency, game_count());
    for (int i = 0; i < boards; ++i)
        boards_.push_back(
            std::make_unique<Board>([this, i](int engine) { return start_player(engine, i); },
                                    [this] { heartbeat_.check(); }));
    heartbeat_.start();
    count_games_of_before();
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

Task<StartedPlayer> MatchRunner::start_player(int engine, int board) {
    const auto index = static_cast<std::size_t>(engine);
    EngineSetup setup{options_.engines[index], setup_.programs[index], options_.rules.variant};
    if (options_.pgn) {
        setup.keeps_line = options_.pgn->fields.line;
        setup.line_patterns = options_.pgn->line_patterns;
    }
    if (const auto& processors = options_.processors; processors && !processors->empty())
        setup.program.processor =
            (*processors)[static_cast<std::size_t>(board) % processors->size()];
    const Surroundings surroundings{io_.get_executor(), now, setup_.log.get(),
                                    setup_.transcripts.has_value()};
    auto started = co_await UciPlayer::start(setup, surroundings);
    if (!started) co_return Failure{started.error()};
    co_return std::unique_ptr<Player>{std::move(started).value()};
}

Task<void> MatchRunner::run_board(Board& board) {
    std::optional<Pairing> pairing = co_await next_pairing();
    while (pairing) {
        say(console_->started(*pairing));
        GameRecord record = co_await board.play(plan(*pairing));
        while (board.was_voided() && stop_ == Stop::no) {
            co_await board.clear();
            record = co_await board.play(plan(*pairing));
        }
        co_await finish(board, std::move(record));
        co_await board.clear();
        co_await rest();
        pairing = co_await next_pairing();
    }
    co_await board.close();
}

bool MatchRunner::has_more_games() {
    const int last = schedule_->game_count();
    while (setup_.archive->has(next_game_) || (next_game_ <= last && !part_.plays(next_game_)))
        ++next_game_;
    return stop_ == Stop::no && next_game_ <= last;
}

// How many are to be played by this run.
int MatchRunner::game_count() const { return part_.game_count().value_or(schedule_->game_count()); }

// The next game as soon as it is known who plays it; nothing when no more is to be played.
Task<std::optional<Pairing>> MatchRunner::next_pairing() {
    while (has_more_games()) {
        std::optional<Pairing> pairing = schedule_->game(next_game_);
        if (pairing) {
            ++next_game_;
            co_return pairing;
        }
        co_await news_.async_wait(asio::as_tuple(asio::use_awaitable_t<Executor>{}));
    }
    co_return std::nullopt;
}

Task<void> MatchRunner::rest() {
    if (options_.wait == std::chrono::milliseconds{0} || stop_ != Stop::no) co_return;
    Timer timer{io_.get_executor(), options_.wait};
    co_await timer.async_wait(asio::as_tuple(asio::use_awaitable_t<Executor>{}));
}

GamePlan MatchRunner::plan(const Pairing& pairing) const {
    const auto& white = options_.engines[static_cast<std::size_t>(pairing.white)];
    const auto& black = options_.engines[static_cast<std::size_t>(pairing.black)];
    GamePlan plan{pairing, options_.rules, {white.time_control, black.time_control}};
    plan.restart = {white.restart, black.restart};
    plan.tables = setup_.tables.get();
    if (setup_.book) plan.opening = setup_.book->at(pairing.opening);
    return plan;
}

Task<void> MatchRunner::finish(const Board& board, GameRecord record) {
    const auto& pairing = record.pairing;
    record.names = {names_[static_cast<std::size_t>(pairing.white)],
                    names_[static_cast<std::size_t>(pairing.black)]};
    note_failure(record);
    keep_transcript(board, record);
    co_await archive(record);
    if (stop_ != Stop::storage_failed) tell_and_count(record);
    news_.cancel();
}

void MatchRunner::tell_and_count(const GameRecord& record) {
    say(console_->finished(record.pairing, record.conclusion));
    if (const auto& checksum = setup_.archive->pgn_checksum())
        say(fmt::format("File {} has CRC32: 0x{:08x}\n", options_.pgn->file, checksum->checksum()));
    if (!record.conclusion.outcome) return;
    count(record.pairing, *record.conclusion.outcome);
    if (!record.conclusion.scores()) return;
    say(console_->progress());
}

void MatchRunner::count(const Pairing& pairing, const game::Outcome& outcome) {
    schedule_->record(pairing, outcome);
    standings_.record(pairing, outcome);
    if (sprt_ && stop_ == Stop::no && sprt_->accepted(standings_.between(0, 1)))
        stop_ = Stop::decided;
}

void MatchRunner::count_games_of_before() {
    const auto& games = setup_.archive->finished_before();
    if (games.empty()) return;
    for (const auto& game : games)
        if (const auto pairing = schedule_->game(game.number)) count(*pairing, *game.outcome);
    say(fmt::format("Resumed match: {} of {} games have been played\n", games.size(),
                    game_count()));
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

void MatchRunner::keep_transcript(const Board& board, const GameRecord& record) {
    const auto loser = failed_side(record.conclusion);
    if (!loser || !setup_.transcripts) return;
    const auto& pairing = record.pairing;
    const int engine = *loser == Color::white ? pairing.white : pairing.black;
    const auto error = setup_.transcripts->add(
        fmt::format("game {} ({} vs {}): {}{}\n{}\n", pairing.number, record.names.white,
                    record.names.black, explain(record.conclusion),
                    how_it_vanished(record.conclusion), board.transcript_of(engine)));
    if (error)
        setup_.log->warn("transcript cannot be written: {}: {}", options_.transcript,
                         error.message());
}

void MatchRunner::keep_last_position(const GameRecord& record) {
    if (!setup_.positions || !record.conclusion.outcome) return;
    if (const auto error = setup_.positions->add(last_position_line(record)))
        fail({options_.epd->file, error});
}

Task<void> MatchRunner::archive(const GameRecord& record) {
    if (stop_ == Stop::storage_failed) co_return;
    const PgnOptions pgn = options_.pgn.value_or(PgnOptions{});
    const PgnStyle style{options_.event, options_.site, pgn.notes, pgn.fields,
                         options_.console.format};
    const auto& pairing = record.pairing;
    const bool is_wanted = record.conclusion.outcome || !pgn.finished_only;
    JournalGame game{pairing.number, pairing.white, pairing.black, record.conclusion.outcome,
                     is_wanted ? pgn::write(to_pgn(record, style)) : ""};
    const auto failure = co_await setup_.archive->add(std::move(game));
    if (failure) fail(*failure);
    else keep_last_position(record);
    if (stop_ != Stop::storage_failed) co_return;
    for (auto& board : boards_) board->interrupt();
}

void MatchRunner::close_archive() {
    if (stop_ == Stop::storage_failed) return;
    if (const auto failure = setup_.archive->close()) fail(*failure);
}

void MatchRunner::fail(const StorageFailure& failure) {
    if (stop_ != Stop::storage_failed)
        fmt::print(stderr, "arbiter: games cannot be stored: {}: {}\n", failure.file,
                   failure.error.message());
    stop_ = Stop::storage_failed;
}

void MatchRunner::print_end() {
    close_archive();
    const Sprt* const sprt = sprt_ ? &*sprt_ : nullptr;
    const bool is_complete = stop_ == Stop::no || stop_ == Stop::decided;
    say(console_->end(is_complete,
                      std::chrono::duration_cast<std::chrono::seconds>(now() - begun_)));
    if (!is_complete) say_how_to_resume();
    if (options_.json) fmt::print("{}", json_report(standings_, names_, sprt, is_complete));
}

void MatchRunner::say_how_to_resume() {
    const std::string& journal = setup_.archive->journal_file();
    if (journal.empty()) return;
    say(fmt::format("To resume the match: arbiter match -resume {}\n", quoted(journal)));
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
    news_.cancel();
    farewell_.expires_after(longest_farewell);
    farewell_.async_wait([this](const boost::system::error_code& error) {
        if (error) return;
        close_archive();
        end_hard();
    });
}

// The engines die with the arbiter; what was stored is safe.
void MatchRunner::end_hard() {
    say_how_to_resume();
    std::fflush(stdout);
    setup_.log->flush();
    end_orphans();
    std::_Exit(stop_ == Stop::storage_failed ? exit_storage_failed : exit_found_failures);
}

}  // namespace adoube::arbiter
