// Where games that are played at the terminal are kept, and how they come back.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/json/log_json.h"
#include "arbiter/storage/event_store.h"
#include "base/expected.h"

namespace adoube::arbiter {

// The store that is used where none is named: games.db in the folder for programs' data of this
// user (XDG base directories), which is made if it is not there.
[[nodiscard]] std::filesystem::path standard_store();

// The log of a stored game, every event of it judged; else what is wrong, in one clause.
[[nodiscard]] Expected<json::ReadLog, std::string> read_stored_game(
    const storage::EventStore& store, std::string_view id);

// Writes the one line of a failing store to stderr and gives exit_storage_failed.
int storage_failed(const std::filesystem::path& file, const storage::StorageError& error);

}  // namespace adoube::arbiter
