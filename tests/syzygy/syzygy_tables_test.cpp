#include "syzygy/syzygy_tables.h"

#include <algorithm>
#include <cstdlib>

#include "notation/fen.h"
#include "notation/uci_move.h"
#include "support/catch.h"

using namespace adoube;

namespace {

// Tables are too large to come with the sources: three and four men, in the folder that
// ADOUBE_SYZYGY names. Null where there are none, and a case then has nothing to check.
std::unique_ptr<SyzygyTables> some_tables() {
    const char* const folder = std::getenv("ADOUBE_SYZYGY");
    if (folder == nullptr) {
        WARN("ADOUBE_SYZYGY names no folder with tables: none were looked up");
        return nullptr;
    }
    auto tables = open_syzygy_tables(folder);
    REQUIRE(tables);
    REQUIRE((*tables)->pieces() >= 4);
    return *std::move(tables);
}

Position position_of(std::string_view text) {
    const auto read = fen::read_position(text);
    REQUIRE(read);
    return read->position;
}

bool keeps_value(const SyzygyTables::RootKnowledge& known, const Position& position,
                 std::string_view text) {
    const auto move = uci_move::read(position, text);
    REQUIRE(move);
    return std::count(known.moves.begin(), known.moves.end(), *move) == 1;
}

}  // namespace

TEST_CASE("Folders without tables are refused", "[syzygy]") {
    CHECK_FALSE(open_syzygy_tables("/no/such/folder"));
    CHECK_FALSE(open_syzygy_tables(""));
    CHECK_FALSE(open_syzygy_tables(":;"));
}

TEST_CASE("Values are those of the textbooks", "[syzygy]") {
    const auto tables = some_tables();
    if (!tables) return;
    // The king in front of his pawn with the opposition, and without it.
    CHECK(tables->probe(position_of("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1")) == TableValue::win);
    CHECK(tables->probe(position_of("8/4k3/8/4K3/4P3/8/8/8 b - - 0 1")) == TableValue::loss);
    CHECK(tables->probe(position_of("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1")) == TableValue::draw);
    // Bishop and knight win, two knights do not.
    CHECK(tables->probe(position_of("8/8/4k3/8/8/3K4/3B4/3N4 w - - 0 1")) == TableValue::win);
    CHECK(tables->probe(position_of("8/8/4k3/8/8/3K4/3N4/3N4 w - - 0 1")) == TableValue::draw);
    CHECK_FALSE(tables->probe(position_of("8/pppppppp/4k3/8/8/3K4/3N4/3N4 w - - 0 1")));
}

TEST_CASE("Only moves that keep the value are named", "[syzygy]") {
    const auto tables = some_tables();
    if (!tables) return;
    // Black holds by stepping straight back, to take the opposition when the king comes forward.
    const Position held = position_of("8/4k3/4P3/4K3/8/8/8/8 b - - 0 1");
    const auto draw = tables->probe_root(held, false);
    REQUIRE(draw);
    CHECK(draw->value == TableValue::draw);
    CHECK(keeps_value(*draw, held, "e7e8"));
    CHECK_FALSE(keeps_value(*draw, held, "e7d8"));
    // A queen that stalemates wins no more.
    const Position won = position_of("7k/8/6K1/8/8/8/5Q2/8 w - - 4 9");
    const auto win = tables->probe_root(won, false);
    REQUIRE(win);
    CHECK(win->value == TableValue::win);
    CHECK(keeps_value(*win, won, "f2b2"));
    CHECK_FALSE(keeps_value(*win, won, "f2f7"));
    // With repetitions nothing but the quickest way to the mate will do.
    const auto quickest = tables->probe_root(won, true);
    REQUIRE(quickest);
    CHECK(keeps_value(*quickest, won, "f2f8"));
    CHECK_FALSE(keeps_value(*quickest, won, "f2a2"));
}

TEST_CASE("What is left of the fifty moves counts", "[syzygy]") {
    const auto tables = some_tables();
    if (!tables) return;
    const auto late = tables->probe_root(position_of("8/8/4k3/8/8/3K4/3Q4/8 w - - 95 90"), false);
    REQUIRE(late);
    CHECK(late->value == TableValue::cursed_win);
}
