// The training rule set: pins do not bind, and a king that is captured ends the game.
#include "arbiter/present/training_dialog.h"

#include "support/catch.h"

using namespace adoube;
using namespace adoube::arbiter;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

const game::Instant now = game::instant_of_ms(0);

}  // namespace

TEST_CASE("A pinned piece may move, and the king behind it is captured", "[present]") {
    TrainingDialog dialog({"ann", "bob"}, {.ascii = true}, game::Language::english);
    CHECK_THAT(dialog.on_line("e2e4", now), StartsWith("No game is on."));
    std::string answer;
    for (const char* const line : {"start", "e2e4", "e7e5", "d2d4", "f8b4", "b1c3", "a7a6", "c3d5"})
        answer = dialog.on_line(line, now);
    CHECK_THAT(dialog.prompt(), StartsWith("Black"));
    CHECK_THAT(dialog.on_line("b4e1", now), Contains("kingCaptured"));
    CHECK_THAT(dialog.on_line("a2a3", now), StartsWith("The game is over."));
}

TEST_CASE("A move that no piece can make is explained", "[present]") {
    TrainingDialog dialog({"ann", "bob"}, {.ascii = true}, game::Language::english);
    static_cast<void>(dialog.on_line("start", now));
    CHECK_FALSE(dialog.on_line("e2e5", now).empty());
    CHECK_THAT(dialog.prompt(), StartsWith("White"));
    CHECK_THAT(dialog.on_line("move", now), Contains("which?"));
}
