// Runs as two public test servers start them, read by those servers' own rules. One engine fails
// in each game in its way; what is read must be what has happened.
#include "e2e/server_rules.h"

#include <regex>

#include "e2e/run_arbiter.h"
#include "support/catch.h"

namespace adoube::e2e {
namespace {

struct Failure {
    const char* deed;
    int crashes;
    int time_losses;
    int illegal_moves;
    const char* termination;
};

[[nodiscard]] Failure some_failure() {
    return GENERATE(values<Failure>({{"crash@3", 4, 0, 0, "abandoned"},
                                     {"mute-newgame", 4, 0, 0, "abandoned"},
                                     {"hang@3", 0, 4, 0, "time forfeit"},
                                     {"illegal@3", 0, 0, 4, "illegal move"},
                                     {"seed=1", 0, 0, 0, "adjudication"}}));
}

[[nodiscard]] std::string limits() {
    return " -ucinewgame-ms 300 -stop-ms 200 -quit-ms 200 -maxmoves 6 ";
}

}  // namespace

TEST_CASE("OpenBench reads a run right, whatever fails in it", "[e2e][match]") {
    const Failure failure = some_failure();
    CAPTURE(failure.deed);
    const ScratchFile pgn{".pgn"};
    const ScratchFile book{".epd"};
    book.write(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"
        "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\n");
    const std::string engine = " proto=uci tc=0.40+0.01 timemargin=50 option.Threads=1 ";
    const Run run = run_arbiter_as(
        "fastchess-ob",
        "-recover -variant standard -testEnv -concurrency 2 -rounds 2 -games 2 "
        "-resign movecount=3 score=400 -draw movenumber=40 movecount=8 score=10 -engine cmd=" +
            fake_engine() + engine + "args='" + failure.deed +
            "' name=Fake-1-dev -engine cmd=" + fake_engine() + engine +
            "tc=60+1 args=seed=2 name=Fake-2-base -openings file=" + book.path() +
            " format=epd order=random start=2 -srand 42 -pgnout file=" + pgn.path() +
            " seldepth=true nodes=true "
            "match_line='^info string pgncomment .*'" +
            limits());
    INFO(run.out << run.err);
    CHECK(run.status == 0);

    const auto reading = read_as_openbench(run.out);
    CHECK(reading.is_ascii);
    CHECK(reading.results.size() == 4);
    CHECK(reading.crashes == failure.crashes);
    CHECK(reading.time_losses == failure.time_losses);
    CHECK(reading.illegal_moves == failure.illegal_moves);
    const bool loses = failure.crashes + failure.time_losses + failure.illegal_moves > 0;
    CHECK(reading.pairs() == (loses ? std::array{2, 0, 0, 0, 0} : std::array{0, 0, 2, 0, 0}));

    const auto games = read_games_as_openbench(pgn.content());
    REQUIRE(games.size() == 4);
    for (const auto& game : games) {
        CHECK(game.tags.at("Termination") == failure.termination);
        for (const char* const tag : {"Event", "Site", "Date", "Round", "White", "Black", "Result",
                                      "FEN", "SetUp", "GameEndTime"})
            CHECK(game.tags.count(tag) == 1);
        CHECK(game.scores == game.times);
        CHECK(game.nodes == game.scores);
        CHECK(game.selective_depths == game.scores);
    }
}

// The first number of that form in the answer must be at least 1.8.1.
TEST_CASE("OpenBench finds a version that it takes", "[e2e][match]") {
    const Run run = run_arbiter_as("fastchess-ob", "--version");
    CHECK(run.status == 0);
    const std::regex number{R"((\d+)\.(\d+)\.(\d+))"};
    std::smatch found;
    REQUIRE(std::regex_search(run.out, found, number));
    CHECK(std::array{std::stoi(found[1]), std::stoi(found[2]), std::stoi(found[3])} >=
          std::array{1, 8, 1});
    CHECK(run.out.find("arbiter") != std::string::npos);
    CHECK(run_arbiter("--version").out.find("fastchess") == std::string::npos);
}

TEST_CASE("fishtest reads a run right, whatever fails in it", "[e2e][match]") {
    const Failure failure = some_failure();
    CAPTURE(failure.deed);
    const std::string engine = " dir=. option.Hash=16 ";
    const ScratchFile pgn{".pgn"};
    const Run run = run_arbiter(
        "-testEnv -recover -repeat -games 2 -rounds 2 -ratinginterval 1 -scoreinterval 1 "
        "-autosaveinterval 0 -report penta=true -crc32 pgn=true -site https://example.org/tests/view/1 "
        "-event 'Batch 1: new vs base' -srand 7 -resign movecount=3 score=600 -draw movenumber=34 "
        "movecount=8 score=20 -variant standard -concurrency 2 -check-mate-pvs -engine "
        "name=New-0123456789 tc=0.4+0.01 timemargin=50 cmd=" +
        fake_engine() + engine + "args='" + failure.deed +
        "' -engine name=Base-0123456789 tc=60+1 cmd=" + fake_engine() + engine +
        "args=seed=2 -pgnout append=false file=" + pgn.path() +
        " -each proto=uci option.Threads=1 -output format=fastchess" + limits());
    INFO(run.out << run.err);
    CHECK(run.status == 0);

    const auto reading = read_as_fishtest(run.out + run.err, 4);
    CHECK(reading.finished);
    CHECK(lines_with(run.out, "has CRC32:").size() == 4);
    CHECK(reading.blocks_hold_whole_pairs);
    CHECK(reading.never_far_ahead);
    CHECK(reading.blocks == 2);
    CHECK(reading.crashes == failure.crashes);
    CHECK(reading.time_losses == failure.time_losses);
    const bool loses = failure.crashes + failure.time_losses + failure.illegal_moves > 0;
    CHECK(reading.losses == (loses ? 4 : 0));
    CHECK(reading.draws == (loses ? 0 : 4));
    CHECK(reading.pairs == (loses ? std::array{2, 0, 0, 0, 0} : std::array{0, 0, 2, 0, 0}));
}

}  // namespace adoube::e2e
