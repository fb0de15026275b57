#include "uci/option.h"

#include "support/catch.h"

using namespace adoube::uci;

TEST_CASE("A spin accepts whole numbers in its range", "[uci][option]") {
    const OptionType hash = SpinOption{16, 1, 1024};
    CHECK(accepts(hash, "1"));
    CHECK(accepts(hash, "1024"));
    CHECK_FALSE(accepts(hash, "0"));
    CHECK_FALSE(accepts(hash, "1025"));
    CHECK_FALSE(accepts(hash, "-5"));
    CHECK_FALSE(accepts(hash, "99999999999999999999"));
    CHECK_FALSE(accepts(hash, "16MB"));
    CHECK_FALSE(accepts(hash, ""));
}

TEST_CASE("Checks, combos and buttons", "[uci][option]") {
    CHECK(accepts(CheckOption{}, "true"));
    CHECK(accepts(CheckOption{}, "false"));
    CHECK_FALSE(accepts(CheckOption{}, "1"));
    CHECK(accepts(ComboOption{"Dull", {"Dull", "Very Wild"}}, "very wild"));
    CHECK_FALSE(accepts(ComboOption{"Dull", {"Dull", "Very Wild"}}, "wild"));
    CHECK(accepts(ButtonOption{}, ""));
    CHECK(accepts(StringOption{}, "anything at all"));
}

TEST_CASE("Names of options are the same in any case", "[uci][option]") {
    CHECK(is_same_name("uci_chess960", "UCI_Chess960"));
    CHECK_FALSE(is_same_name("Hash", "Hash2"));
}
