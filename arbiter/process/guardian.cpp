#include "arbiter/process/guardian.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/close_range.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <filesystem>

#include "base/numbers.h"

namespace adoube::arbiter {
namespace {

namespace fs = std::filesystem;

[[nodiscard]] std::string make_mark() {
    std::uint64_t number = 0;
    static_cast<void>(::getrandom(&number, sizeof number, 0));
    return fmt::format("ADOUBE_ENGINE={:016x}.", number);
}

// Of processes that have ended, and of those of other users, nothing can be read.
[[nodiscard]] std::string environment_of(const fs::path& process) {
    std::string environment;
    const Descriptor file{::open((process / "environ").c_str(), O_RDONLY | O_CLOEXEC)};
    char bytes[4096];
    while (true) {
        const ssize_t count = ::read(file.number(), bytes, sizeof bytes);
        if (count <= 0) return environment;
        environment.append(bytes, static_cast<std::size_t>(count));
    }
}

// True if there were any.
[[nodiscard]] bool kill_once(std::string_view mark) {
    bool any = false;
    std::error_code error;
    for (fs::directory_iterator at{"/proc", error}, end; at != end; at.increment(error)) {
        if (error) break;
        const auto process = parse_number<int>(at->path().filename().string());
        if (!process || environment_of(at->path()).find(mark) == std::string::npos) continue;
        ::kill(*process, SIGKILL);
        any = true;
    }
    return any;
}

// Who is being looked for may start others meanwhile.
void kill_all(std::string_view mark) {
    constexpr int most_rounds = 50;
    for (int round = 0; round < most_rounds && kill_once(mark); ++round) ::usleep(1000);
}

// Up to the end of the orders, which is the end of the arbiter.
void obey(int orders, const std::string& mark) {
    std::string text;
    char bytes[4096];
    for (ssize_t count = 1; count != 0;) {
        count = ::read(orders, bytes, sizeof bytes);
        if (count < 0) continue;  // a signal came
        text.append(bytes, static_cast<std::size_t>(count));
        for (auto end = text.find('\n'); end != std::string::npos; end = text.find('\n')) {
            kill_all(text.substr(0, end));
            text.erase(0, end + 1);
        }
    }
    kill_all(mark);
}

// Whether a child that has not been waited for yet ends in that time.
[[nodiscard]] bool ends_within(std::chrono::milliseconds time, int process) {
    const Descriptor watch{static_cast<int>(::syscall(SYS_pidfd_open, process, 0))};
    ::pollfd end{watch.number(), POLLIN, 0};
    return ::poll(&end, 1, static_cast<int>(time.count())) > 0;
}

[[noreturn]] void guard(int orders, const std::string& mark) {
    ::setsid();
    ::prctl(PR_SET_NAME, "arbiter-guard");
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_IGN);
    ::dup2(orders, STDIN_FILENO);
    ::close_range(STDIN_FILENO + 1, ~0U, 0);
    obey(STDIN_FILENO, mark);
    std::_Exit(0);
}

}  // namespace

Guardian::Guardian() : mark_(make_mark()) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return;
    const Descriptor heard{ends[0]};
    orders_ = Descriptor{ends[1]};
    ::fcntl(heard.number(), F_SETFL, 0);  // the guardian itself waits
    process_ = ::fork();
    if (process_ == 0) guard(heard.number(), mark_);
}

Guardian::~Guardian() {
    orders_ = Descriptor{};
    if (process_ <= 0) return;
    if (!ends_within(patience, process_)) ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
}

// Orders that find no room are lost: then the processes live on until the arbiter ends.
void Guardian::kill_all_with(std::string_view mark) const {
    const std::string order = std::string{mark} + '\n';
    static_cast<void>(!::write(orders_.number(), order.data(), order.size()));
}

}  // namespace adoube::arbiter
