// The referee of one game: told what happens and when, it says what is to be done. It sees no
// process, no clock and no text but that of a move.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "arbiter/match/adjudication.h"
#include "arbiter/match/announced_line.h"
#include "arbiter/match/assessment.h"
#include "arbiter/match/conclusion.h"
#include "arbiter/match/match_options.h"
#include "arbiter/match/opening.h"
#include "arbiter/match/tablebase.h"
#include "game/game.h"
#include "game/time.h"
#include "rules/by_color.h"

namespace adoube::arbiter {

namespace input {

// Both players sit at the board.
struct PlayersReady {};
// The player on move has been told all that it needs: its time runs from here.
struct ThinkingStarted {};
// The player on move has answered.
struct MoveArrived {
    std::string text;
    Assessment assessment{};
};
// A player is not there any more.
struct PlayerVanished {
    Color color{};
    std::string how{};
};
// The side to move plays a move out of its book, without thinking.
struct BookMove {
    Move move{};
};
// A player that had vanished is there again.
struct PlayerReturned {
    Color color{};
};
// A player does not answer although no clock runs.
struct PlayerStalled {
    Color color{};
};
// Nothing has happened up to the referee's deadline.
struct TimePassed {};
// The match ends before the game does.
struct Interrupted {};

}  // namespace input

using Input = std::variant<input::PlayersReady, input::ThinkingStarted, input::MoveArrived,
                           input::BookMove, input::PlayerVanished, input::PlayerReturned,
                           input::PlayerStalled, input::TimePassed, input::Interrupted>;

enum class Directive : std::uint8_t {
    ask_for_move,  // of the side to move
    wait,
    bring_back,  // the side to move, which has vanished; its clock runs
    end_game,    // see conclusion()
};

// A move that a player has found by itself, or in its own book.
struct ThoughtMove {
    Assessment assessment{};
    game::Duration used{};
    std::optional<game::Duration> left{};      // on its clock, afterwards
    bool is_from_book = false;                 // of the player's own book: nobody has thought
    std::optional<LineComplaint> complaint{};  // about the line that it announced
};

class Referee {
public:
    // `tables` live longer than the referee; without them nothing is looked up.
    Referee(const GameRules& rules, const ByColor<game::TimeControl>& time, Opening opening,
            game::Instant now, Tablebase* tables = nullptr);

    [[nodiscard]] Directive on(const Input& input, game::Instant now);

    [[nodiscard]] const game::Game& game() const { return game_; }
    // When TimePassed is due if nothing happens before.
    [[nodiscard]] std::optional<game::Instant> deadline() const { return game_.deadline(); }

    // How many of the game's moves come from the opening; the thoughts are about the others.
    [[nodiscard]] std::size_t opening_plies() const { return opening_.moves.size(); }
    [[nodiscard]] const std::vector<ThoughtMove>& thoughts() const { return thoughts_; }
    // After end_game.
    [[nodiscard]] const Conclusion& conclusion() const { return conclusion_; }

private:
    Directive judge(const input::PlayersReady&, game::Instant now);
    Directive judge(const input::ThinkingStarted&, game::Instant now);
    Directive judge(const input::MoveArrived& arrived, game::Instant now);
    Directive judge(const input::BookMove& book, game::Instant now);
    Directive judge(const input::PlayerVanished& vanished, game::Instant now);
    Directive judge(const input::PlayerReturned& returned, game::Instant now);
    Directive judge(const input::PlayerStalled& stalled, game::Instant now);
    Directive judge(const input::TimePassed&, game::Instant now);
    Directive judge(const input::Interrupted&, game::Instant now);

    void play_opening(game::Instant now);
    void play(Move move, const Assessment& assessment, game::Instant now);
    void adjudicate(Color mover, const Assessment& assessment, game::Instant now);
    [[nodiscard]] bool may_return(Color color) const;
    [[nodiscard]] bool wants_to_claim(Color color) const;
    [[nodiscard]] bool would_end_by_itself(Move move) const;
    void claim(std::optional<Move> move, game::Instant now);
    Directive lost_by(Color color, game::Reason reason, std::string detail, game::Instant now);
    Directive next(game::Instant now);
    // Carries out what the game agrees to.
    void obey(const game::Command& command, game::Instant now);

    GameRules rules_;
    Opening opening_;
    game::Game game_;
    Adjudicator adjudicator_;
    Tablebase* tables_;
    ByColor<std::optional<int>> last_score_{};
    std::vector<ThoughtMove> thoughts_{};
    std::optional<std::size_t> vanished_before_{};  // the thought at which somebody was gone
    Conclusion conclusion_{};
};

}  // namespace adoube::arbiter
