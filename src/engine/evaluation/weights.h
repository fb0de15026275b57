// What the evaluation's terms count, in hundredths of a pawn, in the middlegame and the endgame.
// Fitted to games of the engine against itself (tools/tune).
#pragma once

#include <array>

#include "engine/evaluation/tapered.h"

namespace adoube::engine {

// By rank from the own side, and by file from the edge (a and h) to the centre (d and e).
using HalfBoard = std::array<Tapered, 32>;

// The pressure on a king is not the sum of its parts, so these are weighed apart: their sum
// counts by its square.
struct KingDanger {
    std::array<int, 6> attacker;    // by type, for each piece that takes part
    std::array<int, 6> safe_check;  // by type
    int attacked_square;            // beside the king, for each attack on it
    int weak_square;                // the same, not covered by anything but king or queen
    int no_queen;
};

struct Weights {
    int tempo;  // for the side to move, in every phase
    std::array<HalfBoard, 6> placement;
    std::array<Tapered, 5> material;

    // By the number of squares that a piece attacks and that no enemy pawn covers.
    std::array<Tapered, 9> knight_mobility;
    std::array<Tapered, 14> bishop_mobility;
    std::array<Tapered, 15> rook_mobility;
    std::array<Tapered, 28> queen_mobility;

    Tapered bishop_pair;
    Tapered rook_on_open_file;
    Tapered rook_on_half_open_file;
    Tapered minor_outpost;  // on a square that no enemy pawn can attack, covered by a pawn
    Tapered minor_behind_pawn;
    Tapered bishop_own_pawns;  // for each own pawn on squares of the bishop's color

    Tapered isolated_pawn;
    Tapered doubled_pawn;
    Tapered backward_pawn;
    std::array<Tapered, 8> connected_pawn;    // by rank: beside or covered by an own pawn
    std::array<Tapered, 8> passed_pawn;       // by rank
    std::array<Tapered, 8> free_passed_pawn;  // by rank, the square in front empty and safe
    std::array<Tapered, 8> own_king_near_passed_pawn;  // by distance from the square in front
    std::array<Tapered, 8> enemy_king_near_passed_pawn;

    std::array<Tapered, 4> shelter_pawn;   // by steps in front of the king; 3: none on the file
    std::array<Tapered, 4> storming_pawn;  // the enemy's, in the same way
    Tapered king_on_open_file;

    std::array<Tapered, 6> threat_by_pawn;  // by the type that is attacked
    std::array<Tapered, 6> threat_by_minor;
    std::array<Tapered, 6> threat_by_rook;
    Tapered hanging_piece;  // attacked and not covered
    Tapered pawn_push_threat;

    KingDanger king_danger;
};

extern const Weights standard_weights;

}  // namespace adoube::engine
