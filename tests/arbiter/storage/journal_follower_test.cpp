#include "arbiter/storage/journal_follower.h"

#include <filesystem>

#include "arbiter/storage/scratch_file.h"
#include "support/catch.h"

using namespace adoube;
using namespace adoube::arbiter;

namespace {

const JournalHead simple_head{"/home/anna", {"-rounds", "9"}, "games.pgn", 0};
const auto win = game::Outcome::won_by(Color::white, game::Reason::checkmate);

[[nodiscard]] MatchJournal begun(const ScratchFile& file) {
    auto journal = MatchJournal::begin(file.path(), simple_head);
    REQUIRE(journal);
    return std::move(journal).value();
}

[[nodiscard]] std::vector<int> news(JournalFollower& follower) {
    std::vector<int> numbers;
    while (true) {
        const auto games = follower.read_on();
        REQUIRE(games);
        for (const auto& [game, place] : *games) numbers.push_back(game.number);
        if (games->empty()) return numbers;
    }
}

}  // namespace

TEST_CASE("A follower tells each finished game once", "[storage][journal]") {
    const ScratchFile file;
    auto journal = begun(file);
    JournalFollower follower{file.path()};
    CHECK(news(follower).empty());
    CHECK(follower.head() == simple_head);
    CHECK(!journal.add({2, 0, 1, win, "two"}));
    CHECK(!journal.add({1, 1, 0, std::nullopt, "running"}));
    CHECK(!journal.add({4, 0, 1, win, "four"}));
    CHECK(news(follower) == std::vector{2, 4});
    CHECK(!journal.go_on("/home/berta", std::vector<std::string>{"-rounds", "10"}));
    CHECK(!journal.add({1, 1, 0, win, "one"}));
    CHECK(news(follower) == std::vector{1});
    CHECK(news(follower).empty());
    CHECK(follower.head()->directory == "/home/berta");
    CHECK(follower.head()->arguments == std::vector<std::string>{"-rounds", "10"});
}

TEST_CASE("A follower gives a game back by its place", "[storage][journal]") {
    const ScratchFile file;
    auto journal = begun(file);
    const JournalGame long_game{1, 0, 1, win, std::string(3'000'000, 'x')};
    const JournalGame short_game{2, 1, 0, win, "two"};
    for (const auto& game : {long_game, short_game}) CHECK(!journal.add(game));
    JournalFollower follower{file.path()};
    std::vector<JournalFollower::Entry> entries;
    while (true) {
        auto games = follower.read_on();
        REQUIRE(games);
        if (games->empty()) break;
        for (auto& entry : *games) entries.push_back(std::move(entry));
    }
    REQUIRE(entries.size() == 2);
    const auto first = follower.game_at(entries[0].place);
    const auto second = follower.game_at(entries[1].place);
    REQUIRE((first && second));
    CHECK((*first == long_game && entries[0].game == long_game));
    CHECK((*second == short_game && entries[1].game == short_game));
    CHECK(!follower.game_at(entries[1].place + 1));
}

TEST_CASE("A follower waits for the end of a line", "[storage][journal]") {
    const ScratchFile file;
    static_cast<void>(begun(file));
    JournalFollower follower{file.path()};
    CHECK(news(follower).empty());
    file.append(R"({"game":1,"white":0,"black":1,)");
    CHECK(news(follower).empty());
    // The match was killed there; it goes on behind its last whole line.
    auto resumed = MatchJournal::resume(file.path());
    REQUIRE(resumed);
    CHECK(!resumed->journal.add({3, 0, 1, win, "three"}));
    CHECK(news(follower) == std::vector{3});
}

TEST_CASE("A follower says what is no journal any more", "[storage][journal]") {
    const ScratchFile file;
    JournalFollower follower{file.path()};
    CHECK(follower.read_on().error().system == std::errc::no_such_file_or_directory);
    file.append("[Event \"x\"]\n");
    CHECK(follower.read_on().error().what == "is not a journal");
    std::filesystem::remove(file.path());
    auto journal = begun(file);
    CHECK(!journal.add({1, 0, 1, win, "one"}));
    CHECK(news(follower) == std::vector{1});
    SECTION("damaged") {
        file.append("nonsense\n");
        CHECK(news(follower).empty());
        file.append("more\n");
        CHECK(follower.read_on().error().what == "line 3 is damaged");
    }
    SECTION("begun anew") {
        std::filesystem::resize_file(file.path(), 0);
        CHECK(follower.read_on().error().what == "was begun anew");
    }
}

TEST_CASE("Nobody else has a free journal", "[storage][journal]") {
    const ScratchFile file;
    static_cast<void>(begun(file));
    CHECK(!is_taken(file.path()));
    CHECK(!is_taken(file.path() + ".missing"));
}
