#include "arbiter/runtime/engine_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "arbiter/match/engine_options.h"
#include "arbiter/match/option_words.h"
#include "arbiter/present/option_complaint.h"
#include "arbiter/process/program.h"

namespace adoube::arbiter {

namespace {

constexpr int usual_depth = 10;

}  // namespace

std::span<const std::string> before_engine(std::span<const std::string> arguments) {
    const auto is_engine = [](const std::string& word) {
        return word == "-engine" || word == "--engine";
    };
    const auto found = std::find_if(arguments.begin(), arguments.end(), is_engine);
    return arguments.first(static_cast<std::size_t>(found - arguments.begin()));
}

Expected<EngineSetup, std::string> read_engine_words(std::span<const std::string> arguments,
                                                     const game::Options& game_options) {
    const auto split = split_options(arguments);
    if (split.stray) return Failure{"unexpected word: " + *split.stray};
    if (split.groups.size() != 1)
        return Failure{std::string("one -engine is expected, and nothing behind its words")};
    EngineSetup setup{{}, {}, game_options.variant};
    if (const auto error = read_engine(setup.options, split.groups.front()))
        return Failure{describe(*error)};
    if (setup.options.command.empty()) return Failure{std::string("-engine without cmd=PROGRAM")};
    const bool has_clock = game_options.time_control.white.is_limited();
    if (!has_clock && !setup.options.depth && !setup.options.nodes)
        setup.options.depth = usual_depth;
    const char* const path = std::getenv("PATH");
    auto program = find_program(setup.options.command, setup.options.directory, path ? path : "");
    if (!program)
        return Failure{fmt::format("engine cannot be used: {}: {}, expected a program",
                                   setup.options.command, describe(program.error()))};
    program->arguments = setup.options.arguments;
    program->error_log = setup.options.error_log;
    setup.program = std::move(*program);
    return setup;
}

}  // namespace adoube::arbiter
