#include "app/legible.h"

#include "support/catch.h"

using namespace adoube::app;

TEST_CASE("Text that can be read stays as it is", "[app][legible]") {
    CHECK(legible("").empty());
    CHECK(legible("/home/Jos\u00e9/Endspiele 5 Steine") == "/home/Jos\u00e9/Endspiele 5 Steine");
}

TEST_CASE("Control characters are shown as question marks", "[app][legible]") {
    CHECK(legible(std::string_view("a\0b\tc\x7f\x1b[2J", 10)) == "a?b?c??[2J");
}

TEST_CASE("What is no UTF-8 becomes it", "[app][legible]") {
    CHECK(legible("caf\xe9") == "caf\u00e9");
}

TEST_CASE("A long text is cut, and not inside a character", "[app][legible]") {
    CHECK(legible(std::string(200, 'x')) == std::string(200, 'x'));
    CHECK(legible(std::string(10'000'000, 'x')) == std::string(200, 'x') + "...");
    std::string umlauts = "x";
    for (int letter = 0; letter < 100; ++letter) umlauts += "\u00fc";
    CHECK(legible(umlauts) == umlauts.substr(0, 199) + "...");
}
