#include "tools/tune/weights_source.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "rules/piece.h"
#include "tools/tune/weight_fields.h"

namespace adoube::tune {

namespace {

constexpr std::array<std::string_view, 6> board_names{"pawn", "knight", "bishop",
                                                      "rook", "queen",  "king"};

[[nodiscard]] std::string source_of(engine::Tapered value) {
    return fmt::format("{{{}, {}}}", value.middlegame(), value.endgame());
}

[[nodiscard]] std::string source_of(std::span<const engine::Tapered> values) {
    std::vector<std::string> words;
    for (const engine::Tapered value : values) words.push_back(source_of(value));
    return fmt::format("{}", fmt::join(words, ", "));
}

// A rank a line.
[[nodiscard]] std::string source_of(std::string_view piece, const engine::HalfBoard& board) {
    std::string text = fmt::format("constexpr HalfBoard {}_placement{{Tapered", piece);
    for (std::size_t rank = 0; rank < 8; ++rank)
        text += fmt::format("{},  // rank {}\n", source_of(std::span(board).subspan(rank * 4, 4)),
                            rank + 1);
    return text + "};\n\n";
}

[[nodiscard]] std::string source_of(const engine::KingDanger& danger) {
    return fmt::format(
        "{{.attacker = {{{}}}, .safe_check = {{{}}}, .attacked_square = {}, .weak_square = {}, "
        ".no_queen = {}}}",
        fmt::join(danger.attacker, ", "), fmt::join(danger.safe_check, ", "),
        danger.attacked_square, danger.weak_square, danger.no_queen);
}

}  // namespace

std::string source_of(engine::Weights weights) {
    std::string text =
        "// Written by tune_weights.\n#include \"engine/evaluation/weights.h\"\n\n"
        "namespace adoube::engine {\n\nnamespace {\n\n";
    for (const PieceType type : all_piece_types)
        text += source_of(board_names[index_of(type)], weights.placement[index_of(type)]);
    text += fmt::format(
        "}}  // namespace\n\nconstexpr Weights standard_weights{{\n    .tempo = {},\n"
        "    .placement = {{{}_placement}},\n",
        weights.tempo, fmt::join(board_names, "_placement, "));
    for (const Field& field : fields_of(weights)) {
        if (field.name == "placement") continue;
        const bool is_one = field.values.size() == 1;
        text += fmt::format("    .{} = ", field.name);
        text += is_one ? source_of(field.values) + ",\n"
                       : fmt::format("{{Tapered{}}},\n", source_of(field.values));
    }
    return text + fmt::format("    .king_danger = {},\n}};\n\n}}  // namespace adoube::engine\n",
                              source_of(weights.king_danger));
}

}  // namespace adoube::tune
