// What lies around the engines: their files, their processes, the arbiter's own troubles.
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "e2e/run_arbiter.h"
#include "support/catch.h"

namespace adoube::e2e {
namespace {

namespace fs = std::filesystem;

// A folder that is removed with all that is in it.
class ScratchFolder {
public:
    explicit ScratchFolder(const std::string& name)
        : path_(fs::temp_directory_path() / ("adoube-" + unique_word()) / name) {
        fs::create_directories(path_);
    }
    ~ScratchFolder() { fs::remove_all(path_.parent_path()); }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] std::string file(const std::string& name) const { return path_ / name; }
    [[nodiscard]] std::string path() const { return path_; }
    // An executable file with that content.
    [[nodiscard]] std::string program(const std::string& name, const std::string& content) const {
        std::ofstream{file(name)} << content;
        fs::permissions(file(name), fs::perms::owner_all);
        return file(name);
    }

private:
    fs::path path_;
};

[[nodiscard]] std::string against_good(const std::string& faulty, const std::string& rest) {
    return "match -engine name=Faulty tc=60+1 " + faulty + " -engine cmd=" + fake_engine() +
           " name=Good tc=60+1 args=seed=5 -games 2 -maxmoves 5 -quit-ms 200 " + rest;
}

}  // namespace

TEST_CASE("An engine that hangs without a clock loses by the idle limit", "[e2e][match]") {
    const std::string limit = GENERATE("nodes=1000", "depth=5", "tc=inf depth=5");
    const std::string word = unique_word();
    const Run run = run_arbiter("match -engine name=Faulty args='hang@2 " + word +
                                "' -engine name=Good -each cmd=" + fake_engine() + ' ' + limit +
                                " -idle-limit 0.3 -stop-ms 100 -maxmoves 5");
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, " loses on time}").size() == 2);
    CHECK(count_processes(word) == 0);
}

TEST_CASE("How late a move came is told", "[e2e][match]") {
    const Run run = run_arbiter(
        "match -engine name=Late args=slow=400@2 tc=0.2+0.1 -engine "
        "name=Good tc=60+1 -each cmd=" +
        fake_engine() + " -games 1 -maxmoves 5");
    INFO(run.out << run.err);
    CHECK(lines_with(run.out, "{White loses on time}").size() == 1);
    const auto told = lines_with(run.err, "Late sent its move ");
    REQUIRE(told.size() == 1);
    const std::string& line = told.front();
    const double late = std::stod(line.substr(line.find("its move ") + 9));
    CHECK(late > 0);
    CHECK(late < 400);
    CHECK(line.find(" ms after its time was up") != std::string::npos);
}

TEST_CASE("An engine that dies is brought back in the grace time", "[e2e][match]") {
    // The fake does its deed at its own third move since it was started, so it dies every third.
    const std::string engines = against_good("cmd=" + fake_engine() + " args=crash@3", "");
    const Run run = run_arbiter(engines + " -disconnect-grace 20");
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, "{Draw by adjudication: maximal game length}").size() == 2);
    CHECK(lines_with(run_arbiter(engines + " -disconnect-grace off").out, " disconnects}").size() ==
          2);
    const std::string hopeless = against_good("cmd=" + fake_engine() + " args=crash@1", "");
    CHECK(lines_with(run_arbiter(hopeless + " -disconnect-grace 20").out, " disconnects}").size() ==
          2);
}

TEST_CASE("An engine that fails between two games loses the next one alone", "[e2e][match]") {
    const std::string deed = GENERATE("crash-isready@6", "mute-isready@6");
    const Run run = run_arbiter(
        against_good("cmd=" + fake_engine() + " args=" + deed, "-games 3 -ping-ms 200"));
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    const auto finished = lines_with(run.out, "Finished game");
    REQUIRE(finished.size() == 3);
    CHECK(finished[0].find("1/2-1/2") != std::string::npos);
    CHECK(finished[1].find("1-0 {Black") != std::string::npos);
    CHECK(finished[2].find("1/2-1/2") != std::string::npos);
}

TEST_CASE("Castling is read in the words of both variants", "[e2e][match]") {
    const ScratchFile book{".epd"};
    book.write("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1\n");
    const std::string variant = GENERATE("standard", "chess960");
    const ScratchFile pgn{".pgn"};
    const Run run =
        run_arbiter(against_good("cmd=" + fake_engine() + " args=other-castling",
                                 "-variant " + variant + " -openings file=" + book.path() +
                                     " -pgnout " + pgn.path() + " -journal off"));
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(run.out.find("illegal") == std::string::npos);
    CHECK(count(pgn.content(), " O-O") >= 2);
}

TEST_CASE("Paths may hold blanks and letters of any language", "[e2e][match]") {
    const ScratchFolder folder{"my engines \xc3\xbc \xed\x95\x9c"};
    fs::create_symlink(fake_engine(), folder.file("the engine"));
    const Run run = run_arbiter(against_good(
        "'cmd=the engine' 'dir=" + folder.path() + "' 'stderr=" + folder.file("err or log") + "'",
        ""));
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, "{Draw by adjudication").size() == 2);
}

TEST_CASE("What cannot be started is named before the first game", "[e2e][match]") {
    const ScratchFolder folder{"programs"};
    const std::vector<std::pair<std::string, std::string>> cases{
        {folder.program("noise",
                        "\x7f"
                        "ELF no program"),
         "Exec format error"},
        {folder.program("lost", "#!/no/such/interpreter\n"), "No such file"},
        {folder.program("done", "#!/bin/sh\nexit 127\n"), "exit code 127"},
        {folder.path(), "is a directory"},
    };
    for (const auto& [command, named] : cases) {
        const Run run = run_arbiter(against_good("cmd=" + command, ""));
        INFO(run.out << run.err);
        CHECK((run.status == 1 || run.status == 2));
        CHECK(run.out.empty());
        CHECK(count(run.err, "\n") == 1);
        CHECK(run.err.find(named) != std::string::npos);
    }
}

TEST_CASE("What a wrapper has started ends with it", "[e2e][match]") {
    const ScratchFolder folder{"wrapped"};
    const std::string deed = GENERATE("deaf", "crash@3", "hang@3");
    const std::string word = unique_word();
    const std::string wrapper =
        folder.program("wrapper.sh", "#!/bin/sh\nsh -c 'sleep 1000; :' " + word + " &\n" +
                                         fake_engine() + " \"$@\"\n");
    const Run run = run_arbiter(against_good(
        "cmd=" + wrapper + " args='" + deed + ' ' + word + "' st=0.3", "-stop-ms 100"));
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, "Finished game").size() == 2);
    CHECK(count_processes(word) == 0);
}

namespace {

// Starts something in a session of its own, whose parent soon is gone, and then the engine. Waits
// first for what it left behind the time before, and notes if that is still there.
[[nodiscard]] std::string leaver(const ScratchFolder& folder, const std::string& word) {
    const std::string left = folder.file("left");
    const std::string lives = "grep -q sleep \"/proc/$(cat " + left + ")/cmdline\" 2>/dev/null";
    return folder.program("leaver.sh",
                          "#!/bin/sh\n"
                          "for round in $(seq 100); do\n" +
                              lives + " || break\n  sleep 0.02\ndone\n" + lives + " && touch " +
                              folder.file("survived") + "\nsetsid sh -c 'sleep 1000; :' " + word +
                              " & echo $! >" + left + "\n" + fake_engine() + " \"$@\"\n");
}

}  // namespace

TEST_CASE("What an engine leaves in a session of its own ends with it", "[e2e][match]") {
    const ScratchFolder folder{"left"};
    const std::string word = unique_word();
    const Run run =
        run_arbiter(against_good("cmd=" + leaver(folder, word) + " args=crash@3", "-games 3"));
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, " disconnects}").size() == 3);
    CHECK_FALSE(fs::exists(folder.file("survived")));
    CHECK(count_processes(word) == 0);
}

TEST_CASE("What engines leave in sessions of their own dies with the arbiter", "[e2e][match]") {
    const ScratchFolder folder{"left"};
    const std::string word = unique_word();
    const Run run = run_arbiter(
        against_good("cmd=" + leaver(folder, word) + " args='deaf hang@1 " + word + "' tc=600", ""),
        {.interrupt_after_lines = 1, .signal = SIGKILL});
    CHECK(run.status == -SIGKILL);
    for (int i = 0; i < 500 && count_processes(word) > 0; ++i) ::usleep(10'000);
    CHECK(count_processes(word) == 0);
}

TEST_CASE("Engines die with the arbiter", "[e2e][match]") {
    const std::string word = unique_word();
    const std::string engine = "cmd=" + fake_engine() + " args='deaf hang@1 " + word + "' tc=600";
    const Run run =
        run_arbiter(against_good(engine, ""), {.interrupt_after_lines = 1, .signal = SIGKILL});
    CHECK(run.status == -SIGKILL);
    // The kernel tells them, and they may need a moment to go.
    for (int i = 0; i < 100 && count_processes(word) > 0; ++i) ::usleep(10'000);
    CHECK(count_processes(word) == 0);
}

TEST_CASE("Games during which the arbiter was held up are played again", "[e2e][match]") {
    const ScratchFile pgn{".pgn"};
    // Each has 1 s for its game and waits 0.3 s once; being stopped for 2.6 s would cost both
    // games.
    const Run run =
        run_arbiter("match -engine name=A -engine name=B -each cmd=" + fake_engine() +
                        " tc=1 arg=slow=300@2 -concurrency 2 -maxmoves 4 -journal off "
                        "-pgnout " +
                        pgn.path(),
                    {.stop_after_lines = 2, .stop_for = std::chrono::milliseconds{2600}});
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(run.err.find("held up for ") != std::string::npos);
    CHECK(lines_with(run.out, "{Draw by adjudication").size() == 2);
    CHECK(count(pgn.content(), "[Event ") == 2);
}

TEST_CASE("A flag that falls while everything stands still costs nobody the game", "[e2e][match]") {
    // 100 ms before its flag everything stops for 300 ms, and 20 ms later it moves.
    const ScratchFile pgn{".pgn"};
    const Run run = run_arbiter(
        "match -engine name=Late arg=reserve=100@2 arg=stall=300@2 "
        "-engine name=Good -each cmd=" +
        fake_engine() + " tc=0.5 -maxmoves 4 -journal off -pgnout " + pgn.path());
    INFO(run.out << run.err);
    CHECK(lines_with(run.out, "{Draw by adjudication").size() == 2);
    CHECK(count(run.err, "ms after the flag and counts") == 2);
    CHECK(count(pgn.content(), "{+0.00/1") == 16);  // what it thought before its flag is kept
}

TEST_CASE("Limits of open files are looked at before the first game", "[e2e][match]") {
    const std::string engines =
        against_good("cmd=" + fake_engine(), "-rounds 100 -concurrency 300");
    const Run refused = run_arbiter(engines, {.most_files = 256});
    INFO(refused.err);
    CHECK(refused.status == 2);
    CHECK(refused.err.find("-concurrency 300") != std::string::npos);
}

TEST_CASE("An engine that computes in its opponent's time is named", "[e2e][match]") {
    const std::string hog = GENERATE("hog", "seed=1");
    const Run run = run_arbiter("match -engine name=Faulty args=" + hog +
                                " -engine name=Good args=slow=600@1 "
                                "-each cmd=" +
                                fake_engine() + " tc=60+1 -games 1 -maxmoves 2");
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK(count(run.err, "Faulty computes while its opponent is on move: ") ==
          (hog == "hog" ? 1 : 0));
    CHECK(count(run.err, "\n") == (hog == "hog" ? 1 : 0));
}

TEST_CASE("64 boards work side by side", "[.][slow]") {
    const std::string word = unique_word();
    const Run run =
        run_arbiter("match -engine name=A -engine name=B args=seed=5 -each cmd=" + fake_engine() +
                    " arg=" + word + " tc=60+1 -rounds 64 -concurrency 64 -maxmoves 40");
    INFO(run.err);
    CHECK(run.status == 0);
    CHECK(lines_with(run.out, "Finished game").size() == 128);
    CHECK(run.out.find(" loses on time") == std::string::npos);
    CHECK(count_processes(word) == 0);
}

TEST_CASE("The last lines of an engine that fails are kept", "[e2e][match]") {
    const ScratchFile transcript{".transcript"};
    const Run run = run_arbiter(against_good("cmd=" + fake_engine() + " args='evil-name crash@3'",
                                             "-transcript " + transcript.path()));
    CHECK(run.status == 0);
    const std::string text = transcript.content();
    INFO(text);
    CHECK(lines_with(text, "game ").size() == 2);
    CHECK(text.find("game 1 (Faulty vs Good): White disconnects: signal 6") == 0);
    CHECK(count(text, " < uci\n") == 2);
    CHECK(count(text, " > bestmove ") == 4);
    const auto asked = lines_with(text, " < go ");
    CHECK(asked.size() == 6);
    for (const char c : text) CHECK((c == '\n' || (c >= ' ' && c <= '~')));
}

TEST_CASE("What an engine says stays text", "[e2e][match]") {
    const ScratchFolder folder{"here"};
    const std::string deed = GENERATE("crash@3", "evil-move@3", "garbage");
    const Run run = run_arbiter("match -engine args='evil-name " + deed +
                                "' -engine args=evil-name -each cmd=" + fake_engine() +
                                " tc=60+1 -maxmoves 5 -pgnout " + folder.file("games.pgn") +
                                " -transcript " + folder.file("transcript") +
                                " -log file=" + folder.file("log") + " engine=true");
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    int files = 0;
    for (const auto& entry : fs::directory_iterator{folder.path()}) {
        ++files;
        std::ifstream file{entry.path()};
        for (char c = '\0'; file.get(c);) CHECK((c == '\n' || (c >= ' ' && c <= '~')));
    }
    CHECK(files == 4);  // with the journal
    for (const char c : run.out + run.err) CHECK((c == '\n' || (c >= ' ' && c <= '~')));
    std::ifstream pgn{folder.file("games.pgn")};
    const std::string text{std::istreambuf_iterator<char>{pgn}, {}};
    CHECK(lines_with(text, R"([White "?[2J?] ?%s%n? ../../$(reboot)???"])").size() == 1);
}

}  // namespace adoube::e2e
