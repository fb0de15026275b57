#include "rules/chess960.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "rules/position.h"
#include "support/catch.h"

namespace adoube {

namespace {

[[nodiscard]] BackRank back_rank_of(const std::string& letters) {
    REQUIRE(letters.size() == 8);
    BackRank rank{};
    for (std::size_t file = 0; file < rank.size(); ++file) {
        const auto index = std::string("PNBRQK").find(letters[file]);
        REQUIRE(index != std::string::npos);
        rank[file] = static_cast<PieceType>(index);
    }
    return rank;
}

// All numbers with their back ranks, from a list that was not made by this program.
[[nodiscard]] std::vector<std::pair<int, BackRank>> published_numbers() {
    std::ifstream file(ADOUBE_TEST_DATA "/startpos960.tsv");
    std::vector<std::pair<int, BackRank>> numbers;
    std::string line;
    while (std::getline(file, line)) {
        if (line.empty() || line[0] == '#') continue;
        const auto tab = line.find('\t');
        numbers.emplace_back(std::stoi(line.substr(0, tab)), back_rank_of(line.substr(tab + 1)));
    }
    return numbers;
}

}  // namespace

TEST_CASE("The 960 numbers and back ranks are the published ones, both ways", "[rules][chess960]") {
    const auto numbers = published_numbers();
    REQUIRE(numbers.size() == 960);
    for (const auto& [number, rank] : numbers) {
        CAPTURE(number);
        CHECK(chess960_back_rank(number) == rank);
        CHECK(chess960_number(rank) == number);
    }
}

TEST_CASE("Number 518 is the standard position", "[rules][chess960]") {
    CHECK(chess960_back_rank(standard_start_number) == back_rank_of("RNBQKBNR"));
    CHECK(chess960_number(Position::initial().setup()) == 518);
}

TEST_CASE("A back rank that Chess960 does not allow has no number", "[rules][chess960]") {
    CHECK(chess960_number(back_rank_of("BNBRKRQN")) == std::nullopt);  // bishops on one color
    CHECK(chess960_number(back_rank_of("KRNBBQRN")) == std::nullopt);  // king not between rooks
    CHECK(chess960_number(back_rank_of("RNBQKBNN")) == std::nullopt);  // one rook
    CHECK(chess960_number(back_rank_of("RQBQKBNR")) == std::nullopt);  // two queens
    CHECK(chess960_number(back_rank_of("RNBRKBNR")) == std::nullopt);  // no queen
    CHECK(chess960_number(back_rank_of("PNBQKBNR")) == std::nullopt);  // a pawn
}

TEST_CASE("Every start is mirrored, complete and with all rights", "[rules][chess960]") {
    for (int number = 0; number < chess960_start_count; ++number) {
        const Setup setup = chess960_setup(number);
        REQUIRE(chess960_number(setup) == number);
        REQUIRE(Position::from(setup));
        for (const Square square : squares_of(Rank::r1))
            REQUIRE(setup.at(square)->type == setup.at(mirrored(square))->type);
        for (const Color color : all_colors)
            for (const Wing wing : all_wings) REQUIRE(setup.castling.has(color, wing));
    }
}

TEST_CASE("A start that has been played on is no start; its counters do not matter",
          "[rules][chess960]") {
    Setup setup = chess960_setup(7);
    setup.fullmove_number.reset();
    setup.halfmove_clock = 3;
    CHECK(chess960_number(setup) == 7);

    Setup moved = setup;
    moved.clear(Square::e2);
    moved.put({Color::white, PieceType::pawn}, Square::e3);
    CHECK(chess960_number(moved) == std::nullopt);

    Setup black_to_move = setup;
    black_to_move.turn = Color::black;
    CHECK(chess960_number(black_to_move) == std::nullopt);

    Setup without_right = setup;
    without_right.castling.revoke(Color::black, Wing::kingside);
    CHECK(chess960_number(without_right) == std::nullopt);
}

}  // namespace adoube
