#include "tools/tune/samples.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "engine/evaluation/evaluation.h"
#include "engine/exchange.h"
#include "rules/legal_moves.h"
#include "tools/tune/weight_fields.h"

namespace adoube::tune {

namespace {

constexpr std::size_t plies_left_out = 6;  // right behind the opening every game looks the same

[[nodiscard]] std::optional<float> result_for_white(pgn::Result result) {
    switch (result) {
        case pgn::Result::white_wins: return 1.0F;
        case pgn::Result::black_wins: return 0.0F;
        case pgn::Result::draw: return 0.5F;
        case pgn::Result::unknown: break;
    }
    return std::nullopt;
}

// An evaluation in the middle of an exchange says nothing about the weights.
[[nodiscard]] bool is_quiet(const Position& position) {
    if (position.in_check()) return false;
    const MoveList captures = legal_captures(position);
    return std::none_of(captures.begin(), captures.end(),
                        [&](Move move) { return engine::exchange_gains(position, move, 1); });
}

[[nodiscard]] engine::Tapered sum_of(const engine::Evaluation& evaluation) {
    engine::Tapered sum;
    for (const auto& term : evaluation.terms) sum += term[0] - term[1];
    return sum;
}

// The sum is linear in every weight: one more of it shows how often it counts.
[[nodiscard]] std::vector<Count> counts_in(const Position& position, engine::Tapered sum) {
    engine::Weights weights = engine::standard_weights;
    std::vector<Count> counts;
    std::uint16_t index = 0;
    for (engine::Tapered* const value : values_of(weights)) {
        const engine::Tapered before = *value;
        *value += engine::Tapered{1, 1};
        const engine::Tapered change = sum_of(engine::explain(position, weights)) - sum;
        *value = before;
        if (change.middlegame() != 0)
            counts.push_back({index, static_cast<std::int16_t>(change.middlegame())});
        ++index;
    }
    return counts;
}

[[nodiscard]] std::optional<float> score_for_white(const Position& position,
                                                   const pgn::PlayedMove& move) {
    const auto score = score_in(move.comment);
    if (!score || position.turn() == Color::white) return score;
    return -*score;
}

[[nodiscard]] Sample sample_of(const Position& position, float result) {
    const engine::Evaluation evaluation = engine::explain(position);
    engine::Tapered rest = sum_of(evaluation);
    Sample sample{result};
    sample.position = position;
    sample.counts = counts_in(position, rest);
    engine::Weights weights = engine::standard_weights;
    const auto values = values_of(weights);
    for (const Count& count : sample.counts) rest -= *values[count.weight] * count.times;
    const float phase = static_cast<float>(evaluation.phase) / engine::full_phase;
    sample.middlegame = phase;
    sample.endgame = (1.0F - phase) * static_cast<float>(evaluation.chance) / engine::full_chance;
    const int tempo = position.turn() == Color::white ? weights.tempo : -weights.tempo;
    sample.rest = sample.middlegame * static_cast<float>(rest.middlegame()) +
                  sample.endgame * static_cast<float>(rest.endgame()) + static_cast<float>(tempo);
    return sample;
}

}  // namespace

std::optional<float> score_in(std::string_view comment) {
    const std::string_view score = comment.substr(0, comment.find('/'));
    if (score.size() == comment.size()) return std::nullopt;
    const char* const start = score.data() + (score.starts_with('+') ? 1 : 0);
    const char* const end = score.data() + score.size();
    float pawns = 0.0F;
    const auto [stopped, error] = std::from_chars(start, end, pawns, std::chars_format::fixed);
    if (error != std::errc{} || stopped != end || !std::isfinite(pawns)) return std::nullopt;
    return pawns * 100.0F;
}

std::vector<Sample> samples_of(const pgn::ReadGame& read) {
    std::vector<Sample> samples;
    const auto result = result_for_white(read.game.result);
    if (!result || read.error) return samples;
    // The last position is left out: why the game ended there is not always on the board.
    for (std::size_t ply = plies_left_out; ply + 1 < read.positions.size(); ++ply) {
        const Position& position = read.positions[ply];
        if (!is_quiet(position)) continue;
        samples.push_back(sample_of(position, *result));
        samples.back().score = score_for_white(position, read.game.line.moves[ply]);
    }
    return samples;
}

}  // namespace adoube::tune
