// `arbiter play`: one game at the terminal.
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "arbiter/json/log_json.h"
#include "arbiter/storage/event_store.h"

namespace adoube::arbiter {

int run_play(std::span<const std::string> arguments);

// A stored game to go on with.
struct ResumeWishes {
    std::string id;
    std::string date;  // on which it was begun, as in PGN
    bool ascii = false;
    std::string engine_color{};                   // that an engine takes over
    std::span<const std::string> engine_words{};  // from -engine on; empty: two people play
};

// Goes on with a game of a store.
int resume_play(storage::EventStore store, const std::filesystem::path& file,
                const ResumeWishes& wishes, json::ReadLog log);

}  // namespace adoube::arbiter
