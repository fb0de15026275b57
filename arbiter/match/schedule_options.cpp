#include "arbiter/match/match_option.h"

#include <algorithm>

namespace adoube::arbiter {
namespace {

using Text = std::string_view;

constexpr Key<OpeningOptions> opening_keys[] = {
    file_key<OpeningOptions>,
    {"format", "epd, pgn or polyglot",
     [](OpeningOptions& openings, Text text) {
         return read_choice<OpeningFormat>(openings.format, text,
                                           {{"epd", OpeningFormat::epd},
                                            {"pgn", OpeningFormat::pgn},
                                            {"polyglot", OpeningFormat::polyglot}});
     }},
    {"order", "sequential or random",
     [](OpeningOptions& openings, Text text) {
         return read_choice<OpeningOrder>(
             openings.order, text,
             {{"sequential", OpeningOrder::sequential}, {"random", OpeningOrder::random}});
     }},
    {"plies", "a whole number from 0",
     [](OpeningOptions& openings, Text text) {
         return read_number(openings.plies.emplace(), text, 0);
     }},
    {"start", "a whole number from 1",
     [](OpeningOptions& openings, Text text) { return read_number(openings.start, text, 1); }},
    {"policy", "round, encounter or default",
     [](OpeningOptions&, Text text) {
         return text == "round" || text == "encounter" || text == "default";
     }},
};

[[nodiscard]] bool read_probability(double& place, Text text) {
    return read_real(place, text) && place > 0 && place < 0.5;
}

constexpr Key<SprtOptions> sprt_keys[] = {
    {"elo0", "a number", [](SprtOptions& sprt, Text text) { return read_real(sprt.elo0, text); }},
    {"elo1", "a number", [](SprtOptions& sprt, Text text) { return read_real(sprt.elo1, text); }},
    {"alpha", "a probability below 0.5",
     [](SprtOptions& sprt, Text text) { return read_probability(sprt.alpha, text); }},
    {"beta", "a probability below 0.5",
     [](SprtOptions& sprt, Text text) { return read_probability(sprt.beta, text); }},
    {"model", "normalized, logistic or bayesian",
     [](SprtOptions& sprt, Text text) {
         return read_choice<EloModel>(sprt.model, text,
                                      {{"normalized", EloModel::normalized},
                                       {"logistic", EloModel::logistic},
                                       {"bayesian", EloModel::bayesian}});
     }},
};

[[nodiscard]] Reading read_repeat(MatchOptions& options, const OptionGroup& group) {
    options.repeat = 2;
    return group.words.empty() ? std::nullopt : read_count(group, options.repeat, 1);
}

[[nodiscard]] Reading read_tournament(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "round-robin, gauntlet, pyramid, swiss or knockout", [&](Text text) {
        return read_choice<TournamentKind>(options.tournament, text,
                                           {{"round-robin", TournamentKind::round_robin},
                                            {"roundrobin", TournamentKind::round_robin},
                                            {"gauntlet", TournamentKind::gauntlet},
                                            {"pyramid", TournamentKind::pyramid},
                                            {"swiss", TournamentKind::swiss},
                                            {"knockout", TournamentKind::knockout}});
    });
}

[[nodiscard]] Reading read_seed(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "a whole number from 0",
                    [&](Text text) { return read_number(options.seed, text, std::uint64_t{0}); });
}

// "2/8": the second of eight.
[[nodiscard]] Reading read_shard(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "I/N, the I-th of N shards", [&](Text text) {
        const auto slash = std::min(text.find('/'), text.size());
        const auto number = parse_number<int>(text.substr(0, slash));
        const auto count = parse_number<int>(text.substr(std::min(slash + 1, text.size())));
        if (!number || !count || *number < 1 || *number > *count) return false;
        options.shard = Shard{*number, *count};
        return true;
    });
}

constexpr int most_processors = 1024;

// "3,5,7-11": each number and each range.
[[nodiscard]] bool read_processor_list(std::vector<int>& processors, Text text) {
    while (true) {
        const auto end = std::min(text.find(','), text.size());
        const Text part = text.substr(0, end);
        const auto dash = std::min(part.find('-'), part.size());
        const auto first = parse_number<int>(part.substr(0, dash));
        const auto last = dash == part.size() ? first : parse_number<int>(part.substr(dash + 1));
        if (!first || !last || *first < 0 || *last < *first || *last >= most_processors)
            return false;
        for (int number = *first; number <= *last; ++number) processors.push_back(number);
        if (end == text.size()) return true;
        text.remove_prefix(end + 1);
    }
}

[[nodiscard]] Reading read_processors(MatchOptions& options, const OptionGroup& group) {
    options.processors.emplace();
    if (group.words.empty()) return std::nullopt;
    return read_one(group, "numbers of processors as in 0,2,4-7",
                    [&](Text text) { return read_processor_list(*options.processors, text); });
}

constexpr MatchOption all_schedule_options[] = {
    {"tournament", read_tournament},
    {"games", [](MatchOptions& options,
                 const OptionGroup& group) { return read_count(group, options.games, 1); }},
    {"repeat", read_repeat},
    {"shard", read_shard},
    {"seeds", [](MatchOptions& options,
                 const OptionGroup& group) { return read_count(group, options.seeds, 0); }},
    {"noswap",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_flag(group, options.swap_colors, false);
     }},
    {"reverse",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_flag(group, options.reverse_colors, true);
     }},
    {"concurrency",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_count(group, options.concurrency, 1);
     }},
    {"use-affinity", read_processors},
    {"wait", [](MatchOptions& options,
                const OptionGroup& group) { return read_duration(group, options.wait); }},
    {"recover", [](MatchOptions& options,
                   const OptionGroup& group) { return read_flag(group, options.recover, true); }},
    {"norecover",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_flag(group, options.recover, false);
     }},
    {"srand", read_seed},
    {"openings",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_keys(options.openings.emplace(), group, opening_keys);
     }},
    {"sprt",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_keys(options.sprt.emplace(), group, sprt_keys);
     }},
};

}  // namespace

std::span<const MatchOption> schedule_options() { return all_schedule_options; }

}  // namespace adoube::arbiter
