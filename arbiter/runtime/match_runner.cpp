#include "arbiter/runtime/match_runner.h"

#include <fmt/core.h>
#include <spdlog/logger.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <cstdio>
#include <cstdlib>

#include "arbiter/match/unique_name.h"
#include "arbiter/players/uci_player.h"
#include "arbiter/present/match_report.h"
#include "arbiter/present/shell_word.h"
#include "arbiter/process/household.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/file_limit.h"
#include "arbiter/runtime/time_source.h"

namespace adoube::arbiter {
namespace {

namespace asio = boost::asio;

// What an interrupted match may still take for its engines to leave.
constexpr std::chrono::milliseconds longest_farewell{900};

void rethrow(const std::exception_ptr& error) {
    if (error) std::rethrow_exception(error);
}

}  // namespace

MatchRunner::MatchRunner(MatchSetup setup)
    : setup_(std::move(setup)),
      options_(setup_.options),
      schedule_(Schedule::make(options_, static_cast<int>(options_.engines.size()))),
      part_(options_),
      standings_(static_cast<int>(options_.engines.size())),
      keeper_(options_, *setup_.archive, setup_.transcripts, setup_.positions, *setup_.log),
      output_(options_) {
    // The games of a shard are no sample to decide by.
    if (options_.sprt && !options_.shard) sprt_.emplace(*options_.sprt);
    console_ = MatchConsole::make({options_, names_, standings_, sprt_ ? &*sprt_ : nullptr});
}

int MatchRunner::run() {
    watch_signals();
    asio::co_spawn(io_.get_executor(), run_all(), rethrow);
    io_.run();
    setup_.archive.reset();  // its thread may still be busy telling io_ of the last game
    switch (stop_) {
        case Stop::no:
        case Stop::decided:
        case Stop::told: return exit_success;
        case Stop::interrupted:
        case Stop::engine_failed: return exit_found_failures;
        case Stop::storage_failed: break;
    }
    return exit_storage_failed;
}

Task<void> MatchRunner::run_all() {
    heartbeat_.start();
    count_games_of_before();
    boards_.push_back(make_board(0));
    const bool all_can_play = co_await meet_the_players();
    if (!all_can_play) {
        co_await boards_.front()->close();
        stop_waiting();
        co_return;
    }
    output_.show(
        io_, names_, standings_, sprt_ ? &*sprt_ : nullptr, [this] { return look(); }, *setup_.log);
    wanted_boards_ = options_.concurrency;
    if (!options_.order_file.empty()) {
        order_file_.emplace(io_, options_.order_file,
                            [this](const OrderFile::Reading& order) { obey(order); });
        order_file_->start();
    }
    run_board_of_its_own(*boards_.front());
    open_boards();
}

std::unique_ptr<Board> MatchRunner::make_board(int number) {
    return std::make_unique<Board>(
        io_.get_executor(), [this, number](int engine) { return start_player(engine, number); },
        [this] { heartbeat_.check(); }, [this] { return heartbeat_.own_delay().recent(); },
        [this](const Pairing& pairing, const Board::LateMove& move) { note_late(pairing, move); });
}

// As many as are wanted and have a game to play.
void MatchRunner::open_boards() {
    const int most = std::min(wanted_boards_, game_count());
    while (playing_boards_ < most && has_more_games()) {
        auto place = std::find(boards_.begin(), boards_.end(), nullptr);
        if (place == boards_.end()) place = boards_.insert(place, nullptr);
        *place = make_board(static_cast<int>(place - boards_.begin()));
        run_board_of_its_own(**place);
    }
}

void MatchRunner::run_board_of_its_own(Board& board) {
    ++open_boards_;
    ++playing_boards_;
    asio::co_spawn(io_.get_executor(), run_board(board), [this, &board](std::exception_ptr error) {
        rethrow(error);
        std::find_if(boards_.begin(), boards_.end(), [&](const auto& each) {
            return each.get() == &board;
        })->reset();
        if (--open_boards_ == 0) end_match();
    });
}

void MatchRunner::stop_waiting() {
    running_.end();
    signals_.cancel();
    farewell_.cancel();
    heartbeat_.stop();
}

void MatchRunner::end_match() {
    stop_waiting();
    if (order_file_) order_file_->stop();
    output_.end_view();
    print_end();
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
    const Surroundings surroundings{io_.get_executor(), now, setup_.log.get(),
                                    setup_.transcripts.has_value()};
    auto started = co_await UciPlayer::start(plan_engine(setup_, engine, board), surroundings);
    if (!started) co_return Failure{started.error()};
    co_return std::unique_ptr<Player>{std::move(started).value()};
}

Task<void> MatchRunner::run_board(Board& board) {
    std::optional<Pairing> pairing = co_await next_pairing();
    while (pairing) {
        output_.say(console_->started(*pairing, schedule_->game_count()));
        GameRecord record = co_await board.play(plan_game(setup_, *pairing));
        while (board.was_voided() && stop_ == Stop::no) {
            co_await board.clear();
            record = co_await board.play(plan_game(setup_, *pairing));
        }
        co_await finish(board, std::move(record));
        co_await board.clear();
        co_await rest();
        if (takes_leave()) break;
        pairing = co_await next_pairing();
    }
    co_await board.close();
}

// A board that is more than are wanted leaves, and counts no more for those that ask after it.
bool MatchRunner::takes_leave() {
    if (playing_boards_ <= wanted_boards_) return false;
    --playing_boards_;
    return true;
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
        co_await news_.async_wait(as_result);
    }
    co_return std::nullopt;
}

Task<void> MatchRunner::rest() {
    if (options_.wait == std::chrono::milliseconds{0} || stop_ != Stop::no) co_return;
    Timer timer{io_.get_executor(), options_.wait};
    co_await timer.async_wait(as_result);
}

Task<void> MatchRunner::finish(const Board& board, GameRecord record) {
    const auto& pairing = record.pairing;
    record.names = {names_[static_cast<std::size_t>(pairing.white)],
                    names_[static_cast<std::size_t>(pairing.black)]};
    note_failure(record);
    keep_transcript(board, record);
    co_await archive(record);
    tell_of_lines(record);
    if (stop_ != Stop::storage_failed) tell_and_count(record);
    news_.cancel();
}

void MatchRunner::tell_of_lines(const GameRecord& record) {
    for (const LineReport& report : line_reports(record))
        if (const auto line = console_->about_line(report)) output_.say(*line);
        else setup_.log->warn(describe(report));
}

void MatchRunner::tell_and_count(const GameRecord& record) {
    output_.say(console_->finished(record.pairing, record.conclusion));
    if (const auto& checksum = setup_.archive->pgn_checksum())
        output_.say(
            fmt::format("File {} has CRC32: 0x{:08x}\n", options_.pgn->file, checksum->checksum()));
    if (!record.conclusion.outcome) return;
    count(record.pairing, *record.conclusion.outcome);
    if (!record.conclusion.scores()) return;
    output_.say(console_->progress(standings_.games() == game_count()));
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
    games_of_before_ = static_cast<int>(games.size());
    for (const auto& game : games)
        if (const auto pairing = schedule_->game(game.number)) count(*pairing, *game.outcome);
    output_.say(fmt::format("Resumed match: {} of {} games have been played\n", games.size(),
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
    const auto loser = keeper_.wanted_transcript(record.conclusion);
    if (!loser) return;
    const int engine = *loser == Color::white ? record.pairing.white : record.pairing.black;
    keeper_.keep_transcript(record, board.transcript_of(engine));
}

Task<void> MatchRunner::archive(const GameRecord& record) {
    if (stop_ == Stop::storage_failed) co_return;
    const auto failure = co_await keeper_.keep(record);
    if (!failure) co_return;
    fail(*failure);
    for_all_boards(&Board::interrupt);
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
    const OwnDelay& waited = heartbeat_.own_delay();
    setup_.log->info(
        "waited for a processor: {} ms in all, {:.1f} ms at most in a quarter of a second",
        waited.total().count() / 1000, static_cast<double>(waited.longest().count()) / 1000);
    const Sprt* const sprt = sprt_ ? &*sprt_ : nullptr;
    const bool is_complete = stop_ == Stop::no || stop_ == Stop::decided;
    output_.say(console_->end(is_complete,
                              std::chrono::duration_cast<std::chrono::seconds>(now() - begun_)));
    if (!is_complete) say_how_to_resume();
    if (options_.json) fmt::print("{}", json_report(standings_, names_, sprt, is_complete));
}

void MatchRunner::say_how_to_resume() {
    const std::string& journal = setup_.archive->journal_file();
    if (journal.empty()) return;
    output_.say(
        fmt::format("To resume the match: arbiter match -resume {}\n", shell_word(journal)));
}

LiveMatch MatchRunner::look() const {
    LiveMatch match;
    match.finished = standings_.games();
    match.game_count = game_count();
    match.elapsed = std::chrono::duration_cast<std::chrono::seconds>(now() - begun_);
    if (const int played = match.finished - games_of_before_; played > 0)
        match.left = match.elapsed * (match.game_count - match.finished) / played;
    for (const auto& board : boards_)
        if (auto game = board ? board->live() : std::nullopt)
            match.games.push_back(std::move(*game));
    return match;
}

void MatchRunner::obey(const OrderFile::Reading& order) {
    if (!order) {
        setup_.log->warn("{}: {}", options_.order_file, order.error());
        return;
    }
    if (order->concurrency) set_concurrency(*order->concurrency);
    if (!order->stop || stop_ != Stop::no) return;
    setup_.log->warn("{}: stop: no more games begin", options_.order_file);
    stop_ = Stop::told;
    news_.cancel();
}

void MatchRunner::set_concurrency(int boards) {
    if (!can_open_files_for(boards, standings_.players())) {
        setup_.log->warn("{}: concurrency {}, expected fewer, or a higher limit of open files",
                         options_.order_file, boards);
        return;
    }
    wanted_boards_ = boards;
    // The first board that plays is the one that has met the players.
    if (open_boards_ > 0) open_boards();
}

// The games of that time are played again from their openings.
void MatchRunner::note_gap(std::chrono::milliseconds gap) {
    setup_.log->warn("held up for {} ms: the running games are void and played again", gap.count());
    for_all_boards(&Board::void_game);
}

void MatchRunner::note_late(const Pairing& pairing, const Board::LateMove& move) {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    setup_.log->warn(
        "game {}: a move came {:.1f} ms after the flag and counts, since the arbiter or the whole "
        "machine had stood still for {:.1f} ms",
        pairing.number, Milliseconds{move.late}.count(), Milliseconds{move.stalled}.count());
}

void MatchRunner::watch_signals() {
    signals_.async_wait(running_.guarded([this](const boost::system::error_code& error, int) {
        if (error) return;
        if (stop_ == Stop::interrupted || names_.size() < options_.engines.size()) end_hard();
        interrupt();
        watch_signals();
    }));
}

void MatchRunner::for_all_boards(void (Board::*what)()) {
    for (const auto& board : boards_)
        if (board) ((*board).*what)();
}

void MatchRunner::interrupt() {
    stop_ = Stop::interrupted;
    for_all_boards(&Board::interrupt);
    news_.cancel();
    farewell_.expires_after(longest_farewell);
    farewell_.async_wait(running_.guarded([this](const boost::system::error_code& error) {
        if (error) return;
        close_archive();
        end_hard();
    }));
}

// The engines die with the arbiter; what was stored is safe.
void MatchRunner::end_hard() {
    output_.end_view();
    say_how_to_resume();
    std::fflush(stdout);
    setup_.log->flush();
    end_orphans();
    std::_Exit(stop_ == Stop::storage_failed ? exit_storage_failed : exit_found_failures);
}

}  // namespace adoube::arbiter
