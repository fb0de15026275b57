#include "arbiter/match/match_option.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] Reading pass_over_flag(MatchOptions&, const OptionGroup& group) {
    bool said = false;
    return read_flag(group, said, true);
}

[[nodiscard]] bool pass_over_switch(MatchOptions&, std::string_view text) {
    bool said = false;
    return read_switch(said, text);
}

[[nodiscard]] Reading pass_over_number(MatchOptions&, const OptionGroup& group) {
    int number = 0;
    return read_count(group, number, 0);
}

[[nodiscard]] Reading pass_over_book_mode(MatchOptions&, const OptionGroup& group) {
    return read_one(group, "ram or disk",
                    [](std::string_view text) { return text == "ram" || text == "disk"; });
}

// Where fastchess keeps what it needs to go on; the journal serves that here.
constexpr Key<MatchOptions> config_keys[] = {
    {"outname", "a file",
     [](MatchOptions& options, std::string_view text) {
         options.journal.is_wanted = true;
         options.journal.file = text;
         return !text.empty();
     }},
    {"discard", "true or false", pass_over_switch},
    {"stats", "true or false", pass_over_switch},
};

[[nodiscard]] Reading read_config(MatchOptions& options, const OptionGroup& group) {
    for (const std::string& word : group.words)
        if (split_key(word).key == "file")
            return OptionError{OptionFault::bad_value, "-config", word,
                               "-resume FILE, with the journal of the match"};
    return read_keys(options, group, config_keys);
}

constexpr MatchOption all_foreign_options[] = {
    {"testEnv", pass_over_flag},       {"force-concurrency", pass_over_flag},
    {"show-latency", pass_over_flag},  {"autosaveinterval", pass_over_number},
    {"bookmode", pass_over_book_mode}, {"config", read_config},
};

}  // namespace

std::span<const MatchOption> foreign_options() { return all_foreign_options; }

}  // namespace adoube::arbiter
