#include "arbiter/runtime/resumed_arguments.h"

#include <fmt/core.h>

#include <filesystem>
#include <fstream>
#include <optional>

#include "arbiter/match/option_words.h"
#include "arbiter/storage/match_journal.h"

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

}  // namespace

Expected<std::vector<std::string>, std::string> with_resumed(
    std::span<const std::string> arguments) {
    const auto journal = named_journal(arguments);
    if (!journal) return std::vector(arguments.begin(), arguments.end());
    std::ifstream file{*journal, std::ios::binary};
    std::string head;
    std::getline(file, head);
    auto content = read_journal(head + '\n');
    if (!file.is_open() || !content)
        return Failure{fmt::format("match cannot be resumed: {}: {}, expected the journal of one",
                                   *journal, file.is_open() ? "is not a journal" : "no such file")};
    auto all = std::move(content->head.arguments);
    const std::string absolute = std::filesystem::absolute(*journal);
    for (const auto& argument : arguments)
        all.push_back(argument == *journal ? absolute : argument);
    std::error_code error;
    std::filesystem::current_path(content->head.directory, error);
    if (error)
        return Failure{
            fmt::format("match cannot be resumed: {}: {}, expected the directory in "
                        "which it was started",
                        content->head.directory, error.message())};
    return all;
}

}  // namespace adoube::arbiter
