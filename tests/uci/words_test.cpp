#include "uci/words.h"

#include "support/catch.h"

using namespace adoube::uci;

TEST_CASE("Any white space separates words", "[uci][words]") {
    Words words(" \t go\t  depth\v9 \r\n");
    CHECK(words.take() == "go");
    CHECK(words.peek() == "depth");
    CHECK(words.take() == "depth");
    CHECK_FALSE(words.at_end());
    CHECK(words.take() == "9");
    CHECK(words.at_end());
    CHECK(words.take().empty());
}

TEST_CASE("Words up to another keep the blanks between them", "[uci][words]") {
    Words words("  a  b c  \t value  d ");
    CHECK(words.take_until([](std::string_view word) { return word == "value"; }) == "a  b c");
    CHECK(words.take_if("value"));
    CHECK_FALSE(words.take_if("e"));
    CHECK(words.take_rest() == "d");
    CHECK(words.take_rest().empty());
}

TEST_CASE("A number out of range becomes the nearest in range", "[uci][words]") {
    CHECK(nearest_number<int>("17") == 17);
    CHECK(nearest_number<int>("+17") == 17);
    CHECK(nearest_number<int>("-17") == -17);
    CHECK(nearest_number<int>("99999999999") == 2147483647);
    CHECK(nearest_number<int>("-99999999999999999999999") == -2147483648);
    CHECK(nearest_number<std::uint64_t>("-1") == 0);
    CHECK(nearest_number<std::uint64_t>("9223372036854775807") == 9223372036854775807U);
    CHECK_FALSE(nearest_number<int>("abc"));
    CHECK_FALSE(nearest_number<int>("1.5"));
    CHECK_FALSE(nearest_number<int>(""));
}

TEST_CASE("A word that is no number stays", "[uci][words]") {
    Words words("abc 5");
    CHECK_FALSE(words.take_number<int>());
    CHECK(words.take() == "abc");
    CHECK(words.take_number<int>() == 5);
}
