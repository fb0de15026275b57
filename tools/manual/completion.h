// Scripts by which bash, zsh and fish complete the command lines of a program. In each of them
// what may come next hangs on the command, if the program has commands, and on the last option;
// where they know nothing, they complete names of files.
#pragma once

#include <string>
#include <vector>

#include "tools/manual/command_words.h"

namespace adoube::manual {

struct ProgramWords {
    std::string name;
    CommandWords own{};  // of the program itself: options, and commands that have their own words
    std::vector<CommandWords> of_commands{};  // as many as `own.commands`, or none
};

[[nodiscard]] std::string bash_completion(const ProgramWords& program);
[[nodiscard]] std::string zsh_completion(const ProgramWords& program);
[[nodiscard]] std::string fish_completion(const ProgramWords& program);

}  // namespace adoube::manual
