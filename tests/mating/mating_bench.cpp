// How fast the question "can the opponent of the player whose flag fell still mate?" is answered
// on positions of random games, and what the look after each move of a running game costs, on
// positions of random games and on those where it is hard. Prints positions a second, what was
// decided how, and the mean and the slowest look in microseconds.
//
//     mating_bench [POSITIONS [SEED [NODES]]]
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include "base/split_mix.h"
#include "mating/mating.h"
#include "notation/fen.h"
#include "random_boards.h"
#include "rules/legal_moves.h"
#include "rules/material.h"

namespace {

using namespace adoube;

// The positions of one random game, up to its end or 400 plies.
[[nodiscard]] std::vector<Position> random_game(SplitMix64& random) {
    std::vector<Position> game{Position::initial()};
    while (game.size() < 400 && !is_insufficient_material(game.back())) {
        const MoveList moves = legal_moves(game.back());
        if (moves.empty()) break;
        game.push_back(game.back().after(moves[random.below(moves.size())]));
    }
    return game;
}

// In each game the flag falls once, at a random moment.
[[nodiscard]] std::vector<Position> flagged_positions(std::size_t count, SplitMix64& random) {
    std::vector<Position> positions;
    positions.reserve(count);
    while (positions.size() < count) {
        const std::vector<Position> game = random_game(random);
        const Position& flagged = game[random.below(game.size())];
        if (has_legal_move(flagged)) positions.push_back(flagged);
    }
    return positions;
}

struct Tally {
    std::array<std::size_t, 3> answers{};
    std::size_t nodes = 0;
    std::size_t longest_line = 0;
    std::size_t line_moves = 0;
    std::size_t most_nodes = 0;
    std::string hardest;
};

[[nodiscard]] Tally answer_all(const std::vector<Position>& positions, std::size_t budget) {
    Tally tally;
    for (const Position& position : positions) {
        const auto verdict = mating::can_mate(position, opponent(position.turn()), budget);
        ++tally.answers[static_cast<std::size_t>(verdict.answer)];
        tally.nodes += verdict.nodes;
        tally.line_moves += verdict.helpmate.size();
        tally.longest_line = std::max(tally.longest_line, verdict.helpmate.size());
        if (verdict.nodes > tally.most_nodes) {
            tally.most_nodes = verdict.nodes;
            tally.hardest = fen::write(position);
        }
        if (verdict.answer == mating::Answer::unknown)
            fmt::print("undecided: {}\n", fen::write(position));
    }
    return tally;
}

struct Looks {
    double mean = 0;  // microseconds of processor time
    double slowest = 0;
    std::string where;
};

// Each position is looked at thrice and the shortest time counts, so that the machine's other work
// does not.
[[nodiscard]] double microseconds_for_look(const Position& position) {
    double shortest = 1e9;
    for (int times = 0; times < 3; ++times) {
        const std::clock_t start = std::clock();
        static_cast<void>(mating::is_dead(position));
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        shortest = std::min(shortest, seconds * 1e6);
    }
    return shortest;
}

[[nodiscard]] Looks look_at_all(const std::vector<Position>& positions) {
    Looks looks;
    for (const Position& position : positions) {
        const double spent = microseconds_for_look(position);
        looks.mean += spent / static_cast<double>(positions.size());
        if (spent <= looks.slowest) continue;
        looks.slowest = spent;
        looks.where = fen::write(position);
    }
    return looks;
}

void print_looks(std::string_view kind, const std::vector<Position>& positions) {
    const Looks looks = look_at_all(positions);
    fmt::print("a look after a move, {}: mean {:.1f} us, slowest {:.0f} us for {}\n", kind,
               looks.mean, looks.slowest, looks.where);
}

}  // namespace

int main(int argc, char** argv) {
    const auto argument = [&](int index, std::size_t fallback) {
        return argc > index ? std::strtoull(argv[index], nullptr, 10) : fallback;
    };
    const std::size_t count = argument(1, 100'000);
    SplitMix64 random(argument(2, 2024));
    const std::vector<Position> positions = flagged_positions(count, random);

    const std::clock_t start = std::clock();
    const Tally tally = answer_all(positions, argument(3, mating::full_budget));
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    fmt::print("{} positions in {:.2f} s of processor time: {:.0f} a second\n", count, seconds,
               static_cast<double>(count) / seconds);
    fmt::print("can {}, cannot {}, unknown {}; {} nodes; helpmates: longest {}, mean {:.1f}\n",
               tally.answers[0], tally.answers[1], tally.answers[2], tally.nodes,
               tally.longest_line,
               static_cast<double>(tally.line_moves) / static_cast<double>(tally.answers[0]));
    fmt::print("hardest: {} nodes for {}\n", tally.most_nodes, tally.hardest);

    print_looks("random games", positions);
    std::vector<Position> walls;
    for (std::size_t n = 0; n < count / 20; ++n) walls.push_back(mating::pawn_walls(random));
    print_looks("walls of pawns", walls);
    std::vector<Position> endings;
    for (std::size_t n = 0; n < count / 20; ++n)
        endings.push_back(mating::few_men(random, 1 + static_cast<int>(n % 3)));
    print_looks("few men", endings);
}
