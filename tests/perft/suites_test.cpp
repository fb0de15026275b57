// The project's perft suites in their quick form, counted by the general move generator and by
// the slow rules. The program runs them too, by the counter proper.
#include <fstream>
#include <string>
#include <vector>

#include "perft/plain_counter.h"
#include "perft/suite.h"
#include "support/catch.h"
#include "support/slow_rules.h"

namespace adoube::perft {

namespace {

#ifdef NDEBUG
constexpr std::uint64_t most_nodes = 10'000'000;
constexpr std::uint64_t most_slow_nodes = 100'000;
#else
constexpr std::uint64_t most_nodes = 50'000;
constexpr std::uint64_t most_slow_nodes = 3'000;
#endif

[[nodiscard]] std::vector<SuiteEntry> suite(const std::string& name) {
    std::ifstream file(ADOUBE_SUITES "/" + name);
    std::vector<SuiteEntry> entries;
    for (std::string line; std::getline(file, line);) {
        if (is_blank_or_comment(line)) continue;
        const auto entry = parse_suite_line(line);
        INFO(line);
        REQUIRE(entry);
        entries.push_back(*entry);
    }
    return entries;
}

void check_counts(const SuiteEntry& entry) {
    const PlainCounter counter(LastPly::counted);
    const PlainCounter visitor(LastPly::visited);
    for (const KnownCount& known : entry.counts) {
        CAPTURE(entry.fen, known.depth);
        if (known.nodes <= most_nodes)
            CHECK(*counter.count(entry.position, known.depth) == known.nodes);
        if (known.nodes <= most_slow_nodes) {
            CHECK(*visitor.count(entry.position, known.depth) == known.nodes);
            CHECK(slow_rules::perft(entry.position.setup(), known.depth) == known.nodes);
        }
    }
}

}  // namespace

TEST_CASE("The general generator counts the standard suite right", "[perft][suites]") {
    const auto entries = suite("standard.epd");
    REQUIRE(entries.size() >= 40);
    for (const SuiteEntry& entry : entries) check_counts(entry);
}

TEST_CASE("The general generator counts the Chess960 suite right", "[perft][suites]") {
    const auto entries = suite("chess960.epd");
    REQUIRE(entries.size() >= 40);
    for (const SuiteEntry& entry : entries) check_counts(entry);
}

}  // namespace adoube::perft
