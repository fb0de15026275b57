// The analysis against tables in which the closure of whole families was found by brute force, by
// rules of their own: with three men every placement, with four men many of each family.
#include <array>
#include <string>

#include "base/split_mix.h"
#include "helpmate_table.h"
#include "lines.h"
#include "mating/mating.h"
#include "notation/fen.h"
#include "support/catch.h"
#include "support/random_positions.h"

namespace adoube::mating {

namespace {

using helpmates::Family;
using helpmates::HelpmateTables;
using helpmates::Placement;

// Minor pieces against anything, and what pawns of the other color may become beside them: there a
// mate needs help, and the material alone often forbids it.
#ifdef NDEBUG
constexpr int placements_of_four = 10'000;
constexpr std::array families_of_four{"NNv", "BNv", "BBv", "NvN", "NvB", "NvR", "NvQ", "BvN",
                                      "BvB", "BvR", "BvQ", "NvP", "BvP", "RvN", "QvN", "PvN"};
#else  // without optimisation a table of four men takes minutes
constexpr int placements_of_four = 500;
constexpr std::array families_of_four{"NvQ"};
#endif

[[nodiscard]] PieceType type_of(char letter) {
    switch (letter) {
        case 'Q': return PieceType::queen;
        case 'R': return PieceType::rook;
        case 'B': return PieceType::bishop;
        case 'N': return PieceType::knight;
        default: return PieceType::pawn;
    }
}

// For Black as the winner, the colors are exchanged and the board is turned upside down.
[[nodiscard]] Position position_of(const Family& family, const Placement& placement, Color winner) {
    const int mirror = winner == Color::white ? 0 : 56;
    const auto square = [&](int number) { return static_cast<Square>(number ^ mirror); };
    Setup setup;
    setup.turn = placement.white_to_move ? winner : opponent(winner);
    setup.put({winner, PieceType::king}, square(placement.white_king));
    setup.put({opponent(winner), PieceType::king}, square(placement.black_king));
    Color color = winner;
    std::size_t man = 0;
    for (const char letter : family) {
        if (letter == 'v') color = opponent(winner);
        else setup.put({color, type_of(letter)}, square(placement.men[man++]));
    }
    const auto position = Position::from(setup);
    REQUIRE(position);
    return *position;
}

// Fails with the position if the answer is not that of the table.
void compare(const HelpmateTables& tables, const Family& family, const Placement& placement,
             Color winner) {
    const Position position = position_of(family, placement, winner);
    const Verdict verdict = can_mate(position, winner, full_budget);
    const bool expected = tables.white_can_mate(family, placement);
    const bool agrees = verdict.answer == (expected ? Answer::can : Answer::cannot) &&
                        (!expected || mates(position, verdict.helpmate, winner));
    if (agrees) return;
    INFO(fen::write(position) << (winner == Color::white ? ", white mates?" : ", black mates?"));
    CHECK(agrees);
}

[[nodiscard]] Placement random_placement(const Family& family, SplitMix64& random) {
    const auto square = [&] { return static_cast<int>(random.below(64)); };
    while (true) {
        const Placement placement{square(), square(), {square(), square()}, random.below(2) == 0};
        if (helpmates::is_possible(family, placement)) return placement;
    }
}

// Every possible placement of three men; the mirrored half is left out.
void compare_all(const HelpmateTables& tables, const Family& family) {
    for (int index = 0; index < 2 * 64 * 64 * 64; ++index) {
        const int man = index / 2 % 64;
        const Placement placement{
            index / 2 / 64 / 64, index / 2 / 64 % 64, {man, man}, index % 2 == 0};
        if (placement.white_king % 8 < 4 && helpmates::is_possible(family, placement))
            compare(tables, family, placement, index % 4 < 2 ? Color::white : Color::black);
    }
}

}  // namespace

TEST_CASE("Every placement of three men is answered as brute force answers it", "[mating][slow]") {
    HelpmateTables tables;
    for (const Family family : {"Qv", "Rv", "Bv", "Nv", "Pv"}) {
        INFO(family);
        tables.fill(family);
        compare_all(tables, family);
    }
}

TEST_CASE("Placements of four men are answered as brute force answers them", "[mating][slow]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    HelpmateTables tables;
    for (const Family family : families_of_four) {
        INFO(family);
        tables.fill(family);
        for (int n = 0; n < placements_of_four; ++n)
            for (const Color winner : all_colors)
                compare(tables, family, random_placement(family, random), winner);
    }
}

}  // namespace adoube::mating
