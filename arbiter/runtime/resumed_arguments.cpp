#include "arbiter/runtime/resumed_arguments.h"

#include <fmt/core.h>

#include <filesystem>
#include <optional>

#include "arbiter/match/option_words.h"
#include "arbiter/storage/journal_follower.h"

namespace adoube::arbiter {
namespace {

// The journal that the arguments name although they name no engine.
[[nodiscard]] std::optional<std::string> named_journal(std::span<const std::string> arguments) {
    const SplitOptions split = split_options(arguments);
    std::optional<std::string> journal;
    for (const auto& group : split.groups) {
        if (group.name == "engine") return std::nullopt;
        if (group.name == "resume" && group.words.size() == 1) journal = group.words[0];
    }
    return journal;
}

// How the match of that journal was last started.
[[nodiscard]] Expected<JournalHead, std::string> head_of(const std::string& journal) {
    JournalFollower follower{journal};
    while (true) {
        const auto games = follower.read_on();
        if (!games)
            return Failure{
                fmt::format("match cannot be resumed: {}: {}, expected the journal of one", journal,
                            describe(games.error()))};
        if (games->empty()) return *follower.head();
    }
}

}  // namespace

Expected<std::vector<std::string>, std::string> with_resumed(
    std::span<const std::string> arguments) {
    const auto journal = named_journal(arguments);
    if (!journal) return std::vector(arguments.begin(), arguments.end());
    auto head = head_of(*journal);
    if (!head) return Failure{head.error()};
    auto all = std::move(head->arguments);
    const std::string absolute = std::filesystem::absolute(*journal);
    for (const auto& argument : arguments)
        all.push_back(argument == *journal ? absolute : argument);
    std::error_code error;
    std::filesystem::current_path(head->directory, error);
    if (error)
        return Failure{
            fmt::format("match cannot be resumed: {}: {}, expected the directory in "
                        "which it was started",
                        head->directory, error.message())};
    return all;
}

std::vector<std::string> without_resume(std::span<const std::string> arguments) {
    std::vector<std::string> kept;
    bool keeps = true;
    for (const auto& word : arguments) {
        if (is_option(word)) keeps = word != "-resume" && word != "--resume";
        if (keeps) kept.push_back(word);
    }
    return kept;
}

}  // namespace adoube::arbiter
