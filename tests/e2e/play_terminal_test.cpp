// `arbiter play` at a terminal: what is typed can be edited, and is there again with the arrow
// keys.
#include <string_view>

#include "e2e/terminal.h"
#include "support/catch.h"

using namespace std::literals;

namespace adoube::e2e {
namespace {

constexpr auto backspace = "\x7f"sv;
constexpr auto up = "\x1b[A"sv;
constexpr auto end_of_input = "\x04"sv;

}  // namespace

TEST_CASE("A game at a terminal has an editor for lines") {
    Terminal terminal{
        {ADOUBE_PROGRAMS "/arbiter", "play", "--no-store", "--ascii", "--color", "never"}};
    terminal.wait_for("> ");
    terminal.type("start\r");
    terminal.wait_for("White> ");
    terminal.type("e2e5");
    terminal.type(backspace);
    terminal.type("4\r");
    terminal.wait_for("White plays e4");
    terminal.wait_for("Black> ");

    SECTION("lines of before come back") {
        terminal.type(up);
        terminal.wait_for("e2e4");
        terminal.type(up);
        terminal.wait_for("start");
        terminal.type("\r");
        terminal.wait_for("A game is on already");
        terminal.wait_for("Black> ");
        terminal.type(end_of_input);
        CHECK(terminal.wait_for_exit() == 0);
    }

    SECTION("the command end leaves") {
        terminal.type("status\r");
        terminal.wait_for("Black to move");
        terminal.wait_for("Black> ");
        terminal.type("end\r");
        CHECK(terminal.wait_for_exit() == 0);
    }
}

}  // namespace adoube::e2e
