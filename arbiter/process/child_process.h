// A child process that is talked to in lines. What it has started ends with it, and it ends with
// the arbiter; its death is noticed by itself and not only by the end of its output.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "arbiter/process/executor.h"
#include "arbiter/process/process_end.h"
#include "arbiter/process/program.h"
#include "base/expected.h"

namespace adoube::arbiter {

// Makes a write to a process that is gone, or beyond the greatest size of a file, an error and not
// the death of the arbiter. Once, at the start of the program.
void survive_failed_writes();

// Why there is no next line.
enum class NoLine : std::uint8_t {
    deadline_passed,
    gone,  // the process has ended or closed a pipe, and all it has written has been handed out
};

class ChildProcess {
public:
    // Starts the program, or says what the system said.
    [[nodiscard]] static Expected<std::unique_ptr<ChildProcess>, std::error_code> start(
        const Executor& executor, const Program& program);
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    [[nodiscard]] int id() const;
    // False when the process has ended or a pipe to it is closed.
    [[nodiscard]] bool is_usable() const;
    [[nodiscard]] std::optional<ProcessEnd> how_it_ended() const;

    // Writes now what the pipe takes and the rest when there is room. Never waits.
    void send(std::string_view text);

    // The next line that the process writes. The line lives until the next call. No output moves
    // the deadline; a line that has arrived before is handed out even then. One reader at a time.
    [[nodiscard]] Task<Expected<std::string_view, NoLine>> next_line(Moment deadline);
    // Makes a next_line() that waits return as if its deadline had passed.
    void interrupt();
    // The next line that has already arrived; does not wait.
    [[nodiscard]] std::optional<std::string_view> line_at_hand();

    // Waits for the process to end; false if it is still there after that time.
    [[nodiscard]] Task<bool> wait_for_end(std::chrono::milliseconds limit);

    // What a process is given to end by itself, step by step.
    struct Patience {
        std::chrono::milliseconds after_input_closed{1000};
        std::chrono::milliseconds after_termination_signal{500};
    };
    // Closes its input, then asks it by SIGTERM, then kills it and all of its group.
    [[nodiscard]] Task<void> end(Patience patience);
    // Kills it and all of its group now.
    void kill();

private:
    class Implementation;
    explicit ChildProcess(std::unique_ptr<Implementation> implementation);
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace adoube::arbiter
