// The program `arbiter`: finds the command and hands it its arguments.
#include <fmt/core.h>

#include <algorithm>
#include <exception>
#include <string>
#include <vector>

#include "arbiter/runtime/command.h"
#include "base/standard_output.h"
#include "base/version.h"

namespace adoube::arbiter {

namespace {

constexpr std::string_view usage =
    "Usage: arbiter COMMAND [OPTION...]\n"
    "       arbiter -engine ... -engine ...    (the same as arbiter match)\n"
    "\n"
    "The referee of computer chess: matches, games, and questions about positions and files.\n"
    "\n"
    "Commands:\n";

void print_help() {
    fmt::print("{}", usage);
    for (const Command& command : commands())
        fmt::print("  {:<12}{}\n", command.name, command.summary);
    fmt::print(
        "\n"
        "Options:\n"
        "  --help      print this text; after a command, what it does and takes\n"
        "  --version   print the version\n"
        "\n"
        "Example:\n"
        "  arbiter match -engine cmd=adoube -engine cmd=stockfish -each tc=10+0.1 -rounds 2\n");
}

int run_command(std::string_view name, std::span<const std::string> arguments) {
    const auto known = commands();
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const Command& each) { return each.name == name; });
    if (found == known.end())
        return complain(fmt::format(
            "unknown command: {}, expected one of those that arbiter --help lists", name));
    return found->run(arguments);
}

// Test servers build their match runner under the name that they know.
[[nodiscard]] bool is_called_fastchess(std::string_view program) {
    return program.substr(program.find_last_of('/') + 1).starts_with("fastchess");
}

// The first number is the version whose options and lines are meant, which such servers look for.
constexpr std::string_view version_of_fastchess = "1.8.2";

// Where that name is expected, so are its lines, unless it is said otherwise.
int run_as_fastchess(std::span<const std::string> arguments) {
    if (!arguments.empty() && (arguments[0] == "--version" || arguments[0] == "-version")) {
        fmt::print("stands in for fastchess {}: arbiter {}\n", version_of_fastchess, version);
        return exit_success;
    }
    std::vector<std::string> all{"-output", "format=fastchess"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return run_command("match", all);
}

int run(std::span<const std::string> arguments) {
    if (arguments.empty()) return complain("no command: expected one, see arbiter --help");
    const std::string& first = arguments.front();
    if (first == "--help" || first == "-h" || first == "help") {
        print_help();
        return exit_success;
    }
    if (first == "--version" || first == "-version") {
        fmt::print("arbiter {}\n", version);
        return exit_success;
    }
    if (first == "--compliance" || first == "-compliance")
        return run_command("compliance", arguments.subspan(1));
    // Scripts written for other match runners begin with an option.
    if (first.starts_with('-')) return run_command("match", arguments);
    return run_command(first, arguments.subspan(1));
}

int run(const std::string& program, std::span<const std::string> arguments) {
    return is_called_fastchess(program) ? run_as_fastchess(arguments) : run(arguments);
}

int complain_of_lost_output() {
    complain("standard output cannot be written");
    return exit_storage_failed;
}

}  // namespace

}  // namespace adoube::arbiter

int main(int argc, char* argv[]) {
    using namespace adoube::arbiter;
    try {
        const std::vector<std::string> arguments(argv + 1, argv + argc);
        const int status = run(argv[0], arguments);
        const bool is_lost = status == exit_success && adoube::is_output_lost();
        return is_lost ? complain_of_lost_output() : status;
    } catch (const std::exception& error) {
        return adoube::is_output_lost() ? complain_of_lost_output() : complain(error.what());
    }
}
