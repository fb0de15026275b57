#include "arbiter/match/tablebase.h"

#include "notation/fen.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using game::Outcome;
using game::Reason;

// Has one answer to everything, and four pieces.
class OneAnswer final : public Tablebase {
public:
    explicit OneAnswer(TableValue value) : value_(value) {}
    [[nodiscard]] int pieces() const override { return 4; }
    [[nodiscard]] std::optional<TableValue> probe(const Position&) override { return value_; }

private:
    TableValue value_;
};

[[nodiscard]] Position position(std::string_view text) {
    const auto read = fen::read_position(text, Variant::standard, fen::Strictness::strict);
    REQUIRE(read);
    return read->position;
}

constexpr std::string_view three_pieces = "8/8/8/4k3/8/8/4P3/4K3 b - - 0 1";

[[nodiscard]] std::optional<Outcome> judged(TableValue value, const TablebaseOptions& options = {},
                                            std::string_view fen = three_pieces) {
    OneAnswer tables{value};
    return adjudicate_by_table(tables, options, position(fen));
}

}  // namespace

TEST_CASE("A table's value is that of the side to move", "[arbiter][tablebase]") {
    CHECK(judged(TableValue::win) == Outcome::won_by(Color::black, Reason::tablebase));
    CHECK(judged(TableValue::loss) == Outcome::won_by(Color::white, Reason::tablebase));
    CHECK(judged(TableValue::draw) == Outcome::draw(Reason::tablebase));
}

TEST_CASE("What takes more than fifty moves is a draw, or is not", "[arbiter][tablebase]") {
    TablebaseOptions options;
    CHECK(judged(TableValue::cursed_win, options) == Outcome::draw(Reason::tablebase));
    CHECK(judged(TableValue::blessed_loss, options) == Outcome::draw(Reason::tablebase));
    options.ignores_fifty_moves = true;
    CHECK(judged(TableValue::cursed_win, options)->winner == Color::black);
    CHECK(judged(TableValue::blessed_loss, options)->winner == Color::white);
}

TEST_CASE("Only what is wanted is adjudicated", "[arbiter][tablebase]") {
    TablebaseOptions options;
    options.use = TablebaseUse::decided;
    CHECK_FALSE(judged(TableValue::draw, options));
    CHECK(judged(TableValue::win, options));
    options.use = TablebaseUse::drawn;
    CHECK(judged(TableValue::draw, options));
    CHECK_FALSE(judged(TableValue::win, options));
}

TEST_CASE("Positions that no table covers are played on", "[arbiter][tablebase]") {
    TablebaseOptions options;
    CHECK_FALSE(judged(TableValue::win, options, "8/8/8/4k3/8/8/4P3/4K3 b - - 1 1"));
    CHECK_FALSE(judged(TableValue::win, options, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    CHECK_FALSE(judged(TableValue::win, options, "4k3/3ppp2/8/8/8/8/8/4K3 w - - 0 1"));
    options.pieces = 2;
    CHECK_FALSE(judged(TableValue::win, options));
}

}  // namespace adoube::arbiter
