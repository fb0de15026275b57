#include "game/king_capture.h"

#include <string_view>

#include "support/catch.h"
#include "support/game_table.h"

using namespace adoube;
using namespace adoube::game;

namespace {

// Plays moves in the words of UCI; the word of the first refusal, or "".
[[nodiscard]] std::string_view play(KingCapture& game,
                                    std::initializer_list<std::string_view> moves) {
    for (const std::string_view move : moves) {
        const auto played = game.play(Table::request(move));
        if (!played) return name_of(played.error());
    }
    return "";
}

}  // namespace

TEST_CASE("The training game begins like chess", "[game][king-capture]") {
    const KingCapture game;
    CHECK(game.legal_moves().size() == 20);
    // Eight pawns, 2.5 + 2.5, 3 + 3, 5 + 5, 9: 38, doubled.
    CHECK(game.doubled_score(Color::white) == 76);
    CHECK(game.doubled_score(Color::black) == 76);
}

TEST_CASE("A pinned piece may move, and the king behind it be captured", "[game][king-capture]") {
    KingCapture game;
    CHECK(play(game, {"e2e4", "e7e5", "d2d4", "f8b4"}) == "");
    CHECK(game.in_check());
    CHECK(play(game, {"b1c3", "a7a6"}) == "");  // now the knight is pinned
    CHECK_FALSE(game.in_check());
    CHECK(play(game, {"c3d5"}) == "");  // and moves all the same
    CHECK_FALSE(game.end());
    CHECK(play(game, {"b4e1"}) == "");
    REQUIRE(game.end());
    CHECK(game.end()->ending == KingCapture::Ending::king_captured);
    CHECK(game.end()->winner == Color::black);
}

TEST_CASE("A check must be answered and a king may not step into one", "[game][king-capture]") {
    KingCapture game;
    CHECK(play(game, {"f2f3", "e7e5", "a2a3", "d8h4"}) == "");
    CHECK(game.in_check());
    CHECK(play(game, {"b2b3"}) == "doesNotAnswerCheck");
    CHECK(play(game, {"e1f2"}) == "leavesKingInCheck");
    CHECK(play(game, {"g2g3"}) == "");
}

TEST_CASE("Mate ends the training game", "[game][king-capture]") {
    KingCapture game;
    CHECK(play(game, {"f2f3", "e7e5", "g2g4", "d8h4"}) == "");
    REQUIRE(game.end());
    CHECK(game.end()->ending == KingCapture::Ending::no_answer_to_check);
    CHECK(game.end()->winner == Color::black);
}

TEST_CASE("Castling, en passant and promotion go as in chess", "[game][king-capture]") {
    KingCapture game;
    CHECK(play(game, {"e2e4", "a7a6", "e4e5", "d7d5", "e5d6", "a6a5"}) == "");
    CHECK_FALSE(game.board().at(Square::d5));
    CHECK(play(game, {"d6c7", "a5a4", "c7b8"}) == "promotionMissing");
    CHECK(play(game, {"c7b8q", "a8b8", "g1f3", "h7h6", "f1e2", "h6h5", "e1g1"}) == "");
    CHECK(game.board().at(Square::f1) == Piece{Color::white, PieceType::rook});
    CHECK(game.board().at(Square::g1) == Piece{Color::white, PieceType::king});
}

TEST_CASE("Doubled pawns count half each", "[game][king-capture]") {
    KingCapture game;
    CHECK(play(game, {"e2e4", "d7d5", "e4d5"}) == "");
    // White has two pawns on the d-file: 38 - 1; Black has lost a pawn: 38 - 1.
    CHECK(game.doubled_score(Color::white) == 74);
    CHECK(game.doubled_score(Color::black) == 74);
}
