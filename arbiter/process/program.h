// A program that is to be started: where it is, its arguments, and where it shall run. Arguments
// are an array from start to end: nothing here is ever read by a shell.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"

namespace adoube::arbiter {

struct Program {
    std::filesystem::path executable;  // absolute
    std::vector<std::string> arguments;
    std::filesystem::path directory;  // empty: where the arbiter itself runs
    std::filesystem::path error_log;  // receives its stderr; empty: nobody does
    std::optional<int> processor{};   // the only one that it may run on
};

enum class ProgramFault : std::uint8_t {
    not_found,
    is_a_directory,
    not_executable,
    working_directory_not_found,
};

// The program that a command names. With a slash it is a path, first from `directory`, then from
// the arbiter's own; without one it is looked for in `directory`, in the folders of the search path
// (separated by colons), in the places where Debian keeps games, and last in the arbiter's own
// directory.
[[nodiscard]] Expected<Program, ProgramFault> find_program(std::string_view command,
                                                           const std::string& directory,
                                                           std::string_view search_path);

// One clause for people: "is not an executable file".
[[nodiscard]] std::string_view describe(ProgramFault fault);

}  // namespace adoube::arbiter
