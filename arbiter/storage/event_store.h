// The event store: every event of every game in one SQLite file (docs/event-store.md). A game is
// its events in their order; the table of games only repeats what one searches for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/storage/sqlite.h"
#include "base/expected.h"

namespace adoube::arbiter::storage {

// One event as it is stored: JSON, as arbiter/json writes it.
struct StoredEvent {
    std::string game;
    std::size_t number = 0;  // in its game, from 0: the event created
    std::string body;
};

// A game in a list.
struct StoredGame {
    std::string id;
    std::string created_at;  // UTC, "2026-11-29T18:30:00Z"
    std::string rules;       // "chess", or the name of a training rule set
    std::string variant;
    std::string white;
    std::string black;
    std::string score;   // "1-0", "0-1", "1/2-1/2", "*"
    std::string reason;  // "" while the game goes on
    std::size_t events = 0;

    [[nodiscard]] bool is_over() const { return !reason.empty(); }
};

// A board of the web pages: who has a seat's secret sits there.
struct StoredBoard {
    std::int64_t number = 0;   // in the address of its pages, from 1
    std::string game{};        // "" while the host waits for a guest
    std::string invitation{};  // JSON, as arbiter/web writes it
    std::string host_secret{};
    std::string guest_secret{};

    friend bool operator==(const StoredBoard&, const StoredBoard&) = default;
};

// What a list is limited to; what is absent does not matter.
struct Filter {
    std::optional<std::string> id{};
    std::optional<std::string> player{};     // of either color
    std::optional<std::string> score{};      // "1-0", "0-1", "1/2-1/2", "*"
    std::optional<std::string> from_date{};  // "2026-11-01", that day included
    std::optional<std::string> to_date{};    // "2026-11-30", that day included
    std::optional<std::string> variant{};
    std::optional<std::string> rules{};
};

class EventStore {
public:
    // Opens the file, or makes it; a store of an older version is brought up to date, one of a
    // newer version is refused.
    [[nodiscard]] static Expected<EventStore, StorageError> open(const std::filesystem::path& file);

    // Commits all of the events together, or none of them. When this returns without a fault they
    // survive whatever happens to the process and to the machine.
    [[nodiscard]] StorageFault append(std::span<const StoredEvent> events,
                                      std::string_view now_utc) {
        return append(events, {}, now_utc);
    }
    // The same with boards that are new or whose game has begun with these events.
    [[nodiscard]] StorageFault append(std::span<const StoredEvent> events,
                                      std::span<const StoredBoard> boards,
                                      std::string_view now_utc);

    // In the order in which the games were created.
    [[nodiscard]] Expected<std::vector<StoredGame>, StorageError> list(
        const Filter& filter = {}) const;
    // The events of a game from the first; none if there is no such game.
    [[nodiscard]] Expected<std::vector<std::string>, StorageError> events(
        std::string_view game) const;
    // All boards, in the order of their numbers.
    [[nodiscard]] Expected<std::vector<StoredBoard>, StorageError> boards() const;
    // An id that no game has: the letter and the next number.
    [[nodiscard]] Expected<std::string, StorageError> next_id(char letter) const;

private:
    EventStore(Database database, Statement add_game, Statement add_event, Statement end_game,
               Statement keep_board)
        : database_(std::move(database)),
          add_game_(std::move(add_game)),
          add_event_(std::move(add_event)),
          end_game_(std::move(end_game)),
          keep_board_(std::move(keep_board)) {}

    [[nodiscard]] StorageFault append_all(std::span<const StoredEvent> events,
                                          std::span<const StoredBoard> boards,
                                          std::string_view now_utc);
    [[nodiscard]] StorageFault append_one(const StoredEvent& event, std::string_view now_utc);
    [[nodiscard]] StorageFault enter_game(const StoredEvent& event, std::string_view now_utc);
    [[nodiscard]] StorageFault enter_result(const StoredEvent& event);
    [[nodiscard]] StorageFault keep_board(const StoredBoard& board);

    Database database_;
    Statement add_game_;
    Statement add_event_;
    Statement end_game_;
    Statement keep_board_;
};

}  // namespace adoube::arbiter::storage
