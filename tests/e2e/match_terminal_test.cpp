// `arbiter match -live` at a terminal: the view stands below the lines and goes at the end.
#include <algorithm>

#include "e2e/terminal.h"
#include "support/catch.h"

namespace adoube::e2e {
namespace {

constexpr const char* arbiter = ADOUBE_PROGRAMS "/arbiter";
constexpr const char* fake = "cmd=" ADOUBE_PROGRAMS "/fake_engine";

[[nodiscard]] std::vector<std::string> match(std::vector<std::string> more) {
    std::vector<std::string> words{arbiter,        "match",   "-engine",   fake,     "name=A",
                                   "args=slow=40", "-engine", fake,        "name=B", "args=slow=40",
                                   "-each",        "tc=10+1", "-maxmoves", "8"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

}  // namespace

TEST_CASE("A terminal shows the games of a match while they run") {
    Terminal terminal{match({"-live"})};
    terminal.wait_for("Started game 1 of 2 (A vs B)\r\n");
    terminal.wait_for("0 of 2 games, 0:00:0");
    terminal.wait_for("    1  A ");
    terminal.wait_for("\x1b[J");  // drawn anew
    terminal.wait_for("Finished game 1 (A vs B)");
    terminal.wait_for("1 of 2 games, 0:00:0");
    terminal.wait_for("    2  B ");
    terminal.wait_for("Results of A vs B:");
    CHECK(terminal.wait_for_exit() == 0);
    CHECK(terminal.shown().find("of 2 games") == std::string::npos);
    CHECK(terminal.shown().ends_with("Finished match\r\n"));
}

TEST_CASE("A terminal shows the boards of a match") {
    Terminal terminal{match({"-live", "boards", "-games", "1"})};
    terminal.wait_for("a  b  c  d  e  f  g  h");
    terminal.wait_for("Finished match\r\n");
    CHECK(terminal.wait_for_exit() == 0);
}

TEST_CASE("Warnings stand above the live view") {
    Terminal terminal{match({"-live", "-games", "1", "-each", "option.Nonsense=1"})};
    terminal.wait_for("A has no option Nonsense");
    CHECK(terminal.wait_for_exit() == 0);
}

}  // namespace adoube::e2e
