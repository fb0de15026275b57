// The weights of the evaluation one after the other, with the names that they have in weights.cpp.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "engine/evaluation/weights.h"
#include "rules/piece.h"

namespace adoube::tune {

struct Field {
    std::string_view name;
    std::span<engine::Tapered> values;
};

// All that count by how often something is on the board. The fields are good as long as the
// weights are.
[[nodiscard]] inline std::vector<Field> fields_of(engine::Weights& w) {
    const auto one = [](engine::Tapered& value) { return std::span(&value, 1); };
    std::vector<Field> fields{{"material", w.material}};
    constexpr std::array<std::string_view, 6> boards{"pawn_placement",   "knight_placement",
                                                     "bishop_placement", "rook_placement",
                                                     "queen_placement",  "king_placement"};
    for (std::size_t type = 0; type < boards.size(); ++type)
        fields.push_back({boards[type], w.placement[type]});
    fields.insert(fields.end(), {{"knight_mobility", w.knight_mobility},
                                 {"bishop_mobility", w.bishop_mobility},
                                 {"rook_mobility", w.rook_mobility},
                                 {"queen_mobility", w.queen_mobility},
                                 {"bishop_pair", one(w.bishop_pair)},
                                 {"rook_on_open_file", one(w.rook_on_open_file)},
                                 {"rook_on_half_open_file", one(w.rook_on_half_open_file)},
                                 {"knight_outpost", one(w.knight_outpost)},
                                 {"bishop_outpost", one(w.bishop_outpost)},
                                 {"near_outpost", one(w.near_outpost)},
                                 {"minor_behind_pawn", one(w.minor_behind_pawn)},
                                 {"bishop_own_pawns", one(w.bishop_own_pawns)},
                                 {"bishop_on_long_diagonal", one(w.bishop_on_long_diagonal)},
                                 {"knight_king_distance", one(w.knight_king_distance)},
                                 {"bishop_king_distance", one(w.bishop_king_distance)},
                                 {"knight_pawns", one(w.knight_pawns)},
                                 {"rook_pawns", one(w.rook_pawns)},
                                 {"space", one(w.space)},
                                 {"isolated_pawn", one(w.isolated_pawn)},
                                 {"doubled_pawn", one(w.doubled_pawn)},
                                 {"backward_pawn", one(w.backward_pawn)},
                                 {"exposed_pawn", one(w.exposed_pawn)},
                                 {"pawn_in_line", w.pawn_in_line},
                                 {"covered_pawn", w.covered_pawn},
                                 {"passed_pawn", w.passed_pawn},
                                 {"free_passed_pawn", w.free_passed_pawn},
                                 {"safe_passed_pawn", w.safe_passed_pawn},
                                 {"led_passed_pawn", w.led_passed_pawn},
                                 {"rook_behind_passed_pawn", one(w.rook_behind_passed_pawn)},
                                 {"own_king_near_passed_pawn", w.own_king_near_passed_pawn},
                                 {"enemy_king_near_passed_pawn", w.enemy_king_near_passed_pawn},
                                 {"shelter", w.shelter},
                                 {"storm", w.storm},
                                 {"stopped_storm", w.stopped_storm},
                                 {"king_on_open_file", one(w.king_on_open_file)},
                                 {"king_on_bare_wing", one(w.king_on_bare_wing)},
                                 {"threat_by_pawn", w.threat_by_pawn},
                                 {"threat_by_minor", w.threat_by_minor},
                                 {"threat_by_rook", w.threat_by_rook},
                                 {"threat_by_king", w.threat_by_king},
                                 {"hanging_piece", one(w.hanging_piece)},
                                 {"pawn_push_threat", one(w.pawn_push_threat)},
                                 {"restricted_square", one(w.restricted_square)},
                                 {"knight_threatens_queen", one(w.knight_threatens_queen)},
                                 {"slider_threatens_queen", one(w.slider_threatens_queen)}});
    return fields;
}

// All values of the fields in one row.
[[nodiscard]] inline std::vector<engine::Tapered*> values_of(engine::Weights& weights) {
    std::vector<engine::Tapered*> values;
    for (const Field& field : fields_of(weights))
        for (engine::Tapered& value : field.values) values.push_back(&value);
    return values;
}

// The weights of what is no sum: the pressure on a king, which counts by its square, and the
// initiative, which is bounded.
[[nodiscard]] inline std::vector<int*> bent_values_of(engine::Weights& weights) {
    engine::KingDanger& danger = weights.king_danger;
    engine::Initiative& initiative = weights.initiative;
    std::vector<int*> values{
        &danger.attacked_square, &danger.weak_square,     &danger.unsafe_check,
        &danger.wing_attack,     &danger.wing_defence,    &danger.knight_beside,
        &danger.bare_file,       &danger.no_queen,        &initiative.passed_pawn,
        &initiative.pawn,        &initiative.outflanking, &initiative.both_wings,
        &initiative.entered,     &initiative.pawn_ending, &initiative.always};
    for (std::size_t type = index_of(PieceType::knight); type <= index_of(PieceType::queen); ++type)
        values.insert(values.end(), {&danger.attacker[type], &danger.safe_check[type]});
    return values;
}

}  // namespace adoube::tune
