#include "engine/evaluation/weights.h"

#include <algorithm>

namespace adoube::engine {

namespace {

// A half board from a rule: `rule(rank, file)`, rank 0 to 7, file 0 (edge) to 3 (centre).
template <class Rule>
constexpr HalfBoard half_board(Rule rule) {
    HalfBoard board{};
    for (int rank = 0; rank < 8; ++rank)
        for (int file = 0; file < 4; ++file)
            board[static_cast<std::size_t>(rank * 4 + file)] = rule(rank, file);
    return board;
}

// 0 at the edge, 3 on the four centre squares.
constexpr int centrality(int rank, int file) { return std::min({rank, 7 - rank, file}); }

// Pawns belong in the centre; in the endgame every step forward counts.
constexpr Tapered pawn_rule(int rank, int file) {
    if (rank == 0 || rank == 7) return {0, 0};
    const int centre = file == 3 ? 8 * std::min(rank - 1, 3) : file == 2 ? 3 * (rank - 1) : 0;
    return {centre + 3 * (rank - 2) - (file == 0 ? 4 : 0), 6 * (rank - 2) - 2 * file};
}

// Knights lose half their squares at the edge, and are at home in the enemy's half centre.
constexpr Tapered knight_rule(int rank, int file) {
    const int centre = centrality(rank, file);
    const int forward = rank >= 3 && rank <= 5 ? 8 : 0;
    const int far = rank == 7 ? -20 : 0;
    return {14 * centre - 26 + forward + far - (rank == 0 ? 6 : 0), 11 * centre - 24};
}

// Bishops like long diagonals and leave the back rank.
constexpr Tapered bishop_rule(int rank, int file) {
    const int diagonal = rank == file || rank == 7 - file ? 8 : 0;
    return {6 * centrality(rank, file) - 8 + diagonal - (rank == 0 ? 8 : 0),
            5 * centrality(rank, file) - 7};
}

// Rooks like the seventh rank, and central files while the board is full.
constexpr Tapered rook_rule(int rank, int file) {
    return {4 * file - 8 + (rank == 6 ? 14 : 0) - (rank > 0 && rank < 5 ? 4 : 0),
            rank == 6 ? 10 : 0};
}

// The queen stays back while there is danger, and rules the centre later.
constexpr Tapered queen_rule(int rank, int file) {
    return {2 * centrality(rank, file) - (rank > 4 ? 2 : 0), 10 * centrality(rank, file) - 14};
}

// The king hides in a corner of the back rank, and walks to the centre when the queens are gone.
constexpr Tapered king_rule(int rank, int file) {
    const int hidden = file == 1 ? 26 : file == 0 ? 18 : file == 2 ? 4 : -6;
    return {hidden - 28 * std::min(rank, 4), 14 * centrality(rank, file) - 22};
}

// Mobility grows fast for the first squares and slowly afterwards: n squares of at most `most`
// count -worst at 0, and reach +best by a curve that flattens.
template <std::size_t count>
constexpr std::array<Tapered, count> mobility(Tapered worst, Tapered best) {
    std::array<Tapered, count> table{};
    constexpr int most = static_cast<int>(count) - 1;
    for (int squares = 0; squares <= most; ++squares) {
        const int left = most - squares;
        const auto curve = [&](int low, int high) {
            return high - (high - low) * left * left / (most * most);
        };
        table[static_cast<std::size_t>(squares)] = {curve(worst.middlegame(), best.middlegame()),
                                                    curve(worst.endgame(), best.endgame())};
    }
    return table;
}

}  // namespace

constexpr Weights standard_weights{
    .tempo = 18,
    .placement = {half_board(pawn_rule), half_board(knight_rule), half_board(bishop_rule),
                  half_board(rook_rule), half_board(queen_rule), half_board(king_rule)},
    .material = {Tapered{82, 104}, {335, 300}, {355, 320}, {470, 540}, {1000, 990}},
    .knight_mobility = mobility<9>({-40, -50}, {20, 20}),
    .bishop_mobility = mobility<14>({-40, -55}, {28, 35}),
    .rook_mobility = mobility<15>({-35, -60}, {20, 50}),
    .queen_mobility = mobility<28>({-25, -50}, {22, 60}),
    .bishop_pair = {25, 50},
    .rook_on_open_file = {32, 12},
    .rook_on_half_open_file = {14, 8},
    .minor_outpost = {26, 14},
    .minor_behind_pawn = {8, 2},
    .bishop_own_pawns = {-3, -6},
    .isolated_pawn = {-10, -14},
    .doubled_pawn = {-8, -20},
    .backward_pawn = {-9, -12},
    .connected_pawn = {Tapered{0, 0}, {3, 0}, {8, 4}, {12, 10}, {26, 26}, {45, 55}, {70, 80}, {}},
    .passed_pawn = {Tapered{0, 0}, {2, 8}, {0, 14}, {4, 32}, {30, 62}, {75, 120}, {140, 190}, {}},
    .free_passed_pawn = {Tapered{0, 0}, {0, 3}, {2, 6}, {4, 12}, {8, 28}, {14, 55}, {20, 80}, {}},
    .own_king_near_passed_pawn =
        {Tapered{0, 26}, {0, 22}, {0, 12}, {0, 2}, {0, -6}, {0, -10}, {0, -14}, {0, -18}},
    .enemy_king_near_passed_pawn =
        {Tapered{0, -34}, {0, -32}, {0, -14}, {0, 4}, {0, 16}, {0, 26}, {0, 34}, {0, 38}},
    .shelter_pawn = {Tapered{0, 0}, {24, 0}, {10, 0}, {-14, 0}},
    .storming_pawn = {Tapered{0, 0}, {-8, 0}, {-18, 0}, {0, 0}},
    .king_on_open_file = {-22, 0},
    .threat_by_pawn = {Tapered{0, 0}, {55, 40}, {55, 45}, {75, 40}, {70, 30}, {}},
    .threat_by_minor = {Tapered{2, 10}, {20, 24}, {24, 28}, {50, 30}, {48, 20}, {}},
    .threat_by_rook = {Tapered{0, 12}, {16, 20}, {20, 20}, {0, 8}, {46, 18}, {}},
    .hanging_piece = {24, 16},
    .pawn_push_threat = {14, 12},
    .king_danger = {.attacker = {0, 30, 25, 30, 25, 0},
                    .safe_check = {0, 90, 60, 100, 80, 0},
                    .attacked_square = 12,
                    .weak_square = 25,
                    .no_queen = -160},
};

}  // namespace adoube::engine
