// Whole matches with the real program.
#include "e2e/run_arbiter.h"
#include "support/catch.h"

namespace adoube::e2e {
namespace {

[[nodiscard]] std::string fakes(const std::string& each) {
    return "match -engine cmd=" + fake_engine() + " name=A -engine cmd=" + fake_engine() +
           " name=B args='seed=3' -each " + each + ' ';
}

// pgn-extract's own complaints about the games of the file; it says how many it has read.
void check_with_pgn_extract(const std::string& path, int games) {
    if (!is_installed("pgn-extract")) {
        WARN("pgn-extract is not installed: the PGN was not checked");
        return;
    }
    const Run run = run_program("pgn-extract", "-r " + path);
    INFO(run.err);
    CHECK(run.status == 0);
    CHECK(run.err.find(std::to_string(games) + " games matched out of " + std::to_string(games)) !=
          std::string::npos);
    CHECK(count(run.err, "\n") <= games + 2);  // a line a game and no complaint
}

}  // namespace

TEST_CASE("A tournament plays its schedule", "[e2e][match]") {
    const ScratchFile pgn{".pgn"};
    const Run run =
        run_arbiter("match -engine cmd=" + fake_engine() + " name=A -engine cmd=" + fake_engine() +
                    " name=B -engine cmd=" + fake_engine() +
                    " name=C -each tc=60+1 -maxmoves 10 -concurrency 3 -pgnout " + pgn.path());
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, "Finished game").size() == 6);
    CHECK(run.out.find("Rank Name") != std::string::npos);
    CHECK(run.out.ends_with("Finished match\n"));
    check_with_pgn_extract(pgn.path(), 6);
}

TEST_CASE("The same seed plays the same openings", "[e2e][match]") {
    const ScratchFile book{".epd"};
    book.write(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - id \"e4\";\n"
        "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - hmvc 0; fmvn 1;\n"
        "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 0 1\n");
    const auto openings_with = [&](const std::string& seed) {
        const ScratchFile pgn{".pgn"};
        const Run run =
            run_arbiter(fakes("tc=60+1") + "-rounds 3 -maxmoves 1 -openings file=" + book.path() +
                        " order=random -srand " + seed + " -pgnout " + pgn.path());
        CHECK(run.status == 0);
        return lines_with(pgn.content(), "[FEN ");
    };
    const auto first = openings_with("7");
    CHECK(first.size() == 6);
    CHECK(first[0] == first[1]);  // both colours from one opening
    CHECK(first == openings_with("7"));
}

TEST_CASE("Chess960 is played from the openings of a file", "[e2e][match]") {
    const ScratchFile book{".epd"};
    book.write("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9\n");
    const ScratchFile pgn{".pgn"};
    const Run run = run_arbiter(fakes("tc=60+1") +
                                "-variant chess960 -maxmoves 30 -openings file=" + book.path() +
                                " -pgnout " + pgn.path());
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(count(pgn.content(), "[Variant \"Chess960\"]") == 2);
    check_with_pgn_extract(pgn.path(), 2);
}

TEST_CASE("Wrong arguments and files are named in one line", "[e2e][match]") {
    const ScratchFile bad_book{".epd"};
    bad_book.write("8/8/8/8 w - -\n");
    const std::string engines = fakes("tc=1");
    const std::vector<std::pair<std::string, std::string>> cases{
        {"match -enigne cmd=x", "did you mean -engine?"},
        {"match -engine cmd=/no/such/engine -engine cmd=b -each tc=1", "/no/such/engine"},
        {"match -engine cmd=/etc/passwd -engine cmd=b -each tc=1", "not an executable file"},
        {fakes("tc=1/0"), "tc=1/0"},
        {engines + "-openings file=/no/such/book.epd", "/no/such/book.epd"},
        {engines + "-openings file=" + bad_book.path(), "line 1"},
        {engines + "-rounds many", "-rounds many"},
    };
    for (const auto& [arguments, named] : cases) {
        CAPTURE(arguments);
        const Run run = run_arbiter(arguments);
        CHECK(run.status == 2);
        CHECK(run.out.empty());
        CHECK(run.err.find(named) != std::string::npos);
        CHECK(run.err.find("arbiter: ") == 0);
        CHECK(count(run.err, "\n") == 1);
        const Run as_json = run_arbiter(arguments + " -json");
        CHECK(as_json.status == 2);
        CHECK(as_json.out.starts_with(R"({"error":{"fault":")"));
        CHECK(count(as_json.out, "\n") == 1);
        CHECK(as_json.err == run.err);
    }
    CHECK(run_arbiter("match -json -enigne cmd=x")
              .out.starts_with(R"({"error":{"fault":"unknownOption","field":"options",)"
                               R"("column":null,"text":"enigne","message":"unknown option: )"));
    CHECK(run_arbiter("match -json -engine cmd=x").out.starts_with(R"({"error":{"fault":)"));
    CHECK(run_arbiter("match -json -resume /no/such.journal")
              .out.starts_with(R"({"error":{"fault":"unusableJournal","field":"resume",)"));
}

TEST_CASE("Games that cannot be stored stop the match loudly", "[e2e][match]") {
    const std::string word = unique_word();
    const Run full = run_arbiter(fakes("tc=60+1 arg=" + word) + "-rounds 5 -pgnout /dev/full");
    CHECK(full.status == 3);
    CHECK(full.err.find("/dev/full") != std::string::npos);
    CHECK(count_processes(word) == 0);
    const Run nowhere = run_arbiter(fakes("tc=60+1") + "-pgnout /no/such/folder/x.pgn -json");
    CHECK(nowhere.status == 3);
    CHECK(nowhere.out.starts_with(R"({"error":{"fault":"unwritableFile","field":"pgnout",)"
                                  R"("column":null,"text":"/no/such/folder/x.pgn",)"));
}

TEST_CASE("An interrupted match ends soon, with whole games", "[e2e][match]") {
    const ScratchFile pgn{".pgn"};
    const std::string word = unique_word();
    const Run run = run_arbiter(
        fakes("tc=600 arg=think@4 arg=" + word) + "-rounds 5 -concurrency 2 -pgnout " + pgn.path(),
        {.interrupt_after_lines = 2});
    INFO(run.out << run.err);
    CHECK(run.status == 1);
    CHECK(count(pgn.content(), "[Termination \"unterminated\"]") == 2);
    CHECK(count(pgn.content(), "[Result \"*\"]") == 2);
    CHECK(count_processes(word) == 0);
    check_with_pgn_extract(pgn.path(), 2);
}

TEST_CASE("The result can be had as JSON", "[e2e][match]") {
    const Run run = run_arbiter(fakes("tc=60+1") + "-maxmoves 3 -json");
    CHECK(run.status == 0);
    CHECK(count(run.out, "\n") == 1);
    CHECK(run.out.find(R"("complete":true,"games":2)") != std::string::npos);
}

TEST_CASE("adoube plays stockfish in both variants", "[e2e][match]") {
    if (!is_installed("stockfish")) {
        WARN("stockfish is not installed: no match was played");
        return;
    }
    const std::string variant = GENERATE("standard", "chess960");
    const ScratchFile book{".epd"};
    book.write(variant == "standard"
                   ? "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -\n"
                   : "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9\n");
    const ScratchFile pgn{".pgn"};
    const Run run = run_arbiter(
        "match -engine cmd=" ADOUBE_PROGRAMS
        "/adoube name=adoube -engine cmd=stockfish name=stockfish -each nodes=300 -variant " +
        variant + " -openings file=" + book.path() + " -maxmoves 60 -pgnout " + pgn.path());
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, "Finished game").size() == 2);
    CHECK(run.out.find("illegal") == std::string::npos);
    CHECK(run.out.find("disconnects") == std::string::npos);
    CHECK(run.out.find("stalls") == std::string::npos);
    check_with_pgn_extract(pgn.path(), 2);
}

}  // namespace adoube::e2e
