// Answers on positions by chance, against a closure that is written separately and shares nothing
// with the analysis: a mate that it finds may not be denied, and a line must mate.
#include "lines.h"
#include "mating/mating.h"
#include "notation/fen.h"
#include "random_boards.h"
#include "support/catch.h"
#include "support/random_positions.h"
#include "support/slow_closure.h"

namespace adoube::mating {

namespace {

#ifdef NDEBUG
constexpr int effort = 3;
constexpr std::size_t closure_limit = 2'000;
#else
constexpr int effort = 1;
constexpr std::size_t closure_limit = 200;
#endif

void check(const Position& position, Color color) {
    INFO(fen::write(position) << (color == Color::white ? ", white mates?" : ", black mates?"));
    const Verdict verdict = can_mate(position, color, 300'000);
    CHECK(verdict.proof.has_value() == (verdict.answer == Answer::cannot));
    if (verdict.answer == Answer::can) {
        CHECK(mates(position, verdict.helpmate, color));
    } else if (verdict.answer == Answer::cannot) {
        const auto closure = slow_rules::close(position.setup(), color, closure_limit);
        CHECK(closure.outcome != slow_rules::Closure::has_mate);
    }
}

}  // namespace

TEST_CASE("No mate is denied or made up with three and four men", "[mating]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (int n = 0; n < 15 * effort; ++n)
        for (const int others : {1, 2})
            for (const Color color : all_colors) check(few_men(random, others), color);
}

TEST_CASE("No mate is denied or made up behind walls of pawns", "[mating]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (int n = 0; n < 25 * effort; ++n)
        for (const Color color : all_colors) check(pawn_walls(random), color);
}

TEST_CASE("No mate is denied or made up in games", "[mating]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (const Position& position : positions_of_random_games(random, Variant::chess960, effort))
        for (const Color color : all_colors) check(position, color);
}

}  // namespace adoube::mating
