// A program at the other end of two pipes, spoken to line by line. For tests of whole programs:
// every wait has an end, and no test sleeps.
#pragma once

#include <sys/types.h>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adoube {

class ProgramSession {
public:
    explicit ProgramSession(const std::string& path,
                            const std::vector<std::string>& arguments = {});
    ~ProgramSession();  // kills what still runs
    ProgramSession(const ProgramSession&) = delete;
    ProgramSession& operator=(const ProgramSession&) = delete;

    // Writes the text and a line end.
    void send(std::string_view line);
    // Writes the text as it is.
    void send_raw(std::string_view text);
    void close_input();
    // Sends it a signal, such as SIGINT.
    void signal(int number) const;

    // The next line of its output, without the line end; nothing once the output has ended, or
    // after `patience`.
    [[nodiscard]] std::optional<std::string> read_line(
        std::chrono::milliseconds patience = std::chrono::seconds(60));
    // Reads up to the first line that begins so, and returns all lines read, that one last. Fails
    // the test if it does not come.
    std::vector<std::string> read_until(std::string_view beginning);

    // The exit code once it has ended; fails the test if it does not, or is ended by a signal.
    [[nodiscard]] int wait_for_exit();

private:
    [[nodiscard]] bool has_output(std::chrono::milliseconds patience) const;

    pid_t process_ = -1;
    int to_program_ = -1;
    int from_program_ = -1;
    std::string unread_;
};

}  // namespace adoube
