// Nothing is lost: a match that ends before its time goes on later, and comes to the same games.
#include <algorithm>
#include <csignal>
#include <fstream>
#include <regex>

#include "base/split_mix.h"
#include "e2e/run_arbiter.h"
#include "support/catch.h"

namespace adoube::e2e {
namespace {

using std::chrono::microseconds;

constexpr int match_games = 24;

constexpr std::string_view openings =
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -\n"
    "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq -\n"
    "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq -\n"
    "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq -\n"
    "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq -\n"
    "rnbqkbnr/pppppppp/8/8/5P2/8/PPPPP1PP/RNBQKBNR b KQkq -\n"
    "r1bqkbnr/pppppppp/2n5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -\n";

// A PGN file, the journal beside it, and a book.
class MatchFiles {
public:
    MatchFiles() { book_.write(openings); }
    ~MatchFiles() { std::filesystem::remove(journal()); }

    [[nodiscard]] const std::string& pgn() const { return pgn_.path(); }
    [[nodiscard]] const std::string& book() const { return book_.path(); }
    [[nodiscard]] std::string journal() const { return pgn_.path() + ".journal"; }
    [[nodiscard]] std::string games() const { return pgn_.content(); }
    [[nodiscard]] std::string journal_text() const {
        std::ifstream file{journal(), std::ios::binary};
        return {std::istreambuf_iterator<char>{file}, {}};
    }

private:
    ScratchFile pgn_{".pgn"};
    ScratchFile book_{".epd"};
};

// Engines whose moves, and whose illegal ones, depend on nothing but their position. Each waits a
// little in every game, so that a match does not end before anything can happen to it.
[[nodiscard]] std::string match(const MatchFiles& files, const std::string& rest = "") {
    return "match -engine name=A args='seed=1 errs=40 slow=10@3' "
           "-engine name=B args='seed=2 errs=20 slow=10@3' -each tc=60+1 cmd=" +
           fake_engine() + " -rounds " + std::to_string(match_games / 2) +
           " -maxmoves 12 -concurrency 2 -srand 3 -openings order=random file=" + files.book() +
           " -pgnout file=" + files.pgn() + ' ' + rest;
}

// Without what the clock and the calendar say.
[[nodiscard]] std::string timeless(const std::string& pgn) {
    static const std::regex tags{R"(\[(Date|UTCDate|UTCTime|Game\w+) "[^"]*"\]\n)"};
    static const std::regex times{R"(\d+\.\d{6}s)"};
    static const std::regex ends_of_lines{R"(([^\n])\n([^\n\[]))"};  // they follow the times
    const std::string text = std::regex_replace(std::regex_replace(pgn, tags, ""), times, "0s");
    return std::regex_replace(text, ends_of_lines, "$1 $2");
}

[[nodiscard]] std::vector<std::string> games_in(const std::string& pgn) {
    std::vector<std::string> texts;
    for (std::size_t at = 0; at < pgn.size();) {
        const auto next = std::min(pgn.find("[Event ", at + 1), pgn.size());
        texts.push_back(pgn.substr(at, next - at));
        at = next;
    }
    return texts;
}

// What a run prints at its end, from the standings on.
[[nodiscard]] std::string statistics(const std::string& out) {
    const auto at = out.rfind("Results of ");
    return at == std::string::npos ? out : out.substr(at);
}

struct Undisturbed {
    std::string games;
    std::string statistics;
};

[[nodiscard]] Undisturbed play_undisturbed() {
    const MatchFiles files;
    const Run run = run_arbiter(match(files));
    INFO(run.out << run.err);
    REQUIRE(run.status == 0);
    return {timeless(files.games()), statistics(run.out)};
}

// The numbers of the games that the PGN file holds, as their Round tags say.
void check_whole_games(const std::string& pgn) {
    CHECK(count(pgn, "[Event ") == count(pgn, "[Result "));
    CHECK((pgn.empty() || pgn.ends_with("\n\n")));
}

[[nodiscard]] std::string resuming(const MatchFiles& files, bool by_journal) {
    return by_journal ? "match -resume " + files.journal() : match(files, "-resume");
}

void check_killed_match(const Undisturbed& wanted, std::uint64_t seed, int kills) {
    CAPTURE(seed);
    SplitMix64 lots{seed};
    const MatchFiles files;
    Run run;
    std::string arguments = match(files);
    for (int i = 0; i < kills; ++i) {
        run = run_arbiter(arguments, {.kill_after = microseconds{1000 + lots.below(90'000)}});
        check_whole_games(files.games());
        const bool by_journal = lots.below(2) == 1 && count(files.games(), "[Event ") > 0;
        arguments = resuming(files, by_journal);
    }
    run = run_arbiter(arguments);
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(timeless(files.games()) == wanted.games);
    CHECK(statistics(run.out) == wanted.statistics);
}

}  // namespace

TEST_CASE("A match that was killed ends as an undisturbed one", "[e2e][journal]") {
    const auto wanted = play_undisturbed();
    CHECK(count(wanted.games, "[Event ") == match_games);
    for (const std::uint64_t seed : {1U, 2U}) check_killed_match(wanted, seed, 5);
}

TEST_CASE("A match can be killed at 200 moments", "[.][slow]") {
    const auto wanted = play_undisturbed();
    for (std::uint64_t seed = 100; seed < 140; ++seed) check_killed_match(wanted, seed, 5);
}

TEST_CASE("A shard plays its games, killed and resumed as well", "[e2e][shard]") {
    const auto wanted = play_undisturbed();
    const MatchFiles files;
    const Run killed =
        run_arbiter(match(files, "-shard 2/3"), {.kill_after = microseconds{60'000}});
    INFO(killed.out << killed.err);
    const Run run = run_arbiter(match(files, "-shard 2/3 -resume"));
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(count(files.games(), "[Event ") == match_games / 3);
    std::string shard;
    const auto whole = games_in(wanted.games);
    for (const std::size_t number : {3U, 4U, 9U, 10U, 15U, 16U, 21U, 22U})
        shard += whole.at(number - 1);
    CHECK(timeless(files.games()) == shard);
    CHECK(run_arbiter(match(files, "-shard 1/3 -resume")).status == 2);
}

TEST_CASE("What was half written is cut off", "[e2e][journal]") {
    const auto wanted = play_undisturbed();
    const MatchFiles files;
    REQUIRE(run_arbiter(match(files)).status == 0);
    // Half a line, and of the games behind the twentieth nothing.
    std::filesystem::resize_file(files.journal(), std::filesystem::file_size(files.journal()) - 40);
    std::size_t half = 0;
    for (int game = 0; game < 20; ++game) half = files.games().find("[Event ", half) + 60;
    std::filesystem::resize_file(files.pgn(), half);
    const Run run = run_arbiter("match -resume " + files.journal());
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(timeless(files.games()) == wanted.games);
    CHECK(statistics(run.out) == wanted.statistics);
}

TEST_CASE("A complete match is not played again", "[e2e][journal]") {
    const MatchFiles files;
    REQUIRE(run_arbiter(match(files)).status == 0);
    const std::string before = files.games();
    const Run run = run_arbiter(match(files, "-resume"));
    CHECK(run.status == 0);
    CHECK(count(run.out, "Started game") == 0);
    CHECK(run.out.ends_with("Finished match\n"));
    CHECK(files.games() == before);
}

TEST_CASE("A match that was made longer stays so", "[e2e][journal]") {
    const MatchFiles files;
    REQUIRE(run_arbiter(match(files)).status == 0);
    const std::string resume = "match -resume " + files.journal();
    CHECK(run_arbiter(resume + " -rounds 14").status == 0);
    const Run run = run_arbiter(resume);
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(count(run.out, "Resumed match: 28 of 28 games have been played\n") == 1);
}

TEST_CASE("A match that was interrupted goes on", "[e2e][journal]") {
    const int signal = GENERATE(SIGINT, SIGTERM);
    const auto wanted = play_undisturbed();
    const MatchFiles files;
    const std::string word = unique_word();
    const Run first =
        run_arbiter(match(files, "-site " + word), {.interrupt_after_lines = 9, .signal = signal});
    INFO(first.out << first.err);
    CHECK(first.status == 1);
    const auto hint = lines_with(first.out, "To resume the match: arbiter ");
    REQUIRE(hint.size() == 1);
    CHECK(count(files.games(), "[Result \"*\"]") == count(files.games(), "\"unterminated\""));
    CHECK(count_processes(word) == 0);

    const Run second = run_arbiter(hint[0].substr(hint[0].find("match -resume")) + " -site ?");
    INFO(second.out << second.err);
    CHECK(second.status == 0);
    CHECK(std::regex_replace(timeless(files.games()), std::regex{word}, "?") == wanted.games);
    CHECK(statistics(second.out) == wanted.statistics);
}

TEST_CASE("A match whose resumption was refused can be resumed later", "[e2e][journal]") {
    const MatchFiles files;
    // Games that take long, so that some are in the file unfinished.
    const std::string slow = "-each args='seed=1 slow=20' ";
    REQUIRE(run_arbiter(match(files, slow), {.interrupt_after_lines = 1}).status == 1);
    const std::string games = files.games();
    const std::string journal = files.journal_text();
    REQUIRE(count(games, "\"unterminated\"") > 0);

    std::ofstream{files.pgn(), std::ios::app} << "[Event \"other\"]\n\n*\n\n";
    CHECK(run_arbiter(match(files, slow + "-resume")).status == 3);
    CHECK(files.journal_text() == journal);

    std::filesystem::resize_file(files.pgn(), games.size());
    const Run run = run_arbiter(match(files, slow + "-resume"), {.interrupt_after_lines = 2});
    INFO(run.out << run.err);
    CHECK(run.status == 1);
}

TEST_CASE("A second signal ends a match at once", "[e2e][journal]") {
    const MatchFiles files;
    const std::string word = unique_word();
    // Engines that obey neither stop nor quit, each with more time than the test.
    const Run run = run_arbiter("match -engine name=A -engine name=B -each cmd=" + fake_engine() +
                                    " args='hang@2 deaf " + word +
                                    "' tc=600 -stop-ms 60000 -quit-ms 60000 -pgnout " + files.pgn(),
                                {.interrupt_after_lines = 1, .signals = 2});
    INFO(run.out << run.err);
    CHECK(run.status == 1);
    CHECK(lines_with(run.out, "To resume the match: arbiter ").size() == 1);
    CHECK(count_processes(word) == 0);
}

TEST_CASE("A full disk stops the match loudly, and nothing is lost", "[e2e][journal]") {
    const auto wanted = play_undisturbed();
    const MatchFiles files;
    const std::string word = unique_word();
    const Run full = run_arbiter(match(files, "-site " + word), {.largest_file = 9'000});
    INFO(full.out << full.err);
    CHECK(full.status == 3);
    CHECK(count(full.err, "arbiter: games cannot be stored: " + files.pgn()) == 1);
    CHECK(count_processes(word) == 0);
    check_whole_games(files.games());
    CHECK(count(files.games(), "[Event ") < match_games);

    const Run rest = run_arbiter(match(files, "-resume"));
    INFO(rest.out << rest.err);
    CHECK(rest.status == 0);
    CHECK(std::regex_replace(timeless(files.games()), std::regex{word}, "?") == wanted.games);
    CHECK(statistics(rest.out) == wanted.statistics);
}

TEST_CASE("Games stand in the file in the order of their numbers", "[e2e][journal]") {
    const MatchFiles files;
    // White takes his time in the games of odd numbers, so that the others end earlier.
    const Run run =
        run_arbiter("match -engine cmd=" + fake_engine() +
                    " name=Slow args='slow=30@1' -engine cmd=" + fake_engine() +
                    " name=Quick -engine cmd=" + fake_engine() +
                    " name=Third -each tc=60+1 -maxmoves 2 -concurrency 3 -pgnout " + files.pgn());
    CHECK(run.status == 0);
    const auto whites = lines_with(files.games(), "[White ");
    const std::vector<std::string> wanted{R"([White "Slow"])",  R"([White "Quick"])",
                                          R"([White "Slow"])",  R"([White "Third"])",
                                          R"([White "Quick"])", R"([White "Third"])"};
    CHECK(whites == wanted);
}

TEST_CASE("What cannot be resumed is refused, and left as it is", "[e2e][journal]") {
    const MatchFiles files;
    REQUIRE(run_arbiter(match(files)).status == 0);
    SECTION("another match") {
        const Run run = run_arbiter(match(files, "-resume -games 4"));
        CHECK(run.status == 2);
        CHECK(run.err.find("another -games") != std::string::npos);
    }
    SECTION("other games in the file") {
        std::ofstream{files.pgn(), std::ios::app} << "[Event \"other\"]\n\n*\n\n";
        const std::string before = files.games();
        const Run run = run_arbiter(match(files, "-resume"));
        CHECK(run.status == 3);
        CHECK(run.err.find(files.pgn()) != std::string::npos);
        CHECK(files.games() == before);
    }
    SECTION("no journal") {
        const Run run = run_arbiter("match -resume " + files.pgn());
        CHECK(run.status == 2);
        CHECK(run.err.find("is not a journal") != std::string::npos);
        CHECK(run_arbiter("match -resume /no/such/file").status == 2);
    }
    SECTION("a file that is no journal is not made one") {
        const std::string before = files.games();
        CHECK(run_arbiter(match(files, "-pgnout /dev/null -journal " + files.pgn())).status == 3);
        CHECK(files.games() == before);
    }
}

}  // namespace adoube::e2e
