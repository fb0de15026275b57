#include "notation/pgn_writer.h"

#include <algorithm>
#include <sstream>

#include "notation/from_fen.h"
#include "notation/pgn_reader.h"
#include "notation/san.h"
#include "rules/chess960.h"

namespace adoube {

namespace {

[[nodiscard]] pgn::Line line_of(Position position, std::initializer_list<std::string_view> moves) {
    pgn::Line line;
    for (const std::string_view text : moves) {
        const auto move = san::read(position, text);
        INFO(text);
        REQUIRE(move);
        line.moves.push_back({*move});
        position = position.after(*move);
    }
    return line;
}

[[nodiscard]] std::string movetext_of(const pgn::Line& line) {
    return pgn::write_movetext(Position::initial(), line, pgn::Result::unknown);
}

[[nodiscard]] std::size_t longest_line_of(const std::string& text) {
    std::istringstream lines(text);
    std::size_t longest = 0;
    for (std::string line; std::getline(lines, line);) longest = std::max(longest, line.size());
    return longest;
}

}  // namespace

TEST_CASE("The seven-tag roster comes first and in order", "[notation][pgn]") {
    pgn::Game game;
    game.tags.set("Annotator", "A \"B\" C:\\d");
    game.tags.set("Black", "Beta");
    game.tags.set("White", "Alpha");
    game.tags.set("FEN", "of another game");
    game.line = line_of(game.start, {"e4", "e5"});
    game.result = pgn::Result::draw;
    CHECK(pgn::write(game) == R"([Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Alpha"]
[Black "Beta"]
[Result "1/2-1/2"]
[Annotator "A \"B\" C:\\d"]

1. e4 e5 1/2-1/2

)");
}

TEST_CASE("A game that starts elsewhere carries its FEN", "[notation][pgn]") {
    pgn::Game game;
    game.start = from_fen("4k3/4p3/8/8/8/8/8/4K3 b - - 0 17");
    game.line = line_of(game.start, {"e5", "Kd2", "Kd7"});
    const std::string text = pgn::write(game);
    CHECK(text.find("[SetUp \"1\"]\n[FEN \"4k3/4p3/8/8/8/8/8/4K3 b - - 0 17\"]\n") !=
          std::string::npos);
    CHECK(text.find("[Variant") == std::string::npos);
    CHECK(text.find("\n17... e5 18. Kd2 Kd7 *\n") != std::string::npos);
}

TEST_CASE("A Chess960 game names its variant and its start", "[notation][pgn]") {
    pgn::Game game;
    game.variant = Variant::chess960;
    game.start = *Position::from(chess960_setup(0));
    CHECK(pgn::write(game).find(
              "[Variant \"Chess960\"]\n[SetUp \"1\"]\n"
              "[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\"]\n") !=
          std::string::npos);
}

TEST_CASE("Tags that follow from the game are not copied, in whatever case", "[notation][pgn]") {
    pgn::Game game;
    for (const char* const name : {"VARIANT", "fen", "Setup"}) game.tags.set(name, "nonsense");
    game.tags.set("Opening", "none");
    const std::string text = pgn::write(game);
    CHECK(text.find("nonsense") == std::string::npos);
    CHECK(text.find("[Opening \"none\"]") != std::string::npos);
}

TEST_CASE("Comments, glyphs and variations stand beside their move", "[notation][pgn]") {
    pgn::Line line = line_of(Position::initial(), {"e4", "e5", "Nf3"});
    line.comment = "before all";
    line.moves[0].nags = {1, 14};
    line.moves[0].comment = "the  end } of it";
    pgn::Line variation = line_of(Position::initial().after(line.moves[0].move), {"c5", "Nf3"});
    line.moves[1].variations.push_back(variation);
    CHECK(movetext_of(line) ==
          "{before all} 1. e4 $1 $14 {the end ) of it} 1... e5 (1... c5 2. Nf3) 2. Nf3 *\n");
}

TEST_CASE("Moves are numbered from 1 where the start has no number", "[notation][pgn]") {
    Setup setup = from_fen("4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1").setup();
    setup.fullmove_number.reset();
    const Position start = *Position::from(setup);
    const pgn::Line line = line_of(start, {"e5", "e4", "Kd8", "Kd1"});
    CHECK(pgn::write_movetext(start, line, pgn::Result::unknown) == "1... e5 2. e4 Kd8 3. Kd1 *\n");
}

TEST_CASE("What is empty is not written, and nothing is said twice", "[notation][pgn]") {
    pgn::Line line = line_of(Position::initial(), {"e4", "e5", "Nf3"});
    line.moves[0].variations.emplace_back();
    line.moves[1].comment = " \t";
    CHECK(movetext_of(line) == "1. e4 e5 2. Nf3 *\n");
}

TEST_CASE("No line is longer than 79 characters", "[notation][pgn]") {
    pgn::Line line = line_of(Position::initial(), {"Nf3", "Nf6", "Ng1", "Ng8"});
    for (int i = 0; i < 4; ++i)
        line.moves.insert(line.moves.end(), line.moves.begin(), line.moves.end());
    for (auto& played : line.moves) played.comment = "+0.31/12 0.45s";
    const std::string text = movetext_of(line);
    CHECK(longest_line_of(text) <= 79);
    CHECK(longest_line_of(text) > 60);
}

TEST_CASE("A comment cannot make a line that is an escape", "[notation][pgn]") {
    pgn::Line line = line_of(Position::initial(), {"e4"});
    line.moves[0].comment = std::string(70, 'x') + " %clk";
    CHECK(movetext_of(line).find("\n%") == std::string::npos);
}

// Found by fuzzing: a line break before the word made two games of one.
TEST_CASE("A comment cannot make a line that begins the next game", "[notation][pgn]") {
    pgn::Game game;
    game.line = line_of(Position::initial(), {"e4", "e5"});
    for (std::size_t length = 50; length <= 80; ++length) {
        CAPTURE(length);
        game.line.moves[0].comment = std::string(length, 'x') + " [Event \"Paris\"] y";
        const auto games = pgn::read_games(pgn::write(game));
        REQUIRE(games.size() == 1);
        CHECK(games[0].remarks.empty());
        CHECK(games[0].game.line.moves.size() == 2);
    }
}

TEST_CASE("Moves are written in the notation that is wanted", "[notation][pgn]") {
    pgn::Game game;
    game.start = from_fen("r3k2r/1P6/8/3pP3/8/2n5/8/R3K1N1 w Qkq d6 0 1");
    game.line = line_of(game.start, {"exd6", "O-O", "bxa8=Q", "Nd5", "Nf3", "Kf7", "O-O-O", "Nc3"});
    const auto moves = [&](pgn::MoveNotation notation) {
        std::istringstream lines(pgn::write(game, notation));
        std::string last;
        for (std::string line; std::getline(lines, line);)
            if (!line.empty()) last = line;
        return last;
    };
    CHECK(moves(pgn::MoveNotation::san) == "1. exd6 O-O 2. bxa8=Q Nd5 3. Nf3 Kf7 4. O-O-O Nc3 *");
    CHECK(moves(pgn::MoveNotation::long_algebraic) ==
          "1. e5xd6 O-O 2. b7xa8=Q Nc3d5 3. Ng1f3 Kg8f7 4. O-O-O Nd5c3 *");
    CHECK(moves(pgn::MoveNotation::pure_coordinates) ==
          "1. e5d6 e8g8 2. b7a8q c3d5 3. g1f3 g8f7 4. e1c1 d5c3 *");
}

TEST_CASE("Checks and mates are marked in long notation too", "[notation][san]") {
    const auto long_text = [](const char* fen, std::string_view move) {
        const Position position = from_fen(fen);
        const auto read = san::read(position, move);
        REQUIRE(read);
        return san::write_long(position, *read, position.after(*read));
    };
    CHECK(long_text("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "Qg7") == "Qg5g7#");
    CHECK(long_text("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "Qh4") == "Qg5h4+");
}

}  // namespace adoube
