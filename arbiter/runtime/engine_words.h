// The one engine that plays against a person: the words after -engine, as arbiter match knows them.
#pragma once

#include <span>
#include <string>

#include "arbiter/players/uci_player.h"
#include "base/expected.h"
#include "game/options.h"

namespace adoube::arbiter {

// The arguments up to the first -engine: what is not said of an engine.
[[nodiscard]] std::span<const std::string> before_engine(std::span<const std::string> arguments);

// The engine for a game with those options, or what is wrong with the words. Where there is no
// clock it searches to depth 10 unless told otherwise.
[[nodiscard]] Expected<EngineSetup, std::string> read_engine_words(
    std::span<const std::string> arguments, const game::Options& game_options);

}  // namespace adoube::arbiter
