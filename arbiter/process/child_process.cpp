#include "arbiter/process/child_process.h"

#include <fcntl.h>
#include <linux/close_range.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Boost.Process v2 of 1.81 with std::filesystem does not include all that it uses.
#include <boost/optional.hpp>
#include <boost/type_traits/decay.hpp>
#include <boost/type_traits/remove_pointer.hpp>
#include <filesystem>
#include <memory>
#include <optional>

#include <boost/asio/posix/basic_stream_descriptor.hpp>
#include <boost/process/v2.hpp>
#include <csignal>

#include "arbiter/process/alarm.h"
#include "arbiter/process/descriptor.h"
#include "arbiter/process/household.h"
#include "arbiter/process/line_buffer.h"
#include "arbiter/process/presence.h"
#include "arbiter/process/waiting.h"

namespace adoube::arbiter {
namespace {

namespace asio = boost::asio;
namespace process = boost::process::v2;
using boost::system::error_code;

using Pipe = asio::posix::basic_stream_descriptor<Executor>;

// All descriptors are close-on-exec: a child inherits nothing but the three that it is given.
struct PipeEnds {
    Descriptor read;
    Descriptor write;
};

[[nodiscard]] std::error_code last_error() { return {errno, std::system_category()}; }

[[nodiscard]] Expected<PipeEnds, std::error_code> make_pipe() {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return Failure{last_error()};
    return PipeEnds{Descriptor{ends[0]}, Descriptor{ends[1]}};
}

[[nodiscard]] Expected<Descriptor, std::error_code> open_error_log(
    const std::filesystem::path& path) {
    const char* const name = path.empty() ? "/dev/null" : path.c_str();
    Descriptor log{::open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644)};
    if (log.number() < 0) return Failure{last_error()};
    return log;
}

constexpr int signals_of_failed_writes[] = {SIGPIPE, SIGXFSZ};

struct ChildSetup {
    const char* directory;
    std::optional<int> processor;
    const char* const* environment;

    error_code on_setup(process::posix::default_launcher& launcher, const std::filesystem::path&,
                        const char* const*) const {
        launcher.env = environment;
        return {};
    }

    // Runs in the child between fork and exec.
    error_code on_exec_setup(process::posix::default_launcher&, const std::filesystem::path&,
                             const char* const*) {
        ::setpgid(0, 0);
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        // What the arbiter itself was given is nothing to the engine either.
        ::close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
        // What is ignored stays ignored over exec.
        for (const int signal : signals_of_failed_writes) std::signal(signal, SIG_DFL);
        if (processor) bind_to(*processor);
        if (*directory != '\0' && ::chdir(directory) != 0)
            return {errno, boost::system::system_category()};
        return {};
    }

    // Where the system does not have it, the process runs anywhere.
    static void bind_to(int processor) {
        ::cpu_set_t processors;
        CPU_ZERO(&processors);
        CPU_SET(static_cast<std::size_t>(processor), &processors);
        static_cast<void>(::sched_setaffinity(0, sizeof processors, &processors));
    }
};

}  // namespace

void survive_failed_writes() {
    for (const int signal : signals_of_failed_writes) std::signal(signal, SIG_IGN);
}

class ChildProcess::Implementation {
public:
    Implementation(const Executor& executor, int id, std::string mark, Descriptor& watch,
                   PipeEnds& input, PipeEnds& output);
    ~Implementation();
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;

    [[nodiscard]] int id() const { return id_; }
    [[nodiscard]] bool is_usable() const { return !end_ && !input_broken_ && !output_ended_; }
    [[nodiscard]] std::optional<ProcessEnd> how_it_ended() const { return end_; }

    void send(std::string_view text);
    [[nodiscard]] Task<Expected<std::string_view, NoLine>> next_line(Moment deadline);
    void interrupt();
    [[nodiscard]] std::optional<std::string_view> line_at_hand();
    [[nodiscard]] Task<bool> wait_for_end(std::chrono::milliseconds limit);
    void close_input();
    void signal_group(int signal);

private:
    void watch_for_end();
    void write_rest();
    void wake_reader();
    void set_deadline(Moment deadline);
    bool read_what_is_there();
    [[nodiscard]] Expected<std::string_view, NoLine> last_line_in_time();
    [[nodiscard]] Expected<std::string_view, NoLine> last_line_or_gone();

    Presence presence_{};
    Household& household_;
    int id_;
    std::string mark_;
    Pipe watch_;   // becomes readable when the process has ended
    Pipe input_;   // we write
    Pipe output_;  // we read
    Timer ended_;  // cancelled when the process has ended
    LineBuffer lines_;
    std::string unsent_;
    std::optional<ProcessEnd> end_;
    bool input_broken_ = false;
    bool output_ended_ = false;
    Moment deadline_ = Moment::max();  // of the wait for a line
    bool deadline_passed_ = false;
    bool looked_again_ = false;  // since it passed
    Alarm alarm_;
};

ChildProcess::Implementation::Implementation(const Executor& executor, int id, std::string mark,
                                             Descriptor& watch, PipeEnds& input, PipeEnds& output)
    : household_(Household::of(executor.context())),
      id_(id),
      mark_(std::move(mark)),
      watch_(executor, watch.release()),
      input_(executor, input.write.release()),
      output_(executor, output.read.release()),
      ended_(executor),
      alarm_(executor, [this] { interrupt(); }) {
    input_.non_blocking(true);
    output_.non_blocking(true);
    household_.note_start(id_);
    watch_for_end();
}

ChildProcess::Implementation::~Implementation() {
    if (!end_) {
        signal_group(SIGKILL);
        ::waitpid(id_, nullptr, 0);
        household_.note_end(id_, mark_);
    }
    household_.reap();
}

// The wait of Boost.Process 1.81 blocks the whole program when it is woken too early, so the
// process is waited for here.
void ChildProcess::Implementation::watch_for_end() {
    watch_.async_wait(Pipe::wait_read, presence_.guarded([this](const error_code& error) {
        if (error) return;
        int wait_status = 0;
        if (::waitpid(id_, &wait_status, WNOHANG) != id_) {
            watch_for_end();
            return;
        }
        end_ = ProcessEnd::from_wait_status(wait_status);
        ::kill(-id_, SIGKILL);  // whatever it has started and left behind
        household_.note_end(id_, mark_);
        ended_.cancel();
        wake_reader();
    }));
}

void ChildProcess::Implementation::wake_reader() {
    error_code ignored;
    output_.cancel(ignored);
}

void ChildProcess::Implementation::interrupt() {
    deadline_passed_ = true;
    wake_reader();
}

void ChildProcess::Implementation::send(std::string_view text) {
    if (input_broken_) return;
    if (!unsent_.empty()) {
        unsent_ += text;
        return;
    }
    error_code error;
    const std::size_t written = input_.write_some(asio::buffer(text), error);
    if (error && error != asio::error::would_block) {
        input_broken_ = true;
        return;
    }
    unsent_ = text.substr(written);
    if (!unsent_.empty()) write_rest();
}

void ChildProcess::Implementation::write_rest() {
    input_.async_wait(Pipe::wait_write, presence_.guarded([this](const error_code& waiting_failed) {
        if (waiting_failed) return;
        error_code error;
        unsent_.erase(0, input_.write_some(asio::buffer(unsent_), error));
        if (error && error != asio::error::would_block) {
            input_broken_ = true;
            wake_reader();
        } else if (!unsent_.empty()) {
            write_rest();
        }
    }));
}

void ChildProcess::Implementation::close_input() {
    error_code ignored;
    input_.close(ignored);
    input_broken_ = true;
}

void ChildProcess::Implementation::signal_group(int signal) {
    // Once the process is reaped its number may belong to somebody else.
    if (!end_) ::kill(-id_, signal);
}

// Reads once without waiting; false when there was nothing.
bool ChildProcess::Implementation::read_what_is_there() {
    const auto room = lines_.room();
    error_code error;
    const std::size_t bytes = output_.read_some(asio::buffer(room.data(), room.size()), error);
    lines_.grow(bytes);
    if (error && error != asio::error::would_block) output_ended_ = true;
    return bytes > 0;
}

std::optional<std::string_view> ChildProcess::Implementation::line_at_hand() {
    if (const auto line = lines_.next_line()) return line;
    if (output_ended_ || !read_what_is_there()) return std::nullopt;
    return lines_.next_line();
}

// On a busy machine the deadline may be heard of before what was written ahead of it. One look,
// so that a flood does not go on.
Expected<std::string_view, NoLine> ChildProcess::Implementation::last_line_in_time() {
    if (!std::exchange(looked_again_, true) && read_what_is_there())
        if (const auto line = lines_.next_line()) return *line;
    return Failure{NoLine::deadline_passed};
}

Expected<std::string_view, NoLine> ChildProcess::Implementation::last_line_or_gone() {
    while (!output_ended_) {
        if (!read_what_is_there()) break;
        if (const auto line = lines_.next_line()) return *line;
    }
    if (const auto line = lines_.last_line()) return *line;
    return Failure{NoLine::gone};
}

// A deadline that has passed stays passed, however often it is waited for: who floods us with
// lines gains nothing.
void ChildProcess::Implementation::set_deadline(Moment deadline) {
    if (deadline == deadline_) return;
    deadline_ = deadline;
    deadline_passed_ = false;
    looked_again_ = false;
    alarm_.set(deadline);
}

Task<Expected<std::string_view, NoLine>> ChildProcess::Implementation::next_line(Moment deadline) {
    if (const auto line = lines_.next_line()) co_return *line;
    set_deadline(deadline);
    while (is_usable()) {
        if (deadline_passed_) co_return last_line_in_time();
        const auto room = lines_.room();
        const auto [error, bytes] =
            co_await output_.async_read_some(asio::buffer(room.data(), room.size()), as_result);
        lines_.grow(bytes);
        if (const auto line = lines_.next_line()) co_return *line;
        if (error && error != asio::error::operation_aborted) output_ended_ = true;
    }
    co_return last_line_or_gone();
}

Task<bool> ChildProcess::Implementation::wait_for_end(std::chrono::milliseconds limit) {
    if (!end_) {
        ended_.expires_after(limit);
        co_await ended_.async_wait(as_result);
    }
    co_return end_.has_value();
}

Expected<std::unique_ptr<ChildProcess>, std::error_code> ChildProcess::start(
    const Executor& executor, const Program& program) {
    auto input = make_pipe();
    if (!input) return Failure{input.error()};
    auto output = make_pipe();
    if (!output) return Failure{output.error()};
    const auto errors = open_error_log(program.error_log);
    if (!errors) return Failure{errors.error()};

    const auto environment = Household::of(executor.context()).next_environment();
    error_code error;
    auto started = process::posix::default_launcher{}(
        executor, error, program.executable, program.arguments,
        process::process_stdio{input->read.number(), output->write.number(), errors->number()},
        ChildSetup{program.directory.c_str(), program.processor, environment.data()});
    if (error) return Failure{std::error_code{error.value(), std::system_category()}};
    const int id = started.id();
    started.detach();
    Descriptor watch{static_cast<int>(::syscall(SYS_pidfd_open, id, 0))};
    if (watch.number() < 0) return Failure{last_error()};
    auto implementation =
        std::make_unique<Implementation>(executor, id, environment.mark(), watch, *input, *output);
    return std::unique_ptr<ChildProcess>{new ChildProcess{std::move(implementation)}};
}

ChildProcess::ChildProcess(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
ChildProcess::~ChildProcess() = default;

int ChildProcess::id() const { return implementation_->id(); }
bool ChildProcess::is_usable() const { return implementation_->is_usable(); }
std::optional<ProcessEnd> ChildProcess::how_it_ended() const {
    return implementation_->how_it_ended();
}
void ChildProcess::send(std::string_view text) { implementation_->send(text); }
void ChildProcess::interrupt() { implementation_->interrupt(); }
std::optional<std::string_view> ChildProcess::line_at_hand() {
    return implementation_->line_at_hand();
}
Task<Expected<std::string_view, NoLine>> ChildProcess::next_line(Moment deadline) {
    return implementation_->next_line(deadline);
}
Task<bool> ChildProcess::wait_for_end(std::chrono::milliseconds limit) {
    return implementation_->wait_for_end(limit);
}
void ChildProcess::kill() { implementation_->signal_group(SIGKILL); }

// g++ 12 miscompiles a co_await inside the condition of an if that returns.
Task<void> ChildProcess::end(Patience patience) {
    implementation_->close_input();
    bool has_ended = co_await wait_for_end(patience.after_input_closed);
    if (has_ended) co_return;
    implementation_->signal_group(SIGTERM);
    has_ended = co_await wait_for_end(patience.after_termination_signal);
    if (has_ended) co_return;
    kill();
    co_await wait_for_end(std::chrono::seconds{1});
}

}  // namespace adoube::arbiter
