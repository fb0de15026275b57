#include "arbiter/runtime/check_command.h"

#include <algorithm>
#include <vector>

#include "arbiter/runtime/temporary.h"
#include "support/catch.h"

namespace adoube::arbiter {

namespace {

struct Run {
    int status = 0;
    std::string out;
    std::string err;
};

[[nodiscard]] Run checked(const std::vector<std::string>& arguments) {
    Captured out(stdout);
    Captured err(stderr);
    const int status = run_check(arguments);
    return {status, out.text(), err.text()};
}

constexpr std::string_view fools_mate = "1. f3 e5 2. g4 Qh4# ";

// Enough games for several batches, every third with a wrong result.
[[nodiscard]] std::string many_games() {
    std::string text;
    for (int n = 0; n < 20'000; ++n) {
        text += "[Event \"" + std::to_string(n) + "\"]\n\n";
        text += std::string(fools_mate) + (n % 3 == 0 ? "1-0\n\n" : "0-1\n\n");
    }
    return text;
}

}  // namespace

TEST_CASE("The exit status tells good games from bad ones", "[arbiter][runtime]") {
    const TemporaryFile good(std::string(fools_mate) + "0-1\n");
    const Run fine = checked({good.path()});
    CHECK(fine.status == 0);
    CHECK(fine.out ==
          "1 games, 4 plies: 0 not readable to the end, 0 wrong results, 0 missed ends, "
          "0 possible claims\n");
    CHECK(fine.err.empty());
    const TemporaryFile bad(std::string(fools_mate) + "1-0\n");
    CHECK(checked({good.path(), bad.path()}).status == 1);
}

TEST_CASE("Any number of threads reports the same in the same order", "[arbiter][runtime]") {
    const TemporaryFile games(many_games());
    const Run one = checked({games.path(), "--threads", "1"});
    const Run four = checked({games.path(), "--threads", "4"});
    CHECK(one.status == 1);
    CHECK(
        one.out.ends_with("20000 games, 80000 plies: 0 not readable to the end, "
                          "6667 wrong results, 0 missed ends, 0 possible claims\n"));
    CHECK(one.out == four.out);
}

TEST_CASE("Proofs are made on request", "[arbiter][runtime]") {
    const TemporaryFile walls(
        "[FEN \"4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1\"]\n\n1. Kd2 1/2-1/2\n");
    CHECK(checked({walls.path()}).status == 0);
    const Run exact = checked({walls.path(), "--exact"});
    CHECK(exact.status == 1);
    CHECK(exact.out.find("the game had ended here (deadPosition)") != std::string::npos);
}

TEST_CASE("Games are mended into a file", "[arbiter][runtime]") {
    const TemporaryFile games("1.f3 e5 2.g2-g4 Dh4 *\n\n1.e2e4 *\n");
    const TemporaryFile fixed;
    CHECK(checked({games.path(), "--fix", fixed.path()}).status == 1);
    CHECK(fixed.content().find("1. e4 *\n") != std::string::npos);
    const Run nowhere = checked({games.path(), "--json", "--fix", "/no/such/folder/x.pgn"});
    CHECK(nowhere.status == 2);
    CHECK(nowhere.out.starts_with("{\"error\":"));
}

TEST_CASE("A file that is checked is not written over", "[arbiter][runtime]") {
    const TemporaryFile games("1. e4 *\n");
    const TemporaryFile link;
    std::filesystem::remove(link.path());
    std::filesystem::create_symlink(games.path(), link.path());
    for (const std::string& fixed : {games.path(), link.path()}) {
        const Run run = checked({games.path(), "--fix", fixed});
        CHECK(run.status == 2);
        CHECK(run.err.find("the games are read from this file") != std::string::npos);
        CHECK(games.content() == "1. e4 *\n");
    }
}

TEST_CASE("What cannot be used is named in one line", "[arbiter][runtime]") {
    const std::vector<std::vector<std::string>> cases{
        {}, {"/no/such/file.pgn"}, {"--threads", "many", "x.pgn"}, {"--exakt", "x.pgn"}};
    for (const auto& arguments : cases) {
        const Run run = checked(arguments);
        CHECK(run.status == 2);
        CHECK(run.out.empty());
        CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
        CHECK(run.err.starts_with("arbiter: check: "));
    }
}

}  // namespace adoube::arbiter
