#include "base/text_cursor.h"

#include "support/catch.h"

namespace adoube {

TEST_CASE("A cursor looks, takes and knows its offset", "[base][text_cursor]") {
    TextCursor cursor("ab");
    CHECK(cursor.peek() == 'a');
    CHECK(cursor.offset() == 0);
    CHECK(cursor.take() == 'a');
    CHECK(cursor.offset() == 1);
    CHECK(cursor.rest() == "b");
    CHECK_FALSE(cursor.take_if('x'));
    CHECK(cursor.take_if('b'));
    CHECK(cursor.at_end());
}

TEST_CASE("At the end there is nothing to see or take", "[base][text_cursor]") {
    TextCursor cursor("");
    CHECK(cursor.at_end());
    CHECK(cursor.peek() == '\0');
    CHECK_FALSE(cursor.take_if('\0'));
    CHECK(cursor.take_word().empty());
    CHECK(cursor.skip_spaces() == 0);
}

TEST_CASE("Words are separated by white space of any kind", "[base][text_cursor]") {
    TextCursor cursor("position \t\r\nfen");
    CHECK(cursor.take_word() == "position");
    CHECK(cursor.skip_spaces() == 4);
    CHECK(cursor.take_word() == "fen");
    CHECK(cursor.at_end());
}

TEST_CASE("Control characters are those of ASCII", "[base][text_cursor]") {
    CHECK(is_control('\0'));
    CHECK(is_control('\x1f'));
    CHECK(is_control('\x7f'));
    CHECK_FALSE(is_control(' '));
    CHECK_FALSE(is_control('~'));
    CHECK_FALSE(is_control('\xc3'));
}

TEST_CASE("A character of UTF-8 goes on with bytes of its own", "[base][text_cursor]") {
    // U+20AC, the euro sign, is E2 82 AC.
    CHECK_FALSE(continues_character('\xe2'));
    CHECK(continues_character('\x82'));
    CHECK(continues_character('\xac'));
    CHECK_FALSE(continues_character('a'));
}

TEST_CASE("Letters and digits are those of ASCII", "[base][text_cursor]") {
    CHECK(to_lower('Q') == 'q');
    CHECK(to_lower('q') == 'q');
    CHECK(to_upper('q') == 'Q');
    CHECK(to_upper('4') == '4');
    CHECK(is_digit('0'));
    CHECK_FALSE(is_digit('a'));
    CHECK(is_letter('a'));
    CHECK(is_letter('Z'));
    CHECK_FALSE(is_letter('4'));
    CHECK_FALSE(is_letter('\xE4'));
    CHECK(equal_but_for_case("Time Forfeit", "time forfeit"));
    CHECK_FALSE(equal_but_for_case("time", "time forfeit"));
    CHECK_FALSE(equal_but_for_case("\xC4", "\xE4"));
    CHECK(is_space('\t'));
    CHECK_FALSE(is_space('\xA0'));
}

}  // namespace adoube
