#include "program_session.h"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include "support/catch.h"

namespace adoube {

namespace {

constexpr auto longest_wait = std::chrono::seconds(60);

// In the child: never returns.
[[noreturn]] void become(const std::string& path, const std::vector<std::string>& arguments) {
    std::vector<char*> words{const_cast<char*>(path.c_str())};
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    execv(path.c_str(), words.data());
    _exit(127);
}

}  // namespace

ProgramSession::ProgramSession(const std::string& path, const std::vector<std::string>& arguments) {
    std::signal(SIGPIPE, SIG_IGN);
    int input[2];
    int output[2];
    REQUIRE(pipe(input) == 0);
    REQUIRE(pipe(output) == 0);
    process_ = fork();
    REQUIRE(process_ >= 0);
    if (process_ == 0) {
        dup2(input[0], STDIN_FILENO);
        dup2(output[1], STDOUT_FILENO);
        for (const int each : {input[0], input[1], output[0], output[1]}) close(each);
        become(path, arguments);
    }
    close(input[0]);
    close(output[1]);
    to_program_ = input[1];
    from_program_ = output[0];
}

ProgramSession::~ProgramSession() {
    close_input();
    close(from_program_);
    if (process_ > 0) {
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
    }
}

void ProgramSession::signal(int number) const { REQUIRE(kill(process_, number) == 0); }

void ProgramSession::send(std::string_view line) { send_raw(std::string(line) + "\n"); }

void ProgramSession::send_raw(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(to_program_, text.data(), text.size());
        REQUIRE(written > 0);
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

void ProgramSession::close_input() {
    if (to_program_ >= 0) close(to_program_);
    to_program_ = -1;
}

bool ProgramSession::has_output(std::chrono::milliseconds patience) const {
    pollfd waiting{from_program_, POLLIN, 0};
    return poll(&waiting, 1, static_cast<int>(patience.count())) > 0;
}

std::optional<std::string> ProgramSession::read_line(std::chrono::milliseconds patience) {
    std::size_t end = unread_.find('\n');
    while (end == std::string::npos) {
        if (!has_output(patience)) return std::nullopt;
        char buffer[4096];
        const ssize_t count = read(from_program_, buffer, sizeof buffer);
        if (count <= 0) return std::nullopt;
        unread_.append(buffer, static_cast<std::size_t>(count));
        end = unread_.find('\n');
    }
    std::string line = unread_.substr(0, end);
    unread_.erase(0, end + 1);
    return line;
}

std::vector<std::string> ProgramSession::read_until(std::string_view beginning) {
    std::vector<std::string> lines;
    while (lines.empty() || !lines.back().starts_with(beginning)) {
        auto line = read_line(longest_wait);
        INFO("waiting for " << beginning);
        REQUIRE(line);
        lines.push_back(*std::move(line));
    }
    return lines;
}

int ProgramSession::wait_for_exit() {
    while (read_line(longest_wait)) {
    }
    int status = 0;
    REQUIRE(waitpid(process_, &status, 0) == process_);
    process_ = -1;
    REQUIRE(WIFEXITED(status));
    return WEXITSTATUS(status);
}

}  // namespace adoube
