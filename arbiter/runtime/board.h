// A board of a match: two players at a time, one game after the other. It carries out what the
// referee directs and tells him what happens.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "arbiter/match/game_record.h"
#include "arbiter/match/live_game.h"
#include "arbiter/match/opening.h"
#include "arbiter/match/polyglot_book.h"
#include "arbiter/match/referee.h"
#include "arbiter/players/player.h"
#include "arbiter/players/position_text.h"
#include "arbiter/runtime/stall_watch.h"
#include "base/expected.h"

namespace adoube::arbiter {

using StartedPlayer = Expected<std::unique_ptr<Player>, std::string>;
// Starts the player with that place in the list of engines, or says in one clause why it cannot.
using PlayerFactory = std::function<Task<StartedPlayer>(int engine)>;

// What a player plays without thinking.
struct OwnBook {
    const PolyglotBook* book = nullptr;  // null: nothing
    int depth = 0;                       // full moves
    std::uint64_t seed = 0;

    // Its move, drawn by the weights; nothing where the book, or its depth, ends.
    [[nodiscard]] std::optional<Move> move(const game::Game& game) const;
};

// All that a game needs beside its players.
struct GamePlan {
    Pairing pairing{};
    GameRules rules{};
    ByColor<game::TimeControl> time{};
    Opening opening{};
    ByColor<bool> restart{};      // the player is started anew for this game
    Tablebase* tables = nullptr;  // nothing is looked up without them
    ByColor<OwnBook> books{};     // of the players themselves
};

class Board {
public:
    // Called whenever something has happened, before the referee hears of it.
    using BeforeJudging = std::function<void()>;
    // How long the arbiter itself may have been kept from hearing of it. Asked only where a flag
    // hangs by it.
    using Delay = std::function<game::Duration()>;

    // A move that came after the flag and counts all the same, since so long nothing could move.
    struct LateMove {
        game::Duration late;
        game::Duration stalled;
    };
    using Forgive = std::function<void(const Pairing& pairing, const LateMove& move)>;

    Board(const Executor& executor, PlayerFactory start_player, BeforeJudging before_judging,
          Delay own_delay, Forgive forgive)
        : stall_watch_(executor),
          start_player_(std::move(start_player)),
          before_judging_(std::move(before_judging)),
          own_delay_(std::move(own_delay)),
          forgive_(std::move(forgive)) {}

    // The player, who is started if he is not there; what is wrong if he cannot be.
    [[nodiscard]] Task<Expected<Player*, std::string>> player(int engine);

    // Plays the game to its end, or until interrupt(). The record has no names.
    [[nodiscard]] Task<GameRecord> play(const GamePlan& plan);
    // What is left to do after a game: nobody goes on thinking.
    [[nodiscard]] Task<void> clear();
    // Sends all players away.
    [[nodiscard]] Task<void> close();
    // Ends the game that is being played, and every later one at once.
    void interrupt();
    // Ends the game that is being played: it counts for nothing.
    void void_game();
    // What was last said to and by the player, if that is kept.
    [[nodiscard]] std::string transcript_of(int engine) const;
    // What there is to see of the game that is being played; absent between two games.
    [[nodiscard]] std::optional<LiveGame> live() const;
    // The last game was voided.
    [[nodiscard]] bool was_voided() const { return voided_; }

private:
    using Seats = ByColor<Player*>;

    [[nodiscard]] Task<std::optional<Input>> take_seats(const GamePlan& plan, Seats& seats);
    [[nodiscard]] Task<Input> get_ready(const Seats& seats);
    [[nodiscard]] Task<Directive> carry_out(Directive directive, const GamePlan& plan,
                                            Referee& referee, PositionText& text, Seats& seats);
    [[nodiscard]] Task<Directive> one_move(Referee& referee, PositionText& text, Player& player);
    [[nodiscard]] Task<Input> bring_back(const GamePlan& plan, Seats& seats, Color color);
    [[nodiscard]] Task<void> make_room_for(const Pairing& pairing);

    // What the player says up to his flag, or as long after it as everything stood still before it.
    [[nodiscard]] Task<Answer> answer_of(Player& player, std::optional<game::Instant> flag);
    // The moment for which an answer counts: if the flag hangs by it, without what the arbiter
    // itself was late.
    [[nodiscard]] game::Instant moment_of_answer(const Referee& referee, game::Instant asked) const;
    void wake_players();
    [[nodiscard]] bool must_end() const { return interrupted_ || voided_; }

    StallWatch stall_watch_;
    PlayerFactory start_player_;
    BeforeJudging before_judging_;
    Delay own_delay_;
    Forgive forgive_;
    std::map<int, std::unique_ptr<Player>> players_{};
    Pairing pairing_{};
    const Referee* referee_ = nullptr;  // of the game that is being played
    bool interrupted_ = false;
    bool voided_ = false;
};

}  // namespace adoube::arbiter
