// The consoles against lines that were published, and against the rules by which others read them.
#include "arbiter/present/match_console.h"

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using game::Outcome;
using game::Reason;

// A match of two players, A and B, whose games are given by pairs.
class Match {
public:
    explicit Match(ConsoleFormat format) {
        options_.engines.resize(2);
        for (auto& engine : options_.engines) {
            engine.time_control =
                game::TimeControl::fischer(std::chrono::seconds{60}, std::chrono::seconds{1});
            engine.settings = {{"Hash", "16"}};
        }
        options_.console.format = format;
        options_.openings = OpeningOptions{"/books/book.epd"};
    }

    // The half points of A: first with White, then with Black.
    void play_pair(int first, int second) {
        ++pair_;
        record({2 * pair_ - 1, pair_, 0, 1, 0, pair_}, first);
        record({2 * pair_, pair_, 1, 0, 0, pair_}, 2 - second);
    }
    void play_half_a_pair() {
        ++pair_;
        record({2 * pair_ - 1, pair_, 0, 1, 0, pair_}, 2);
    }
    MatchOptions& options() { return options_; }
    [[nodiscard]] std::unique_ptr<MatchConsole> console(const Sprt* sprt = nullptr) const {
        return MatchConsole::make({options_, names_, standings_, sprt});
    }

private:
    void record(const Pairing& pairing, int half_points_of_white) {
        if (half_points_of_white == 1) standings_.record(pairing, Outcome::draw(Reason::stalemate));
        else
            standings_.record(
                pairing, Outcome::won_by(half_points_of_white == 2 ? Color::white : Color::black,
                                         Reason::checkmate));
    }

    MatchOptions options_{};
    Names names_{"A", "B"};
    Standings standings_{2};
    int pair_ = 0;
};

[[nodiscard]] bool has_line(const std::string& text, const std::string& line) {
    return ('\n' + text).find('\n' + line + '\n') != std::string::npos;
}

// 20 games: [0, 1, 6, 3, 0].
void play_the_published_match(Match& match) {
    match.play_pair(1, 0);
    for (int i = 0; i < 6; ++i) match.play_pair(1, 1);
    for (int i = 0; i < 3; ++i) match.play_pair(i % 2 == 0 ? 2 : 1, i % 2 == 0 ? 1 : 2);
}

}  // namespace

// The numbers were printed by fastchess for these results.
TEST_CASE("A block of fastchess has its numbers and its words", "[arbiter][console]") {
    Match match{ConsoleFormat::fastchess};
    play_the_published_match(match);
    const auto console = match.console();
    const std::string text = console->progress(false);
    CHECK(text ==
          "--------------------------------------------------\n"
          "Results of A vs B (60+1, 1t, 16MB, book.epd):\n"
          "Elo: 34.86 +/- 66.06, nElo: 81.89 +/- 152.27\n"
          "LOS: 85.41 %, DrawRatio: 60.00 %, PairsRatio: 3.00\n"
          "Games: 20, Wins: 3, Losses: 1, Draws: 16, Points: 11.0 (55.00 %)\n"
          "Ptnml(0-2): [0, 1, 6, 3, 0], WL/DD Ratio: 0.00\n"
          "--------------------------------------------------\n");
    CHECK(console->progress(false).empty());  // said once
}

TEST_CASE("A block of fastchess counts whole pairs only", "[arbiter][console]") {
    Match match{ConsoleFormat::fastchess};
    match.options().console.rating_interval = 1;
    const auto console = match.console();
    match.play_half_a_pair();
    CHECK(console->progress(false).empty());
    match.play_pair(2, 0);
    const std::string text = console->progress(false);
    CHECK(has_line(text, "Games: 2, Wins: 1, Losses: 1, Draws: 0, Points: 1.0 (50.00 %)"));
    CHECK(has_line(text, "Ptnml(0-2): [0, 0, 1, 0, 0], WL/DD Ratio: inf"));
    CHECK(text.find("nan") == std::string::npos);
}

TEST_CASE("Without pairs fastchess tells games", "[arbiter][console]") {
    Match match{ConsoleFormat::fastchess};
    match.options().console.pairs = false;
    play_the_published_match(match);
    const std::string text = match.console()->progress(false);
    CHECK(text.find("Ptnml") == std::string::npos);
    CHECK(text.find("PairsRatio") == std::string::npos);
    CHECK(text.find("DrawRatio: 80.00 %\n") != std::string::npos);
}

TEST_CASE("The end of fastchess has the time and an empty line", "[arbiter][console]") {
    Match match{ConsoleFormat::fastchess};
    match.play_pair(2, 2);
    const Sprt sprt{{0, 5}};
    const std::string text = match.console(&sprt)->end(true, std::chrono::seconds{3725});
    CHECK(text.ends_with("Finished match\nTotal Time: 01:02:05 (hours:minutes:seconds)\n\n"));
    CHECK(text.find("(-2.94, 2.94) [0.00, 5.00]\n") != std::string::npos);
    CHECK(text.find("\n\n") == text.size() - 2);
}

// These lines were printed by cutechess-cli for 84 wins, 90 losses and 26 draws, but for the error,
// which it rounds to 45.1; 1.95996 standard deviations are 45.18.
TEST_CASE("The end of cutechess has its numbers and its words", "[arbiter][console]") {
    Match match{ConsoleFormat::cutechess};
    const auto play = [&](int games, int first, int second) {
        for (int i = 0; i < games; ++i) match.play_pair(first, second);
    };
    // A with White: 39 - 44 - 17, with Black: 45 - 46 - 9
    play(39, 2, 2);
    play(6, 0, 2);
    play(38, 0, 0);
    play(8, 1, 0);
    play(9, 1, 1);
    const std::string text = match.console()->end(true, {});
    CHECK(
        text.starts_with("Score of A vs B: 84 - 90 - 26  [0.485] 200\n"
                         "...      A playing White: 39 - 44 - 17  [0.475] 100\n"
                         "...      A playing Black: 45 - 46 - 9  [0.495] 100\n"
                         "...      White vs Black: 85 - 89 - 26  [0.490] 200\n"
                         "Elo difference: -10.4 +/- 45.2, LOS: 32.5 %, DrawRatio: 13.0 %\n"
                         "SPRT: llr 0 (0.0%), lbound -inf, ubound inf\n"
                         "Player: A\n"
                         "   \"Draw by stalemate\": 26\n"
                         "   \"Loss: Black mates\": 44\n"
                         "   \"Loss: White mates\": 46\n"
                         "   \"Win: Black mates\": 45\n"
                         "   \"Win: White mates\": 39\n"
                         "Player: B\n"));
    CHECK(text.ends_with("Finished match\n"));
}

TEST_CASE("What the end tells is not told after the last game", "[arbiter][console]") {
    for (const auto format :
         {ConsoleFormat::own, ConsoleFormat::fastchess, ConsoleFormat::cutechess}) {
        Match match{format};
        match.options().console.rating_interval = 2;
        // Four games, or two pairs.
        match.play_pair(2, 2);
        match.play_pair(2, 1);
        CHECK(match.console()->progress(false).find("Elo") != std::string::npos);
        CHECK(match.console()->progress(true).find("Elo") == std::string::npos);
    }
}

TEST_CASE("A stopped match does not tell its score twice", "[arbiter][console]") {
    const auto scores = [](const std::string& text) {
        int count = 0;
        for (auto at = text.find("Score of A vs B"); at != std::string::npos;
             at = text.find("Score of A vs B", at + 1))
            ++count;
        return count;
    };
    Match match{ConsoleFormat::own};
    match.play_pair(2, 2);
    const auto console = match.console();
    CHECK(scores(console->progress(false)) == 1);
    CHECK(scores(console->end(false, {})) == 0);
    // A report of a match that was played before has no line to refer to.
    CHECK(scores(match.console()->end(false, {})) == 1);
    match.play_pair(0, 2);
    CHECK(scores(console->end(false, {})) == 1);
}

TEST_CASE("Nothing that a console prints is nan", "[arbiter][console]") {
    const auto format =
        GENERATE(ConsoleFormat::own, ConsoleFormat::fastchess, ConsoleFormat::cutechess);
    for (const int half_points : {0, 1, 2}) {
        Match match{format};
        const Sprt sprt{{0, 5}};
        CHECK(match.console(&sprt)->end(true, {}).find("nan") == std::string::npos);
        match.play_pair(half_points, half_points);
        CHECK(match.console(&sprt)->end(true, {}).find("nan") == std::string::npos);
    }
}

TEST_CASE("A table has the columns that are wanted", "[arbiter][console]") {
    Match match{ConsoleFormat::cutechess};
    match.options().console.table = {ResultField::rank, ResultField::name, ResultField::points,
                                     ResultField::games};
    play_the_published_match(match);
    const std::string text = match.console()->end(true, {});
    CHECK(has_line(text, "Rank Name                       Points   Games"));
    CHECK(has_line(text, "   1 A                            11.0      20"));
    CHECK(has_line(text, "   2 B                             9.0      20"));
}

}  // namespace adoube::arbiter
