// The commands of the program, and how they say what is wrong.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "arbiter/audit/complaint.h"

namespace adoube::arbiter {

// What every command ends with; the meaning is the same in all of them.
enum ExitStatus : int {
    exit_success = 0,
    exit_found_failures = 1,  // the run found some: an illegal game, an engine that cannot start
    exit_bad_usage = 2,       // arguments or input that cannot be used
    exit_storage_failed = 3,
};

struct Command {
    std::string_view name;
    std::string_view summary;  // one line of `arbiter --help`
    // Takes the arguments after the command's name, gives the exit status.
    int (*run)(std::span<const std::string> arguments);
};

// The commands in the order in which `arbiter --help` lists them.
[[nodiscard]] std::span<const Command> commands();

// Writes the one line "arbiter: what" to stderr and gives exit_bad_usage. `what` names what is
// wrong, the offending text, and what was expected.
int complain(std::string_view what);
// The same, and with `json` the complaint as an object on standard output too.
int complain(std::string_view what, const audit::Complaint& complaint, bool json);

}  // namespace adoube::arbiter
