#include "arbiter/match/announced_line.h"

#include "arbiter/match/referee.h"
#include "notation/fen.h"
#include "notation/uci_move.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using game::instant_of_ms;
using game::Reason;

// The referee's game after the moves, each of them played by itself.
class Board {
public:
    explicit Board(std::string_view fen = "") {
        Opening opening;
        if (!fen.empty())
            opening.start =
                fen::read_position(fen, Variant::standard, fen::Strictness::lenient)->position;
        referee_.emplace(GameRules{}, same_for_both(game::TimeControl::unlimited()), opening,
                         instant_of_ms(0));
        static_cast<void>(referee_->on(input::PlayersReady{}, instant_of_ms(0)));
    }
    void play(std::initializer_list<const char*> moves) {
        for (const char* const move : moves)
            static_cast<void>(referee_->on(input::MoveArrived{move}, instant_of_ms(0)));
    }

    [[nodiscard]] std::optional<LineComplaint> examine(const std::string& line,
                                                       std::optional<int> mate = std::nullopt,
                                                       LineCheck check = LineCheck::mates) const {
        const game::Game& game = referee_->game();
        const auto first = uci_move::read(game.position(), line.substr(0, line.find(' ')));
        Assessment said;
        said.line = line;
        said.mate = mate;
        return examine_line(game, said, first ? *first : Move{}, check);
    }
    [[nodiscard]] const game::Game& game() const { return referee_->game(); }

private:
    std::optional<Referee> referee_{};
};

[[nodiscard]] LineComplaint goes_on_after(Reason end, const char* move) {
    return {LineFault::goes_on_after_end, move, end};
}

}  // namespace

TEST_CASE("A line that can be played is none to complain of", "[arbiter][line]") {
    const Board board;
    CHECK_FALSE(board.examine("e2e4 e7e5 g1f3  b8c6"));
    CHECK_FALSE(board.examine("e2e4"));
    CHECK_FALSE(board.examine(""));
    CHECK_FALSE(board.examine("e2e4 e2e4", std::nullopt, LineCheck::none));
}

TEST_CASE("The first move of a line that cannot be is named", "[arbiter][line]") {
    const Board board;
    CHECK(board.examine("e2e4 e7e5 e4e5 a7a9") == LineComplaint{LineFault::illegal_move, "e4e5"});
    CHECK(board.examine("e2e4 a7a9") == LineComplaint{LineFault::not_a_move, "a7a9"});
    CHECK(board.examine("e2e4 0000") == LineComplaint{LineFault::not_a_move, "0000"});
    CHECK(board.examine("e2e4 Nf6") == LineComplaint{LineFault::not_a_move, "Nf6"});
}

TEST_CASE("A line begins with the move that is played", "[arbiter][line]") {
    const Board board;
    Assessment said;
    said.line = "d2d4 d7d5";
    const auto played = uci_move::read(board.game().position(), "e2e4");
    REQUIRE(played);
    CHECK(examine_line(board.game(), said, *played, LineCheck::moves) ==
          LineComplaint{LineFault::other_move});
}

TEST_CASE("A line does not go on when the game is over", "[arbiter][line]") {
    Board board;
    CHECK(board.examine("f2f3 e7e5 g2g4 d8h4 a2a3") == goes_on_after(Reason::checkmate, "a2a3"));
    CHECK_FALSE(board.examine("f2f3 e7e5 g2g4 d8h4"));
    const Board stalemate{"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"};
    CHECK(stalemate.examine("f1f7 h8g8") == goes_on_after(Reason::stalemate, "h8g8"));
    const Board fifty{"7k/8/8/8/8/8/8/R3K3 w - - 98 80"};
    CHECK_FALSE(fifty.examine("a1a2 h8g8"));
    CHECK(fifty.examine("a1a2 h8g8 a2a3") == goes_on_after(Reason::fifty_move, "a2a3"));
    // What has been on the board before counts.
    board.play({"g1f3", "g8f6", "f3g1", "f6g8"});
    CHECK(board.examine("g1f3 g8f6 f3g1 f6g8 e2e4") == goes_on_after(Reason::threefold, "e2e4"));
    CHECK_FALSE(Board{}.examine("g1f3 g8f6 f3g1 f6g8 e2e4"));
}

TEST_CASE("A mate comes when it was promised", "[arbiter][line]") {
    const Board board{"7k/8/5K2/8/8/8/8/6Q1 w - - 0 1"};
    CHECK_FALSE(board.examine("g1g7", 1));
    CHECK(board.examine("g1g7", 2) == LineComplaint{LineFault::mate_too_early});
    CHECK(board.examine("f6f7 h8h7 g1g7", 1) == LineComplaint{LineFault::mate_too_late});
    CHECK_FALSE(board.examine("f6f7 h8h7 g1g7", 2));
    CHECK(board.examine("f6f7 h8h7 g1g6", 2) == LineComplaint{LineFault::no_mate});
    CHECK_FALSE(board.examine("f6f7 h8h7 g1g6", 2, LineCheck::moves));
    const Board mated{"7k/5K2/8/8/8/8/8/6Q1 b - - 0 1"};
    CHECK_FALSE(mated.examine("h8h7 g1g7", -1));
    CHECK(mated.examine("h8h7", -1) == LineComplaint{LineFault::mate_too_early});
}

}  // namespace adoube::arbiter
