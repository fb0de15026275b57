#include "tools/tune/weights_source.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "tools/tune/weight_fields.h"

namespace adoube::tune {

namespace {

[[nodiscard]] std::string source_of(engine::Tapered value) {
    return fmt::format("{{{}, {}}}", value.middlegame(), value.endgame());
}

[[nodiscard]] std::string source_of(std::span<const engine::Tapered> values) {
    std::vector<std::string> words;
    for (const engine::Tapered value : values) words.push_back(source_of(value));
    return fmt::format("{}", fmt::join(words, ", "));
}

[[nodiscard]] bool is_board(const Field& field) {
    return field.values.size() == engine::HalfBoard{}.size();
}

[[nodiscard]] std::string board_name(const Field& field) {
    return fmt::format("{}{}", field.name, field.name.ends_with("placement") ? "" : "_board");
}

// A rank a line.
[[nodiscard]] std::string source_of_board(const Field& field) {
    std::string text = fmt::format("constexpr HalfBoard {}{{Tapered", board_name(field));
    for (std::size_t rank = 0; rank < 8; ++rank)
        text += fmt::format("{},  // rank {}\n", source_of(field.values.subspan(rank * 4, 4)),
                            rank + 1);
    return text + "};\n\n";
}

[[nodiscard]] std::string source_of(const engine::KingDanger& danger) {
    return fmt::format(
        "{{.attacker = {{{}}}, .safe_check = {{{}}}, .unsafe_check = {}, .attacked_square = {}, "
        ".weak_square = {}, .wing_attack = {}, .wing_defence = {}, .knight_beside = {}, "
        ".bare_file = {}, .no_queen = {}}}",
        fmt::join(danger.attacker, ", "), fmt::join(danger.safe_check, ", "), danger.unsafe_check,
        danger.attacked_square, danger.weak_square, danger.wing_attack, danger.wing_defence,
        danger.knight_beside, danger.bare_file, danger.no_queen);
}

[[nodiscard]] std::string source_of(const engine::Initiative& initiative) {
    return fmt::format(
        "{{.passed_pawn = {}, .pawn = {}, .outflanking = {}, .both_wings = {}, .entered = {}, "
        ".pawn_ending = {}, .always = {}}}",
        initiative.passed_pawn, initiative.pawn, initiative.outflanking, initiative.both_wings,
        initiative.entered, initiative.pawn_ending, initiative.always);
}

}  // namespace

std::string source_of(engine::Weights weights) {
    std::string text =
        "// Written by tune_weights.\n#include \"engine/evaluation/weights.h\"\n\n"
        "namespace adoube::engine {\n\nnamespace {\n\n";
    const std::vector<Field> fields = fields_of(weights);
    for (const Field& field : fields)
        if (is_board(field)) text += source_of_board(field);
    text += fmt::format(
        "}}  // namespace\n\nconstexpr Weights standard_weights{{\n    .tempo = {},\n"
        "    .placement = {{pawn_placement, knight_placement, bishop_placement, rook_placement, "
        "queen_placement, king_placement}},\n",
        weights.tempo);
    for (const Field& field : fields) {
        if (field.name.ends_with("placement")) continue;
        text += fmt::format("    .{} = ", field.name);
        if (is_board(field)) text += fmt::format("{},\n", board_name(field));
        else if (field.values.size() == 1) text += source_of(field.values) + ",\n";
        else text += fmt::format("{{Tapered{}}},\n", source_of(field.values));
    }
    return text + fmt::format(
                      "    .king_danger = {},\n    .initiative = {},\n}};\n\n"
                      "}}  // namespace adoube::engine\n",
                      source_of(weights.king_danger), source_of(weights.initiative));
}

}  // namespace adoube::tune
