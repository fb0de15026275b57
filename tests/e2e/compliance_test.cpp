// Engines that speak UCI well and badly, asked step by step.
#include "e2e/run_arbiter.h"
#include "support/catch.h"

namespace adoube::e2e {

TEST_CASE("adoube speaks UCI", "[e2e][compliance]") {
    const Run run = run_arbiter("compliance " ADOUBE_PROGRAMS "/adoube");
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, "ok ").size() == 22);
    CHECK(run.out.ends_with("The engine speaks UCI.\n"));
}

TEST_CASE("What an engine does wrong is said in one line", "[e2e][compliance]") {
    const auto [deed, line] = GENERATE(table<const char*, const char*>(
        {{"no-id", "tells its name and author: it sends no id name"},
         {"crash-isready",
          "answers isready with readyok: it sends no readyok within 5 s, and is gone"},
         {"illegal", "finds a legal move at depth 1: it answers with no legal move: e1e5"},
         {"seed=1",
          "thinks without end until it is stopped: it sends a bestmove before it is stopped"},
         {"crash",
          "finds a legal move at depth 1: it sends no bestmove within 10000 ms, and is gone"},
         {"bad-options", "offers options with sound types and defaults: it sends"}}));
    CAPTURE(deed);
    const Run run = run_arbiter("--compliance " + fake_engine() + ' ' + deed);
    INFO(run.out << run.err);
    CHECK(run.status == 1);
    CHECK(run.out.find("WRONG  " + std::string{line}) != std::string::npos);
    CHECK(run.out.find("Steps that are wrong: ") != std::string::npos);
}

TEST_CASE("A compliance check needs an engine", "[e2e][compliance]") {
    CHECK(run_arbiter("compliance").status == 2);
    const Run run = run_arbiter("compliance /no/such/engine");
    CHECK(run.status == 2);
    CHECK(run.err.find("/no/such/engine") != std::string::npos);
    CHECK(run_arbiter("compliance --help").status == 0);
}

}  // namespace adoube::e2e
