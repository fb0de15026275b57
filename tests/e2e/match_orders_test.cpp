// Orders to a match that runs. The engine itself gives them, when it starts: it is a script.
#include <algorithm>
#include <filesystem>
#include <optional>
#include <string_view>

#include "e2e/run_arbiter.h"
#include "support/catch.h"

namespace adoube::e2e {
namespace {

struct Pace {
    int start = 2;  // of the first engine; it is started once before the first game
    int ms_a_move = 5;
};

// A match in which the first engine, started anew for every game, writes the order into the file
// from that start on.
[[nodiscard]] Run play(const std::string& order, const ScratchFile& control,
                       const std::string& rest, Pace pace = {}) {
    const ScratchFile script{".sh"};
    const std::string starts = script.path() + ".starts";
    script.write("#!/bin/sh\necho >>" + starts + "\nif [ $(wc -l <" + starts + ") -ge " +
                 std::to_string(pace.start) + " ]; then echo '" + order + "' >" + control.path() +
                 "; fi\nexec " + fake_engine() + " \"$@\"\n");
    std::filesystem::permissions(script.path(), std::filesystem::perms::owner_all);
    const std::string slow = " slow=" + std::to_string(pace.ms_a_move);
    Run run = run_arbiter("match -engine name=A restart=on args='seed=1" + slow +
                          "' cmd=" + script.path() + " -engine name=B args='seed=2" + slow +
                          "' cmd=" + fake_engine() + " -each tc=60+1 -maxmoves 8 -control " +
                          control.path() + ' ' + rest);
    std::filesystem::remove(starts);
    return run;
}

// How many games ran at a time at most from that line on, by the lines of the match.
[[nodiscard]] int most_at_a_time(const std::string& out, std::string_view from) {
    int running = 0;
    std::optional<int> most;
    for (const auto& line : lines_with(out, " game ")) {
        if (line.starts_with("Started")) ++running;
        if (line.starts_with("Finished")) --running;
        if (most || line.starts_with(from)) most = std::max(most.value_or(0), running);
    }
    return most.value_or(0);
}

}  // namespace

TEST_CASE("A running match is told to stop", "[e2e][orders]") {
    const ScratchFile control{".control"};
    const ScratchFile pgn{".pgn"};
    const Run run = play("stop", control, "-rounds 5000 -concurrency 2 -pgnout " + pgn.path());
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    const auto started = lines_with(run.out, "Started game").size();
    CHECK(started < 1000);
    CHECK(lines_with(run.out, "Finished game").size() == started);
    CHECK(static_cast<std::size_t>(count(pgn.content(), "[Event ")) == started);
    CHECK(run.out.find("interrupted") == std::string::npos);
    CHECK(run.out.find("Match was stopped before its end\n") != std::string::npos);
    CHECK(run.out.find("-resume " + pgn.path() + ".journal") != std::string::npos);
    CHECK(run.err.find(control.path() + ": stop") != std::string::npos);
}

TEST_CASE("What the file says at the start holds", "[e2e][orders]") {
    const ScratchFile control{".control"};
    control.write("stop");
    const std::string match =
        "match -engine name=A -engine name=B args=seed=2 -each tc=60+1 cmd=" + fake_engine() +
        " -maxmoves 8 -concurrency 2 -control " + control.path();
    const Run none = run_arbiter(match + " -rounds 5000");
    INFO(none.out << none.err);
    CHECK(none.status == 0);
    CHECK(lines_with(none.out, "Started game").empty());
    CHECK(none.out.find("Match was stopped before its end\n") != std::string::npos);

    control.write("concurrency 1");
    const Run one = run_arbiter(match + " -rounds 5");
    INFO(one.out << one.err);
    CHECK(one.status == 0);
    CHECK(lines_with(one.out, "Finished game").size() == 10);
    CHECK(most_at_a_time(one.out, "Started game 1 ") == 1);
}

TEST_CASE("A running match is given more boards, or fewer", "[e2e][orders]") {
    const ScratchFile control{".control"};
    // The file is looked at twice a second, in which a board plays two games at the most.
    const Run more = play("concurrency 4", control, "-rounds 12", {.ms_a_move = 20});
    INFO(more.out << more.err);
    CHECK(more.status == 0);
    CHECK(most_at_a_time(more.out, "Started game 1 ") == 4);
    CHECK(lines_with(more.out, "Finished game").size() == 24);

    // All four boards are at their second game when the order comes.
    control.write("");
    const Run fewer =
        play("concurrency 1", control, "-rounds 12 -concurrency 4", {.start = 10, .ms_a_move = 20});
    INFO(fewer.out << fewer.err);
    CHECK(fewer.status == 0);
    CHECK(lines_with(fewer.out, "Finished game").size() == 24);
    CHECK(most_at_a_time(fewer.out, "Started game 1 ") == 4);
    CHECK(most_at_a_time(fewer.out, "Started game 22 ") == 1);
}

TEST_CASE("An order that is none is named, and the match goes on", "[e2e][orders]") {
    const ScratchFile control{".control"};
    const std::string order = GENERATE("halt", "concurrency 0", "concurrency 1000000");
    const Run run = play(order, control, "-rounds 10");
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(run.err.find(control.path() + ": " + order + ", expected ") != std::string::npos);
    CHECK(lines_with(run.out, "Finished game").size() == 20);
}

}  // namespace adoube::e2e
