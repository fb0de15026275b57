#include "arbiter/match/match_option.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] Reading pass_over_flag(MatchOptions&, const OptionGroup& group) {
    bool said = false;
    return read_flag(group, said, true);
}

[[nodiscard]] Reading pass_over_number(MatchOptions&, const OptionGroup& group) {
    int number = 0;
    return read_count(group, number, 0);
}

[[nodiscard]] Reading pass_over_book_mode(MatchOptions&, const OptionGroup& group) {
    return read_one(group, "ram or disk",
                    [](std::string_view text) { return text == "ram" || text == "disk"; });
}

constexpr MatchOption all_options[] = {
    {"testEnv", pass_over_flag},       {"force-concurrency", pass_over_flag},
    {"show-latency", pass_over_flag},  {"autosaveinterval", pass_over_number},
    {"bookmode", pass_over_book_mode},
};

}  // namespace

std::span<const MatchOption> foreign_options() { return all_options; }

}  // namespace adoube::arbiter
