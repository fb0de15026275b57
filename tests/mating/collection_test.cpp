// The collection in tests/data/mating.tsv: each position with its witness, a line that mates, or
// with the size of the closure by the slow rules that holds no mate.
#include <fstream>
#include <sstream>
#include <string>

#include "lines.h"
#include "mating/mating.h"
#include "notation/fen.h"
#include "notation/uci_move.h"
#include "support/catch.h"
#include "support/slow_closure.h"

namespace adoube::mating {

namespace {

#ifdef NDEBUG
constexpr std::size_t largest_closure = 3'000;
constexpr std::size_t largest_search = full_budget;
#else
constexpr std::size_t largest_closure = 200;
constexpr std::size_t largest_search = 5'000;
#endif

struct Entry {
    Position position;
    Color color{};
    bool can = false;
    std::size_t states = 0;        // of the closure, if not
    std::vector<Move> helpmate{};  // if so
};

// FEN, color, "can" or "cannot", and the moves or the number of states, between tabs.
[[nodiscard]] Entry read_entry(const std::string& line) {
    std::istringstream fields(line);
    std::string text, color, answer, evidence;
    std::getline(fields, text, '\t');
    std::getline(fields, color, '\t');
    std::getline(fields, answer, '\t');
    std::getline(fields, evidence, '\t');
    const auto read = fen::read_position(text);
    REQUIRE(read);
    Entry entry{read->position, color == "white" ? Color::white : Color::black, answer == "can"};
    std::istringstream words(evidence);
    if (!entry.can) words >> entry.states;
    Position position = entry.position;
    for (std::string word; entry.can && words >> word;
         position = position.after(entry.helpmate.back())) {
        const auto move = uci_move::read(position, word);
        REQUIRE(move);
        entry.helpmate.push_back(*move);
    }
    return entry;
}

void check(const Entry& entry) {
    if (entry.can) {
        CHECK(mates(entry.position, entry.helpmate, entry.color));
    } else if (entry.states <= largest_closure) {
        const auto closure =
            slow_rules::close(entry.position.setup(), entry.color, largest_closure);
        CHECK(closure.outcome == slow_rules::Closure::has_none);
        CHECK(closure.states == entry.states);
    }
    const Verdict verdict = can_mate(entry.position, entry.color, largest_search);
    CHECK(verdict.answer != (entry.can ? Answer::cannot : Answer::can));
    if (largest_search == full_budget) CHECK(verdict.answer != Answer::unknown);
    if (verdict.answer == Answer::can) CHECK(mates(entry.position, verdict.helpmate, entry.color));
}

}  // namespace

TEST_CASE("Every position of the collection is answered rightly", "[mating]") {
    std::ifstream file(ADOUBE_TEST_DATA "/mating.tsv");
    REQUIRE(file);
    int entries = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        INFO(line);
        check(read_entry(line));
        ++entries;
    }
    CHECK(entries >= 200);
}

}  // namespace adoube::mating
