// Asks can_mate about the positions of a family of few men, and compares the answers with the
// tables of helpmates.
//
// Positions that mean the same are asked about once: of a board and its mirror one, of a board
// without pawns and the seven that turning and mirroring make of it one, of a board and the one
// with colors exchanged one. Which of them is drawn by lot, so that all kinds of them occur.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "helpmate_table.h"

namespace adoube::mating {

// Every family with so many men beside the kings, 1 or 2, of which some color can hope to mate.
[[nodiscard]] std::vector<helpmates::Family> families_of(int men);

struct FewMenTally {
    std::array<std::uint64_t, 3> answers{};  // by mating::Answer
    std::uint64_t en_passant = 0;            // positions in which a pawn may be taken so, perhaps
    std::uint64_t castling = 0;              // positions with rights to castle
    std::size_t most_nodes = 0;
    std::vector<std::string> differing{};  // the position, and what the tables say
};

// One of `every` positions by lot, with either color to move: plain ones, those with an en passant
// square, and those with castling rights, of Chess960 too. A `can` must come with a line that
// mates. A bare king is asked about as well. The table of the family has been filled.
[[nodiscard]] FewMenTally check_few_men(const helpmates::HelpmateTables& tables,
                                        const helpmates::Family& family, std::uint64_t every);

}  // namespace adoube::mating
