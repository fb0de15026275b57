#include "arbiter/storage/match_journal.h"

#include "arbiter/storage/pgn_recovery.h"
#include "arbiter/storage/scratch_file.h"
#include "support/catch.h"

using namespace adoube;
using namespace adoube::arbiter;

namespace {

const JournalHead odd_head{"/home/anna", {"-engine", "cmd=a b", "name=\xff\"{}"}, "games.pgn", 77};
const JournalGame first{1, 0, 1, game::Outcome::won_by(Color::black, game::Reason::time_loss),
                        "[Event \"x\"]\n0-1\n"};
const JournalGame second{2, 1, 0, game::Outcome::draw(game::Reason::threefold), "2\n"};
const JournalGame running{3, 0, 1, std::nullopt, "*\n"};

[[nodiscard]] std::string written() {
    const ScratchFile file;
    auto journal = MatchJournal::begin(file.path(), odd_head);
    REQUIRE(journal);
    for (const auto& game : {first, second, running}) CHECK(!journal->add(game));
    return file.content();
}

[[nodiscard]] std::string recovered(const std::string& there, std::uint64_t start,
                                    PgnRecovery wanted = PgnRecovery::done) {
    const ScratchFile file;
    file.write(there);
    auto opened = AppendFile::open(file.path());
    REQUIRE(opened);
    CHECK(recover_pgn(*opened, start, "one two ", "four five ").outcome == wanted);
    return file.content();
}

}  // namespace

TEST_CASE("A journal gives back what it was told", "[storage][journal]") {
    const auto content = read_journal(written());
    REQUIRE(content);
    CHECK(content->head == odd_head);
    CHECK(content->finished == std::vector{first, second});
    CHECK(content->unfinished == std::vector{running});
}

TEST_CASE("A journal may be cut at any byte behind its head", "[storage][journal]") {
    const std::string whole = written();
    for (std::size_t size = whole.find('\n') + 1; size < whole.size(); ++size) {
        const auto content = read_journal(whole.substr(0, size));
        REQUIRE(content);
        CHECK(content->size == whole.rfind('\n', size - 1) + 1);
        CHECK(content->finished.size() + content->unfinished.size() < 3);
    }
}

TEST_CASE("What is no journal, or a damaged one, is told", "[storage][journal]") {
    for (const auto* const text : {"", "[Event \"x\"]\n", "{\"journal\":2}\n", "{}\n", "\n"}) {
        CAPTURE(text);
        const auto content = read_journal(text);
        REQUIRE(!content);
        CHECK(describe(content.error()) == "is not a journal");
    }
    std::string damaged = written();
    damaged[damaged.find('\n') + 3] = '\0';
    const auto content = read_journal(damaged);
    REQUIRE(!content);
    CHECK(describe(content.error()) == "line 2 is damaged");
}

TEST_CASE("A resumed journal goes on behind its last whole line", "[storage][journal]") {
    const ScratchFile file;
    file.write(written() + R"({"game":4,"whi)");
    {
        auto resumed = MatchJournal::resume(file.path());
        REQUIRE(resumed);
        CHECK(resumed->content.unfinished == std::vector{running});
        CHECK(!resumed->journal.go_on("/home/berta", std::vector<std::string>{"-rounds", "9"}));
        const JournalGame third{3, 0, 1, second.outcome, "3\n"};
        CHECK(!resumed->journal.add(third));
    }
    const auto content = read_journal(file.content());
    REQUIRE(content);
    CHECK(content->finished.size() == 3);
    CHECK(content->unfinished.empty());
    CHECK(content->head == JournalHead{"/home/berta", {"-rounds", "9"}, "games.pgn", 77});
}

TEST_CASE("A resumption need not say how the match was started", "[storage][journal]") {
    const auto content = read_journal(written() + "{\"resumed\":true}\n");
    REQUIRE(content);
    CHECK(content->unfinished.empty());
    CHECK(content->head == odd_head);
}

TEST_CASE("A file that is no journal is not made one", "[storage][journal]") {
    const ScratchFile file;
    file.write("my only poem\n");
    CHECK(!MatchJournal::begin(file.path(), odd_head));
    CHECK(file.content() == "my only poem\n");
    CHECK(!is_journal(file.path()));
    file.write(R"({"journ)");  // as a killed run may leave it
    CHECK(MatchJournal::begin(file.path(), odd_head));
    CHECK(is_journal(file.path()));
}

TEST_CASE("A PGN file is brought back to what the journal says", "[storage][journal]") {
    const std::string before = "before ";
    for (const auto* const there :
         {"", "o", "one ", "one tw", "one two ", "one two f", "one two four five "})
        CHECK(recovered(before + there, 7) == "before one two ");
    CHECK(recovered("", 0) == "one two ");
}

TEST_CASE("A PGN file with other games is left alone", "[storage][journal]") {
    for (const auto* const there : {"x", "one x", "one two x", "one two four five x"}) {
        const std::string text = std::string{"before "} + there;
        CHECK(recovered(text, 7, PgnRecovery::foreign) == text);
    }
    CHECK(recovered("short", 7, PgnRecovery::foreign) == "short");
}

TEST_CASE("A piece that there is no room for leaves nothing behind", "[storage]") {
    auto full = AppendFile::open("/dev/full");
    REQUIRE(full);
    CHECK(full->add("game") == std::errc::no_space_on_device);
    CHECK(AppendFile::open("/no/such/folder/file").error() == std::errc::no_such_file_or_directory);
}
