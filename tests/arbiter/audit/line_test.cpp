#include "arbiter/audit/line.h"

#include "arbiter/audit/lines.h"

namespace adoube::arbiter::audit {

namespace {

[[nodiscard]] Attempt refusal(std::string_view fen, std::string_view move,
                              Variant variant = Variant::standard) {
    const auto tried = attempt(Line(start_from(fen, fen::Strictness::strict, variant)), move);
    INFO(fen << " " << move);
    REQUIRE_FALSE(tried.move);
    return tried;
}

void check_refusal(std::string_view fen, std::string_view move, std::string_view reason,
                   std::string_view explanation) {
    const Attempt tried = refusal(fen, move);
    CHECK(tried.reason == reason);
    CHECK(tried.explanation == explanation);
}

constexpr std::string_view bare_castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

}  // namespace

TEST_CASE("A refused castling names square and attacker", "[arbiter][audit]") {
    check_refusal("4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "castlingThroughCheck",
                  "the king would pass f1, which the bishop on a6 attacks");
    check_refusal("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "castlingIntoCheck",
                  "the king would come to g1, which the rook on g8 attacks");
    check_refusal("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "0-0-0", "castlingOutOfCheck",
                  "the king on e1 is in check from the rook on e4, and castling is no answer to "
                  "check");
    check_refusal("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O", "castlingPathBlocked",
                  "the knight on b1 is in the way of king and rook");
    check_refusal("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1c1", "castlingRightLost",
                  "White has no right to castle queenside");
}

TEST_CASE("A refused move says what is in the way", "[arbiter][audit]") {
    check_refusal(fen::standard_start, "e3e4", "noPiece", "there is no piece on e3");
    check_refusal(fen::standard_start, "e7e5", "notYourPiece",
                  "the pawn on e7 is Black's, and White is to move");
    check_refusal(fen::standard_start, "Rd1", "ownPieceOnTarget", "the queen on d1 is White's own");
    check_refusal(fen::standard_start, "Bb5", "pathBlocked",
                  "the pawn on e2 is in the way of the bishop on f1");
    check_refusal(fen::standard_start, "Ng5", "pieceCannotMoveSo",
                  "no knight of White moves to g5");
    check_refusal(fen::standard_start, "g1g5", "pieceCannotMoveSo",
                  "the knight on g1 does not move to g5");
    check_refusal(bare_castling, "Qd2", "noPiece", "White has no such queen");
}

TEST_CASE("A refused move says what endangers the king", "[arbiter][audit]") {
    check_refusal("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne4", "leavesKingInCheck",
                  "the king on e1 would be in check from the bishop on b4");
    check_refusal("4k3/8/8/8/4r3/8/8/4K1N1 w - - 0 1", "Nf3", "doesNotAnswerCheck",
                  "the king on e1 is in check from the rook on e4, and this does not answer it");
    check_refusal("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "exd6", "leavesKingInCheck",
                  "the king on a5 would be in check from the rook on h5");
}

TEST_CASE("Refusals about pawns", "[arbiter][audit]") {
    check_refusal("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", "enPassantTooLate",
                  "the pawn on d5 can be taken en passant only at once after its double step");
    CHECK(refusal("7k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7e8").reason == "promotionMissing");
    CHECK(refusal(fen::standard_start, "e4=Q").reason == "promotionNotAllowed");
}

TEST_CASE("What is no move of a game is refused", "[arbiter][audit]") {
    CHECK(refusal(fen::standard_start, "0000").reason == "nullMove");
    CHECK(refusal(fen::standard_start, "castle").reason == "notAMove");
    CHECK(refusal("4k3/4p3/8/4R3/8/8/8/R5K1 w - - 0 1", "Re1").reason == "ambiguous");
    CHECK(refusal("R6k/6pp/8/8/8/8/8/K7 b - - 0 1", "g7g6").reason == "gameOver");
    CHECK(refusal("2k5/8/8/8/8/8/8/5KR1 w G - 0 1", "Kg1", Variant::chess960).reason ==
          "ownPieceOnTarget");
}

TEST_CASE("UCI and SAN mix in a line, and numbers are passed over", "[arbiter][audit]") {
    const auto line = line_from(fen::standard_start, "1. e2e4 e5 2.Nf3 2... b8c6 Bb5");
    CHECK(line.ply() == 5);
    CHECK(fen::write(line.position()) ==
          "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
}

TEST_CASE("The first move that cannot be played stops a line", "[arbiter][audit]") {
    const auto line = play_all(Line(Start{}), "e4 e5 Ke3 d4");
    REQUIRE_FALSE(line);
    CHECK(line.error().ply == 3);
    CHECK(line.error().reason == "pieceCannotMoveSo");
    CHECK(line.error().offset == 6);
    const auto after_mate = play_all(Line(Start{}), "f3 e5 g4 Qh4 a3");
    REQUIRE_FALSE(after_mate);
    CHECK(after_mate.error().reason == "gameOver");
}

TEST_CASE("Repetition is counted from the start", "[arbiter][audit]") {
    const auto line = line_from(fen::standard_start, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    CHECK(line.occurrences() == 3);
    CHECK(line.threefold_at() == 8);
    CHECK_FALSE(line.fivefold_at());
}

TEST_CASE("What was before the start is known after a pawn move or capture", "[arbiter][audit]") {
    CHECK(line_from(fen::standard_start).repetition_is_known());
    CHECK(line_from(fen::standard_start, "Nf3 Nf6").repetition_is_known());
    CHECK_FALSE(line_from("4k3/4p3/8/8/8/8/8/4K3 w - - 5 9", "Kd1").repetition_is_known());
    CHECK(line_from("4k3/4p3/8/8/8/8/8/4K3 w - - 5 9", "Kd1 e6").repetition_is_known());
}

TEST_CASE("A line is ambiguous while what is not known would change its moves",
          "[arbiter][audit]") {
    const auto lenient = fen::Strictness::lenient;
    CHECK(Line(start_from("4k3/8/8/8/8/8/8/R3K3 w", lenient)).is_ambiguous());
    CHECK(Line(start_from("4k3/8/8/8/8/8/8/R3K3", lenient)).is_ambiguous());
    CHECK(Line(start_from("4k3/8/8/3pP3/8/8/8/4K3 w -", lenient)).is_ambiguous());
    CHECK_FALSE(Line(start_from("8/8/8/4k3/8/8/4P3/4K3 w", lenient)).is_ambiguous());

    // Whether White may castle matters only when nothing stands in the way any more.
    const auto blocked = start_from("4k3/p7/8/8/8/8/8/RN2K3 w", lenient);
    CHECK_FALSE(Line(blocked).is_ambiguous());
    CHECK(played(blocked, "Nc3 a6").is_ambiguous());
    CHECK_FALSE(played(blocked, "Kf2 a6 Nc3 a5").is_ambiguous());
    CHECK(attempt(played(blocked, "Nc3 a6"), "Ra2").reason == "positionAmbiguous");
}

}  // namespace adoube::arbiter::audit
