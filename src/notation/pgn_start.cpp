#include "notation/pgn_start.h"

#include <algorithm>
#include <array>

#include "base/text_cursor.h"
#include "notation/fen_castling.h"
#include "rules/audit.h"

namespace adoube::pgn {

namespace {

// Small letters and digits only, so that "Chess 960" and "chess-960" are one spelling.
[[nodiscard]] std::string essence_of(std::string_view name) {
    std::string essence;
    for (const char c : name)
        if (is_letter(c) || is_digit(c)) essence += to_lower(c);
    return essence;
}

template <std::size_t N>
[[nodiscard]] bool contains(const std::array<std::string_view, N>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr std::array<std::string_view, 8> standard_names{
    "", "standard", "chess", "normal", "orthodox", "classical", "regular", "fromposition"};
constexpr std::array<std::string_view, 9> chess960_names{"chess960",
                                                         "960",
                                                         "frc",
                                                         "fischerandom",
                                                         "fischerrandom",
                                                         "fischerandomchess",
                                                         "fischerrandomchess",
                                                         "doublefischerrandom",
                                                         "dfrc"};

[[nodiscard]] const std::string* find_any_case(const Tags& tags, std::string_view wanted) {
    for (const auto& [name, value] : tags)
        if (equal_but_for_case(name, wanted)) return &value;
    return nullptr;
}

// True if the rights could be used in Chess960 and not in standard chess.
[[nodiscard]] bool needs_chess960(const Setup& setup) {
    const bool in_place = without_impossible_rights(setup).castling == setup.castling;
    return in_place && fen::without_unusual_castling(setup).castling != setup.castling;
}

[[nodiscard]] Variant variant_of_setup(std::string_view fen) {
    const auto parsed = fen::parse(fen, Variant::chess960);
    return parsed && needs_chess960(parsed->setup) ? Variant::chess960 : Variant::standard;
}

}  // namespace

std::optional<Variant> variant_of(std::string_view name) {
    const std::string essence = essence_of(name);
    if (contains(standard_names, essence)) return Variant::standard;
    if (contains(chess960_names, essence)) return Variant::chess960;
    return std::nullopt;
}

Expected<Start, StartError> start_of(const Tags& tags) {
    const std::string* const name = find_any_case(tags, "variant");
    const std::string* const fen = find_any_case(tags, "fen");
    const auto named = name ? variant_of(*name) : std::nullopt;
    if (name && !named) return Failure{StartError{StartFault::unknown_variant, {}}};
    if (!fen) return Start{named.value_or(Variant::standard)};
    const Variant variant = named ? *named : variant_of_setup(*fen);
    const auto read = fen::read_position(*fen, variant, fen::Strictness::lenient);
    if (!read) return Failure{StartError{StartFault::bad_fen, read.error()}};
    return Start{variant, read->position};
}

}  // namespace adoube::pgn
