#include "engine/search/mate_search.h"

#include <string>

#include "engine_positions.h"
#include "support/random_positions.h"

using namespace adoube;
using namespace adoube::engine;

namespace {

constexpr auto going_on = [] { return false; };

[[nodiscard]] std::optional<std::vector<Move>> found(const Position& position, int moves,
                                                     std::vector<Key> earlier = {}) {
    MateSearch search(earlier);
    for (int fewer = 1; fewer < moves; ++fewer)
        if (search.find(position, root_of(position).moves, fewer, going_on)) return std::nullopt;
    return search.find(position, root_of(position).moves, moves, going_on);
}

// What the words mean, without any order or memory.
[[nodiscard]] bool is_mate_in(const Position& position, int moves);

[[nodiscard]] bool is_lost_in(const Position& position, int moves) {
    const MoveList answers = legal_moves(position);
    if (answers.empty()) return position.in_check();
    if (moves == 0) return false;
    for (const Move answer : answers)
        if (!is_mate_in(position.after(answer), moves)) return false;
    return true;
}

[[nodiscard]] bool is_mate_in(const Position& position, int moves) {
    for (const Move move : legal_moves(position))
        if (is_lost_in(position.after(move), moves - 1)) return true;
    return false;
}

// Plays the line and looks whether it ends with a mate.
[[nodiscard]] bool ends_with_mate(Position position, const std::vector<Move>& line) {
    for (const Move move : line) {
        if (!is_legal(position, move)) return false;
        position = position.after(move);
    }
    return position.in_check() && !has_legal_move(position);
}

}  // namespace

TEST_CASE("Problems are solved with their first moves", "[engine][mate]") {
    struct Problem {
        std::string_view fen;
        std::string_view first;
        int moves;
    };
    // Paul Morphy's: the rook gives itself up. Sam Loyd's "Excelsior": the pawn that seems least
    // likely to mates on its fifth move.
    const Problem problem =
        GENERATE(Problem{"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a6", 2},
                 Problem{"n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1", "b2b4", 5});
    CAPTURE(problem.fen);
    const Position position = position_of(problem.fen);
    const auto line = found(position, problem.moves);
    REQUIRE(line);
    CHECK(line->front() == move_of(position, problem.first));
    CHECK(static_cast<int>(line->size()) == 2 * problem.moves - 1);
    CHECK(ends_with_mate(position, *line));
}

TEST_CASE("Only the moves that are asked for can mate", "[engine][mate]") {
    const Position position = position_of("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    MateSearch search({});
    CHECK(search.find(position, root_of(position).moves, 1, going_on));
    const std::vector<Move> others{move_of(position, "a1a7"), move_of(position, "g1f1")};
    CHECK_FALSE(search.find(position, others, 1, going_on));
    CHECK_FALSE(search.was_stopped());
}

// The mate would be the third ply from here.
TEST_CASE("No mate is later than the fiftieth move", "[engine][mate]") {
    CHECK(found(position_of("7k/8/8/8/8/8/R7/1R4K1 w - - 97 80"), 2));
    CHECK_FALSE(found(position_of("7k/8/8/8/8/8/R7/1R4K1 w - - 98 80"), 2));
}

TEST_CASE("No mate leads through a position for the third time", "[engine][mate]") {
    const Position position = position_of("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    const Key after = position.after(move_of(position, "a1a6")).key();
    CHECK(found(position, 2, {after}));
    CHECK_FALSE(found(position, 2, {after, after}));
}

TEST_CASE("A mate search that is stopped says so, and goes on", "[engine][mate]") {
    const Position position = position_of("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    MateSearch search({});
    int left = 20;
    const auto moves = root_of(position).moves;
    CHECK_FALSE(search.find(position, moves, 2, [&] { return left-- == 0; }));
    CHECK(search.was_stopped());
    CHECK(search.find(position, moves, 2, going_on));
    CHECK_FALSE(search.was_stopped());
}

TEST_CASE("Mates are there exactly where trying all moves finds them", "[engine][mate]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    int mates = 0;
    for (int round = 0; round < 300; ++round) {
        const Position position = random_placement(random);
        if (legal_moves(position).size() > 25) continue;
        CAPTURE(fen::write(position));
        for (int moves = 1; moves <= 2; ++moves) {
            MateSearch search({});
            const auto line = search.find(position, root_of(position).moves, moves, going_on);
            CHECK(line.has_value() == is_mate_in(position, moves));
            if (!line) continue;
            CHECK(ends_with_mate(position, *line));
            ++mates;
            break;
        }
    }
    CHECK(mates > 0);
}
