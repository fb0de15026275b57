// The engine where the system gives less than it is asked for: memory, threads, room for its
// output.
#include "engine_session.h"
#include "notation/uci_move.h"
#include "support/catch.h"

using namespace adoube;

namespace {

// A shell that becomes the engine after that command.
std::vector<std::string> engine_after(const std::string& command) {
    return {"-c", command + "; exec '" + program + "' 2>/dev/null"};
}

// Sanitizers need more memory than is left here.
bool runs(ProgramSession& engine) {
    engine.send("isready");
    if (engine.read_line() == "readyok") return true;
    WARN("the engine does not start with so little memory: it was not tested");
    return false;
}

// What a short search with that value of an option says.
std::vector<std::string> search_with(ProgramSession& engine, const std::string& option) {
    engine.send("setoption name " + option);
    engine.send("go depth 2");
    return engine.read_until("bestmove");
}

}  // namespace

TEST_CASE("Where memory is short the engine goes on with what it has", "[e2e][adoube]") {
    ProgramSession engine("/bin/sh", engine_after("ulimit -v 200000"));
    if (!runs(engine)) return;
    CHECK(any_begins(search_with(engine, "Hash value 1000"),
                     "info string error there is no memory for a hash table of 1000 MB; the old "
                     "one of 16 MB stays"));
    engine.send("setoption name Threads value 2");
    engine.send("isready");
    engine.read_until("readyok");
    CHECK(any_begins(search_with(engine, "Threads value 256"),
                     "info string error there is no memory for 256 threads; 2 search"));
    // Once is enough.
    engine.send("go depth 2");
    CHECK_FALSE(any_begins(engine.read_until("bestmove"), "info string error"));
}

// A thread that is not started for want of memory is like one that is one too many for the system.
TEST_CASE("Where threads are short those that start search", "[e2e][adoube]") {
    ProgramSession engine("/bin/sh", engine_after("ulimit -s 8192; ulimit -v 400000"));
    if (!runs(engine)) return;
    CHECK(any_begins(search_with(engine, "Threads value 64"),
                     "info string error the system starts only "));
    CHECK_FALSE(any_begins(search_with(engine, "Threads value 1"), "info string error"));
}

TEST_CASE("An input that cannot be read is named", "[e2e][adoube]") {
    ProgramSession folder("/bin/sh", {"-c", "'" + program + "' 2>&1 </"});
    CHECK(folder.read_line() == "adoube: standard input cannot be read: Is a directory");
    CHECK(folder.wait_for_exit() == 2);
    ProgramSession closed("/bin/sh", {"-c", "'" + program + "' 2>&1 <&-"});
    CHECK(closed.read_line() == "adoube: standard input cannot be read: Bad file descriptor");
    CHECK(closed.wait_for_exit() == 2);
}

TEST_CASE("What cannot be written is a failure of a command", "[e2e][adoube]") {
    for (const auto* const command : {"d", "uci", "go depth 1", "--help", "--version"}) {
        CAPTURE(command);
        ProgramSession full("/bin/sh", {"-c", "'" + program + "' " + command + " 2>&1 >/dev/full"});
        CHECK(full.read_line() == "adoube: standard output cannot be written");
        CHECK(full.wait_for_exit() == 1);
        // Who closes it wants none.
        ProgramSession closed("/bin/sh", {"-c", "'" + program + "' " + command + " >&-"});
        CHECK(closed.wait_for_exit() == 0);
    }
}
