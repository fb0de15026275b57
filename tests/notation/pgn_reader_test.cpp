#include "notation/pgn_reader.h"

#include "notation/from_fen.h"
#include "notation/pgn_writer.h"
#include "notation/uci_move.h"

namespace adoube {

namespace {

// The moves as UCI, one after the other with spaces.
[[nodiscard]] std::string moves_of(const pgn::ReadGame& read) {
    std::string text;
    Position position = read.game.start;
    for (const pgn::PlayedMove& played : read.game.line.moves) {
        if (!text.empty()) text += ' ';
        text += uci_move::write(position, played.move, read.game.variant);
        position = position.after(played.move);
    }
    return text;
}

[[nodiscard]] pgn::ReadGame only_game(std::string_view text, pgn::ReadOptions options = {}) {
    auto games = pgn::read_games(text, options);
    INFO(text);
    REQUIRE(games.size() == 1);
    return std::move(games.front());
}

constexpr std::string_view four_moves = "e2e4 e7e5 g1f3 b8c6";

void check_four_moves(std::string_view movetext) {
    const auto read = only_game("[Event \"T\"]\n[Result \"*\"]\n\n" + std::string(movetext) + "\n");
    INFO(movetext);
    CHECK(moves_of(read) == four_moves);
    CHECK_FALSE(read.error);
    CHECK(read.game.result == pgn::Result::unknown);
}

[[nodiscard]] bool has(const pgn::ReadGame& read, pgn::Oddity oddity) {
    for (const pgn::Remark& remark : read.remarks)
        if (remark.oddity == oddity) return true;
    return false;
}

}  // namespace

TEST_CASE("Move numbers may be written in any way, or not at all", "[notation][pgn]") {
    for (const auto* const text :
         {"1. e4 e5 2. Nf3 Nc6 *", "1.e4 e5 2.Nf3 Nc6*", "e4 e5 Nf3 Nc6 *", "1 e4 e5 2 Nf3 Nc6 *",
          "1. e4 1... e5 2. Nf3 2... Nc6 *", "1. e4 1. ... e5 2.Nf3 2...Nc6 *"})
        check_four_moves(text);
}

TEST_CASE("Comments of both kinds and escaped lines are told from moves", "[notation][pgn]") {
    for (const auto* const text :
         {"1. e4 {outer {inner} e5 2. Nf3 Nc6 *", "1. e4 {semi ; colon} e5 2. Nf3 Nc6 *",
          "1. e4 e5 ; rest { of line\n2. Nf3 Nc6 *", "1. e4 e5\n% escape 2. d4 {\n2. Nf3 Nc6 *",
          "{intro} 1. e4 e5 {a} {b} 2. Nf3 Nc6 *", "1. e4 e5 2. Nf3 Nc6 {never closed 3. Bb5 a6",
          "1. e4{glued}e5 2. Nf3 { [%clk 0:10:00] } Nc6 [%clk 0:10] *"})
        check_four_moves(text);
}

TEST_CASE("Variations, stray brackets and glyphs do not disturb the moves", "[notation][pgn]") {
    for (const auto* const text :
         {"1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 2. Nf3 Nc6 *",
          "1. e4 ({better} 1. d4 {queen pawn}) e5 2. Nf3 Nc6 *", "1. e4 e5 2. Nf3 (2. -- d5) Nc6 *",
          "1. e4 e5 } 2. Nf3 ) Nc6 *", "1. e4! $14 e5?! 2. Nf3 $1 $146 Nc6 *",
          "1. e4 += e5 2. Nf3 !? Nc6 N *"})
        check_four_moves(text);
}

TEST_CASE("Comments and glyphs belong to the move before them", "[notation][pgn]") {
    const auto read = only_game("{in\n  tro} 1. e4! {a} $14 {b} e5?! 2. Nf3 $1 $146 *");
    CHECK(read.game.line.comment == "in tro");
    const auto& moves = read.game.line.moves;
    REQUIRE(moves.size() == 3);
    CHECK(moves[0].comment == "a b");
    CHECK(moves[0].nags == std::vector<int>{1, 14});
    CHECK(moves[1].nags == std::vector<int>{6});
    CHECK(moves[2].nags == std::vector<int>{1, 146});
}

TEST_CASE("Variations are kept on request", "[notation][pgn]") {
    constexpr std::string_view text = "1. e4 (1. d4 d5 (1... Nf6 2. c4 {!}) 2. c4) e5 (1... --) *";
    const auto read = only_game(text, {true, true});
    const auto& moves = read.game.line.moves;
    REQUIRE(moves.size() == 2);
    REQUIRE(moves[0].variations.size() == 1);
    const auto& queen_pawn = moves[0].variations[0].moves;
    REQUIRE(queen_pawn.size() == 3);
    REQUIRE(queen_pawn[1].variations.size() == 1);
    CHECK(queen_pawn[1].variations[0].moves.size() == 2);
    CHECK(has(read, pgn::Oddity::variation_cut));
    CHECK(pgn::write_movetext(read.game.start, read.game.line, read.game.result) ==
          "1. e4 (1. d4 d5 (1... Nf6 2. c4 {!}) 2. c4) 1... e5 *\n");
}

TEST_CASE("A variation that never ends does not swallow the next game", "[notation][pgn]") {
    const auto games =
        pgn::read_games("[Event \"A\"]\n\n1. e4 (1. d4 *\n\n[Event \"B\"]\n\n1. c4 *");
    REQUIRE(games.size() == 2);
    CHECK(moves_of(games[0]) == "e2e4");
    CHECK(moves_of(games[1]) == "c2c4");
}

TEST_CASE("A comment that never ends does not swallow the next game", "[notation][pgn]") {
    const auto games =
        pgn::read_games("[Event \"A\"]\n\n1. e4 {lost 1-0\n\n[Event \"B\"]\n\n1. c4 {kept} 0-1\n");
    REQUIRE(games.size() == 2);
    CHECK(has(games[0], pgn::Oddity::comment_not_closed));
    CHECK(moves_of(games[1]) == "c2c4");
    CHECK(games[1].game.result == pgn::Result::black_wins);
}

TEST_CASE("Games are told apart without blank lines and without tags", "[notation][pgn]") {
    const auto games = pgn::read_games(
        "[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n[Event \"B\"]\n1. d4 d5 0-1 1. c4 1/2-1/2 "
        "1. Nf3 1/2\n[Event \"C\"]\n[Event \"D\"]\n*");
    REQUIRE(games.size() == 6);
    CHECK(games[0].game.result == pgn::Result::white_wins);
    CHECK(moves_of(games[1]) == "d2d4 d7d5");
    CHECK(moves_of(games[2]) == "c2c4");
    CHECK(games[3].game.result == pgn::Result::draw);
    CHECK(*games[4].game.tags.find("Event") == "C");
    CHECK(*games[5].game.tags.find("Event") == "D");
}

TEST_CASE("A blank line inside the tags does not end a game", "[notation][pgn]") {
    const auto read = only_game("[Event \"A\"]\n\n[Date \"2020.01.01\"]\n[Result \"*\"]\n\n*\n");
    CHECK(*read.game.tags.find("Date") == "2020.01.01");
}

TEST_CASE("A text without games has none", "[notation][pgn]") {
    for (const auto* const text :
         {"", "\n\n \t", "% only\n% escapes\n", "{only a comment}", "\xEF\xBB\xBF"})
        CHECK(pgn::read_games(text).empty());
}

TEST_CASE("Tag values are unescaped, and malformed tags passed over", "[notation][pgn]") {
    const auto read = only_game(
        "[Event \"The \\\"Open\\\"\"]\n[Site \"C:\\\\games\"]\n[BlackType: \"program\"]\n"
        "[White Elo \"2000\"]\n[Note \"Let's [play] (now) {ok}; %\"]\n\n1. e4 *");
    CHECK(*read.game.tags.find("Event") == "The \"Open\"");
    CHECK(*read.game.tags.find("Site") == "C:\\games");
    CHECK(*read.game.tags.find("Note") == "Let's [play] (now) {ok}; %");
    CHECK(has(read, pgn::Oddity::malformed_tag));
    CHECK(moves_of(read) == "e2e4");
}

TEST_CASE("Byte order marks, CRLF and Latin-1 are understood", "[notation][pgn]") {
    const auto read = only_game(
        "\xEF\xBB\xBF[Event \"T\"]\r\n[White \"M\xFCller\"]\r\n[Black \"M\xC3\xBCller\"]\r\n\r\n"
        "1. e4 {sch\xF6n}\r\ne5 *\r\n");
    CHECK(*read.game.tags.find("White") == "M\xC3\xBCller");
    CHECK(*read.game.tags.find("Black") == "M\xC3\xBCller");
    CHECK(read.game.line.moves.front().comment == "sch\xC3\xB6n");
    CHECK(moves_of(read) == "e2e4 e7e5");
}

TEST_CASE("A game may start from a FEN, with or without SetUp", "[notation][pgn]") {
    const auto read =
        only_game("[FEN \"6k1/5ppp/8/8/8/8/5PPP/6K1 b - - 5 38\"]\n\n38. ... g5 39. h4 *");
    CHECK(moves_of(read) == "g7g5 h2h4");
    CHECK(fen::write(read.positions.back()) == "6k1/5p1p/8/6p1/7P/8/5PP1/6K1 b - - 0 39");
}

TEST_CASE("Chess960 is known by its tag or by its castling rights", "[notation][pgn]") {
    for (const auto* const name : {"Chess960", "fischerandom", "chess 960", "Fischer Random"})
        CHECK(pgn::variant_of(name) == Variant::chess960);
    CHECK(pgn::variant_of("From Position") == Variant::standard);
    CHECK_FALSE(pgn::variant_of("Crazyhouse"));
    const auto read =
        only_game("[FEN \"nrknbbqr/pppppppp/8/8/8/8/PPPPPPPP/NRKNBBQR w HBhb - 0 1\"]\n\n1. Nb3 *");
    CHECK(read.game.variant == Variant::chess960);
    const auto odd = only_game("[FEN \"r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1\"]\n\n*");
    CHECK(odd.game.variant == Variant::chess960);
}

TEST_CASE("The marker behind the moves says the result, without it the tag", "[notation][pgn]") {
    CHECK(only_game("[Result \"*\"]\n\n1. e4 1-0").game.result == pgn::Result::white_wins);
    const auto read = only_game("[Result \"1-0\"]\n\n1. d4 d5 2. c4\n");
    CHECK(read.game.result == pgn::Result::white_wins);
    CHECK(has(read, pgn::Oddity::result_missing));
}

TEST_CASE("An illegal move ends its game, with its place, and not the next", "[notation][pgn]") {
    const auto games = pgn::read_games(
        "[Event \"A\"]\n\n1. e4 e5\n2. Nf3 Nc6 3. Qh5 a6 1-0\n\n[Event \"B\"]\n\n1. d4 *\n");
    REQUIRE(games.size() == 2);
    CHECK(moves_of(games[0]) == four_moves);
    CHECK(games[0].game.result == pgn::Result::white_wins);
    REQUIRE(games[0].error);
    CHECK(games[0].error->fault == pgn::GameFault::illegal_move);
    CHECK(games[0].error->reason == IllegalMove::path_blocked);
    CHECK(games[0].error->ply == 5);
    CHECK(games[0].error->place == pgn::Place{4, 15});
    CHECK(games[0].error->text == "Qh5");
    CHECK(games[1].place == pgn::Place{6, 1});
    CHECK(moves_of(games[1]) == "d2d4");
}

TEST_CASE("A game that cannot start says why", "[notation][pgn]") {
    const auto bad_fen = only_game("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *");
    REQUIRE(bad_fen.error);
    CHECK(bad_fen.error->fault == pgn::GameFault::bad_fen);
    CHECK(bad_fen.error->fen.faults.contains(PositionFault::white_king_missing));
    CHECK(bad_fen.game.line.moves.empty());
    const auto variant = only_game("[Variant \"Crazyhouse\"]\n\n1. e4 *");
    REQUIRE(variant.error);
    CHECK(variant.error->fault == pgn::GameFault::unknown_variant);
}

namespace {

[[nodiscard]] std::vector<pgn::ReadGame> read_in_pieces(std::string_view text, std::size_t size) {
    pgn::Reader reader;
    std::vector<pgn::ReadGame> games;
    for (std::size_t at = 0; at < text.size(); at += size) {
        reader.feed(text.substr(at, size));
        while (auto game = reader.next()) games.push_back(std::move(*game));
    }
    reader.finish();
    while (auto game = reader.next()) games.push_back(std::move(*game));
    return games;
}

void check_pieces(std::string_view text, std::size_t game_count) {
    const auto whole = pgn::read_games(text);
    REQUIRE(whole.size() == game_count);
    for (std::size_t size = 1; size < text.size(); ++size) {
        const auto games = read_in_pieces(text, size);
        INFO("pieces of " << size);
        REQUIRE(games.size() == whole.size());
        for (std::size_t i = 0; i < games.size(); ++i) {
            CHECK(games[i].game.line == whole[i].game.line);
            CHECK(games[i].game.tags == whole[i].game.tags);
            CHECK(games[i].place == whole[i].place);
            CHECK(games[i].remarks == whole[i].remarks);
            CHECK(games[i].error.has_value() == whole[i].error.has_value());
        }
    }
}

}  // namespace

TEST_CASE("A text in pieces gives the games of the whole", "[notation][pgn]") {
    check_pieces(
        "\xEF\xBB\xBF% x\n[Event \"A \\\" ] {\"]\n[Result \"1-0\"]\n\n1. e4 {c {} e5; d\n2. Nf3 $12 "
        "(2. f4) 1-0\n\n[Event \"B\"]\n1. d4 1/2-1/2\n1. c4 {open\n\n[Event \"C\"]\n\n*",
        4);
    // Only a whole line is escaped; behind a result the sign begins a game that cannot be read.
    check_pieces("1. e4 *%e5\n1. d4 *\n% 1. c4 *\n*", 3);
}

TEST_CASE("A text that is no PGN is given up in bounded memory", "[notation][pgn]") {
    pgn::Reader reader;
    const std::string noise(std::size_t{1} << 20, 'x');
    int games = 0;
    for (int i = 0; i < 40; ++i) {
        reader.feed(noise);
        while (const auto game = reader.next()) {
            ++games;
            REQUIRE(game->error);
            CHECK(game->error->fault == pgn::GameFault::too_long);
        }
    }
    reader.feed("\n[Event \"B\"]\n\n1. e4 *\n");
    reader.finish();
    const auto last = reader.next();
    REQUIRE(last);
    CHECK(moves_of(*last) == "e2e4");
    CHECK(last->place.line == 2);
    CHECK(games == 1);
}

}  // namespace adoube
