#include "arbiter/match/conclusion.h"

#include "support/catch.h"

using namespace adoube::arbiter;

TEST_CASE("Untrusted text is made harmless", "[match]") {
    CHECK(harmless("e2e4") == "e2e4");
    CHECK(harmless("\x1b[2J\x07\x7f\xff\n\t") == "?[2J?????");
    CHECK(harmless("{a} \"b\" \\ ; %s%n $(x) `y`") == "?a? ?b? ? ? %s%n $(x) `y`");
    CHECK(harmless({"a\0b", 3}) == "a?b");
}

TEST_CASE("Untrusted text is not long", "[match]") {
    CHECK(harmless(std::string(60, 'a')) == std::string(60, 'a'));
    CHECK(harmless(std::string(61, 'a')) == std::string(60, 'a') + "...");
    CHECK(harmless("abcdef", 3) == "abc...");
}
