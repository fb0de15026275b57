// The analysis against tables in which the closure of whole families was found by brute force, by
// rules of their own: every position of three men, and some of each family of four.
#include "few_men_check.h"
#include "support/catch.h"

namespace adoube::mating {

namespace {

void check(helpmates::HelpmateTables& tables, const helpmates::Family& family,
           std::uint64_t every) {
    INFO(family);
    tables.fill(family);
    const FewMenTally tally = check_few_men(tables, family, every);
    CHECK(tally.differing == std::vector<std::string>{});
    CHECK(tally.answers[0] > 0);
}

}  // namespace

TEST_CASE("Every position of three men is answered as brute force answers it", "[mating][slow]") {
    helpmates::HelpmateTables tables;
    for (const helpmates::Family& family : families_of(1)) check(tables, family, 1);
}

// All of them: few_men_check.
TEST_CASE("Positions of four men are answered as brute force answers them", "[mating][slow]") {
    helpmates::HelpmateTables tables;
    for (const helpmates::Family& family : families_of(2)) check(tables, family, 500);
}

}  // namespace adoube::mating
