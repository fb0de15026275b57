#include "tools/train/example.h"

#include <algorithm>
#include <array>

#include "base/numbers.h"
#include "notation/epd.h"

namespace adoube::train {

namespace {

// Further off it makes no difference who is how much better.
constexpr engine::Score largest_score = 3'000;

constexpr std::array<std::string_view, 3> results{"0-1", "1/2-1/2", "1-0"};  // from -1 on

[[nodiscard]] const std::string* only_operand(const epd::Operations& operations,
                                              std::string_view code) {
    const epd::Operation* const found = epd::find(operations, code);
    if (found == nullptr || found->operands.size() != 1) return nullptr;
    return &found->operands.front().text;
}

}  // namespace

std::optional<Example> example_of(const Position& position, engine::Score score, Result result) {
    if (position.occupied().size() > static_cast<int>(most_pieces)) return std::nullopt;
    Example example;
    const Color us = position.turn();
    const engine::Viewpoint own(us, position);
    const engine::Viewpoint other(opponent(us), position);
    for (const Square square : position.occupied()) {
        const auto [color, type] = *position.piece_at(square);
        example.own.push_back(static_cast<std::uint16_t>(own.feature(color, type, square)));
        example.other.push_back(static_cast<std::uint16_t>(other.feature(color, type, square)));
    }
    example.score = static_cast<float>(std::clamp(score, -largest_score, largest_score));
    example.result = 0.5F + 0.5F * static_cast<float>(us == Color::white ? result : -result);
    return example;
}

std::optional<Example> read_example(std::string_view line) {
    const auto record = epd::read(line, Variant::chess960);
    if (!record) return std::nullopt;
    const std::string* const score_text = only_operand(record->operations, "ce");
    const std::string* const result_text = only_operand(record->operations, "c9");
    if (score_text == nullptr || result_text == nullptr) return std::nullopt;
    const auto score = parse_number<engine::Score>(*score_text);
    const auto* const result = std::find(results.begin(), results.end(), *result_text);
    if (!score || result == results.end()) return std::nullopt;
    return example_of(record->position(), *score,
                      static_cast<Result>(result - results.begin()) - 1);
}

std::string write_example(const Position& position, engine::Score score, Result result) {
    const std::string_view text = results.at(static_cast<std::size_t>(result + 1));
    return epd::write(position,
                      {{"ce", {{std::to_string(score)}}}, {"c9", {{std::string(text), true}}}});
}

}  // namespace adoube::train
