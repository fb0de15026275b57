// The least that a referee can cost: two engines, each over two pipes, asked for moves in turn and
// believed. Nothing is checked, no clock is kept. To be compared with what a match takes.
//
//   bare_loop ENGINE GAMES PLIES [WORD...]
//
// Plays GAMES games of at most PLIES plies; WORD... are the arguments of both engines, after seed=1
// and seed=2. Prints the plies, the processor seconds of the loop itself, and the seconds from the
// writing of a question to the reading of its answer, in all.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace {

[[noreturn]] void fail(const char* what) {
    std::perror(what);
    std::exit(1);
}

class Engine {
public:
    explicit Engine(std::vector<char*> words);
    void send(std::string_view text) const;
    // What follows "bestmove " in the answer.
    [[nodiscard]] std::string next_move();
    void leave();

private:
    int input_ = -1;   // we write
    int output_ = -1;  // we read
    ::pid_t id_ = -1;
    std::string unread_{};
};

Engine::Engine(std::vector<char*> words) {
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    if (::pipe2(to.data(), O_CLOEXEC) != 0 || ::pipe2(from.data(), O_CLOEXEC) != 0) fail("pipe");
    words.push_back(nullptr);
    id_ = ::fork();
    if (id_ == 0) {
        ::dup2(to[0], STDIN_FILENO);
        ::dup2(from[1], STDOUT_FILENO);
        ::execv(words[0], words.data());
        fail(words[0]);
    }
    ::close(to[0]);
    ::close(from[1]);
    input_ = to[1];
    output_ = from[0];
}

void Engine::send(std::string_view text) const {
    while (!text.empty()) {
        const auto written = ::write(input_, text.data(), text.size());
        if (written <= 0) fail("write");
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

std::string Engine::next_move() {
    constexpr std::string_view word = "bestmove ";
    std::array<char, 65536> bytes;
    for (;;) {
        const auto begin = unread_.find(word);
        const auto end = begin == std::string::npos ? begin : unread_.find('\n', begin);
        if (end != std::string::npos) {
            std::string move = unread_.substr(begin + word.size(), end - begin - word.size());
            unread_.erase(0, end + 1);
            return move;
        }
        const auto count = ::read(output_, bytes.data(), bytes.size());
        if (count <= 0) fail("read");
        unread_.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

void Engine::leave() {
    ::close(input_);
    ::waitpid(id_, nullptr, 0);
}

struct Totals {
    int plies = 0;
    std::chrono::duration<double> thought{};
};

void play(std::array<Engine, 2>& engines, int plies, Totals& totals) {
    using Clock = std::chrono::steady_clock;
    std::string position = "position startpos moves";
    for (int ply = 0; ply < plies; ++ply) {
        Engine& mover = engines[static_cast<std::size_t>(ply % 2)];
        const auto asked = Clock::now();
        mover.send(position + "\ngo wtime 60000 btime 60000 winc 1000 binc 1000\n");
        const std::string move = mover.next_move();
        if (move == "(none)") return;
        totals.thought += Clock::now() - asked;
        ++totals.plies;
        position += ' ' + move;
    }
}

[[nodiscard]] double seconds_of(const ::timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

}  // namespace

int main(int argc, char* argv[]) {
    if (argc < 4) {
        std::fputs("usage: bare_loop ENGINE GAMES PLIES [WORD...]\n", stderr);
        return 2;
    }
    const auto engine = [&](char* seed) {
        std::vector<char*> words{argv[1], seed};
        words.insert(words.end(), argv + 4, argv + argc);
        return Engine{std::move(words)};
    };
    std::string seeds[] = {"seed=1", "seed=2"};
    std::array<Engine, 2> engines{engine(seeds[0].data()), engine(seeds[1].data())};
    Totals totals;
    for (int game = 0; game < std::atoi(argv[2]); ++game) play(engines, std::atoi(argv[3]), totals);
    for (Engine& each : engines) each.leave();
    ::rusage own{};
    ::getrusage(RUSAGE_SELF, &own);
    std::printf("plies %d cpu %.6f thought %.6f\n", totals.plies,
                seconds_of(own.ru_utime) + seconds_of(own.ru_stime), totals.thought.count());
}
