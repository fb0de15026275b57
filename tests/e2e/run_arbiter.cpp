#include "e2e/run_arbiter.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <iterator>
#include <sstream>

#include "base/text_cursor.h"
#include "support/catch.h"

namespace adoube::e2e {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

[[nodiscard]] std::string read_file(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

// Empty for a process that has gone meanwhile: the library throws when it cannot be read any more.
[[nodiscard]] std::string command_line_of(const fs::path& process) {
    try {
        return read_file(process / "cmdline");
    } catch (const std::ios_base::failure&) {
        return {};
    }
}

[[nodiscard]] std::vector<std::string> split(const std::string& arguments) {
    std::vector<std::string> words;
    bool inside = false;
    bool quoted = false;
    for (const char c : arguments) {
        if (c == '\'') {
            quoted = !quoted;
        } else if (!quoted && is_space(c)) {
            inside = false;
        } else {
            if (!std::exchange(inside, true)) words.emplace_back();
            words.back() += c;
        }
    }
    return words;
}

void set_limit(__rlimit_resource resource, std::uint64_t value) {
    const ::rlimit limit{value, value};
    ::setrlimit(resource, &limit);
}

[[nodiscard]] int start(const std::string& program, std::vector<std::string> words,
                        const std::string& out, const std::string& err, const Limits& limits) {
    words.insert(words.begin(), program);
    std::vector<char*> argv;
    for (auto& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const int id = ::fork();
    if (id != 0) return id;
    const int flags = O_WRONLY | O_CREAT | O_TRUNC;
    ::dup2(::open("/dev/null", O_RDONLY), STDIN_FILENO);
    ::dup2(::open(out.c_str(), flags, 0600), STDOUT_FILENO);
    ::dup2(::open(err.c_str(), flags, 0600), STDERR_FILENO);
    if (limits.largest_file) set_limit(RLIMIT_FSIZE, *limits.largest_file);
    if (limits.most_files) set_limit(RLIMIT_NOFILE, *limits.most_files);
    ::execv(program.c_str(), argv.data());
    std::_Exit(127);
}

// True if the process has ended within the time.
[[nodiscard]] bool wait_for_end(int watch, std::chrono::milliseconds time) {
    ::pollfd end{watch, POLLIN, 0};
    return ::poll(&end, 1, static_cast<int>(time.count())) > 0;
}

void kill_after(int id, int watch, std::chrono::microseconds time) {
    ::pollfd end{watch, POLLIN, 0};
    const ::timespec wait{0, time.count() * 1000};
    if (::ppoll(&end, 1, &wait, nullptr) == 0) ::kill(id, SIGKILL);
}

void hold_up(int id, int watch, const std::string& out, const Limits& limits) {
    using namespace std::chrono_literals;
    while (count(read_file(out), "\n") < limits.stop_after_lines)
        if (wait_for_end(watch, 5ms)) return;
    ::kill(id, SIGSTOP);
    static_cast<void>(wait_for_end(watch, limits.stop_for));
    ::kill(id, SIGCONT);
}

[[nodiscard]] int wait_for(int id, const std::string& out, const Limits& limits) {
    using namespace std::chrono_literals;
    const int watch = static_cast<int>(::syscall(SYS_pidfd_open, id, 0));
    if (limits.kill_after) kill_after(id, watch, *limits.kill_after);
    const auto deadline = Clock::now() + limits.patience;
    if (limits.stop_after_lines > 0) hold_up(id, watch, out, limits);
    bool may_interrupt = limits.interrupt_after_lines > 0;
    while (!wait_for_end(watch, may_interrupt ? 10ms : 200ms)) {
        if (may_interrupt && count(read_file(out), "\n") >= limits.interrupt_after_lines) {
            may_interrupt = false;
            for (int i = 0; i < limits.signals; ++i) {
                ::kill(id, limits.signal);
                if (wait_for_end(watch, 20ms)) break;
            }
        }
        if (Clock::now() >= deadline) ::kill(id, SIGKILL);
    }
    ::close(watch);
    int status = 0;
    ::waitpid(id, &status, 0);
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

[[nodiscard]] Run run(const std::string& program, const std::string& arguments,
                      const Limits& limits) {
    const ScratchFile out{".out"};
    const ScratchFile err{".err"};
    const int id = start(program, split(arguments), out.path(), err.path(), limits);
    const int status = wait_for(id, out.path(), limits);
    return {status, out.content(), err.content()};
}

[[nodiscard]] std::string path_of(const std::string& name) {
    std::stringstream places{std::string{std::getenv("PATH")} + ":/usr/games"};
    for (std::string place; std::getline(places, place, ':');)
        if (::access((place + '/' + name).c_str(), X_OK) == 0) return place + '/' + name;
    return {};
}

}  // namespace

Run run_arbiter(const std::string& arguments, const Limits& limits) {
    return run(ADOUBE_PROGRAMS "/arbiter", arguments, limits);
}

Run run_arbiter_as(const std::string& name, const std::string& arguments) {
    const fs::path folder = fs::temp_directory_path() / ("adoube-" + unique_word());
    fs::create_directory(folder);
    fs::create_symlink(ADOUBE_PROGRAMS "/arbiter", folder / name);
    Run result = run(folder / name, arguments, {});
    fs::remove_all(folder);
    return result;
}

Run run_program(const std::string& name, const std::string& arguments) {
    return run(path_of(name), arguments, {});
}

bool is_installed(const std::string& name) { return !path_of(name).empty(); }

int count_processes(std::string_view text) {
    int processes = 0;
    for (const auto& entry : fs::directory_iterator("/proc")) {
        const std::string number = entry.path().filename();
        if (!is_digit(number.front())) continue;
        if (command_line_of(entry.path()).find(text) != std::string::npos) ++processes;
    }
    return processes;
}

std::string unique_word() {
    static int number = 0;
    return "word-" + std::to_string(::getpid()) + '-' + std::to_string(++number) + '-';
}

ScratchFile::ScratchFile(const std::string& ending)
    : path_(fs::temp_directory_path() / ("adoube-" + unique_word() + ending)) {}

ScratchFile::~ScratchFile() {
    std::error_code ignored;
    fs::remove(path_, ignored);
    fs::remove(path_ + ".journal", ignored);
}

std::string ScratchFile::content() const { return read_file(path_); }

void ScratchFile::write(std::string_view text) const {
    std::ofstream{path_, std::ios::binary} << text;
}

std::string fake_engine() { return ADOUBE_PROGRAMS "/fake_engine"; }

int count(std::string_view text, std::string_view part) {
    int found = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

std::vector<std::string> lines_with(std::string_view text, std::string_view part) {
    std::vector<std::string> lines;
    std::stringstream stream{std::string{text}};
    for (std::string line; std::getline(stream, line);)
        if (line.find(part) != std::string::npos) lines.push_back(line);
    return lines;
}

}  // namespace adoube::e2e
