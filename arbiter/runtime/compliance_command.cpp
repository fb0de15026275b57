#include "arbiter/runtime/compliance_command.h"

#include <fmt/core.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdlib>

#include "arbiter/match/conclusion.h"
#include "arbiter/process/child_process.h"
#include "arbiter/process/household.h"
#include "arbiter/process/program.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/time_source.h"
#include "arbiter/runtime/uci_examination.h"

namespace adoube::arbiter {
namespace {

constexpr std::string_view help =
    "Usage: arbiter compliance ENGINE [ARGUMENT...]\n"
    "       arbiter --compliance ENGINE [ARGUMENT...]\n"
    "\n"
    "Starts the engine and asks it, step by step, whether it speaks UCI as a match needs it.\n"
    "A line a step: ok, or what is wrong.\n"
    "\n"
    "Exit status: 0 all is well, 1 something is wrong, 2 the engine is not there.\n"
    "\n"
    "Example:\n"
    "  arbiter compliance ./adoube\n";

void print_step(std::string_view question, const UciExamination::Finding& finding) {
    fmt::print("{:<6} {}{}\n", finding ? "WRONG" : "ok", question,
               finding ? ": it " + *finding : "");
    std::fflush(stdout);
}

[[nodiscard]] int examine(Program program) {
    boost::asio::io_context io{1};
    UciExamination examination{io.get_executor(), std::move(program), now};
    int findings = 0;
    boost::asio::co_spawn(io.get_executor(), examination.run(print_step),
                          [&](const std::exception_ptr& error, int found) {
                              if (error) std::rethrow_exception(error);
                              findings = found;
                              io.stop();  // alarms that nobody waits for are still set
                          });
    io.run();
    fmt::print("{}\n", findings == 0 ? "The engine speaks UCI."
                                     : fmt::format("Steps that are wrong: {}", findings));
    return findings == 0 ? exit_success : exit_found_failures;
}

}  // namespace

int run_compliance(std::span<const std::string> arguments) {
    if (!arguments.empty() && (arguments[0] == "--help" || arguments[0] == "-h")) {
        fmt::print("{}", help);
        return exit_success;
    }
    if (arguments.empty())
        return complain("compliance: no engine: expected a program, see arbiter compliance --help");
    const char* const path = std::getenv("PATH");
    auto program = find_program(arguments[0], "", path ? path : "");
    if (!program)
        return complain(fmt::format("compliance: engine cannot be used: {}: {}, expected a program",
                                    arguments[0], describe(program.error())));
    program->arguments.assign(arguments.begin() + 1, arguments.end());
    survive_failed_writes();
    adopt_orphans();
    const int status = examine(std::move(program).value());
    end_orphans();
    return status;
}

}  // namespace adoube::arbiter
