#include "e2e/terminal.h"

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "support/catch.h"

namespace adoube::e2e {
namespace {

constexpr int patience_ms = 60'000;

}  // namespace

Terminal::Terminal(std::vector<std::string> words) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    winsize size{};
    size.ws_row = 24;
    size.ws_col = 80;
    process_ = forkpty(&screen_, nullptr, nullptr, &size);
    REQUIRE(process_ >= 0);
    if (process_ > 0) return;
    setenv("TERM", "xterm", 1);
    execv(arguments[0], arguments.data());
    _exit(127);
}

Terminal::~Terminal() {
    if (process_ > 0) kill(process_, SIGKILL);
    close(screen_);
}

void Terminal::type(std::string_view keys) const {
    REQUIRE(write(screen_, keys.data(), keys.size()) == std::ssize(keys));
}

void Terminal::wait_for(std::string_view text) {
    auto found = shown_.find(text);
    while (found == std::string::npos) {
        INFO("waiting for " << text << " after " << shown_);
        REQUIRE(receive());
        found = shown_.find(text);
    }
    shown_.erase(0, found + text.size());
}

int Terminal::wait_for_exit() {
    while (receive()) continue;
    int status = 0;
    REQUIRE(waitpid(process_, &status, 0) == process_);
    process_ = -1;
    REQUIRE(WIFEXITED(status));
    return WEXITSTATUS(status);
}

bool Terminal::receive() {
    pollfd waiting{screen_, POLLIN, 0};
    REQUIRE(poll(&waiting, 1, patience_ms) == 1);
    char bytes[4096];
    const auto size = read(screen_, bytes, sizeof bytes);
    if (size > 0) shown_.append(bytes, static_cast<std::size_t>(size));
    return size > 0;
}

}  // namespace adoube::e2e
