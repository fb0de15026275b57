#include "engine/search/move_picker.h"

#include "engine_positions.h"
#include "support/random_positions.h"
#include "support/sorted_bits.h"

using namespace adoube;
using namespace adoube::engine;

namespace {

std::vector<Move> picked(MovePicker picker) {
    std::vector<Move> moves;
    while (const auto move = picker.next()) moves.push_back(*move);
    return moves;
}

}  // namespace

TEST_CASE("Every legal move is handed out once", "[engine][picker]") {
    const auto history = std::make_unique<HistoryTables>();
    for (const std::string_view fen : bench_positions()) {
        CAPTURE(fen);
        const Position position = position_of(fen, Variant::chess960);
        const Root root = root_of(position);
        for (const Move first : {Move{}, root.moves.front(), root.moves.back()}) {
            QuietOrder order;
            order.killers = {root.moves.back(), Move(Square::a1, Square::h8)};
            const auto moves = picked(MovePicker(position, *history, first, order));
            CHECK(sorted_bits(moves) == sorted_bits(root.moves));
            if (first != Move{}) CHECK(moves.front() == first);
        }
    }
}

TEST_CASE("A table move that is not legal here is not handed out", "[engine][picker]") {
    const auto history = std::make_unique<HistoryTables>();
    const Position position = Position::initial();
    const auto moves =
        picked(MovePicker(position, *history, Move(Square::e2, Square::e5), QuietOrder{}));
    CHECK(moves.size() == 20);
}

TEST_CASE("Good captures come first, losing ones last", "[engine][picker]") {
    const auto history = std::make_unique<HistoryTables>();
    // exd5 wins a queen, Rxa7 loses a rook for a pawn.
    const Position position = position_of("r3k3/p7/8/3q4/4P3/8/8/R3K3 w - - 0 1");
    const auto moves = picked(MovePicker(position, *history, Move{}, QuietOrder{}));
    CHECK(moves.front() == move_of(position, "e4d5"));
    CHECK(moves.back() == move_of(position, "a1a7"));
    const auto captures = picked(MovePicker(position, *history, Move{}));
    CHECK(captures == std::vector{move_of(position, "e4d5")});
}

// The piece itself, not one behind it, stands among those that give check then.
TEST_CASE("Direct checks are those that the moved piece gives", "[engine][picker]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (int round = 0; round < 300; ++round) {
        const Position position = random_placement(random);
        CAPTURE(fen::write(position));
        const CheckSquares checks(position);
        for (const Move move : legal_moves(position)) {
            const bool is_castling = move.kind() == MoveKind::castle;
            const bool given = position.after(move).checkers().contains(move.to());
            CHECK(checks.gives_direct_check(move) == (given && !is_castling));
        }
    }
}
