// The analysis against tables of all positions with three men: some of them, drawn by lot. All of
// them, and four men: few_men_slow_test.cpp.
#include "few_men_check.h"
#include "support/catch.h"

namespace adoube::mating {

TEST_CASE("Positions of three men are answered as brute force answers them", "[mating]") {
    helpmates::HelpmateTables tables;
    for (const helpmates::Family& family : families_of(1)) {
        INFO(family);
        tables.fill(family);
        const FewMenTally tally = check_few_men(tables, family, 200);
        CHECK(tally.differing == std::vector<std::string>{});
        CHECK(tally.answers[1] > 100);
        CHECK((tally.castling > 0) == (family == "Rv"));
    }
}

}  // namespace adoube::mating
