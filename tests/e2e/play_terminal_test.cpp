// `arbiter play` at a terminal: what is typed can be edited, and is there again with the arrow
// keys.
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <string>
#include <string_view>

#include "support/catch.h"

using namespace std::literals;

namespace {

constexpr int patience_ms = 60'000;

// A program with a terminal of its own.
class Terminal {
public:
    explicit Terminal(const std::string& program) {
        process_ = forkpty(&screen_, nullptr, nullptr, nullptr);
        REQUIRE(process_ >= 0);
        if (process_ > 0) return;
        setenv("TERM", "xterm", 1);
        execl(program.c_str(), program.c_str(), "play", "--no-store", "--ascii", "--color", "never",
              nullptr);
        _exit(127);
    }
    ~Terminal() {
        if (process_ > 0) kill(process_, SIGKILL);
        close(screen_);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void type(std::string_view keys) const {
        REQUIRE(write(screen_, keys.data(), keys.size()) == std::ssize(keys));
    }

    // Reads until the text appears; all up to it is behind us then. Fails the test if it does not.
    void wait_for(std::string_view text) {
        auto found = shown_.find(text);
        while (found == std::string::npos) {
            INFO("waiting for " << text << " after " << shown_);
            REQUIRE(receive());
            found = shown_.find(text);
        }
        shown_.erase(0, found + text.size());
    }

    [[nodiscard]] int wait_for_exit() {
        while (receive()) {
        }
        int status = 0;
        REQUIRE(waitpid(process_, &status, 0) == process_);
        process_ = -1;
        REQUIRE(WIFEXITED(status));
        return WEXITSTATUS(status);
    }

private:
    // False once the program has gone.
    [[nodiscard]] bool receive() {
        pollfd waiting{screen_, POLLIN, 0};
        REQUIRE(poll(&waiting, 1, patience_ms) == 1);
        char bytes[4096];
        const auto size = read(screen_, bytes, sizeof bytes);
        if (size > 0) shown_.append(bytes, static_cast<std::size_t>(size));
        return size > 0;
    }

    pid_t process_ = -1;
    int screen_ = -1;
    std::string shown_;
};

constexpr auto backspace = "\x7f"sv;
constexpr auto up = "\x1b[A"sv;
constexpr auto end_of_input = "\x04"sv;

}  // namespace

TEST_CASE("A game at a terminal has an editor for lines") {
    Terminal terminal(ADOUBE_PROGRAMS "/arbiter");
    terminal.wait_for("> ");
    terminal.type("start\r");
    terminal.wait_for("White> ");
    terminal.type("e2e5");
    terminal.type(backspace);
    terminal.type("4\r");
    terminal.wait_for("White plays e4");
    terminal.wait_for("Black> ");

    SECTION("lines of before come back") {
        terminal.type(up);
        terminal.wait_for("e2e4");
        terminal.type(up);
        terminal.wait_for("start");
        terminal.type("\r");
        terminal.wait_for("A game is on already");
        terminal.wait_for("Black> ");
        terminal.type(end_of_input);
        CHECK(terminal.wait_for_exit() == 0);
    }

    SECTION("the command end leaves") {
        terminal.type("status\r");
        terminal.wait_for("Black to move");
        terminal.wait_for("Black> ");
        terminal.type("end\r");
        CHECK(terminal.wait_for_exit() == 0);
    }
}
