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
    int unsafe_check;               // for each square from which it would be given and taken
    int attacked_square;            // beside the king, for each attack on it
    int weak_square;                // the same, not covered by anything but king or queen
    int wing_attack;                // for each square before the king, twice if attacked twice
    int wing_defence;               // the same, covered
    int knight_beside;              // an own knight covers squares beside the king
    int bare_file;                  // for each file of the shelter without a pawn near
    int no_queen;
};

// Their sum is added to the endgame's advantage, or, where it is negative, taken from it, but never
// more than there is: how easy it is to win.
struct Initiative {
    int passed_pawn;  // of both sides, for each
    int pawn;         // the same
    int outflanking;  // for each file more than rank that the kings are apart
    int both_wings;   // pawns on both
    int entered;      // a king stands in the other half
    int pawn_ending;
    int always;  // that much is to be made up for
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
    // On a square that no enemy pawn can attack, covered by a pawn.
    Tapered knight_outpost;
    Tapered bishop_outpost;
    Tapered near_outpost;  // a knight that can go to one
    Tapered minor_behind_pawn;
    Tapered bishop_own_pawns;         // for each own pawn on squares of the bishop's color
    Tapered bishop_on_long_diagonal;  // sees two squares of the centre
    Tapered knight_king_distance;     // for each step between the piece and its king
    Tapered bishop_king_distance;
    Tapered knight_pawns;  // for each own pawn
    Tapered rook_pawns;
    Tapered space;  // for each square of the centre behind or safe in front of the own pawns

    Tapered isolated_pawn;
    Tapered doubled_pawn;
    Tapered backward_pawn;
    Tapered exposed_pawn;                     // isolated or backward, no enemy pawn in front
    std::array<Tapered, 8> pawn_in_line;      // by rank: beside an own pawn
    std::array<Tapered, 8> covered_pawn;      // by rank: covered by an own pawn
    std::array<Tapered, 8> passed_pawn;       // by rank
    std::array<Tapered, 8> free_passed_pawn;  // by rank, the square in front empty and safe
    std::array<Tapered, 8> safe_passed_pawn;  // by rank, nothing of the enemy's on the whole way
    std::array<Tapered, 8> led_passed_pawn;   // by rank, the square in front is covered
    Tapered rook_behind_passed_pawn;          // on the file, with nothing between
    std::array<Tapered, 8> own_king_near_passed_pawn;  // by distance from the square in front
    std::array<Tapered, 8> enemy_king_near_passed_pawn;

    // On the king's file and beside it: the first own pawn from the king on, and the enemy's that
    // has come nearest, as the king's side sees their squares; rank 1: there is none.
    HalfBoard shelter;
    HalfBoard storm;
    std::array<Tapered, 8> stopped_storm;  // by rank, an own pawn right in front of it
    Tapered king_on_open_file;
    Tapered king_on_bare_wing;  // no pawn of either side on the files of its wing

    std::array<Tapered, 6> threat_by_pawn;  // by the type that is attacked
    std::array<Tapered, 6> threat_by_minor;
    std::array<Tapered, 6> threat_by_rook;
    std::array<Tapered, 6> threat_by_king;
    Tapered hanging_piece;  // attacked and not covered
    Tapered pawn_push_threat;
    Tapered restricted_square;       // that both attack and no enemy pawn or pair of pieces holds
    Tapered knight_threatens_queen;  // for each safe square from which it would attack her
    Tapered slider_threatens_queen;

    KingDanger king_danger;
    Initiative initiative;
};

extern const Weights standard_weights;

}  // namespace adoube::engine
