#include "arbiter/match/opening_book.h"

#include <set>

#include "notation/fen.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] OpeningOptions epd(OpeningOrder order = OpeningOrder::sequential, int start = 1) {
    OpeningOptions options;
    options.format = OpeningFormat::epd;
    options.order = order;
    options.start = start;
    return options;
}

// Ten positions that differ in the square of the white king.
[[nodiscard]] std::string ten_positions() {
    std::string text;
    for (const char* const rank : {"K7", "1K6", "2K5", "3K4", "4K3", "5K2", "6K1", "7K"})
        text += std::string{"k7/8/8/8/8/8/7P/"} + rank + " w - -\n";
    return text + "k7/8/8/8/8/K7/7P/8 w - -\nk7/8/8/8/8/1K6/7P/8 w - -\n";
}

[[nodiscard]] OpeningBook book(const std::string& text, const OpeningOptions& options,
                               std::uint64_t seed = 0) {
    auto read = OpeningBook::read(text, options, Variant::standard, seed);
    if (!read) FAIL(read.error().line << ": " << read.error().what);
    return std::move(read).value();
}

[[nodiscard]] std::vector<std::string> order_of(const OpeningBook& openings) {
    std::vector<std::string> fens;
    for (std::size_t i = 0; i < openings.size(); ++i)
        fens.push_back(fen::write_four_fields(openings.at(static_cast<int>(i)).start));
    return fens;
}

}  // namespace

TEST_CASE("Openings of an EPD file are played in order and again", "[arbiter][openings]") {
    const OpeningBook openings = book(ten_positions(), epd());
    CHECK(openings.size() == 10);
    CHECK(openings.at(0).start.king(Color::white) == Square::a1);
    CHECK(openings.at(10).start.king(Color::white) == Square::a1);
    CHECK(book(ten_positions(), epd(OpeningOrder::sequential, 3)).at(0).start.king(Color::white) ==
          Square::c1);
}

TEST_CASE("Random order is a permutation that the seed decides", "[arbiter][openings]") {
    const auto first = order_of(book(ten_positions(), epd(OpeningOrder::random), 1));
    CHECK(first == order_of(book(ten_positions(), epd(OpeningOrder::random), 1)));
    CHECK(first != order_of(book(ten_positions(), epd(OpeningOrder::random), 2)));
    CHECK(std::set<std::string>(first.begin(), first.end()).size() == 10);
}

TEST_CASE("A wrong line is named", "[arbiter][openings]") {
    const auto bad = OpeningBook::read("\n# comment\nk7/8/8/8/8/8/7P/K7 w - -\n8/8/8/8 w - -\n",
                                       epd(), Variant::standard, 0);
    REQUIRE(!bad);
    CHECK(bad.error().line == 4);
    const auto mated = OpeningBook::read("R6k/6pp/8/8/8/8/8/K7 b - -", epd(), Variant::standard, 0);
    REQUIRE(!mated);
    CHECK(mated.error().line == 1);
    CHECK(!OpeningBook::read("", epd(), Variant::standard, 0));
}

TEST_CASE("An EPD file may begin with a byte order mark", "[arbiter][openings]") {
    CHECK(
        OpeningBook::read("\xEF\xBB\xBFk7/8/8/8/8/8/7P/K7 w - -\r\n", epd(), Variant::standard, 0));
}

TEST_CASE("Openings of a PGN file are cut to their plies", "[arbiter][openings]") {
    OpeningOptions options;
    options.file = "book.pgn";
    options.plies = 3;
    const std::string text = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n[Event \"b\"]\n\n1. d4 *\n";
    const OpeningBook openings = book(text, options);
    CHECK(openings.size() == 2);
    CHECK(openings.at(0).moves.size() == 3);
    CHECK(openings.at(1).moves.size() == 1);
    const auto bad =
        OpeningBook::read("[Event \"a\"]\n\n1. e4 Ke4 *\n", options, Variant::standard, 0);
    REQUIRE(!bad);
    CHECK(bad.error().line == 3);
}

TEST_CASE("The ending of a file tells its format", "[arbiter][openings]") {
    const auto format = [](const std::string& file) {
        OpeningOptions options;
        options.file = file;
        return format_of(options);
    };
    CHECK(format("a.epd") == OpeningFormat::epd);
    CHECK(format("a.pgn") == OpeningFormat::pgn);
    CHECK(format("a.pgn.gz") == OpeningFormat::pgn);
    CHECK(format("a.epd.zst") == OpeningFormat::epd);
    CHECK(format("a.bin") == OpeningFormat::polyglot);
}

// One record: the key of the starting position, e2e4, weight 1.
TEST_CASE("A Polyglot book gives lines of moves", "[arbiter][openings]") {
    const std::string bytes{"\x46\x3b\x96\x18\x16\x91\xfc\x9c\x03\x1c\0\x01\0\0\0\0", 16};
    OpeningOptions options;
    options.format = OpeningFormat::polyglot;
    for (const auto order : {OpeningOrder::sequential, OpeningOrder::random}) {
        options.order = order;
        const OpeningBook lines = book(bytes, options);
        CHECK(lines.at(0).moves.size() == 1);
        CHECK(lines.at(7).moves.at(0).to() == Square::e4);
    }
    CHECK_FALSE(OpeningBook::read(bytes, options, Variant::chess960, 0));
    CHECK_FALSE(OpeningBook::read("no book", options, Variant::standard, 0));
}

}  // namespace adoube::arbiter
