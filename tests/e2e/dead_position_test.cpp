// Matches that are judged by proof: -exact-dead-position.
#include "e2e/run_arbiter.h"
#include "support/catch.h"

namespace adoube::e2e {
namespace {

// One game from that opening; the first engine is White and does what it is told.
[[nodiscard]] std::string one_game(const std::string& deeds, const ScratchFile& book,
                                   const std::string& format, const ScratchFile& pgn) {
    return "match -engine cmd=" + fake_engine() + " name=A tc=0.3 args='" + deeds +
           "' -engine cmd=" + fake_engine() +
           " name=B tc=60 -games 1 -maxmoves 3 -stop-ms 200 -quit-ms 200 -openings file=" +
           book.path() + " format=" + format + " -pgnout " + pgn.path() + ' ';
}

}  // namespace

TEST_CASE("A match ends where the pawns close the board", "[e2e][match]") {
    const ScratchFile book{".pgn"};
    book.write("[FEN \"4k3/6p1/8/p2p4/P2P2P1/8/8/4K3 b - - 0 1\"]\n\n1... g5 *\n");
    const ScratchFile pgn{".pgn"};
    const Run exact = run_arbiter(one_game("", book, "pgn", pgn) + "-exact-dead-position");
    INFO(exact.out << exact.err);
    CHECK(exact.status == 0);
    CHECK(exact.out.find("1/2-1/2 {Draw by dead position}") != std::string::npos);
    CHECK(count(pgn.content(), "[ResultReason \"deadPosition\"]") == 1);
    CHECK(count(pgn.content(), "[PlyCount \"1\"]") == 1);

    const Run by_material = run_arbiter(one_game("", book, "pgn", pgn));
    CHECK(by_material.out.find("{Draw by adjudication") != std::string::npos);
}

TEST_CASE("A flag against a side that cannot mate is a draw", "[e2e][match]") {
    const ScratchFile book{".epd"};
    book.write("1n2k3/8/8/8/8/8/8/Q3K3 w - -\n");
    const ScratchFile pgn{".pgn"};
    const Run exact = run_arbiter(one_game("hang@1", book, "epd", pgn) + "-exact-dead-position");
    INFO(exact.out << exact.err);
    CHECK(exact.out.find("1/2-1/2 {Draw by timeout") != std::string::npos);
    CHECK(count(pgn.content(), "[ResultReason \"timeoutVsInsufficient\"]") == 1);

    const Run by_material = run_arbiter(one_game("hang@1", book, "epd", pgn));
    CHECK(by_material.out.find("0-1 {White loses on time") != std::string::npos);
}

}  // namespace adoube::e2e
