// Not a test, and only run when it is asked for: how long the answer to `stop` takes.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <string>
#include <vector>

#include "base/split_mix.h"
#include "engine_session.h"
#include "support/catch.h"

using namespace adoube;

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr std::array positions{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
};

// Listens to the search for a while, as a GUI does, so that nothing unread delays the answer.
void listen(ProgramSession& engine, std::chrono::milliseconds time) {
    const auto end = Clock::now() + time;
    while (Clock::now() < end) (void)engine.read_line(std::chrono::milliseconds(5));
}

double time_of_stop(ProgramSession& engine) {
    const auto told = Clock::now();
    engine.send("stop");
    engine.read_until("bestmove");
    return Milliseconds(Clock::now() - told).count();
}

}  // namespace

// ADOUBE_THREADS in the environment is the engine's number of threads.
TEST_CASE("Stop latency", "[.measure]") {
    constexpr std::size_t stops = 400;
    constexpr std::uint64_t longest_search = 200;
    SplitMix64 random(1);
    ProgramSession engine(program);
    const char* const threads = std::getenv("ADOUBE_THREADS");
    engine.send(std::string("setoption name Threads value ") + (threads ? threads : "1"));
    std::vector<double> times;
    for (std::size_t stop = 0; stop < stops; ++stop) {
        engine.send(std::string("position fen ") + positions[stop % positions.size()]);
        engine.send("go infinite");
        listen(engine, std::chrono::milliseconds(random.below(longest_search)));
        times.push_back(time_of_stop(engine));
    }
    std::sort(times.begin(), times.end());
    WARN("milliseconds from stop to bestmove, of " << stops << ": median " << times[stops / 2]
                                                   << ", 99 % " << times[stops * 99 / 100]
                                                   << ", longest " << times.back());
}
