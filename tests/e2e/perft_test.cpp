// The real perft program: what it prints, how it fails, and that it can be interrupted.
#include <algorithm>
#include <csignal>

#include "program_session.h"
#include "support/catch.h"

using namespace adoube;

namespace {

struct Output {
    std::vector<std::string> lines;  // stdout, and stderr too if asked for
    int status = 0;
};

Output finish(ProgramSession& session) {
    Output output;
    while (auto line = session.read_line()) output.lines.push_back(*line);
    output.status = session.wait_for_exit();
    return output;
}

// Runs it in a shell, so that stderr can be read too or left out.
Output run(const std::string& arguments, const std::string& redirection = "2>&1") {
    const std::string command =
        std::string(ADOUBE_PROGRAMS) + "/perft " + arguments + ' ' + redirection;
    ProgramSession shell("/bin/sh", {"-c", command});
    return finish(shell);
}

bool has_line(const Output& output, std::string_view beginning) {
    return std::any_of(output.lines.begin(), output.lines.end(),
                       [&](const auto& line) { return line.starts_with(beginning); });
}

void check_complaint(const std::string& arguments, std::string_view part) {
    INFO(arguments);
    const Output output = run(arguments);
    CHECK(output.status == 2);
    REQUIRE(output.lines.size() == 1);
    CHECK(output.lines[0].starts_with("perft: "));
    CHECK(output.lines[0].find(part) != std::string::npos);
    CHECK(run(arguments, "2>/dev/null").lines.empty());
}

}  // namespace

TEST_CASE("perft counts the standard start", "[e2e][perft]") {
    const Output output = run("4", "2>/dev/null");
    CHECK(output.status == 0);
    REQUIRE(output.lines.size() == 1);
    CHECK(output.lines[0].starts_with("depth 4  nodes 197281  seconds "));
    CHECK(run("0").lines[0].starts_with("depth 0  nodes 1 "));
    const Output each = run("3 --each-depth");
    REQUIRE(each.lines.size() == 3);
    CHECK(each.lines[1].starts_with("depth 2  nodes 400 "));
}

TEST_CASE("perft takes a FEN in one word or in several, and moves", "[e2e][perft]") {
    const std::string fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -";
    CHECK(has_line(run("3 '" + fen + "'"), "depth 3  nodes 2812 "));
    CHECK(has_line(run("3 " + fen), "depth 3  nodes 2812 "));
    CHECK(has_line(run("2 --startpos960 518"), "depth 2  nodes 400 "));
    // Counted by stockfish 15.1.
    CHECK(has_line(run("2 --moves 'e2e4 e7e5'"), "depth 2  nodes 835 "));
}

TEST_CASE("perft divides, in both notations of castling", "[e2e][perft]") {
    const std::string castling = "1 '4k3/8/8/8/8/8/8/4K2R w K - 0 1' --divide";
    CHECK(has_line(run(castling), "e1g1: 1"));
    const Output output = run(castling + " --chess960 --json");
    CHECK(has_line(output, "e1h1: 1"));
    REQUIRE_FALSE(output.lines.empty());
    CHECK(output.lines.back().find(R"("e1h1":1)") != std::string::npos);
    CHECK(output.lines.back().find(R"("depth":1,"nodes":15)") != std::string::npos);
}

TEST_CASE("perft tells the kinds of moves", "[e2e][perft]") {
    const Output output = run("3 --stats --json");
    CHECK(has_line(output, "captures 34  en passant 0  castles 0  promotions 0  checks 12  "));
    CHECK(output.lines.back().find(R"("captures":34)") != std::string::npos);
}

TEST_CASE("perft names what is wrong on one line", "[e2e][perft]") {
    check_complaint("", "nothing to count");
    check_complaint("six", "six");
    check_complaint("-1", "-1");
    check_complaint("256", "0 to 255");
    check_complaint("3 8/8 w - -", "8/8");
    check_complaint("3 8/8/8/8/8/8/8/8 w - - 0 1", "no king");
    check_complaint("3 --bogus", "--bogus");
    check_complaint("3 --threads 0", "--threads");
    check_complaint("3 --hash many", "many");
    check_complaint("3 --moves 'e2e5'", "e2e5");
    check_complaint("3 --startpos960 960", "0 to 959");
    check_complaint("3 --verify", "--hash");
    check_complaint("--suite /nowhere/at.all", "/nowhere/at.all");
    check_complaint("3 --suite x.epd", "no DEPTH");
    check_complaint("3 --max-depth 2", "without --suite");
}

TEST_CASE("perft tells errors in JSON too", "[e2e][perft]") {
    const Output output = run("3 9/8 --json", "2>/dev/null");
    CHECK(output.status == 2);
    REQUIRE(output.lines.size() == 1);
    CHECK(
        output.lines[0].starts_with(R"({"error":{"fault":"unknownPiece","field":"fen","column":)"));
    const Output word = run("3 --json xx", "2>/dev/null");
    REQUIRE(word.lines.size() == 1);
    CHECK(word.lines[0].starts_with(R"({"error":{"fault":"unknownPiece","field":"fen","column":1,)"
                                    R"("text":"xx","message":"the FEN cannot be read, )"));
    const Output thread = run("3 --json --threads many", "2>/dev/null");
    REQUIRE(thread.lines.size() == 1);
    CHECK(thread.lines[0].starts_with(
        R"({"error":{"fault":"badValue","field":"--threads","column":null,"text":"many",)"
        R"("message":"this is not a value for --threads, expected )"));
}

TEST_CASE("perft says that its output found no room", "[e2e][perft]") {
    for (const char* const arguments : {"3", "3 --divide --json", "--help"}) {
        INFO(arguments);
        const Output output = run(arguments, "2>&1 > /dev/full");
        CHECK(output.status == 1);
        REQUIRE(output.lines.size() == 1);
        CHECK(output.lines[0] == "perft: standard output cannot be written");
    }
    CHECK(run("3", ">&-").status == 0);
}

TEST_CASE("perft explains itself", "[e2e][perft]") {
    const Output help = run("--help");
    CHECK(help.status == 0);
    CHECK(has_line(help, "Usage: perft DEPTH [FEN]"));
    CHECK(has_line(help, "Example:"));
    CHECK(has_line(run("--version"), "perft (Adoube) "));
}

TEST_CASE("perft finds a wrong count in a suite", "[e2e][perft]") {
    const std::string file = std::string(ADOUBE_PROGRAMS) + "/perft_e2e_suite.epd";
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    const auto write = [&](const std::string& text) {
        ProgramSession shell("/bin/sh", {"-c", "printf '" + text + "' > " + file});
        REQUIRE(shell.wait_for_exit() == 0);
    };
    write("# a comment\n" + start + " ;D1 20;D2 400\n");
    CHECK(run("--suite " + file).status == 0);

    write(start + " ;D1 20 ;D2 401 ;D3 8902\n");
    const Output output = run("--suite " + file + " --json", "2>/dev/null");
    CHECK(output.status == 1);
    CHECK(has_line(output, "line 1: " + start + "  depth 2 expected 401 found 400"));
    CHECK(output.lines.back().find(R"("failed":1)") != std::string::npos);
    CHECK(run("--suite " + file + " --max-depth 1").status == 0);
    CHECK(run("--suite " + file + " --max-nodes 30").status == 0);

    write(start + " ;D1\n");
    check_complaint("--suite " + file, "line 1");
}

TEST_CASE("perft prints what is finished when it is interrupted", "[e2e][perft]") {
    // That depth 1 is finished shows that it is at work; depth 12 would take hours.
    ProgramSession perft(std::string(ADOUBE_PROGRAMS) + "/perft", {"12", "--each-depth"});
    perft.read_until("depth 1  nodes 20 ");
    perft.signal(SIGINT);
    const Output output = finish(perft);
    CHECK(output.status == 1);
    CHECK_FALSE(has_line(output, "depth 12 "));
}
