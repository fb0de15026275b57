// Matches of every kind: their books, tournaments, engines and files.
#include <cstdlib>
#include <regex>

#include "e2e/run_arbiter.h"
#include "support/catch.h"

namespace adoube::e2e {
namespace {

[[nodiscard]] std::string engines(int number, const std::string& words = "") {
    std::string text = "match ";
    for (int i = 1; i <= number; ++i)
        text += "-engine cmd=" + fake_engine() +
                " name=" + std::string(1, static_cast<char>('@' + i)) +
                " args='seed=" + std::to_string(i) + ' ' + words + "' ";
    return text + "-each tc=60+1 -maxmoves 2 ";
}

constexpr const char* two_openings =
    "[Event \"a\"]\n\n1. e4 e5 2. Nf3 *\n\n[Event \"b\"]\n\n1. d4 d5 2. c4 *\n\n";

}  // namespace

TEST_CASE("Books may be compressed", "[e2e][match]") {
    const std::string packer = GENERATE("gzip", "zstd");
    if (!is_installed(packer)) {
        WARN(packer << " is not installed: nothing was compressed");
        return;
    }
    const ScratchFile book{".pgn"};
    book.write(two_openings);
    const std::string packed = book.path() + (packer == "gzip" ? ".gz" : ".zst");
    REQUIRE(run_program(packer, "-k -f " + book.path()).status == 0);
    const ScratchFile pgn{".pgn"};
    const Run run = run_arbiter(engines(2) + "-rounds 2 -openings plies=2 file=" + packed +
                                " -pgnout " + pgn.path());
    std::filesystem::remove(packed);
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(count(pgn.content(), "1. e4 {book} 1... e5 {book}") == 2);
    CHECK(count(pgn.content(), "1. d4 {book} 1... d5 {book}") == 2);
    CHECK(count(pgn.content(), "{book}") == 8);
}

TEST_CASE("A Polyglot book is played from", "[e2e][match]") {
    const ScratchFile book{".bin"};
    book.write({"\x46\x3b\x96\x18\x16\x91\xfc\x9c\x03\x1c\0\x01\0\0\0\0", 16});
    const ScratchFile pgn{".pgn"};
    const Run run = run_arbiter(engines(2) + "-openings order=random file=" + book.path() +
                                " -pgnout " + pgn.path());
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(count(pgn.content(), "1. e4 {book}") == 2);
}

TEST_CASE("Tournaments are played to their end", "[e2e][match]") {
    const auto [kind, games] = GENERATE(table<const char*, std::size_t>(
        {{"swiss", 3 * 2 * 2}, {"pyramid", 10 * 2}, {"gauntlet -seeds 2", 6 * 2}}));
    const Run run = run_arbiter(engines(5) + "-concurrency 3 -tournament " + std::string{kind});
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, "Finished game").size() == games);
    CHECK(run.out.ends_with("Finished match\n"));
}

TEST_CASE("A knockout ends although every game is drawn", "[e2e][match]") {
    const Run run = run_arbiter(engines(3) + "-concurrency 2 -tournament knockout -seeds 3");
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, "Finished game").size() == 2 * (2 + 4 * 2));
    CHECK(!lines_with(run.out, "Started game 2 of 4 ").empty());
    CHECK(!lines_with(run.out, "Started game 20 of 20 ").empty());
}

TEST_CASE("A file has one purpose", "[e2e][match]") {
    const ScratchFile book{".pgn"};
    book.write(two_openings);
    const std::string words =
        GENERATE("-openings file=@ -pgnout file=@ append=false",
                 "-openings file=@ -epdout file=@ append=false", "-pgnout @ -journal @",
                 "-pgnout @ -epdout @", "-pgnout @ -log file=@", "-pgnout @ -transcript @");
    const Run run =
        run_arbiter(engines(2) + std::regex_replace(words, std::regex{"@"}, book.path()));
    INFO(words << ": " << run.out << run.err);
    CHECK(run.status == 2);
    CHECK(run.err.starts_with("arbiter: one file for two things: " + book.path()));
    CHECK(book.content() == two_openings);
}

TEST_CASE("Processors that are not there are refused", "[e2e][match]") {
    const Run run = run_arbiter(engines(2) + "-use-affinity 0,1023");
    CHECK(run.status == 2);
    CHECK(run.err.starts_with("arbiter: processor cannot be used: -use-affinity 1023, "));
}

TEST_CASE("Output that finds no room is told", "[e2e][match]") {
    const std::string command = GENERATE("--help", "match --help", "status", "status --json");
    const Run run =
        run_program("sh", "-c 'exec " ADOUBE_PROGRAMS "/arbiter " + command + " 2>&1 >/dev/full'");
    CHECK(run.status == 3);
    CHECK(run.out == "arbiter: standard output cannot be written\n");
}

TEST_CASE("An interrupted round leaves nobody waiting", "[e2e][match]") {
    const Run run = run_arbiter(engines(4, "think@2") +
                                    "-each tc=600 -tournament swiss "
                                    "-concurrency 4",
                                {.interrupt_after_lines = 2});
    CHECK(run.status == 1);
}

TEST_CASE("Engines come from a list of Cute Chess", "[e2e][match]") {
    const ScratchFile list{".json"};
    list.write("[{\"name\": \"Listed One\", \"command\": \"" + fake_engine() +
               " seed=4\", \"protocol\": \"uci\", \"workingDirectory\": \"/tmp\", "
               "\"initStrings\": [\"debug on\"], \"variants\": [\"standard\"], \"options\": "
               "[{\"name\": \"UCI_Chess960\", \"type\": \"check\", \"default\": false, "
               "\"value\": false}]}, {\"name\": \"Old\", \"command\": \"x\", \"protocol\": "
               "\"xboard\"}]");
    const Run names = run_arbiter("match -engines " + list.path());
    CHECK(names.status == 0);
    CHECK(names.out == "Listed One\n");
    const ScratchFile journal{".journal"};
    const Run run = run_arbiter("match -engines " + list.path() +
                                " -engine 'conf=Listed One' -engine cmd=" + fake_engine() +
                                " name=B -each tc=60+1 -maxmoves 2 -journal " + journal.path());
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, "(Listed One vs B)").size() == 2);
    const Run resumed = run_arbiter("match -resume " + journal.path());
    INFO(resumed.out << resumed.err);
    CHECK(resumed.status == 0);
    CHECK(count(resumed.out, "Resumed match: 2 of 2 games have been played") == 1);

    const ScratchFile broken{".json"};
    broken.write("[{]");
    for (const std::string& file : {broken.path(), std::string{"/no/such/list.json"}}) {
        const Run bad = run_arbiter("match -engines " + file + " -engine conf=A -each tc=1");
        CHECK(bad.status == 2);
        CHECK(bad.err.find(file) != std::string::npos);
    }
}

// The same engine guesses every reply right; another one hardly any. Both answer at once while
// they think ahead, so every answer comes before it is known whether it is wanted.
TEST_CASE("Engines think in the time of their opponents", "[e2e][match]") {
    const bool same = GENERATE(true, false);
    const ScratchFile log{".log"};
    const std::string engine = "-engine cmd=" + fake_engine() + " args='pondering seed=";
    const Run run = run_arbiter(
        "match " + engine + "1' name=A " + engine + (same ? "1" : "2") +
        "' name=B -each tc=60+1 ponder -maxmoves 10 -log engine=true file=" + log.path());
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(count(run.out, "{Draw by ") == 2);
    CHECK(count(log.content(), "go ponder wtime ") >= 2 * 18);
    if (same) CHECK(count(log.content(), "< ponderhit") >= 2 * 17);
    else CHECK(count(log.content(), "< ponderhit") < 2 * 9);
    CHECK(log.content().find("without being asked") == std::string::npos);
}

TEST_CASE("adoube thinks in the time of its opponent", "[e2e][match]") {
    const ScratchFile log{".log"};
    const std::string engine = "-engine cmd=" ADOUBE_PROGRAMS "/adoube name=";
    const Run run = run_arbiter("match " + engine + "A " + engine +
                                "B -each tc=2+0.01 ponder timemargin=2000 -maxmoves 6 -log "
                                "engine=true file=" +
                                log.path());
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(count(run.out, "{Draw by ") == 2);
    CHECK(count(log.content(), "go ponder wtime ") > 4);
}

TEST_CASE("Positions, checksums and fields are written", "[e2e][match]") {
    const ScratchFile pgn{".pgn"};
    const ScratchFile epd{".epd"};
    const Run run =
        run_arbiter(engines(2) + "-use-affinity -epdout " + epd.path() +
                    " -crc32 pgn=true -event Any Name -site Here -pgnout file=" + pgn.path() +
                    " timeleft=true pv=true nodes=true seldepth=true "
                    "match_line='^info depth'");
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(count(epd.content(), "c0 \"1/2-1/2\";\n") == 2);
    CHECK(count(pgn.content(), "[Event \"Any Name\"]") == 2);
    for (const char* const field : {"tl=", "pv=\"", "n=20", "sd=2", "line=\"info"})
        CHECK(count(pgn.content(), field) == 8);

    const auto sums = lines_with(run.out, "has CRC32: 0x");
    REQUIRE(sums.size() == 2);
    if (!is_installed("python3")) return;
    const Run checked =
        run_program("python3",
                    "-c 'import sys,zlib; print(\"0x%08x\" % zlib.crc32(open(sys.argv[1],\"rb\")"
                    ".read()))' " +
                        pgn.path());
    CHECK(sums[1].substr(sums[1].rfind(' ') + 1) + '\n' == checked.out);
}

TEST_CASE("Lines that cannot be played are told", "[e2e][match]") {
    const std::string match = engines(2, "bad-line@2");
    const Run own = run_arbiter(match + "-check-pvs");
    INFO(own.out << own.err);
    CHECK(own.status == 0);
    CHECK(count(own.err, " is wrong: a1a1 is not legal; pv ") == 4);
    CHECK(count(own.err, "game 1: the line of A is wrong") == 1);
    const Run theirs = run_arbiter(match + "-check-mate-pvs -output format=fastchess");
    CHECK(count(theirs.out, "Warning; Illegal PV move - a1a1 from A :: pv ") == 2);
    CHECK(count(run_arbiter(match).err, "a1a1") == 0);
    CHECK(run_arbiter(match + "-check-pvs yes").status == 2);
}

TEST_CASE("Moves are written in the notation that is wanted", "[e2e][match]") {
    const ScratchFile pgn{".pgn"};
    const std::string match = engines(2) + "-pgnout file=" + pgn.path() + " notation=";
    CHECK(run_arbiter(match + "figurine").status == 2);
    CHECK(run_arbiter(match + "uci").status == 0);
    const std::regex first_move{"\n1\\. [a-h][12][a-h][34] \\{"};
    CHECK(std::regex_search(pgn.content(), first_move));
    CHECK(run_arbiter("check " + pgn.path()).status == 0);
}

TEST_CASE("Sides resign and agree to draws by their policy", "[e2e][match]") {
    const std::string engine = "-engine cmd=" + fake_engine();
    const auto match = [&](const std::string& first, const std::string& options) {
        return run_arbiter("match " + engine + " name=A args='seed=1 score=" + first + "' " +
                           engine + " name=B args='seed=2 score=5' -each tc=60+1 -maxmoves 9 " +
                           options);
    };
    const Run resigned = match("-700", "-resign-by-engine");
    CHECK(count(resigned.out, "{White resigns}") == 1);
    CHECK(count(resigned.out, "{Black resigns}") == 1);
    CHECK(count(match("0", "-draw-offer movenumber=2 movecount=2").out, "{Draw by agreement}") ==
          2);
    CHECK(count(match("90", "-draw-offer movenumber=2 movecount=2").out, "{Draw by agreement}") ==
          0);
}

// The tables of all endings with four pieces, where there are some.
TEST_CASE("An engine has a book of its own", "[e2e][match]") {
    // One record: the format's key of the starting position, the move e2e4, a weight of 1.
    const ScratchFile book{".bin"};
    book.write({"\x46\x3b\x96\x18\x16\x91\xfc\x9c\x03\x1c\0\1\0\0\0\0", 16});
    const ScratchFile pgn{".pgn"};
    const std::string match = "match -engine name=A args=seed=1 book=" + book.path() +
                              " -engine name=B args=seed=2 -each tc=60+1 cmd=" + fake_engine() +
                              " -rounds 3 -maxmoves 3 -journal off ";
    const Run run = run_arbiter(match + "-pgnout " + pgn.path());
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(count(pgn.content(), "1. e4 {book} 1... ") == 3);  // A has White in every other game
    CHECK(count(pgn.content(), "{book}") == 3);

    const Run chess960 = run_arbiter(match + "-variant chess960");
    CHECK(chess960.status == 2);
    CHECK(chess960.err.find("book cannot be used: " + book.path()) != std::string::npos);
    book.write("no book");
    const Run bad = run_arbiter(match);
    CHECK(bad.status == 2);
    CHECK(bad.err.find("bad book: " + book.path()) != std::string::npos);
    CHECK(run_arbiter(match + "-each bookdepth=0").err.find("bookdepth=0") != std::string::npos);
}

TEST_CASE("Tables give results", "[e2e][match]") {
    const char* const folder = std::getenv("ADOUBE_SYZYGY");
    if (!folder) {
        WARN("ADOUBE_SYZYGY names no folder with tables: none were looked up");
        return;
    }
    // White has to take the queen, and has another one against a bare king.
    const ScratchFile book{".epd"};
    book.write("Q7/8/8/8/8/8/6q1/2k4K w - - 0 1\n");
    const Run run = run_arbiter(engines(2) + "-tb " + folder + " -openings file=" + book.path());
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(count(run.out, "SyzygyTB}") == 2);
}

TEST_CASE("Tables that are not there are named", "[e2e][match]") {
    const Run run = run_arbiter(engines(2) + "-tb /no/such/folder");
    CHECK(run.status == 2);
    CHECK(run.err.find("-tb /no/such/folder") != std::string::npos);
}

TEST_CASE("A report says of a file what the match has said", "[e2e][report]") {
    const ScratchFile pgn{".pgn"};
    const Run run = run_arbiter(engines(2, "illegal@2") + "-rounds 3 -pgnout " + pgn.path());
    CHECK(run.status == 0);
    const Run report = run_arbiter("report " + pgn.path() + " --elo1 10");
    INFO(run.out << report.out << report.err);
    CHECK(report.status == 0);
    for (const char* const part : {"Elo: ", "LOS: ", "Games: ", "Ptnml(0-2): ", "Player: A"})
        CHECK(lines_with(report.out, part) == lines_with(run.out, part));
    CHECK(report.out.find("LLR: ") != std::string::npos);
    CHECK(run_arbiter("report " + pgn.path() + " --json").out.find("\"games\":6") !=
          std::string::npos);
}

TEST_CASE("A report of many players has a cross table", "[e2e][report]") {
    const ScratchFile pgn{".pgn"};
    CHECK(run_arbiter(engines(3) + "-pgnout " + pgn.path()).status == 0);
    const Run report = run_arbiter("report " + pgn.path() + " --columns short");
    INFO(report.out << report.err);
    CHECK(report.status == 0);
    CHECK(report.out.find("   1 A       -  1/2  1/2\n") != std::string::npos);
}

TEST_CASE("A report names what it cannot use", "[e2e][report]") {
    const ScratchFile empty{".pgn"};
    empty.write("");
    for (const auto& [words, named] : std::vector<std::pair<std::string, std::string>>{
             {"", "no file"},
             {"/no/such/file.pgn", "/no/such/file.pgn"},
             {empty.path(), "no game counts"},
             {empty.path() + " --model best", "--model best"},
             {empty.path() + " --columns rank,naem", "rank,naem"},
             {empty.path() + " --elo0 5 --elo1 5", "--elo0"},
             {empty.path() + " --enlo0 5", "enlo0"}}) {
        CAPTURE(words);
        const Run run = run_arbiter("report " + words);
        CHECK(run.status == 2);
        CHECK(run.out.empty());
        CHECK(run.err.find(named) != std::string::npos);
        CHECK(count(run.err, "\n") == 1);
        // The object that --json promises comes in place of the report.
        const Run as_json = run_arbiter("report --json " + words);
        CHECK(as_json.status == 2);
        CHECK(as_json.err == run.err);
        CHECK(as_json.out.starts_with(R"({"error":{"fault":")"));
        CHECK(count(as_json.out, "\n") == 1);
    }
    CHECK(run_arbiter("report --json missing.pgn")
              .out.starts_with(R"({"error":{"fault":"unreadableFile","field":"file","column":null,)"
                               R"("text":"missing.pgn","message":"file cannot be read: )"));
    CHECK(run_arbiter("report --json --merge /no/such/folder")
              .out.starts_with(R"({"error":{"fault":"badJournal","field":"merge","column":null,)"));
}

}  // namespace adoube::e2e
