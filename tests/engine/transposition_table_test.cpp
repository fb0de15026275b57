#include "engine/transposition_table.h"

#include "base/split_mix.h"
#include "support/catch.h"

using namespace adoube;
using namespace adoube::engine;

namespace {

TableEntry entry_of(int depth, Score score = 25) {
    return {
        Move(Square::e2, Square::e4, MoveKind::double_step), score, -17, depth, Bound::lower, true};
}

}  // namespace

TEST_CASE("What is stored is found again", "[engine][table]") {
    TranspositionTable table(1);
    CHECK_FALSE(table.look_up(4711));
    table.store(4711, entry_of(9, -31'000));
    const auto found = table.look_up(4711);
    REQUIRE(found);
    CHECK(found->move == Move(Square::e2, Square::e4, MoveKind::double_step));
    CHECK(found->score == -31'000);
    CHECK(found->evaluation == -17);
    CHECK(found->depth == 9);
    CHECK(found->bound == Bound::lower);
    CHECK(found->on_pv);
    CHECK_FALSE(table.look_up(4712));
}

TEST_CASE("A result without a move keeps the move that was known", "[engine][table]") {
    TranspositionTable table(1);
    table.store(5, entry_of(3));
    TableEntry without_move = entry_of(4);
    without_move.move = Move{};
    table.store(5, without_move);
    REQUIRE(table.look_up(5));
    CHECK(table.look_up(5)->depth == 4);
    CHECK(table.look_up(5)->move == Move(Square::e2, Square::e4, MoveKind::double_step));
}

TEST_CASE("Deep results survive shallow ones, until they grow old", "[engine][table]") {
    TranspositionTable table(1);
    // Keys that differ only in their low bits fall into one bucket of four.
    for (Key key = 1; key <= 4; ++key) table.store(key, entry_of(20));
    for (Key key = 5; key <= 30; ++key) table.store(key, entry_of(1));
    int deep_left = 0;
    for (Key key = 1; key <= 4; ++key) deep_left += table.look_up(key) ? 1 : 0;
    CHECK(deep_left == 3);

    for (int search = 0; search < 10; ++search) table.begin_search();
    for (Key key = 31; key <= 34; ++key) table.store(key, entry_of(1));
    for (Key key = 31; key <= 34; ++key) CHECK(table.look_up(key));
}

TEST_CASE("Clearing and resizing forget everything", "[engine][table]") {
    TranspositionTable table(1);
    table.begin_search();
    SplitMix64 random(1);
    for (int count = 0; count < 100'000; ++count) table.store(random.next(), entry_of(2));
    CHECK(table.fullness() > 500);
    table.store(4711, entry_of(9));
    table.clear();
    CHECK_FALSE(table.look_up(4711));
    CHECK(table.fullness() == 0);
    table.store(4711, entry_of(9));
    table.resize(3);
    CHECK(table.megabytes() == 3);
    CHECK_FALSE(table.look_up(4711));
}

TEST_CASE("A size that no machine has is refused", "[engine][table]") {
    TranspositionTable table(1);
    table.store(4711, entry_of(9));
    CHECK_THROWS_AS(table.resize(std::size_t{1} << 43), std::bad_alloc);
    CHECK(table.megabytes() == 1);
    CHECK(table.look_up(4711));
}
