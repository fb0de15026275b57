#include "arbiter/present/live_screen.h"

#include <algorithm>

#include "notation/fen.h"
#include "notation/uci_move.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using namespace std::chrono_literals;

[[nodiscard]] Assessment score(int centipawns) {
    Assessment assessment;
    assessment.centipawns = centipawns;
    return assessment;
}

[[nodiscard]] LiveGame game_after_e4() {
    LiveGame game;
    game.pairing = {12, 6, 0, 1};
    game.last_move = uci_move::read(Position::initial(), "e2e4").value();
    game.position = Position::initial().after(*game.last_move);
    game.last_move_text = "1. e4";
    game.left = {61200ms, 3240ms};
    game.assessments = {score(31), std::nullopt};
    return game;
}

class Screen {
public:
    explicit Screen(LiveView view, Names names = {"Alpha", "Beta"})
        : names_(std::move(names)),
          standings_(static_cast<int>(names_.size())),
          screen_(view, false, names_, standings_, nullptr) {}

    void record(int white, int black) {
        const auto won = game::Outcome::won_by(Color::white, game::Reason::checkmate);
        standings_.record({++games_, games_, white, black}, won);
    }
    [[nodiscard]] std::string draw(const LiveMatch& match, ScreenSize size = {24, 80}) const {
        return screen_.draw(match, size);
    }

private:
    Names names_;
    Standings standings_;
    LiveScreen screen_;
    int games_ = 0;
};

[[nodiscard]] auto lines_of(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n');
}

[[nodiscard]] std::size_t widest_line(const std::string& text) {
    std::size_t widest = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const auto end = text.find('\n', begin);
        widest = std::max(widest, end - begin);
        begin = end + 1;
    }
    return widest;
}

}  // namespace

TEST_CASE("The live table has a line for each game", "[arbiter][live]") {
    Screen screen{LiveView::table};
    CHECK(screen.draw({{}, 0, 20, 0s, std::nullopt})
              .starts_with("0 of 20 games, 0:00:00 gone, ? left\n"));
    screen.record(0, 1);
    CHECK(screen.draw({{game_after_e4()}, 1, 20, 65s, 3665s}) ==
          "1 of 20 games, 0:01:05 gone, 1:01:05 left\n"
          "Score of Alpha vs Beta: 1 - 0 - 0  [1.000] 1\n"
          " Game  White        Clock   Score  Black        Clock   Score  Move\n"
          "   12  Alpha         1:01   +0.31  Beta       *0:03.2       -  1. e4\n");
}

TEST_CASE("More than two players are shown by their points", "[arbiter][live]") {
    Screen screen{LiveView::table, {"A", "B", "C"}};
    screen.record(2, 0);
    CHECK(screen.draw({{}, 1, 6, 1s, 5s}).find("Leading: C 1.0/1 ") != std::string::npos);
}

TEST_CASE("Live boards stand side by side", "[arbiter][live]") {
    const Screen screen{LiveView::boards};
    const std::string two = screen.draw({{game_after_e4(), game_after_e4()}, 0, 2, 0s, {}});
    CHECK(two.find("8  r  n  b  q  k  b  n  r  8  8  r  n  b  q  k  b  n  r  8\n") !=
          std::string::npos);
    CHECK(two.find("4  .  .  .  . [P] .  .  .  4") != std::string::npos);
    CHECK(two.find("12 1. e4") != std::string::npos);
    CHECK(lines_of(two) == 13);
    // Without room for two of them there is one; without room for one there is the table.
    CHECK(lines_of(screen.draw({{game_after_e4(), game_after_e4()}, 0, 2, 0s, {}}, {20, 40})) ==
          13);
    CHECK(screen.draw({{game_after_e4()}, 0, 2, 0s, {}}, {10, 80}).find("Move\n") !=
          std::string::npos);
}

TEST_CASE("The live view fits into any terminal", "[arbiter][live]") {
    const auto view = GENERATE(LiveView::table, LiveView::boards);
    Screen screen{view, {"A name that is far longer than any terminal is wide", "Beta"}};
    screen.record(0, 1);
    const LiveMatch match{std::vector<LiveGame>(40, game_after_e4()), 1, 100, 9s, 891s};
    for (const int rows : {1, 2, 3, 5, 13, 14, 24, 60})
        for (const int columns : {1, 2, 10, 28, 29, 60, 80, 200}) {
            CAPTURE(rows, columns);
            const std::string text = screen.draw(match, {rows, columns});
            CHECK(lines_of(text) <= std::max(rows - 1, 1));
            CHECK(static_cast<int>(widest_line(text)) <= std::max(columns - 1, 1));
        }
}

}  // namespace adoube::arbiter
