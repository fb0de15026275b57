// The hall where the boards stand: it seats visitors, carries their wishes to the session, and
// tells everybody what has happened. It knows no rules of chess and no sockets, and is told the
// time.
//
// What happens is told by publish() alone, after it has been stored. Whoever drives the hall calls
// that after all that has arrived together, so that it is stored together.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "arbiter/session/session.h"
#include "arbiter/storage/event_store.h"
#include "arbiter/web/board.h"
#include "arbiter/web/visitor.h"

namespace adoube::arbiter::web {

struct HallSettings {
    std::uint64_t seed = 0;        // of the seeds of games
    std::string (*draw_secret)();  // another one each time
    std::string (*utc_now)();      // for the store's list
    std::string engine_name{};     // "" if there is no engine to play against
    std::size_t most_boards = 100'000;
};

// Calls the engine to the guest's seat of a board.
using CallEngine = std::function<void(std::int64_t number, const std::string& secret)>;

class Hall {
public:
    Hall(HallSettings settings, std::optional<storage::EventStore> store);

    void on_engine_needed(CallEngine call) { call_engine_ = std::move(call); }
    [[nodiscard]] const std::string& engine_name() const { return settings_.engine_name; }

    // Takes in all games of the store. Players have the time of a lost connection to come back.
    [[nodiscard]] storage::StorageFault restore(game::Instant now);

    // What could not be taken in, a clause each.
    [[nodiscard]] const std::vector<std::string>& left_out() const { return left_out_; }

    // Sets up a board for an invitation as read_invitation() reads it. Its secrets are for the
    // host.
    [[nodiscard]] Expected<const Board*, session::Refused> open_board(std::string_view invitation,
                                                                      game::Instant now);
    // Null if there is none.
    [[nodiscard]] const Board* board(std::int64_t number) const;
    // The game of a board; null while it has none. Lives until the next change.
    [[nodiscard]] const session::Table* table(std::int64_t number) const;
    // What a spectator may know of a board; absent if there is none.
    [[nodiscard]] std::optional<std::string> describe(std::int64_t number, game::Instant now);

    // A visitor comes to a board with {"op":"enter","seat":secret,"since":number of events,
    // "lang":code}. False if he cannot: no such board, or not understood.
    [[nodiscard]] bool enter(Visitor& visitor, std::int64_t number, std::string_view text,
                             game::Instant now);
    // What he says there: {"op":"act","action":{...}} or {"op":"sit","name":...}.
    void hear(Visitor& visitor, std::string_view text, game::Instant now);
    void leave(Visitor& visitor, game::Instant now);

    void carry_out_due(game::Instant now);
    [[nodiscard]] std::optional<game::Instant> next_due() const { return session_.next_due(); }

    // Stores what has happened, then tells it to all that it is for.
    [[nodiscard]] storage::StorageFault publish(game::Instant now);

private:
    struct Refusal {
        Visitor* visitor;
        Message message;
    };

    [[nodiscard]] storage::StorageFault restore_board(const storage::StoredBoard& stored,
                                                      game::Instant now);
    [[nodiscard]] storage::StorageFault restore_games(game::Instant now);
    void begin(Board& board, std::string_view guest, game::Instant now);
    void act(Board& board, Visitor& visitor, const boost::json::object& wish, game::Instant now);
    void sit(Board& board, Visitor& visitor, const boost::json::object& wish, game::Instant now);
    void refuse(Visitor& visitor, std::string_view word, std::string_view text);
    // Tells the game whether the player of a seat is there.
    void note_connection(Board& board, Seat seat, game::Instant now);
    // Asks the session about the game of a board, keeps what happens, and gives the reply.
    boost::json::object ask(Board& board, boost::json::object request, game::Instant now);
    void keep(Board& board, std::vector<session::Record>& records);
    [[nodiscard]] storage::StorageFault commit();
    void tell(Board& board, game::Instant now);

    HallSettings settings_;
    std::optional<storage::EventStore> store_;
    session::Session session_;
    CallEngine call_engine_{};
    std::vector<std::string> left_out_{};
    std::int64_t boards_made_ = 0;
    std::map<std::int64_t, Board> boards_{};
    std::unordered_map<std::string, Board*> by_game_{};
    std::unordered_map<Visitor*, Board*> places_{};
    // Since the last publish().
    std::set<Board*> touched_{};
    std::vector<Refusal> refusals_{};
    std::vector<storage::StoredEvent> new_events_{};
    std::set<Board*> new_boards_{};
};

}  // namespace adoube::arbiter::web
