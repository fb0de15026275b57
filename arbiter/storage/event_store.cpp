#include "arbiter/storage/event_store.h"

#include <boost/json/parse.hpp>
#include <utility>

#include "arbiter/storage/migrations.h"

namespace adoube::arbiter::storage {

namespace {

constexpr std::string_view end_prefix = R"({"type":"gameEnded")";

// A field of an event that the store itself looks at; "" if it is missing or no string.
[[nodiscard]] std::string field(const boost::json::value& object, std::string_view name) {
    const auto* const fields = object.if_object();
    const auto* const value = fields ? fields->if_contains(name) : nullptr;
    const auto* const text = value ? value->if_string() : nullptr;
    return text ? std::string(*text) : "";
}

[[nodiscard]] const boost::json::value& child(const boost::json::value& object,
                                              std::string_view name) {
    static const boost::json::value nothing;
    const auto* const fields = object.if_object();
    const auto* const value = fields ? fields->if_contains(name) : nullptr;
    return value ? *value : nothing;
}

[[nodiscard]] std::string or_else(std::string text, std::string_view stand_in) {
    return text.empty() ? std::string(stand_in) : std::move(text);
}

[[nodiscard]] std::string score_in(const boost::json::value& result) {
    const std::string winner = field(result, "winner");
    if (winner == "white") return "1-0";
    if (winner == "black") return "0-1";
    return field(result, "reason") == "aborted" ? "*" : "1/2-1/2";
}

[[nodiscard]] StoredGame game_in(const Statement& row) {
    return {row.text(0), row.text(1), row.text(2),
            row.text(3), row.text(4), row.text(5),
            row.text(6), row.text(7), static_cast<std::size_t>(row.number(8))};
}

void bind(Statement& statement, int parameter, const std::optional<std::string>& text) {
    if (text) statement.bind(parameter, *text);
    else statement.bind_null(parameter);
}

}  // namespace

Expected<EventStore, StorageError> EventStore::open(const std::filesystem::path& file) {
    auto database = Database::open(file);
    if (!database) return Failure{database.error()};
    // FULL: a commit is on the disk when it returns, not only safe from the process's own death.
    if (const auto fault = database->run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                                         "PRAGMA foreign_keys = ON"))
        return Failure{*fault};
    if (const auto fault = migrate(*database)) return Failure{*fault};
    auto add_game = database->prepare(
        "INSERT INTO games (id, created_at, rules, variant, white, black) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6)");
    if (!add_game) return Failure{add_game.error()};
    auto add_event =
        database->prepare("INSERT INTO events (game, number, body) VALUES (?1, ?2, ?3)");
    if (!add_event) return Failure{add_event.error()};
    auto end_game = database->prepare("UPDATE games SET score = ?2, reason = ?3 WHERE id = ?1");
    if (!end_game) return Failure{end_game.error()};
    auto keep_board = database->prepare(
        "INSERT INTO boards (number, game, invitation, host_secret, guest_secret) "
        "VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (number) DO UPDATE SET game = excluded.game");
    if (!keep_board) return Failure{keep_board.error()};
    return EventStore(std::move(*database), std::move(*add_game), std::move(*add_event),
                      std::move(*end_game), std::move(*keep_board));
}

StorageFault EventStore::append(std::span<const StoredEvent> events,
                                std::span<const StoredBoard> boards, std::string_view now_utc) {
    if (events.empty() && boards.empty()) return std::nullopt;
    if (const auto fault = database_.run("BEGIN IMMEDIATE")) return fault;
    if (const auto fault = append_all(events, boards, now_utc)) {
        static_cast<void>(database_.run("ROLLBACK"));
        return fault;
    }
    return database_.run("COMMIT");
}

StorageFault EventStore::append_all(std::span<const StoredEvent> events,
                                    std::span<const StoredBoard> boards, std::string_view now_utc) {
    for (const StoredEvent& event : events)
        if (const auto fault = append_one(event, now_utc)) return fault;
    for (const StoredBoard& board : boards)
        if (const auto fault = keep_board(board)) return fault;
    return std::nullopt;
}

StorageFault EventStore::append_one(const StoredEvent& event, std::string_view now_utc) {
    if (event.number == 0)
        if (const auto fault = enter_game(event, now_utc)) return fault;
    add_event_.bind(1, event.game)
        .bind(2, static_cast<std::int64_t>(event.number))
        .bind(3, event.body);
    if (const auto fault = add_event_.run()) return fault;
    if (event.body.starts_with(end_prefix)) return enter_result(event);
    return std::nullopt;
}

StorageFault EventStore::enter_game(const StoredEvent& event, std::string_view now_utc) {
    boost::json::error_code error;
    const auto created = boost::json::parse(event.body, error);
    if (error) return StorageError{"the first event of game " + event.game + " is not JSON"};
    const std::string rules = or_else(field(created, "rules"), "chess");
    const std::string variant = or_else(field(child(created, "options"), "variant"), "standard");
    const std::string white = field(child(created, "colors"), "white");
    const std::string black = field(child(created, "colors"), "black");
    add_game_.bind(1, event.game).bind(2, now_utc).bind(3, rules);
    add_game_.bind(4, variant).bind(5, white).bind(6, black);
    return add_game_.run();
}

StorageFault EventStore::enter_result(const StoredEvent& event) {
    boost::json::error_code error;
    const auto ended = boost::json::parse(event.body, error);
    if (error) return StorageError{"the last event of game " + event.game + " is not JSON"};
    const auto& result = child(ended, "result");
    const std::string score = score_in(result);
    const std::string reason = field(result, "reason");
    end_game_.bind(1, event.game).bind(2, score).bind(3, reason);
    return end_game_.run();
}

StorageFault EventStore::keep_board(const StoredBoard& board) {
    keep_board_.bind(1, board.number);
    if (board.game.empty()) keep_board_.bind_null(2);
    else keep_board_.bind(2, board.game);
    keep_board_.bind(3, board.invitation);
    keep_board_.bind(4, board.host_secret).bind(5, board.guest_secret);
    return keep_board_.run();
}

Expected<std::vector<StoredGame>, StorageError> EventStore::list(const Filter& filter) const {
    auto rows = database_.prepare(
        "SELECT id, created_at, rules, variant, white, black, score, reason,"
        " (SELECT count(*) FROM events WHERE game = id) FROM games"
        " WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR white = ?2 OR black = ?2)"
        " AND (?3 IS NULL OR score = ?3) AND (?4 IS NULL OR created_at >= ?4)"
        " AND (?5 IS NULL OR substr(created_at, 1, 10) <= ?5)"
        " AND (?6 IS NULL OR variant = ?6) AND (?7 IS NULL OR rules = ?7)"
        " ORDER BY games.rowid");
    if (!rows) return Failure{rows.error()};
    bind(*rows, 1, filter.id);
    bind(*rows, 2, filter.player);
    bind(*rows, 3, filter.score);
    bind(*rows, 4, filter.from_date);
    bind(*rows, 5, filter.to_date);
    bind(*rows, 6, filter.variant);
    bind(*rows, 7, filter.rules);
    std::vector<StoredGame> games;
    while (true) {
        const auto more = rows->step();
        if (!more) return Failure{more.error()};
        if (!*more) return games;
        games.push_back(game_in(*rows));
    }
}

Expected<std::vector<std::string>, StorageError> EventStore::events(std::string_view game) const {
    auto rows = database_.prepare("SELECT body FROM events WHERE game = ?1 ORDER BY number");
    if (!rows) return Failure{rows.error()};
    rows->bind(1, game);
    std::vector<std::string> bodies;
    while (true) {
        const auto more = rows->step();
        if (!more) return Failure{more.error()};
        if (!*more) return bodies;
        bodies.push_back(rows->text(0));
    }
}

Expected<std::vector<StoredBoard>, StorageError> EventStore::boards() const {
    auto rows = database_.prepare(
        "SELECT number, game, invitation, host_secret, guest_secret FROM boards ORDER BY number");
    if (!rows) return Failure{rows.error()};
    std::vector<StoredBoard> boards;
    while (true) {
        const auto more = rows->step();
        if (!more) return Failure{more.error()};
        if (!*more) return boards;
        boards.push_back(
            {rows->number(0), rows->text(1), rows->text(2), rows->text(3), rows->text(4)});
    }
}

Expected<std::string, StorageError> EventStore::next_id(char letter) const {
    auto row = database_.prepare(
        "SELECT coalesce(max(cast(substr(id, 2) AS INTEGER)), 0) + 1 FROM games"
        " WHERE substr(id, 1, 1) = ?1");
    if (!row) return Failure{row.error()};
    const std::string prefix(1, letter);
    row->bind(1, prefix);
    const auto found = row->step();
    if (!found) return Failure{found.error()};
    return prefix + std::to_string(row->number(0));
}

}  // namespace adoube::arbiter::storage
