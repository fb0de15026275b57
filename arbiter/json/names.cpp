#include "arbiter/json/names.h"

#include <array>
#include <utility>

namespace adoube::arbiter::json {

namespace {

template <class T, std::size_t Size>
using Names = std::array<std::pair<T, std::string_view>, Size>;

constexpr Names<Color, 2> colors{{{Color::white, "white"}, {Color::black, "black"}}};
constexpr Names<Variant, 2> variants{
    {{Variant::standard, "standard"}, {Variant::chess960, "chess960"}}};
constexpr Names<game::DrawMode, 2> draw_modes{
    {{game::DrawMode::automatic, "auto"}, {game::DrawMode::fide, "fide"}}};
constexpr Names<game::ColorAssignment, 4> color_assignments{
    {{game::ColorAssignment::random, "random"},
     {game::ColorAssignment::host_white, "hostWhite"},
     {game::ColorAssignment::host_black, "hostBlack"},
     {game::ColorAssignment::alternate, "alternate"}}};
constexpr Names<game::Hints, 3> hint_levels{{{game::Hints::off, "off"},
                                             {game::Hints::moves, "moves"},
                                             {game::Hints::moves_and_threats, "movesAndThreats"}}};
constexpr Names<Wing, 2> wings{{{Wing::kingside, "king"}, {Wing::queenside, "queen"}}};
constexpr Names<PieceType, 4> promotions{{{PieceType::queen, "q"},
                                          {PieceType::rook, "r"},
                                          {PieceType::bishop, "b"},
                                          {PieceType::knight, "n"}}};

template <class T, std::size_t Size>
[[nodiscard]] std::string_view find_name(const Names<T, Size>& names, T value) {
    for (const auto& [each, name] : names)
        if (each == value) return name;
    return "";
}

template <class T, std::size_t Size>
[[nodiscard]] std::optional<T> find_value(const Names<T, Size>& names, std::string_view wanted) {
    for (const auto& [each, name] : names)
        if (name == wanted) return each;
    return std::nullopt;
}

}  // namespace

std::string_view name_of(Color color) { return find_name(colors, color); }
std::string_view name_of(Variant variant) { return find_name(variants, variant); }
std::string_view name_of(game::DrawMode mode) { return find_name(draw_modes, mode); }
std::string_view name_of(game::ColorAssignment assignment) {
    return find_name(color_assignments, assignment);
}
std::string_view name_of(game::Hints hints) { return find_name(hint_levels, hints); }
std::string_view name_of(Wing wing) { return find_name(wings, wing); }
std::string_view name_of(game::Proposal::Kind kind) {
    return kind == game::Proposal::Kind::draw ? "draw" : "undo";
}

std::optional<Color> color_of(std::string_view name) { return find_value(colors, name); }
std::optional<Variant> variant_of(std::string_view name) { return find_value(variants, name); }
std::optional<game::DrawMode> draw_mode_of(std::string_view name) {
    return find_value(draw_modes, name);
}
std::optional<game::ColorAssignment> color_assignment_of(std::string_view name) {
    return find_value(color_assignments, name);
}
std::optional<game::Hints> hints_of(std::string_view name) { return find_value(hint_levels, name); }
std::optional<Wing> wing_of(std::string_view name) { return find_value(wings, name); }
std::optional<PieceType> promotion_of(std::string_view letter) {
    return find_value(promotions, letter);
}

}  // namespace adoube::arbiter::json
