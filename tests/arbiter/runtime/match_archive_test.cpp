#include "arbiter/runtime/match_archive.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <filesystem>
#include <iterator>

#include "arbiter/match/match_grammar.h"
#include "arbiter/runtime/temporary.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

// That of "123456789" is published as the check value of CRC-32/ISO-HDLC, which is zlib's.
constexpr std::uint32_t published_checksum = 0xCBF43926;

[[nodiscard]] MatchOptions writing_to(const TemporaryFile& pgn) {
    MatchOptions options;
    options.pgn.emplace().file = pgn.path();
    options.pgn_checksum = true;
    options.journal.is_wanted = false;
    return options;
}

[[nodiscard]] std::unique_ptr<MatchArchive> opened(const MatchOptions& options,
                                                   std::span<const std::string> arguments = {}) {
    auto archive = MatchArchive::open(options, arguments, {});
    REQUIRE(archive);
    return std::move(archive).value();
}

// The archive's thread may be busy with `io` for a moment longer.
void add_game(boost::asio::io_context& io, MatchArchive& archive, int number, std::string pgn) {
    JournalGame game;
    game.number = number;
    game.outcome.emplace();
    game.pgn = std::move(pgn);
    std::optional<StorageFailure> failure;
    const auto add = [&]() -> Task<void> { failure = co_await archive.add(std::move(game)); };
    boost::asio::co_spawn(io.get_executor(), add(), boost::asio::detached);
    io.restart();
    io.run();
    CHECK_FALSE(failure);
}

[[nodiscard]] std::size_t thread_count() {
    const std::filesystem::directory_iterator threads{"/proc/self/task"};
    return static_cast<std::size_t>(std::distance(begin(threads), end(threads)));
}

}  // namespace

TEST_CASE("The checksum of a PGN file begins with what it holds", "[match_archive]") {
    const TemporaryFile pgn{"123456789"};
    CHECK(opened(writing_to(pgn))->pgn_checksum()->checksum() == published_checksum);
}

TEST_CASE("The checksum of a PGN file goes on with each game", "[match_archive]") {
    boost::asio::io_context io;
    const TemporaryFile pgn{"1234"};
    const auto archive = opened(writing_to(pgn));
    add_game(io, *archive, 2, "789");
    add_game(io, *archive, 1, "56");
    CHECK(pgn.content() == "123456789");
    CHECK(archive->pgn_checksum()->checksum() == published_checksum);
}

TEST_CASE("The checksum of a PGN file forgets what is not appended to", "[match_archive]") {
    boost::asio::io_context io;
    const TemporaryFile pgn{"of old"};
    MatchOptions options = writing_to(pgn);
    options.pgn->append = false;
    const auto archive = opened(options);
    add_game(io, *archive, 1, "123456789");
    CHECK(archive->pgn_checksum()->checksum() == published_checksum);
}

TEST_CASE("There is no checksum of a PGN file unless it is wanted", "[match_archive]") {
    const TemporaryFile pgn{"123456789"};
    MatchOptions options = writing_to(pgn);
    options.pgn_checksum = false;
    CHECK_FALSE(opened(options)->pgn_checksum());
}

TEST_CASE("What was ordered by a shard's own file is forgotten by a new shard alone",
          "[match_archive]") {
    const TemporaryFile pgn;
    std::string journal;
    const auto are_kept = [&](std::initializer_list<std::string> more) {
        std::vector<std::string> arguments{"-engine", "cmd=A",   "tc=1", "-engine", "cmd=B",
                                           "tc=1",    "-rounds", "2",    "-pgnout", pgn.path()};
        arguments.insert(arguments.end(), more);
        const auto options = parse_match_options(arguments, {});
        REQUIRE(options);
        journal = journal_file_of(*options);
        const std::string orders = order_file_of_shard(journal);
        std::ofstream{orders} << "stop\n";
        static_cast<void>(opened(*options, arguments));
        return std::filesystem::remove(orders);
    };
    CHECK(are_kept({}));
    CHECK_FALSE(are_kept({"-shard", "1/2"}));
    CHECK(are_kept({"-shard", "1/2", "-resume"}));
    std::filesystem::remove(journal);
}

// The guardian of the engines' processes is forked in between, which wants a single thread.
TEST_CASE("The thread that waits for the disk begins with the first game", "[match_archive]") {
    boost::asio::io_context io;
    const TemporaryFile journal{""};
    MatchOptions options;
    options.journal.is_wanted = true;
    options.journal.file = journal.path();
    const std::size_t before = thread_count();
    const auto archive = opened(options);
    CHECK(thread_count() == before);
    add_game(io, *archive, 1, "1");
    CHECK(thread_count() == before + 1);
}

}  // namespace adoube::arbiter
