#include "engine/search/quiet_history.h"

#include "engine/search/move_picker.h"
#include "engine_positions.h"
#include "support/random_positions.h"

using namespace adoube;
using namespace adoube::engine;

namespace {

constexpr int bonus = 100;

int for_order(const QuietHistory& history, const Position& position, std::string_view text) {
    const Move move = move_of(position, text);
    return history.for_order(moving_piece(position, move), move);
}

void learn(const QuietHistory& history, const Position& position, std::string_view text) {
    const Move move = move_of(position, text);
    history.learn(moving_piece(position, move), move, bonus);
}

}  // namespace

TEST_CASE("Without tables nothing is known or learnt of quiet moves", "[engine][history]") {
    const Position position = Position::initial();
    const QuietHistory history;
    learn(history, position, "g1f3");
    CHECK(for_order(history, position, "g1f3") == 0);
}

TEST_CASE("What is learnt of a quiet move is found in other positions", "[engine][history]") {
    const auto tables = std::make_unique<HistoryTables>();
    const Position peace = position_of("4k3/p7/8/8/8/8/P7/1N2K3 w - - 0 1");
    learn(QuietHistory(*tables, peace, {}), peace, "b1c3");

    // The table of squares and that of structures hold the bonus once each.
    const auto known_in = [&](std::string_view fen) {
        const Position position = position_of(fen);
        return for_order(QuietHistory(*tables, position, {}), position, "b1c3");
    };
    CHECK(known_in("4k3/p7/8/8/8/8/P7/1N2K3 w - - 0 1") == 2 * bonus);
    CHECK(known_in("5k2/p7/8/8/8/8/P7/1N3K2 w - - 0 1") == 2 * bonus);
    CHECK(known_in("4k3/7p/8/8/8/8/P7/1N2K3 w - - 0 1") == bonus);    // other pawns
    CHECK(known_in("1r2k3/p7/8/8/8/8/P7/1N2K3 w - - 0 1") == bonus);  // the knight is attacked
    CHECK(known_in("2r1k3/p7/8/8/8/8/P7/1N2K3 w - - 0 1") == bonus);  // or would be
    CHECK(known_in("1r2k3/7p/8/8/8/8/P7/1N2K3 w - - 0 1") == 0);
}

TEST_CASE("The fourth last move counts for the order alone", "[engine][history]") {
    const auto tables = std::make_unique<HistoryTables>();
    const Position position = Position::initial();
    auto& last = tables->continuation[0][0];
    auto& fourth_last = tables->continuation[1][0];
    const QuietHistory history(*tables, position, {&last, nullptr, &fourth_last});
    learn(history, position, "g1f3");
    const Move move = move_of(position, "g1f3");
    CHECK(history.for_order(moving_piece(position, move), move) == 4 * bonus);
    CHECK(history.for_pruning(moving_piece(position, move), move) == 3 * bonus);
}

TEST_CASE("Danger to a quiet move is what attacks its squares", "[engine][history]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    const auto tables = std::make_unique<HistoryTables>();
    for (int round = 0; round < 300; ++round) {
        const Position position = random_placement(random);
        CAPTURE(fen::write(position));
        const Color us = position.turn();
        const auto is_attacked = [&](Square square) {
            return position.attackers(square, opponent(us), position.occupied()).any();
        };
        const auto moves = legal_quiets(position);
        if (moves.empty()) continue;
        const Move move = moves[random.below(moves.size())];
        *tables = HistoryTables{};
        QuietHistory(*tables, position, {}).learn(moving_piece(position, move), move, bonus);
        const std::size_t danger =
            (is_attacked(move.from()) ? 2U : 0U) + (is_attacked(move.to()) ? 1U : 0U);
        const auto& squares = tables->quiet_by_squares[index_of(us)][danger][index_of(move.from())];
        CHECK(squares[index_of(move.to())] == bonus);
    }
}
