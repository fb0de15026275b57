// The weights of the evaluation one after the other, with the names that they have in weights.cpp.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/evaluation/weights.h"

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
    for (auto& board : w.placement) fields.push_back({"placement", board});
    fields.insert(fields.end(), {{"knight_mobility", w.knight_mobility},
                                 {"bishop_mobility", w.bishop_mobility},
                                 {"rook_mobility", w.rook_mobility},
                                 {"queen_mobility", w.queen_mobility},
                                 {"bishop_pair", one(w.bishop_pair)},
                                 {"rook_on_open_file", one(w.rook_on_open_file)},
                                 {"rook_on_half_open_file", one(w.rook_on_half_open_file)},
                                 {"minor_outpost", one(w.minor_outpost)},
                                 {"minor_behind_pawn", one(w.minor_behind_pawn)},
                                 {"bishop_own_pawns", one(w.bishop_own_pawns)},
                                 {"isolated_pawn", one(w.isolated_pawn)},
                                 {"doubled_pawn", one(w.doubled_pawn)},
                                 {"backward_pawn", one(w.backward_pawn)},
                                 {"connected_pawn", w.connected_pawn},
                                 {"passed_pawn", w.passed_pawn},
                                 {"free_passed_pawn", w.free_passed_pawn},
                                 {"own_king_near_passed_pawn", w.own_king_near_passed_pawn},
                                 {"enemy_king_near_passed_pawn", w.enemy_king_near_passed_pawn},
                                 {"shelter_pawn", w.shelter_pawn},
                                 {"storming_pawn", w.storming_pawn},
                                 {"king_on_open_file", one(w.king_on_open_file)},
                                 {"threat_by_pawn", w.threat_by_pawn},
                                 {"threat_by_minor", w.threat_by_minor},
                                 {"threat_by_rook", w.threat_by_rook},
                                 {"hanging_piece", one(w.hanging_piece)},
                                 {"pawn_push_threat", one(w.pawn_push_threat)}});
    return fields;
}

// All values of the fields in one row.
[[nodiscard]] inline std::vector<engine::Tapered*> values_of(engine::Weights& weights) {
    std::vector<engine::Tapered*> values;
    for (const Field& field : fields_of(weights))
        for (engine::Tapered& value : field.values) values.push_back(&value);
    return values;
}

// The weights of the pressure on a king, which counts by its square.
[[nodiscard]] inline std::vector<int*> values_of(engine::KingDanger& danger) {
    std::vector<int*> values{&danger.attacked_square, &danger.weak_square, &danger.no_queen};
    for (std::size_t type = index_of(PieceType::knight); type <= index_of(PieceType::queen); ++type)
        values.insert(values.end(), {&danger.attacker[type], &danger.safe_check[type]});
    return values;
}

}  // namespace adoube::tune
