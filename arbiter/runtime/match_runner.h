// Runs a match: as many boards as are wanted side by side, all on one thread, until the schedule
// is played, a test is decided, somebody interrupts, or the games cannot be stored any more.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/match/match_options.h"
#include "arbiter/match/match_part.h"
#include "arbiter/match/schedule.h"
#include "arbiter/match/sprt.h"
#include "arbiter/match/standings.h"
#include "arbiter/present/match_console.h"
#include "arbiter/process/presence.h"
#include "arbiter/process/waiting.h"
#include "arbiter/runtime/board.h"
#include "arbiter/runtime/game_keeper.h"
#include "arbiter/runtime/heartbeat.h"
#include "arbiter/runtime/match_output.h"
#include "arbiter/runtime/match_setup.h"
#include "arbiter/runtime/order_file.h"
#include "arbiter/runtime/time_source.h"

namespace adoube::arbiter {

class MatchRunner {
public:
    explicit MatchRunner(MatchSetup setup);

    // Gives the exit status of the program.
    [[nodiscard]] int run();

private:
    enum class Stop : std::uint8_t {
        no,
        decided,
        told,  // by the order file
        interrupted,
        engine_failed,
        storage_failed
    };

    [[nodiscard]] Task<void> run_all();
    [[nodiscard]] Task<bool> meet_the_players();
    [[nodiscard]] std::unique_ptr<Board> make_board(int number);
    void open_boards();
    void run_board_of_its_own(Board& board);
    [[nodiscard]] Task<void> run_board(Board& board);
    void for_all_boards(void (Board::*what)());
    void stop_waiting();
    void end_match();
    void obey(const OrderFile::Reading& order);
    void set_concurrency(int boards);
    [[nodiscard]] LiveMatch look() const;
    [[nodiscard]] Task<std::optional<Pairing>> next_pairing();
    [[nodiscard]] Task<void> rest();
    [[nodiscard]] Task<StartedPlayer> start_player(int engine, int board);

    void count_games_of_before();
    void count(const Pairing& pairing, const game::Outcome& outcome);
    [[nodiscard]] bool takes_leave();
    [[nodiscard]] bool has_more_games();
    [[nodiscard]] int game_count() const;
    [[nodiscard]] Task<void> finish(const Board& board, GameRecord record);
    void note_failure(const GameRecord& record);
    void keep_transcript(const Board& board, const GameRecord& record);
    [[nodiscard]] Task<void> archive(const GameRecord& record);
    void tell_of_lines(const GameRecord& record);
    void tell_and_count(const GameRecord& record);
    void close_archive();
    void fail(const StorageFailure& failure);
    void say_how_to_resume();
    void print_end();
    void note_gap(std::chrono::milliseconds gap);
    void note_late(const Pairing& pairing, const Board::LateMove& move);
    void watch_signals();
    void interrupt();
    void end_hard();

    MatchSetup setup_;
    const MatchOptions& options_;
    std::unique_ptr<Schedule> schedule_;
    MatchPart part_;
    Standings standings_;
    GameKeeper keeper_;
    std::optional<Sprt> sprt_{};
    boost::asio::io_context io_{1};
    MatchOutput output_;
    Presence running_{};  // up to the end of the match
    boost::asio::signal_set signals_{io_, SIGINT, SIGTERM};
    boost::asio::steady_timer farewell_{io_};
    // Never goes off: boards that wait for it are woken when a game has ended.
    Timer news_{io_.get_executor(), std::chrono::steady_clock::time_point::max()};
    Heartbeat heartbeat_{io_, [this](std::chrono::milliseconds gap) { note_gap(gap); }};
    std::vector<std::unique_ptr<Board>> boards_{};  // null where none is open
    std::vector<std::string> names_{};
    std::unique_ptr<MatchConsole> console_{};
    std::optional<OrderFile> order_file_{};
    Moment begun_ = now();
    int games_of_before_ = 0;
    int wanted_boards_ = 1;
    int next_game_ = 1;
    int open_boards_ = 0;     // with players
    int playing_boards_ = 0;  // of these, those that go on to a next game
    Stop stop_ = Stop::no;
};

}  // namespace adoube::arbiter
