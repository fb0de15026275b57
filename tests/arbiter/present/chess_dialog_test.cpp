// The conversation of a game at the terminal, on a time that the test tells.
#include "arbiter/present/chess_dialog.h"

#include "support/catch.h"

using namespace adoube;
using namespace adoube::arbiter;
using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

[[nodiscard]] game::Instant at_second(int second) {
    return game::instant_of_ms(std::int64_t{second} * 1000);
}

// Two people at one terminal, with letters for pieces.
[[nodiscard]] ChessDialogSettings settings_of(game::TimeControl control) {
    ChessDialogSettings settings;
    game::Options& options = settings.wish.options;
    options.color_assignment = game::ColorAssignment::host_white;
    options.time_control = same_for_both(control);
    options.first_move_limit.reset();
    options.idle_limit.reset();
    settings.card.host = "ann";
    settings.card.guest = "bob";
    settings.style = {.ascii = true};
    settings.date = "2026.11.30";
    return settings;
}

// Says the lines one after the other, all at second 0; what is answered to the last one.
std::string say(ChessDialog& dialog, std::initializer_list<const char*> lines) {
    std::string answer;
    for (const char* const line : lines) answer = dialog.on_line(line, at_second(0));
    return answer;
}

}  // namespace

TEST_CASE("A dialog without a game says how to begin one", "[present]") {
    ChessDialog dialog(settings_of(game::TimeControl::unlimited()));
    CHECK_THAT(say(dialog, {"e4"}), StartsWith("No game is on. Type start"));
    CHECK_THAT(say(dialog, {"start"}), StartsWith("ann has White.\nbob has Black.\n"));
    CHECK(dialog.prompt() == "White> ");
    CHECK_THAT(say(dialog, {"start"}), StartsWith("A game is on already"));
}

TEST_CASE("Moves are taken as people write them", "[present]") {
    ChessDialog dialog(settings_of(game::TimeControl::unlimited()));
    CHECK_THAT(say(dialog, {"start", "move e2 e4"}), StartsWith("White plays e4\n"));
    CHECK_THAT(say(dialog, {"e7e5"}), StartsWith("Black plays e5\n"));
    CHECK_THAT(say(dialog, {"Nf3"}), StartsWith("White plays Nf3\n"));
    CHECK_THAT(say(dialog, {"MOVE b8 c6"}), StartsWith("Black plays Nc6\n"));
    CHECK(dialog.prompt() == "White> ");
}

TEST_CASE("What is no move is explained, and the game goes on", "[present]") {
    ChessDialog dialog(settings_of(game::TimeControl::unlimited()));
    CHECK_THAT(say(dialog, {"start", "dance"}), StartsWith("dance: not understood"));
    CHECK_THAT(say(dialog, {"e2e5"}), Contains("cannot move so"));
    CHECK_THAT(say(dialog, {"move"}), Contains("which?"));
    CHECK(dialog.prompt() == "White> ");
}

TEST_CASE("A game ends in mate, and the next one may begin", "[present]") {
    ChessDialog dialog(settings_of(game::TimeControl::unlimited()));
    CHECK_THAT(say(dialog, {"start", "f3", "e5", "g4", "Qh4"}),
               Contains("0-1  Black wins (checkmate, 2 moves)"));
    CHECK_THAT(say(dialog, {"a3"}), StartsWith("The game is over."));
    CHECK_THAT(say(dialog, {"pgn"}), Contains("[Date \"2026.11.30\"]"));
    CHECK_THAT(say(dialog, {"start"}), StartsWith("ann has White."));
}

TEST_CASE("A draw is offered by one and accepted by the other", "[present]") {
    ChessDialog dialog(settings_of(game::TimeControl::unlimited()));
    say(dialog, {"start", "e4", "draw"});
    CHECK_THAT(say(dialog, {"accept"}), Contains("1/2-1/2  Draw (draw agreed"));
}

TEST_CASE("A flag falls at its instant, typed or not", "[present]") {
    using std::chrono::minutes;
    using std::chrono::seconds;
    ChessDialog dialog(settings_of(game::TimeControl::fischer(minutes{1}, seconds{0})));
    say(dialog, {"start", "e4", "e5"});
    REQUIRE(dialog.deadline() == at_second(60));
    CHECK(dialog.on_time(at_second(59)).empty());
    CHECK_THAT(dialog.on_time(at_second(60)), Contains("0-1  Black wins (time out"));
}

TEST_CASE("An engine's illegal move loses, and shows no control characters", "[present]") {
    auto settings = settings_of(game::TimeControl::unlimited());
    settings.engine = Color::black;
    ChessDialog dialog(settings);
    say(dialog, {"start", "e4"});
    REQUIRE(dialog.waits_for_engine());
    const std::string answer = dialog.on_engine_move("e7\x1b[2Je4", {}, at_second(1));
    CHECK(answer.find('\x1b') == std::string::npos);
    CHECK_THAT(answer, Contains("1-0  White wins (illegal move"));
}

TEST_CASE("Every event is news for the store, numbered from the first", "[present]") {
    ChessDialog dialog(settings_of(game::TimeControl::unlimited()));
    say(dialog, {"start", "e4", "dance", "e5"});
    const auto news = dialog.take_news();
    REQUIRE(news.size() == 3);
    for (std::size_t index = 0; index < news.size(); ++index) CHECK(news[index].number == index);
    CHECK_THAT(news[1].body, StartsWith(R"({"type":"moved")"));
    CHECK(dialog.take_news().empty());
}

TEST_CASE("A clock shows tenths when little is left", "[present]") {
    using namespace std::chrono_literals;
    CHECK(clock_face(20min) == "20:00");
    CHECK(clock_face(61s) == "1:01");
    CHECK(clock_face(19s + 990ms) == "0:19.9");
    CHECK(clock_face(0s) == "0:00.0");
}
