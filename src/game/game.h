// One game of chess as a state machine: who may do what when, and what follows. It is told
// everything, the time included, and touches nothing: decide() judges a command and says what
// happens, apply() makes it part of the game. Log, replay, undo and spectators come from these two.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/expected.h"
#include "game/clock.h"
#include "game/command.h"
#include "game/event.h"
#include "game/options.h"
#include "game/result.h"
#include "game/time.h"
#include "rules/by_color.h"
#include "rules/history.h"
#include "rules/position.h"

namespace adoube::game {

// What a game is made from. Colors and the Chess960 number are drawn from the seed: the same seed
// gives the same game.
struct NewGame {
    Options options{};
    std::uint64_t seed = 0;
    std::optional<Position> start{};             // absent: the variant's own, drawn in Chess960
    std::optional<Color> previous_host_color{};  // for ColorAssignment::alternate
};

// The first events of a game: Created, and Ended if the start is already the end.
[[nodiscard]] std::vector<Event> create(const NewGame& wish, Instant now);
// The events that must follow a Created of this kind at once: none, or an Ended.
[[nodiscard]] std::vector<Event> after_creation(const Event& created);

// An offer of a draw or a request to undo that waits for the opponent. There is one at a time.
struct Proposal {
    enum class Kind : std::uint8_t { draw, undo };

    Kind kind{};
    Color by{};
    int plies = 0;  // of an undo

    friend bool operator==(const Proposal&, const Proposal&) = default;
};

// What ends the game by itself unless something happens before, always at the cost of the side to
// move.
struct Due {
    enum class Kind : std::uint8_t { first_move, time, grace };

    Kind kind{};
    Instant at{};
};

// Moves as players count them: a move of White and the answer to it are one.
[[nodiscard]] int count_full_moves(int plies, Color first);

class Game {
public:
    // The game that has just been created; the event must be an event::Created.
    explicit Game(const Event& created);
    // The fold of a whole log of events that is known to be good; see replay.h for one that is not.
    [[nodiscard]] static Game fold(std::span<const Event> log);

    // Judges a command; changes nothing. What is due by then comes first: a command at or after
    // the deadline is not carried out, and the events are those of the end. No events: nothing to
    // do (a tick before the deadline; a disconnect of one who is away already).
    [[nodiscard]] Expected<std::vector<Event>, Refusal> decide(const Command& command,
                                                               Instant now) const;
    // Makes an event part of the game: one that decide() has given, in its order.
    void apply(const Event& event);

    [[nodiscard]] const Options& options() const { return options_; }
    [[nodiscard]] Color host_color() const { return host_color_; }
    [[nodiscard]] std::optional<int> chess960_number() const { return chess960_number_; }

    [[nodiscard]] const Position& start() const { return start_; }
    [[nodiscard]] const Position& position() const { return history_.current(); }
    [[nodiscard]] Color turn() const { return position().turn(); }
    // The moves that led from start() to position(); what was undone is not among them.
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    [[nodiscard]] const History& history() const { return history_; }
    // How often position() has occurred, and how often a position one move away then will have.
    [[nodiscard]] int occurrences() const { return history_.occurrences(); }
    [[nodiscard]] int occurrences_with(const Position& next) const {
        return history_.occurrences_with(next);
    }
    // What the side to move can claim now; nothing where draws are automatic or the game is over.
    [[nodiscard]] std::optional<Reason> claimable() const;
    // Full moves made so far.
    [[nodiscard]] int full_moves() const;

    [[nodiscard]] bool is_over() const { return result_.has_value(); }
    [[nodiscard]] const std::optional<Result>& result() const { return result_; }

    [[nodiscard]] const Clock& clock() const { return clock_; }
    // True if the side to move is being timed, by its clock or by a limit.
    [[nodiscard]] bool is_thinking() const { return thinking_; }
    // When the side to move came to be on move, or its clock was started.
    [[nodiscard]] Instant turn_since() const { return turn_since_; }
    [[nodiscard]] std::optional<Due> due() const;
    [[nodiscard]] std::optional<Instant> deadline() const;
    // The instant of the latest event.
    [[nodiscard]] Instant latest() const { return latest_; }

    [[nodiscard]] const std::optional<Proposal>& pending() const { return pending_; }
    // False until the third move of one's own after a refused offer.
    [[nodiscard]] bool may_offer_again(Color color) const;
    // Undo requests that the player may still have granted; absent: any number.
    [[nodiscard]] std::optional<int> undo_left(Color color) const;
    // True once a side has made its first move, undone or not.
    [[nodiscard]] bool has_moved(Color color) const { return players_[color].has_moved; }
    [[nodiscard]] bool is_away(Color color) const { return players_[color].away_since.has_value(); }

private:
    struct Player {
        bool has_moved = false;
        int undos_granted = 0;
        std::optional<int> moves_since_refused_offer{};
        std::optional<Instant> away_since{};
    };

    Game(const event::Created& created, Instant at);

    void on(const event::Created&, Instant) {}
    void on(const event::Moved& moved, Instant at);
    void on(const event::DrawOffered& offered, Instant at);
    void on(const event::DrawDeclined& declined, Instant at);
    void on(const event::UndoRequested& requested, Instant at);
    void on(const event::Undone& undone, Instant at);
    void on(const event::UndoDeclined& declined, Instant at);
    void on(const event::OfferCancelled& cancelled, Instant at);
    void on(const event::Disconnected& disconnected, Instant at);
    void on(const event::Reconnected& reconnected, Instant at);
    void on(const event::ClockStarted& started, Instant at);
    void on(const event::Ended& ended, Instant at);
    // What only says more about a move.
    template <class Remark>
    void on(const Remark&, Instant) {}

    void begin_turn(Instant at);
    void start_clock(Instant at);
    [[nodiscard]] bool first_move_is_limited() const;
    [[nodiscard]] std::optional<Due> due_by_time() const;
    [[nodiscard]] std::optional<Due> due_by_absence() const;

    Options options_;
    Color host_color_;
    std::optional<int> chess960_number_;
    Position start_;
    History history_;
    std::vector<Move> moves_;
    Clock clock_;
    ByColor<Player> players_{};
    std::optional<Proposal> pending_{};
    std::optional<Result> result_{};
    Instant turn_since_;
    bool thinking_ = false;  // false while the side to move waits for its clock to be started
    Instant latest_;
};

}  // namespace adoube::game
