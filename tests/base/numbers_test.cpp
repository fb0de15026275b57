#include "base/numbers.h"

#include <cstdint>

#include "support/catch.h"

namespace adoube {

TEST_CASE("A number is the whole text", "[base][numbers]") {
    CHECK(parse_number<int>("0") == 0);
    CHECK(parse_number<int>("119060324") == 119060324);
    CHECK(parse_number<int>("-12") == -12);
    CHECK(parse_number<std::uint64_t>("18446744073709551615") == UINT64_MAX);
}

TEST_CASE("Anything else in the text makes it no number", "[base][numbers]") {
    for (const char* const text : {"", " 1", "1 ", "1x", "x", "+1", "1.5", "0x10", "--1"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_number<int>(text));
    }
    CHECK_FALSE(parse_number<unsigned>("-1"));
}

TEST_CASE("A number that the type cannot hold is none", "[base][numbers]") {
    CHECK(parse_number<std::int8_t>("127") == 127);
    CHECK_FALSE(parse_number<std::int8_t>("128"));
    CHECK_FALSE(parse_number<std::uint64_t>("18446744073709551616"));
}

}  // namespace adoube
