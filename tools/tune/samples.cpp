#include "tools/tune/samples.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "engine/evaluation/evaluation.h"
#include "tools/support/quiet_position.h"
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

// Terms are linear in every weight, and count nothing a negative number of times: weights of 1 and
// of `digit` in one sum, for the middlegame and for the endgame, tell of four weights at once.
constexpr int digit = 64;  // more than anything is counted of one side
constexpr std::array<engine::Tapered, 4> markers{
    engine::Tapered{1, 0}, {digit, 0}, {0, 1}, {0, digit}};

// How often each marked weight counts, White's less Black's.
[[nodiscard]] std::array<int, 4> counts_of_marked(const engine::Evaluation& evaluation) {
    std::array<int, 4> counts{};
    for (const Color color : all_colors) {
        engine::Tapered sum;
        for (const auto& term : evaluation.terms) sum += term[index_of(color)];
        const int sign = color == Color::white ? 1 : -1;
        counts[0] += sign * (sum.middlegame() % digit);
        counts[1] += sign * (sum.middlegame() / digit);
        counts[2] += sign * (sum.endgame() % digit);
        counts[3] += sign * (sum.endgame() / digit);
    }
    return counts;
}

[[nodiscard]] std::vector<Count> counts_in(const Position& position) {
    engine::Weights weights{};
    const auto values = values_of(weights);
    std::vector<Count> counts;
    for (std::size_t first = 0; first < values.size(); first += markers.size()) {
        const std::size_t marked = std::min(markers.size(), values.size() - first);
        for (std::size_t n = 0; n < marked; ++n) *values[first + n] = markers[n];
        const auto times = counts_of_marked(engine::explain(position, weights));
        for (std::size_t n = 0; n < marked; ++n) {
            *values[first + n] = {};
            if (times[n] != 0)
                counts.push_back(
                    {static_cast<std::uint16_t>(first + n), static_cast<std::int16_t>(times[n])});
        }
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
    Sample sample{result};
    sample.position = position;
    sample.counts = counts_in(position);
    const float phase = static_cast<float>(evaluation.phase) / engine::full_phase;
    sample.middlegame = phase;
    sample.endgame = (1.0F - phase) * static_cast<float>(evaluation.chance) / engine::full_chance;
    engine::Weights weights = engine::standard_weights;
    const int tempo = position.turn() == Color::white ? weights.tempo : -weights.tempo;
    sample.rest = static_cast<float>(evaluation.for_white + tempo);
    const auto values = values_of(weights);
    for (const Count& count : sample.counts) {
        const engine::Tapered value = *values[count.weight] * count.times;
        sample.rest -= sample.middlegame * static_cast<float>(value.middlegame()) +
                       sample.endgame * static_cast<float>(value.endgame());
    }
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
        if (!is_quiet_position(position)) continue;
        samples.push_back(sample_of(position, *result));
        samples.back().score = score_for_white(position, read.game.line.moves[ply]);
    }
    return samples;
}

}  // namespace adoube::tune
