#include "tools/train/self_play.h"

#include <algorithm>
#include <cstdlib>

#include "engine/bench.h"
#include "engine/exchange.h"
#include "rules/chess960.h"
#include "rules/legal_moves.h"
#include "rules/material.h"

namespace adoube::train {

namespace {

constexpr std::size_t table_megabytes = 2;  // fits into the cache of a processor
constexpr int plies_at_most = 400;
constexpr engine::Score unfair_score = 300;  // after the opening
constexpr engine::Score won_score = 1'500;
constexpr int won_plies = 4;  // in which the score has been as high
constexpr engine::Score even_score = 8;
constexpr int even_plies = 16;
constexpr int even_from_ply = 80;

// A side counts as winning, or the game as even, when it has been so for some plies on end.
class Adjudicator {
public:
    // The score for White after so many plies; the result, if there is no doubt about it.
    [[nodiscard]] std::optional<int> note(engine::Score for_white, int ply) {
        if (engine::is_decided(for_white)) return for_white > 0 ? 1 : -1;
        white_wins_ = for_white >= won_score ? white_wins_ + 1 : 0;
        black_wins_ = for_white <= -won_score ? black_wins_ + 1 : 0;
        even_ = ply >= even_from_ply && std::abs(for_white) <= even_score ? even_ + 1 : 0;
        if (white_wins_ >= won_plies) return 1;
        if (black_wins_ >= won_plies) return -1;
        if (even_ >= even_plies) return 0;
        return std::nullopt;
    }

private:
    int white_wins_ = 0;
    int black_wins_ = 0;
    int even_ = 0;
};

// The search's score then says of the position what an evaluation should say.
[[nodiscard]] bool is_worth_keeping(const Position& position, Move best) {
    return !position.in_check() && !is_capture(position, best) &&
           engine::immediate_gain(position, best) == 0;
}

}  // namespace

SelfPlay::SelfPlay(std::uint64_t nodes, std::uint64_t seed)
    : table_(table_megabytes), search_(table_), random_(seed) {
    limits_.nodes = nodes;
}

// One in four is one of the 960 starting positions, so that they are learnt too.
Position SelfPlay::random_start() {
    if (random_.below(4) != 0) return Position::initial();
    const auto number = static_cast<int>(random_.below(chess960_start_count));
    return *Position::from(chess960_setup(number));
}

std::optional<SelfPlay::Begun> SelfPlay::random_opening() {
    Begun game{History(random_start())};
    for (std::uint64_t left = 7 + random_.below(3); left > 0; --left) {
        const MoveList moves = legal_moves(game.history.current());
        if (moves.empty()) return std::nullopt;
        game.play(moves[random_.below(moves.size())]);
    }
    return game;
}

void SelfPlay::Begun::play(Move move) {
    const Position& position = history.current();
    earlier.push_back(position.key());
    history.push(position.after(move));
}

std::optional<int> SelfPlay::result_of(const Begun& game) {
    const Position& position = game.history.current();
    if (is_checkmate(position)) return position.turn() == Color::white ? -1 : 1;
    const bool drawn = is_stalemate(position) || is_insufficient_material(position) ||
                       position.halfmove_clock().value_or(0) >= engine::longest_clock ||
                       game.history.occurrences() >= 3;
    return drawn ? std::optional(0) : std::nullopt;
}

std::optional<PlayedGame> SelfPlay::play() {
    engine::Indifferent supervisor;
    table_.clear();
    search_.begin_game();
    auto game = random_opening();
    if (!game) return std::nullopt;
    PlayedGame played;
    Adjudicator adjudicator;
    for (int ply = 0; ply < plies_at_most; ++ply) {
        if (const auto result = result_of(*game)) {
            played.result = *result;
            break;
        }
        const Position position = game->history.current();
        engine::Root root{position, game->earlier};
        for (const Move move : legal_moves(position)) root.moves.push_back(move);
        const engine::Choice choice = search_.run(root, limits_, supervisor);
        if (ply == 0 && std::abs(choice.score) > unfair_score) return std::nullopt;
        const bool white = position.turn() == Color::white;
        if (const auto result = adjudicator.note(white ? choice.score : -choice.score, ply)) {
            played.result = *result;
            break;
        }
        if (is_worth_keeping(position, choice.move))
            played.positions.push_back({position, choice.score});
        game->play(choice.move);
    }
    return played;
}

}  // namespace adoube::train
