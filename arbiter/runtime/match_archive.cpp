#include "arbiter/runtime/match_archive.h"

#include <fmt/core.h>

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <filesystem>

#include "arbiter/match/match_grammar.h"
#include "arbiter/match/match_part.h"
#include "arbiter/match/same_match.h"
#include "arbiter/runtime/resumed_arguments.h"
#include "arbiter/storage/pgn_recovery.h"

namespace adoube::arbiter {
namespace {

namespace asio = boost::asio;

// Reading a device would take what is not there for the archive.
[[nodiscard]] Checksum checksum_of_what_is_in(const std::string& pgn_file) {
    return can_be_a_regular_file(pgn_file) ? file_checksum(pgn_file) : Checksum{};
}

[[nodiscard]] ArchiveRefusal cannot_store(const std::string& file, const std::string& why) {
    return {exit_storage_failed,
            {"unwritableFile", "pgnout", fmt::format("games cannot be stored: {}: {}", file, why),
             file}};
}

[[nodiscard]] ArchiveRefusal cannot_keep(const std::string& journal, const JournalError& error) {
    return {exit_storage_failed,
            {"unwritableFile", "journal",
             fmt::format("journal cannot be kept: {}: {}, expected a file for this match alone "
                         "(-journal FILE), or none (-journal off)",
                         journal, describe(error)),
             journal}};
}

}  // namespace

std::string journal_file_of(const MatchOptions& options) {
    if (!options.journal.is_wanted) return "";
    if (!options.journal.file.empty()) return options.journal.file;
    if (!options.pgn || !can_be_a_regular_file(options.pgn->file)) return "";
    return options.pgn->file + ".journal";
}

std::string order_file_of_shard(const std::string& journal) { return journal + ".control"; }

MatchArchive::MatchArchive(const MatchOptions& options)
    : pgn_file_(options.pgn ? options.pgn->file : ""),
      journal_file_(journal_file_of(options)),
      finished_([part = MatchPart{options}](int number) { return part.plays(number); }) {}

MatchArchive::Opened MatchArchive::open(const MatchOptions& options,
                                        std::span<const std::string> arguments,
                                        std::span<const EngineOptions> configured) {
    std::unique_ptr<MatchArchive> archive{new MatchArchive{options}};
    const std::string& journal = archive->journal_file_;
    if (options.shard && journal.empty())
        return Failure{ArchiveRefusal{exit_bad_usage,
                                      {"missingOption", "shard",
                                       "nothing to join later: -shard, expected -pgnout FILE or "
                                       "-journal FILE"}}};
    if (options.journal.resume && journal.empty())
        return Failure{ArchiveRefusal{exit_bad_usage,
                                      {"missingOption", "resume",
                                       "nothing to resume from: -resume, expected -resume FILE, "
                                       "-journal FILE or -pgnout FILE"}}};
    if (auto refusal = archive->open_pgn()) return Failure{std::move(*refusal)};
    const bool append = !options.pgn || options.pgn->append;
    const bool goes_on = options.journal.resume && is_journal(journal);
    if (!journal.empty())
        if (auto refusal = goes_on ? archive->resume(options, arguments, configured)
                                   : archive->begin(arguments, append))
            return Failure{std::move(*refusal)};
    // What a shard was told in an earlier match is no order for this one.
    std::error_code ignored;
    if (options.shard && !goes_on) std::filesystem::remove(order_file_of_shard(journal), ignored);
    if (archive->pgn_ && !goes_on && !append)
        if (const auto error = archive->pgn_->cut(0))
            return Failure{cannot_store(archive->pgn_file_, error.message())};
    if (options.pgn_checksum && archive->pgn_)
        archive->pgn_checksum_ = checksum_of_what_is_in(archive->pgn_file_);
    return archive;
}

std::optional<ArchiveRefusal> MatchArchive::open_pgn() {
    if (pgn_file_.empty()) return std::nullopt;
    auto file = AppendFile::open(pgn_file_);
    if (!file) return cannot_store(pgn_file_, file.error().message());
    pgn_.emplace(std::move(file).value());
    return std::nullopt;
}

std::optional<ArchiveRefusal> MatchArchive::begin(std::span<const std::string> arguments,
                                                  bool append) {
    JournalHead head;
    head.directory = std::filesystem::current_path();
    head.arguments.assign(arguments.begin(), arguments.end());
    head.pgn = pgn_file_;
    if (pgn_ && append) head.pgn_start = pgn_->size();
    auto journal = MatchJournal::begin(journal_file_, head);
    if (!journal) return cannot_keep(journal_file_, journal.error());
    journal_.emplace(std::move(journal).value());
    return std::nullopt;
}

std::optional<ArchiveRefusal> MatchArchive::resume(const MatchOptions& options,
                                                   std::span<const std::string> arguments,
                                                   std::span<const EngineOptions> configured) {
    auto resumed = MatchJournal::resume(journal_file_);
    if (!resumed) return cannot_keep(journal_file_, resumed.error());
    const auto then = parse_match_options(resumed->content.head.arguments, configured);
    const auto differs =
        then ? what_differs(*then, options) : std::optional<std::string_view>{"option"};
    if (differs)
        return ArchiveRefusal{exit_bad_usage,
                              {"otherMatch", "resume",
                               fmt::format("match cannot be resumed: {} is of a match with another "
                                           "{}, expected the same options",
                                           journal_file_, *differs),
                               journal_file_}};
    // In this order: once the journal goes on, it no longer knows the unfinished games that the
    // file may still hold.
    if (auto refusal = restore(std::move(resumed->content))) return refusal;
    journal_.emplace(std::move(resumed->journal));
    if (const auto error =
            journal_->go_on(std::filesystem::current_path(), without_resume(arguments)))
        return cannot_store(journal_file_, error.message());
    return std::nullopt;
}

std::optional<ArchiveRefusal> MatchArchive::restore(JournalContent content) {
    for (const auto& game : content.finished) {
        numbers_.insert(game.number);
        finished_.add(game.number, game.pgn);
    }
    GamesInOrder leftovers = finished_;
    const std::string games = finished_.take_due();
    static_cast<void>(leftovers.take_due());
    for (const auto& game : content.unfinished) leftovers.add(game.number, game.pgn);
    before_ = std::move(content.finished);
    for (auto& game : before_) game.pgn.clear();
    if (!pgn_ || !can_be_a_regular_file(pgn_file_)) return std::nullopt;
    const auto [outcome, error] =
        recover_pgn(*pgn_, content.head.pgn_start, games, leftovers.take_rest());
    if (outcome == PgnRecovery::failed) return cannot_store(pgn_file_, error.message());
    if (outcome == PgnRecovery::foreign)
        return cannot_store(pgn_file_, "holds other games than the journal says");
    if (const auto not_durable = pgn_->sync())
        return cannot_store(pgn_file_, not_durable.message());
    return std::nullopt;
}

Task<std::optional<StorageFailure>> MatchArchive::add(JournalGame game) {
    if (journal_) {
        const std::error_code error = co_await make_durable(game);
        if (error) co_return StorageFailure{journal_file_, error};
    }
    if (!game.outcome) {
        unfinished_.add(game.number, std::move(game.pgn));
        co_return std::nullopt;
    }
    finished_.add(game.number, std::move(game.pgn));
    co_return write_pgn(finished_.take_due());
}

Task<std::error_code> MatchArchive::make_durable(const JournalGame& game) {
    if (!writer_) writer_.emplace(1);
    auto write = [this, &game](auto done) {
        asio::post(*writer_, [this, &game, done = std::move(done)]() mutable {
            const std::error_code error = journal_->add(game);
            const auto executor = asio::get_associated_executor(done);
            asio::post(executor, [done = std::move(done), error]() mutable { done(error); });
        });
    };
    asio::use_awaitable_t<Executor> token;
    const std::error_code error =
        co_await asio::async_initiate<asio::use_awaitable_t<Executor>, void(std::error_code)>(
            std::move(write), token);
    co_return error;
}

std::optional<StorageFailure> MatchArchive::write_pgn(std::string_view games) {
    if (!pgn_ || games.empty()) return std::nullopt;
    if (const auto error = pgn_->add(games)) return StorageFailure{pgn_file_, error};
    if (pgn_checksum_) pgn_checksum_->process_bytes(games.data(), games.size());
    return std::nullopt;
}

std::optional<StorageFailure> MatchArchive::close() {
    if (!pgn_) return std::nullopt;
    finished_.add(std::move(unfinished_));
    if (auto failure = write_pgn(finished_.take_rest())) return failure;
    if (const auto error = pgn_->sync()) return StorageFailure{pgn_file_, error};
    return std::nullopt;
}

}  // namespace adoube::arbiter
