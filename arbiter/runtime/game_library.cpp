#include "arbiter/runtime/game_library.h"

#include <fmt/core.h>

#include <boost/json/parse.hpp>
#include <cstdlib>
#include <system_error>

#include "arbiter/runtime/command.h"

namespace adoube::arbiter {

namespace {

[[nodiscard]] std::filesystem::path data_folder() {
    if (const char* const folder = std::getenv("XDG_DATA_HOME"); folder && *folder != '\0')
        return folder;
    if (const char* const home = std::getenv("HOME"); home && *home != '\0')
        return std::filesystem::path(home) / ".local" / "share";
    return ".";
}

}  // namespace

std::filesystem::path standard_store() {
    const auto folder = data_folder() / "adoube";
    std::error_code ignored;  // opening the store will say what is wrong
    std::filesystem::create_directories(folder, ignored);
    return folder / "games.db";
}

Expected<json::ReadLog, std::string> read_stored_game(const storage::EventStore& store,
                                                      std::string_view id) {
    const auto bodies = store.events(id);
    if (!bodies) return Failure{bodies.error().text};
    if (bodies->empty()) return Failure{std::string("no such game")};
    boost::json::array log;
    for (const std::string& body : *bodies) {
        boost::json::error_code error;
        log.push_back(boost::json::parse(body, error));
        if (error) return Failure{fmt::format("event {} is not JSON", log.size() - 1)};
    }
    auto read = json::read_log(log);
    if (!read) return Failure{fmt::format("event {}: {}", read.error().index, read.error().text)};
    return std::move(*read);
}

int storage_failed(const std::filesystem::path& file, const storage::StorageError& error) {
    fmt::print(stderr, "arbiter: the event store failed: {}: {}\n", file.string(), error.text);
    return exit_storage_failed;
}

}  // namespace adoube::arbiter
