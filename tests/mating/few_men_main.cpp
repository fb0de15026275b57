// Compares can_mate with brute force on all positions of up to four men, a family after the other.
//
//     few_men_check RESULTS [EVERY]
//
// Appends a line a family to the file RESULTS, and passes over the families that have one there:
// what was stopped goes on when it is started again. EVERY limits it to one of so many positions,
// by lot. Exit status 1 if an answer differed or was left open.
#include <fmt/core.h>

#include <cstdlib>
#include <ctime>
#include <fstream>
#include <set>
#include <string>

#include "few_men_check.h"

namespace {

using adoube::helpmates::Family;
using adoube::helpmates::HelpmateTables;
using adoube::mating::FewMenTally;

[[nodiscard]] std::set<Family> families_in(const std::string& path) {
    std::set<Family> families;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);)
        families.insert(line.substr(0, line.find(' ')));
    return families;
}

[[nodiscard]] std::string line_of(const Family& family, const FewMenTally& tally, double seconds) {
    return fmt::format(
        "{} compared {} can {} cannot {} en-passant {} castling {} undecided {} differing {} "
        "most-nodes {} seconds {:.0f}",
        family, tally.answers[0] + tally.answers[1] + tally.answers[2], tally.answers[0],
        tally.answers[1], tally.en_passant, tally.castling, tally.answers[2],
        tally.differing.size(), tally.most_nodes, seconds);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2 || argv[1][0] == '-') {
        fmt::print(stderr, "usage: few_men_check RESULTS [EVERY]\n");
        return 2;
    }
    const std::uint64_t every = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    const std::set<Family> done = families_in(argv[1]);
    std::ofstream results(argv[1], std::ios::app);
    HelpmateTables tables;
    bool agrees = true;
    for (const int men : {1, 2})
        for (const Family& family : adoube::mating::families_of(men)) {
            if (done.contains(family)) continue;
            const std::clock_t start = std::clock();
            tables.fill(family);
            const FewMenTally tally = adoube::mating::check_few_men(tables, family, every);
            const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
            results << line_of(family, tally, seconds) << std::endl;
            for (const std::string& text : tally.differing) fmt::print("{}: {}\n", family, text);
            agrees = agrees && tally.differing.empty();
        }
    return agrees ? 0 : 1;
}
