// One engine misbehaves in one way, the other does not; two games each. Whatever it does, the
// games are judged, the next one is played, and nothing is left behind.
#include "e2e/run_arbiter.h"
#include "support/catch.h"

namespace adoube::e2e {
namespace {

struct Fault {
    const char* deeds;
    const char* explanation;  // of both games; each colour is told as "X"
    const char* termination;
};

// The good engine has time to spare, so that a busy machine does not change the result.
[[nodiscard]] std::string match(const std::string& deeds, const std::string& word,
                                const std::string& pgn) {
    return "match -engine cmd=" + fake_engine() + " name=Faulty tc=0.6+0.01 args='" + deeds + ' ' +
           word + "' -engine cmd=" + fake_engine() + " name=Good tc=60+1 args='seed=5 " + word +
           "' -games 2 -maxmoves 5 -stop-ms 200 -ping-ms 500 -ucinewgame-ms 500 -quit-ms 200 "
           "-startup-ms 3000 -pgnout file=" +
           pgn;
}

void check_games(const Run& run, const Fault& fault) {
    const auto finished = lines_with(run.out, "Finished game");
    REQUIRE(finished.size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        std::string wanted = fault.explanation;
        if (const auto at = wanted.find('X'); at != std::string::npos)
            wanted.replace(at, 1, i == 0 ? "White" : "Black");
        CAPTURE(finished[i]);
        CHECK(finished[i].find('{' + wanted) != std::string::npos);
        if (wanted != fault.explanation)
            CHECK(finished[i].find(i == 0 ? "): 0-1 " : "): 1-0 ") != std::string::npos);
    }
}

void check_pgn(const std::string& text, const Fault& fault) {
    CHECK(count(text, "[Event ") == 2);
    CHECK(count(text, std::string{"[Termination \""} + fault.termination + "\"]") == 2);
    for (const char c : text) CHECK((c == '\n' || (c >= ' ' && c <= '~')));
}

constexpr const char* plays_on = "Draw by adjudication";

}  // namespace

TEST_CASE("Every fault is judged, and the match goes on", "[e2e][match]") {
    const auto fault = GENERATE(values<Fault>({
        {"crash@3", "X disconnects", "abandoned"},
        {"exit=0@3", "X disconnects", "abandoned"},
        {"exit=7@3", "X disconnects", "abandoned"},
        {"partial@3", "X disconnects", "abandoned"},
        {"close-stdout@3", "X disconnects", "abandoned"},
        {"close-stdin@2", "X disconnects", "abandoned"},
        {"grandchild@3", "X disconnects", "abandoned"},
        {"move-then-exit@3", "X disconnects", "abandoned"},
        {"unfinished-move-exit@3", "X disconnects", "abandoned"},
        {"crash-newgame", "X disconnects", "abandoned"},
        {"mute-newgame", "X's connection stalls", "abandoned"},
        {"hang@3", "X loses on time", "time forfeit"},
        {"think@3", "X loses on time", "time forfeit"},
        {"slow=900@3", "X loses on time", "time forfeit"},
        {"endless@3", "X loses on time", "time forfeit"},
        {"polite-endless@3", "X loses on time", "time forfeit"},
        {"no-newline@3", "X loses on time", "time forfeit"},
        {"stop-signal@3", "X loses on time", "time forfeit"},
        {"illegal@3", "X makes an illegal move: e1e5", "rules infraction"},
        {"wrong-color@3", "X makes an illegal move: e", "rules infraction"},
        {"null@3", "X makes an illegal move: 0000", "rules infraction"},
        {"none@3", "X makes an illegal move: (none)", "rules infraction"},
        {"empty@3", "X makes an illegal move", "rules infraction"},
        {"san@3", "X makes an illegal move: N", "rules infraction"},
        {"nul@3", "X makes an illegal move: e2?e4", "rules infraction"},
        {"zero@3", "X makes an illegal move: a1a1", "rules infraction"},
        {"evil-move@3", "X makes an illegal move: ?[2J%s%n", "rules infraction"},
        {"daemon@3", "X disconnects", "abandoned"},
        {"out-of-memory@3", "X disconnects", "abandoned"},
    }));
    CAPTURE(fault.deeds);
    const ScratchFile pgn{".pgn"};
    const std::string word = unique_word();
    const Run run = run_arbiter(match(fault.deeds, word, pgn.path()));
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    check_games(run, fault);
    check_pgn(pgn.content(), fault);
    CHECK(count_processes(word) == 0);
}

TEST_CASE("What is odd but no fault costs nothing", "[e2e][match]") {
    const auto* const deeds = GENERATE(
        "twice", "unsolicited", "flood=2000@3", "long-line@3", "dribble@2", "stderr-flood@3",
        "crlf", "tabs", "blanks", "capital", "garbage", "no-id", "bad-options", "deaf",
        "crash-quit", "slow-start=300", "early-uciok", "ponder", "evil-name", "leaked-files");
    CAPTURE(deeds);
    const ScratchFile pgn{".pgn"};
    const std::string word = unique_word();
    // On a busy machine a flood may take its time.
    const std::string patient = match(deeds, word, pgn.path()) + " -each tc=60+1";
    const Run run = run_arbiter(patient);
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    check_games(run, {deeds, plays_on, "adjudication"});
    CHECK(count_processes(word) == 0);
}

TEST_CASE("An engine that cannot start ends the match before it begins", "[e2e][match]") {
    const auto* const deeds =
        GENERATE("crash-start", "crash-uci", "mute-uci", "crash-isready", "mute-isready");
    CAPTURE(deeds);
    const ScratchFile pgn{".pgn"};
    const std::string word = unique_word();
    const Run run = run_arbiter(match(deeds, word, pgn.path()) + " -each startup-ms=300");
    INFO(run.out << run.err);
    CHECK(run.status == 1);
    CHECK(count(run.err, "\n") == 1);
    CHECK(run.err.find("arbiter: engine cannot play: Faulty") == 0);
    CHECK(run.out.empty());
    CHECK(count_processes(word) == 0);
}

}  // namespace adoube::e2e
