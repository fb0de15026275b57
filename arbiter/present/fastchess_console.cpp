#include "arbiter/present/fastchess_console.h"

#include <fmt/format.h>

#include <algorithm>

#include "arbiter/match/conclusion.h"
#include "arbiter/match/rating.h"
#include "arbiter/match/time_control_text.h"
#include "arbiter/present/estimate_text.h"
#include "arbiter/present/ruler.h"
#include "arbiter/present/sprt_text.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] Rating rating_of(const Tally& tally, bool pairs) {
    return rate(pairs ? Sample::of(tally) : Sample::of_games(tally));
}

// Pairs lost by the opponent for each one lost: by how much the good ones outnumber the bad.
[[nodiscard]] std::string pairs_ratio(const Tally& tally) {
    return ratio_text(tally.pairs[3] + tally.pairs[4], tally.pairs[0] + tally.pairs[1]);
}

[[nodiscard]] std::string first_lines(const Tally& tally, bool pairs) {
    const Rating rating = rating_of(tally, pairs);
    std::string text = fmt::format(
        "Elo: {}, nElo: {}\nLOS: {:.2f} %, DrawRatio: {:.2f} %",
        estimate_text(rating.elo, tally.score()),
        estimate_text(rating.normalized_elo, tally.score()), 100 * rating.likelihood_of_superiority,
        pairs ? percent(tally.pairs[2], tally.pair_count()) : percent(tally.draws, tally.games()));
    if (pairs) text += ", PairsRatio: " + pairs_ratio(tally);
    return text + '\n';
}

[[nodiscard]] std::string pairs_line(const Tally& tally) {
    return fmt::format("Ptnml(0-2): [{}], WL/DD Ratio: {}\n", fmt::join(tally.pairs, ", "),
                       ratio_text(tally.split_pairs, tally.pairs[2] - tally.split_pairs));
}

[[nodiscard]] std::string setting_of(const EngineOptions& engine, std::string_view name) {
    const auto found =
        std::find_if(engine.settings.begin(), engine.settings.end(),
                     [&](const UciSetting& setting) { return setting.name == name; });
    return found == engine.settings.end() ? std::string{} : found->value;
}

[[nodiscard]] std::string limit_of(const EngineOptions& engine) {
    if (engine.time_control.is_limited()) return tag_text(engine.time_control);
    if (engine.nodes) return std::to_string(*engine.nodes) + " nodes";
    return std::to_string(engine.depth.value_or(0)) + " plies";
}

// What both engines have, once if it is the same.
template <class Text>
[[nodiscard]] std::string of_both(const MatchOptions& options, Text text) {
    const std::string first = text(options.engines[0]);
    const std::string second = text(options.engines[1]);
    return first == second ? first : first + " - " + second;
}

[[nodiscard]] std::string file_name(const std::string& path) {
    return path.substr(path.find_last_of('/') + 1);
}

[[nodiscard]] std::string total_time_text(std::chrono::seconds time) {
    return fmt::format("{:02}:{:02}:{:02}", time.count() / 3600, time.count() / 60 % 60,
                       time.count() % 60);
}

[[nodiscard]] std::string_view end_words(game::Reason end) {
    switch (end) {
        case game::Reason::checkmate: return "checkmate";
        case game::Reason::stalemate: return "stalemate";
        case game::Reason::threefold:
        case game::Reason::fivefold: return "threefold repetition";
        default: return "fifty-move rule";
    }
}

[[nodiscard]] std::string fault_words(const LineComplaint& complaint) {
    switch (complaint.fault) {
        case LineFault::not_a_move:
            return fmt::format("Move does not match uci move format - {}",
                               harmless(complaint.move, longest_shown_word));
        case LineFault::illegal_move:
            return fmt::format("Illegal PV move - {}",
                               harmless(complaint.move, longest_shown_word));
        case LineFault::goes_on_after_end:
            return fmt::format("PV continues after {} -", end_words(*complaint.end));
        case LineFault::other_move: return "Bestmove does not match beginning of last PV -";
        case LineFault::mate_too_early: return "Incomplete mating PV -";
        case LineFault::mate_too_late: return "Too long mating PV -";
        case LineFault::no_mate: return "Mating PV does not end with checkmate -";
    }
    return "";
}

}  // namespace

std::optional<std::string> FastchessConsole::about_line(const LineReport& report) const {
    return fmt::format("Warning; {} from {} :: pv {}\n", fault_words(report.complaint),
                       report.player, harmless(report.line, longest_shown_line));
}

bool FastchessConsole::counts_pairs() const {
    return view_.options.console.pairs && view_.options.games % 2 == 0;
}

int FastchessConsole::units() const {
    if (!counts_pairs()) return view_.standings.games();
    int pairs = 0;
    for (int player = 0; player < view_.standings.players(); ++player)
        pairs += view_.standings.of(player).pair_count();
    return pairs / 2;
}

Tally FastchessConsole::counted(const Tally& tally) const {
    return counts_pairs() ? tally.of_whole_pairs() : tally;
}

std::string FastchessConsole::circumstances() const {
    const auto& options = view_.options;
    std::string text = of_both(options, limit_of);
    text += ", " + of_both(options, [](const EngineOptions& engine) {
                const std::string threads = setting_of(engine, "Threads");
                return (threads.empty() ? "1" : threads) + 't';
            });
    const std::string hash = of_both(options, [](const EngineOptions& engine) {
        const std::string size = setting_of(engine, "Hash");
        return size.empty() ? size : size + "MB";
    });
    if (!hash.empty()) text += ", " + hash;
    if (options.openings) text += ", " + file_name(options.openings->file);
    return text;
}

std::string FastchessConsole::duel() const {
    const Tally tally = counted(view_.standings.between(0, 1));
    std::string text{ruler};
    text +=
        fmt::format("Results of {} vs {} ({}):\n", view_.names[0], view_.names[1], circumstances());
    text += first_lines(tally, counts_pairs());
    text += fmt::format("Games: {}, Wins: {}, Losses: {}, Draws: {}, Points: {:.1f} ({:.2f} %)\n",
                        tally.games(), tally.wins, tally.losses, tally.draws, tally.points(),
                        100 * tally.score());
    if (counts_pairs()) text += pairs_line(tally);
    if (view_.sprt) text += ratio_line(*view_.sprt, tally);
    text += ruler;
    if (view_.sprt) text += decision_line(*view_.sprt, tally);
    return text;
}

std::string FastchessConsole::table() const {
    constexpr std::string_view row = "{:>4} {:<25} {:>8} {:>8} {:>8} {:>8} {:>7} {:>7} {:>7} {}\n";
    std::string text{ruler};
    text += fmt::format(row, "Rank", "Name", "Elo", "+/-", "nElo", "+/-", "Games", "Score", "Draw",
                        counts_pairs() ? "Ptnml(0-2)" : "");
    int rank = 0;
    for (const int player : view_.standings.ranking()) {
        const Tally tally = counted(view_.standings.of(player));
        const Rating rating = rating_of(tally, counts_pairs());
        text += fmt::format(
            row, ++rank, view_.names.at(static_cast<std::size_t>(player)),
            value_text(rating.elo, tally.score()), error_text(rating.elo),
            value_text(rating.normalized_elo, tally.score()), error_text(rating.normalized_elo),
            tally.games(), fmt::format("{:.1f}%", 100 * tally.score()),
            fmt::format("{:.1f}%", percent(tally.draws, tally.games())),
            counts_pairs() ? fmt::format("[{}]", fmt::join(tally.pairs, ", ")) : "");
    }
    return text + std::string{ruler};
}

std::string FastchessConsole::ratings() const { return is_duel() ? duel() : table(); }

std::string FastchessConsole::finished(const Pairing& pairing, const Conclusion& conclusion) const {
    return finished_line(pairing, view_.names, {conclusion.outcome});
}

std::string FastchessConsole::progress(bool is_last) {
    const int interval = view_.options.console.rating_interval.value_or(usual_rating_interval);
    const int now = units();
    if (interval == 0 || now == reported_units_ || now % interval != 0 || is_last) return {};
    reported_units_ = now;
    return ratings();
}

std::string FastchessConsole::end(bool is_complete, std::optional<std::chrono::seconds> duration) {
    using game::Reason;
    std::string text = ratings();
    for (int player = 0; player < view_.standings.players(); ++player) {
        const auto lost_by = [&](Reason reason) { return view_.standings.lost_by(player, reason); };
        const int late = lost_by(Reason::time_loss);
        const int crashed = lost_by(Reason::disconnect) + lost_by(Reason::stall);
        if (late + crashed == 0) continue;
        text += fmt::format("Player: {}\n  Timeouts: {}\n  Crashed: {}\n",
                            view_.names.at(static_cast<std::size_t>(player)), late, crashed);
    }
    text += is_complete ? "Finished match\n" : "Tournament was interrupted.\n";
    if (!duration) return text;
    return text +
           fmt::format("Total Time: {} (hours:minutes:seconds)\n\n", total_time_text(*duration));
}

}  // namespace adoube::arbiter
