#include "arbiter/storage/migrations.h"

#include <array>
#include <string>

namespace adoube::arbiter::storage {

namespace {

// Marks the file as ours: "Adou" in ASCII.
constexpr std::int64_t application_id = 0x41646F75;

// Step N brings version N to version N + 1. Steps that were released are never changed.
constexpr std::array steps{
    R"(CREATE TABLE games (
           id TEXT PRIMARY KEY,
           created_at TEXT NOT NULL,
           rules TEXT NOT NULL,
           variant TEXT NOT NULL,
           white TEXT NOT NULL,
           black TEXT NOT NULL,
           score TEXT NOT NULL DEFAULT '*',
           reason TEXT
       ) STRICT;
       CREATE TABLE events (
           game TEXT NOT NULL REFERENCES games (id),
           number INTEGER NOT NULL,
           body TEXT NOT NULL,
           PRIMARY KEY (game, number)
       ) STRICT, WITHOUT ROWID;
       CREATE INDEX games_by_date ON games (created_at);
       CREATE INDEX games_by_white ON games (white);
       CREATE INDEX games_by_black ON games (black);)",
    R"(CREATE TABLE boards (
           number INTEGER PRIMARY KEY,
           game TEXT REFERENCES games (id),
           invitation TEXT NOT NULL,
           host_secret TEXT NOT NULL,
           guest_secret TEXT NOT NULL
       ) STRICT;)"};

[[nodiscard]] StorageFault take_step(const Database& database, std::size_t version) {
    const std::string sql = std::string("BEGIN IMMEDIATE;") + steps[version] +
                            "PRAGMA application_id = " + std::to_string(application_id) +
                            ";PRAGMA user_version = " + std::to_string(version + 1) + ";COMMIT;";
    const auto fault = database.run(sql);
    if (fault) static_cast<void>(database.run("ROLLBACK"));
    return fault;
}

[[nodiscard]] StorageFault refuse_strangers(const Database& database) {
    const auto tables = database.number("SELECT count(*) FROM sqlite_schema");
    if (!tables) return tables.error();
    const auto id = database.number("PRAGMA application_id");
    if (!id) return id.error();
    if (*tables > 0 && *id != application_id)
        return StorageError{"the file is a database of another program"};
    return std::nullopt;
}

}  // namespace

StorageFault migrate(const Database& database) {
    if (const auto fault = refuse_strangers(database)) return fault;
    const auto version = database.number("PRAGMA user_version");
    if (!version) return version.error();
    if (*version > static_cast<std::int64_t>(steps.size()))
        return StorageError{"the store has schema version " + std::to_string(*version) +
                            ", this program knows " + std::to_string(steps.size())};
    for (auto step = static_cast<std::size_t>(*version); step < steps.size(); ++step)
        if (const auto fault = take_step(database, step)) return fault;
    return std::nullopt;
}

}  // namespace adoube::arbiter::storage
