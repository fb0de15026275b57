#include "rules/tablebase.h"

#include "engine_positions.h"

using namespace adoube;
using namespace adoube::engine;

namespace {

// Knows one thing of all positions with three men, and is strict about what it is asked.
class OneAnswer final : public Tablebase {
public:
    explicit OneAnswer(TableValue value) : value_(value) {}
    [[nodiscard]] int pieces() const override { return 3; }
    [[nodiscard]] std::optional<TableValue> probe(const Position& position) override {
        CHECK(position.occupied().size() <= 3);
        CHECK(position.halfmove_clock() == 0);
        CHECK(position.castling().empty());
        return value_;
    }

private:
    TableValue value_;
};

// What White makes of taking the rook if the table says that of Black's position then.
Score score_of_capture(TableValue value) {
    OneAnswer tables(value);
    Root root{position_of("8/8/4k3/8/8/3K4/8/1R4r1 w - - 12 40")};
    root.moves = {move_of(root.position, "b1g1")};
    root.tablebase = &tables;
    Limits limits;
    limits.depth = 6;
    return chosen(root, limits).score;
}

}  // namespace

TEST_CASE("What tables know is not searched", "[engine][tablebase]") {
    CHECK(score_of_capture(TableValue::draw) == 0);
    CHECK(score_of_capture(TableValue::loss) == tablebase_win_in(1));
    CHECK(score_of_capture(TableValue::win) == -tablebase_win_in(1));
}

TEST_CASE("What takes more than fifty moves is a draw", "[engine][tablebase]") {
    CHECK(score_of_capture(TableValue::blessed_loss) == 0);
    CHECK(score_of_capture(TableValue::cursed_win) == 0);
}

TEST_CASE("A mate is better than what tables know", "[engine][tablebase]") {
    // The rook mates by taking the knight, which also leads to an ending of three men.
    OneAnswer tables(TableValue::loss);
    Root root = root_of(position_of("n6k/8/6K1/8/8/8/8/R7 w - - 0 1"));
    root.tablebase = &tables;
    Limits limits;
    limits.depth = 6;
    CHECK(chosen(root, limits).score == mate_in(1));
}

TEST_CASE("A position that tables know is told their score", "[engine][tablebase]") {
    Root root = root_of(position_of("8/8/4k3/8/8/3KP3/8/8 w - - 0 1"));
    Limits limits;
    limits.depth = 4;
    root.tablebase_value = TableValue::draw;
    CHECK(chosen(root, limits).score == 0);
    root.tablebase_value = TableValue::win;
    CHECK(chosen(root, limits).score == tablebase_win_score);
    root.tablebase_value = TableValue::loss;
    CHECK(chosen(root, limits).score == -tablebase_win_score);
    // But a mate that is found is told.
    Root mate = root_of(position_of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"));
    mate.tablebase_value = TableValue::win;
    limits.depth = 8;
    CHECK(chosen(mate, limits).score == mate_in(3));
}
