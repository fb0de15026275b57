// The endgames that every engine has to win, or to hold, without tables. By default a position or
// two of each; ADOUBE_ENDGAMES=20 plays so many, with longer searches.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "base/split_mix.h"
#include "engine/evaluation/pawn_ending.h"
#include "engine_positions.h"
#include "rules/distance.h"
#include "rules/material.h"

using namespace adoube;
using namespace adoube::engine;

namespace {

constexpr std::uint64_t seed = 20'260'101;

// Both sides get a search of so many nodes for each move.
struct Effort {
    int positions = 1;
    std::uint64_t nodes = 10'000;
};

Effort effort() {
    const char* const wanted = std::getenv("ADOUBE_ENDGAMES");
    return wanted != nullptr ? Effort{std::max(1, std::atoi(wanted)), 50'000} : Effort{};
}

// Plays for both sides, each with a memory of its own.
class Duel {
public:
    // The position in which the game has ended: by mate, stalemate, fifty moves, or because nobody
    // can win any more.
    [[nodiscard]] Position play(Position position) {
        std::vector<Key> earlier;
        while (!is_over(position)) {
            const Move move = choose(position, earlier);
            earlier.push_back(position.key());
            position = position.after(move);
            if (position.halfmove_clock() == 0) earlier.clear();
        }
        return position;
    }

private:
    struct Player {
        TranspositionTable table{4};
        Search search{table};
    };

    [[nodiscard]] static bool is_over(const Position& position) {
        return !has_legal_move(position) || is_insufficient_material(position) ||
               *position.halfmove_clock() >= 100;
    }

    [[nodiscard]] Move choose(const Position& position, const std::vector<Key>& earlier) {
        Player& player = players_[index_of(position.turn())];
        Indifferent nobody;
        Limits limits;
        limits.nodes = effort().nodes;
        player.table.begin_search();
        return player.search.run(root_of(position, earlier), limits, nobody).move;
    }

    std::array<Player, 2> players_;
};

// White has these pieces and the move, none of them can be taken soon, and Black has only his king.
Position sampled(SplitMix64& random, std::initializer_list<PieceType> pieces) {
    while (true) {
        Setup setup;
        setup.halfmove_clock = 0;
        const auto square = [&] { return static_cast<Square>(random.below(square_count)); };
        const Square hunted = square();
        setup.put({Color::black, PieceType::king}, hunted);
        setup.put({Color::white, PieceType::king}, square());
        bool is_safe = true;
        for (const PieceType type : pieces) {
            const Square at = square();
            is_safe &= steps_between(at, hunted) > 2 && !setup.at(at);
            setup.put({Color::white, type}, at);
        }
        const auto position = Position::from(setup);
        if (is_safe && position && has_legal_move(*position)) return *position;
    }
}

void check_won(std::initializer_list<PieceType> pieces) {
    SplitMix64 random(seed);
    for (int number = 0; number < effort().positions; ++number) {
        const Position start = sampled(random, pieces);
        CAPTURE(fen::write(start));
        const Position end = Duel().play(start);
        CAPTURE(fen::write(end));
        CHECK(is_checkmate(end));
        CHECK(end.turn() == Color::black);
    }
}

Position position_with_pawn(bool white_to_move, int king, int pawn, int black_king) {
    Setup setup;
    setup.halfmove_clock = 0;
    setup.turn = white_to_move ? Color::white : Color::black;
    setup.put({Color::white, PieceType::king}, static_cast<Square>(king));
    setup.put({Color::white, PieceType::pawn}, static_cast<Square>(pawn));
    setup.put({Color::black, PieceType::king}, static_cast<Square>(black_king));
    const auto position = Position::from(setup);
    REQUIRE(position);
    return *position;
}

}  // namespace

TEST_CASE("A queen mates a bare king", "[engine][endgame]") { check_won({PieceType::queen}); }

TEST_CASE("A rook mates a bare king", "[engine][endgame]") { check_won({PieceType::rook}); }

TEST_CASE("Bishop and knight mate a bare king", "[engine][endgame]") {
    check_won({PieceType::bishop, PieceType::knight});
}

// The legal positions are counted by hand: 3,612 placements of kings that do not touch, with a pawn
// on each of 48 squares that is free, are 168,024; in 4,696 of them the pawn gives check, which
// White to move rules out. The wins are published ones: 124,960 and 97,604 are twice the 111,282
// that are found in tables of a half of the board.
TEST_CASE("The table of pawn endings has the known number of wins", "[engine][endgame]") {
    const PawnEnding& table = pawn_ending();
    for (const bool white : {true, false}) {
        int legal = 0;
        int won = 0;
        for (int king = 0; king < 64; ++king)
            for (int pawn = 8; pawn < 56; ++pawn)
                for (int black_king = 0; black_king < 64; ++black_king) {
                    if (!PawnEnding::is_legal(white, king, pawn, black_king)) continue;
                    ++legal;
                    won += table.is_won(white, king, pawn, black_king) ? 1 : 0;
                }
        CHECK(legal == (white ? 163'328 : 168'024));
        CHECK(won == (white ? 124'960 : 97'604));
    }
}

TEST_CASE("Pawn endings are won where they can be, and held where not", "[engine][endgame]") {
    const PawnEnding& table = pawn_ending();
    SplitMix64 random(seed);
    const auto square = [&] { return static_cast<int>(random.below(square_count)); };
    for (int played = 0; played < 2 * effort().positions;) {
        const bool white_to_move = random.below(2) == 0;
        const int king = square();
        const int pawn = square();
        const int black_king = square();
        if (!PawnEnding::is_legal(white_to_move, king, pawn, black_king)) continue;
        const Position start = position_with_pawn(white_to_move, king, pawn, black_king);
        if (!has_legal_move(start)) continue;
        CAPTURE(fen::write(start));
        const Position end = Duel().play(start);
        CAPTURE(fen::write(end));
        CHECK(is_checkmate(end) == table.is_won(white_to_move, king, pawn, black_king));
        ++played;
    }
}
