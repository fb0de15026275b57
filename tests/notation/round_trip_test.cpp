// What is written is read back as the same, over games by chance in both variants.
#include <algorithm>

#include "notation/epd.h"
#include "notation/fen.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"
#include "notation/san.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"
#include "support/catch.h"
#include "support/random_positions.h"

namespace adoube {

namespace {

[[nodiscard]] Move move_between(const Position& before, const Position& after) {
    const MoveList moves = legal_moves(before);
    const auto leads_there = [&](Move move) { return before.after(move).same_as(after); };
    return *std::find_if(moves.begin(), moves.end(), leads_there);
}

void check_moves_of(const Position& position, Variant variant) {
    for (const Move move : legal_moves(position)) {
        const std::string san = san::write(position, move);
        const std::string uci = uci_move::write(position, move, variant);
        INFO(fen::write(position) << " " << san << " " << uci);
        const auto from_san = san::read(position, san);
        REQUIRE(from_san);
        REQUIRE(*from_san == move);
        const auto from_uci = uci_move::read(position, uci);
        REQUIRE(from_uci);
        REQUIRE(*from_uci == move);
    }
}

// A game with something of everything that belongs to one.
[[nodiscard]] pgn::Game annotated_game(SplitMix64& random, Variant variant) {
    const auto positions = random_game(random, variant, 80);
    pgn::Game game;
    game.variant = variant;
    game.start = positions.front();
    game.result = static_cast<pgn::Result>(random.below(4));
    game.tags.set("White", "A \"quoted\" \\ name");
    for (std::size_t ply = 0; ply + 1 < positions.size(); ++ply) {
        pgn::PlayedMove played{move_between(positions[ply], positions[ply + 1])};
        if (random.below(8) == 0) played.nags.push_back(static_cast<int>(random.below(140)));
        if (random.below(8) == 0)
            played.comment = "[%clk 0:01] (so) ; it {goes" + std::string(random.below(90), 'x');
        if (random.below(8) == 0) {
            pgn::Line variation;
            variation.moves.push_back({legal_moves(positions[ply])[0]});
            played.variations.push_back(variation);
        }
        game.line.moves.push_back(std::move(played));
    }
    return game;
}

}  // namespace

TEST_CASE("Every legal move is read back from SAN and UCI", "[notation][property]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (const Variant variant : {Variant::standard, Variant::chess960})
        for (const Position& position : positions_of_random_games(random, variant, 3))
            check_moves_of(position, variant);
}

TEST_CASE("No two legal moves are written alike", "[notation][property]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (int n = 0; n < 200; ++n) {
        const Position position = random_placement(random);
        std::vector<std::string> texts;
        for (const Move move : legal_moves(position)) texts.push_back(san::write(position, move));
        std::sort(texts.begin(), texts.end());
        INFO(fen::write(position));
        CHECK(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
    }
}

TEST_CASE("A position is read back from its FEN and EPD", "[notation][property]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (int n = 0; n < 500; ++n) {
        const Position position = random_placement(random);
        const std::string fen =
            fen::write(position, fen::CastlingStyle::x_fen, fen::EnPassantStyle::always);
        INFO(fen);
        const auto read = fen::read_position(fen, Variant::chess960);
        REQUIRE(read);
        CHECK(read->position.same_as(position));
        CHECK(fen::write(read->position, fen::CastlingStyle::x_fen, fen::EnPassantStyle::always) ==
              fen);
        const auto record =
            epd::read(epd::write(position, {{"id", {{"a b", true}}}}), Variant::chess960);
        REQUIRE(record);
        CHECK(record->position().same_as(position));
    }
}

TEST_CASE("A game is read back from its PGN", "[notation][property]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (const Variant variant : {Variant::standard, Variant::chess960})
        for (int n = 0; n < 20; ++n) {
            const pgn::Game game = annotated_game(random, variant);
            const std::string text = pgn::write(game);
            const auto games = pgn::read_games(text, {true, true});
            INFO(text);
            REQUIRE(games.size() == 1);
            CHECK_FALSE(games[0].error);
            CHECK(games[0].remarks.empty());
            CHECK(games[0].game.variant == variant);
            CHECK(games[0].game.result == game.result);
            CHECK(games[0].game.line == game.line);
            CHECK(pgn::write(games[0].game) == text);
        }
}

TEST_CASE("A game is read back from any notation of its moves", "[notation][property]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (const auto notation :
         {pgn::MoveNotation::long_algebraic, pgn::MoveNotation::pure_coordinates})
        for (const Variant variant : {Variant::standard, Variant::chess960})
            for (int n = 0; n < 10; ++n) {
                const pgn::Game game = annotated_game(random, variant);
                const std::string text = pgn::write(game, notation);
                const auto games = pgn::read_games(text, {true, true});
                INFO(text);
                REQUIRE(games.size() == 1);
                CHECK_FALSE(games[0].error);
                CHECK(games[0].game.line == game.line);
            }
}

}  // namespace adoube
