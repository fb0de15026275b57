#include "arbiter/process/program.h"

#include <unistd.h>

#include <algorithm>

namespace adoube::arbiter {
namespace {

namespace fs = std::filesystem;

[[nodiscard]] bool is_file(const fs::path& path) {
    std::error_code error;
    return fs::exists(path, error) && !fs::is_directory(path, error);
}

[[nodiscard]] std::vector<fs::path> split_path_list(std::string_view list) {
    std::vector<fs::path> directories;
    while (!list.empty()) {
        const auto end = std::min(list.find(':'), list.size());
        if (end > 0) directories.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return directories;
}

// All places where a command may be meant, the likeliest first.
[[nodiscard]] std::vector<fs::path> candidates(const fs::path& command, const fs::path& directory,
                                               std::string_view search_path) {
    if (command.is_absolute()) return {command};
    std::vector<fs::path> places;
    if (!directory.empty()) places.push_back(directory / command);
    if (!command.has_parent_path()) {
        for (const auto& place : split_path_list(search_path)) places.push_back(place / command);
        places.push_back("/usr/local/games" / command);
        places.push_back("/usr/games" / command);
    }
    places.push_back(command);
    return places;
}

}  // namespace

Expected<Program, ProgramFault> find_program(std::string_view command, const std::string& directory,
                                             std::string_view search_path) {
    std::error_code error;
    if (!directory.empty() && !fs::is_directory(directory, error))
        return Failure{ProgramFault::working_directory_not_found};
    auto fault = ProgramFault::not_found;
    for (const auto& place : candidates(fs::path{command}, fs::path{directory}, search_path)) {
        if (is_file(place)) {
            if (::access(place.c_str(), X_OK) == 0)
                return Program{fs::absolute(place), {}, directory, {}};
            fault = ProgramFault::not_executable;
        } else if (fs::is_directory(place, error) && fault == ProgramFault::not_found) {
            fault = ProgramFault::is_a_directory;
        }
    }
    return Failure{fault};
}

std::string_view describe(ProgramFault fault) {
    switch (fault) {
        case ProgramFault::not_found: return "no such program";
        case ProgramFault::is_a_directory: return "is a directory, not a program";
        case ProgramFault::not_executable: return "is not an executable file";
        case ProgramFault::working_directory_not_found: return "no such working directory";
    }
    return "cannot be used";
}

}  // namespace adoube::arbiter
