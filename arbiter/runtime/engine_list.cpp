#include "arbiter/runtime/engine_list.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>

#include "arbiter/match/engine_options.h"
#include "arbiter/match/match_grammar.h"
#include "arbiter/runtime/pgn_source.h"

namespace adoube::arbiter {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

[[nodiscard]] std::string text_of(const json::value& value) {
    if (const auto* const text = value.if_string()) return std::string{*text};
    return value.is_null() ? std::string{} : json::serialize(value);
}

[[nodiscard]] std::string member(const json::object& object, std::string_view key) {
    const auto* const value = object.if_contains(key);
    return value ? text_of(*value) : std::string{};
}

[[nodiscard]] std::vector<json::value> list(const json::object& object, std::string_view key) {
    const auto* const value = object.if_contains(key);
    if (!value || !value->is_array()) return {};
    return {value->get_array().begin(), value->get_array().end()};
}

// A value that is the default of the engine is said again: that does no harm.
void read_settings(EngineOptions& engine, const json::object& object) {
    for (const json::value& option : list(object, "options")) {
        const auto* const fields = option.if_object();
        if (!fields) continue;
        const std::string name = member(*fields, "name");
        const bool is_button = member(*fields, "type") == "button";
        if (!name.empty() && !is_button)
            engine.settings.push_back({name, member(*fields, "value")});
    }
}

[[nodiscard]] EngineOptions engine_of(const json::object& object) {
    EngineOptions engine;
    engine.name = member(object, "name");
    // The command of the file is a command line; its arguments follow the program.
    auto words = split_arguments(member(object, "command"));
    if (!words.empty()) engine.command = words.front();
    if (words.size() > 1) engine.arguments.assign(words.begin() + 1, words.end());
    engine.directory = member(object, "workingDirectory");
    engine.error_log = member(object, "stderrFile");
    engine.restart = member(object, "restart") == "on";
    engine.ponder = member(object, "ponder") == "true";
    engine.white_view = member(object, "whitepov") == "true";
    for (const json::value& line : list(object, "initStrings"))
        engine.initial_lines.push_back(text_of(line));
    read_settings(engine, object);
    return engine;
}

// Where the list is looked for if nobody says where: in the folder, then where Cute Chess keeps it
// for the user. Empty if there is none.
[[nodiscard]] std::string usual_engine_list(const std::string& folder) {
    std::vector places{fs::path{folder} / "engines.json"};
    if (const char* const configuration = std::getenv("XDG_CONFIG_HOME"))
        places.push_back(fs::path{configuration} / "cutechess/engines.json");
    if (const char* const home = std::getenv("HOME"))
        places.push_back(fs::path{home} / ".config/cutechess/engines.json");
    std::error_code ignored;
    for (const auto& place : places)
        if (fs::is_regular_file(place, ignored)) return place.string();
    return {};
}

}  // namespace

Expected<std::vector<EngineOptions>, std::string> read_engine_list(std::string_view text) {
    boost::system::error_code error;
    const json::value root = json::parse(json::string_view{text.data(), text.size()}, error);
    if (error) return Failure{"no JSON: " + error.message()};
    if (!root.is_array()) return Failure{std::string{"no array of engines"}};
    std::vector<EngineOptions> engines;
    for (const json::value& entry : root.get_array()) {
        const auto* const object = entry.if_object();
        if (!object) return Failure{std::string{"an entry is no object"}};
        const std::string protocol = member(*object, "protocol");
        if (!protocol.empty() && protocol != "uci") continue;
        engines.push_back(engine_of(*object));
        if (engines.back().name.empty() || engines.back().command.empty())
            return Failure{fmt::format("entry {} has no name or no command", engines.size())};
    }
    return engines;
}

Expected<std::vector<EngineOptions>, std::string> configured_engines(
    std::span<const std::string> arguments, const std::string& folder) {
    const auto wanted = wanted_engine_list(arguments);
    if (!wanted) return std::vector<EngineOptions>{};
    const std::string file =
        wanted->empty() ? usual_engine_list(folder) : (fs::path{folder} / *wanted).string();
    if (file.empty())
        return Failure{
            std::string{"no list of engines: engines.json is neither here nor in the user's "
                        "configuration of Cute Chess, expected -engines FILE"}};
    const auto text = read_whole_file(file);
    if (!text)
        return Failure{fmt::format("list of engines cannot be read: {}: {}, expected a JSON file",
                                   file, text.error())};
    auto engines = read_engine_list(*text);
    if (!engines) return Failure{fmt::format("bad list of engines: {}: {}", file, engines.error())};
    return engines;
}

}  // namespace adoube::arbiter
