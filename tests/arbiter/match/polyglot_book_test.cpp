#include "arbiter/match/polyglot_book.h"

#include "notation/uci_move.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] Position after(const std::vector<std::string>& moves) {
    Position position = Position::initial();
    for (const auto& move : moves) position = position.after(*uci_move::read(position, move));
    return position;
}

void add(std::string& bytes, std::uint64_t number, int size) {
    for (int shift = 8 * (size - 1); shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> static_cast<unsigned>(shift) & 0xFFU);
}

void add_record(std::string& book, std::uint64_t key, unsigned move, unsigned weight) {
    add(book, key, 8);
    add(book, move, 2);
    add(book, weight, 2);
    add(book, 0, 4);
}

// From and to, as the format has them: files and ranks of three bits.
constexpr unsigned e2e4 = 0x31C;  // e2 = 014, e4 = 034 in octal
constexpr unsigned d2d4 = 0x2DB;
constexpr unsigned e7e5 = 0xD24;
constexpr unsigned e1e8 = 0x13C;

constexpr std::uint64_t key_of_start = 0x463b96181691fc9c;
constexpr std::uint64_t key_after_e4 = 0x823c9b50fd114196;

// The starting position with e4 (weight 3), d4 (1), an illegal move and one of no weight; 1 e4 e5.
[[nodiscard]] std::string small_book() {
    std::string book;
    add_record(book, key_of_start, d2d4, 1);
    add_record(book, key_of_start, e2e4, 3);
    add_record(book, key_of_start, e1e8, 9);
    add_record(book, key_of_start, 0x31B, 0);
    add_record(book, key_after_e4, e7e5, 1);
    return book;
}

[[nodiscard]] std::string text_of(const Opening& opening) {
    std::string text;
    Position position = opening.start;
    for (const Move move : opening.moves) {
        text += uci_move::write(position, move, Variant::standard) + ' ';
        position = position.after(move);
    }
    return text;
}

}  // namespace

// Published with the description of the format.
TEST_CASE("Keys are those of the format", "[arbiter][openings]") {
    CHECK(polyglot_key(Position::initial()) == key_of_start);
    CHECK(polyglot_key(after({"e2e4"})) == key_after_e4);
    CHECK(polyglot_key(after({"e2e4", "d7d5"})) == 0x0756b94461c50fb0);
    CHECK(polyglot_key(after({"e2e4", "d7d5", "e4e5"})) == 0x662fafb965db29d4);
    CHECK(polyglot_key(after({"e2e4", "d7d5", "e4e5", "f7f5"})) == 0x22a48b5a8e47ff78);
    CHECK(polyglot_key(after({"e2e4", "d7d5", "e4e5", "f7f5", "e1e2"})) == 0x652a607ca3f242c1);
    CHECK(polyglot_key(after({"e2e4", "d7d5", "e4e5", "f7f5", "e1e2", "e8f7"})) ==
          0x00fdd303c946bdd9);
    CHECK(polyglot_key(after({"a2a4", "b7b5", "h2h4", "b5b4", "c2c4"})) == 0x3c8123ea7b067637);
    CHECK(polyglot_key(after({"a2a4", "b7b5", "h2h4", "b5b4", "c2c4", "b4c3", "a1a3"})) ==
          0x5c3f9b829b279560);
}

TEST_CASE("A book offers its legal moves, the heaviest first", "[arbiter][openings]") {
    const auto book = PolyglotBook::read(small_book());
    REQUIRE(book);
    const auto choices = book->choices(Position::initial());
    REQUIRE(choices.size() == 2);
    CHECK(choices[0].move.to() == Square::e4);
    CHECK(choices[0].weight == 3);
    CHECK(choices[1].move.to() == Square::d4);
    CHECK(book->choices(after({"d2d4"})).empty());
}

TEST_CASE("A move is drawn as often as its weight says", "[arbiter][openings]") {
    const auto book = PolyglotBook::read(small_book());
    REQUIRE(book);
    int heavy = 0;
    for (std::uint64_t lot = 0; lot < 400; ++lot)
        heavy += book->draw(Position::initial(), lot)->to() == Square::e4;
    CHECK(heavy == 300);
    CHECK_FALSE(book->draw(after({"d2d4"}), 1));
}

TEST_CASE("Lines are numbered, and end where the book does", "[arbiter][openings]") {
    const auto book = PolyglotBook::read(small_book());
    REQUIRE(book);
    CHECK(text_of(book->line(0, 10)) == "e2e4 e7e5 ");
    CHECK(text_of(book->line(1, 10)) == "d2d4 ");
    CHECK(text_of(book->line(0, 1)) == "e2e4 ");
    CHECK(text_of(book->random_line(5, 10)) == text_of(book->random_line(5, 10)));
}

TEST_CASE("What is no book is not read", "[arbiter][openings]") {
    CHECK_FALSE(PolyglotBook::read(""));
    CHECK_FALSE(PolyglotBook::read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n"));
    std::string unsorted;
    add_record(unsorted, 2, e2e4, 1);
    add_record(unsorted, 1, e2e4, 1);
    CHECK_FALSE(PolyglotBook::read(unsorted));
}

}  // namespace adoube::arbiter
