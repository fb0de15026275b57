#include "arbiter/present/cutechess_console.h"

#include <fmt/format.h>

#include "arbiter/match/rating.h"
#include "arbiter/present/estimate_text.h"
#include "arbiter/present/result_table.h"
#include "arbiter/present/sprt_text.h"

namespace adoube::arbiter {
namespace {

constexpr ResultField usual_columns[] = {
    ResultField::rank,  ResultField::name,  ResultField::elo,       ResultField::error,
    ResultField::games, ResultField::score, ResultField::draw_ratio};

[[nodiscard]] std::string score_text(const Tally& tally) {
    return fmt::format("{} - {} - {}  [{:.3f}] {}", tally.wins, tally.losses, tally.draws,
                       tally.score(), tally.games());
}

[[nodiscard]] Tally sum(const Tally& a, const Tally& b) {
    Tally total;
    total.wins = a.wins + b.wins;
    total.losses = a.losses + b.losses;
    total.draws = a.draws + b.draws;
    return total;
}

}  // namespace

std::string CutechessConsole::score_by_color() const {
    const Tally white = view_.standings.with_white(0, 1);
    const Tally against = view_.standings.with_white(1, 0);
    std::string text = score_line(view_.standings, view_.names);
    if (white.games() > 0)
        text += fmt::format("...      {} playing White: {}\n", view_.names[0], score_text(white));
    if (against.games() > 0)
        text += fmt::format("...      {} playing Black: {}\n", view_.names[0],
                            score_text(against.reversed()));
    return text + fmt::format("...      White vs Black: {}\n", score_text(sum(white, against)));
}

std::string CutechessConsole::strength() const {
    const Tally tally = view_.standings.between(0, 1);
    const Rating rating = rate(Sample::of_games(tally));
    return fmt::format("Elo difference: {} +/- {}, LOS: {:.1f} %, DrawRatio: {:.1f} %\n",
                       value_text(rating.elo, tally.score(), 1), error_text(rating.elo, 1),
                       100 * rating.likelihood_of_superiority, percent(tally.draws, tally.games()));
}

std::string CutechessConsole::test_line() const {
    if (!view_.sprt) return "SPRT: llr 0 (0.0%), lbound -inf, ubound inf\n";
    const Sprt& sprt = *view_.sprt;
    const Tally tally = view_.standings.between(0, 1);
    const double ratio = sprt.log_likelihood_ratio(tally);
    std::string text =
        fmt::format("SPRT: llr {:.3g} ({:.1f}%), lbound {:.3g}, ubound {:.3g}", ratio,
                    percent_of_bound(sprt, ratio), sprt.lower_bound(), sprt.upper_bound());
    if (const auto accepted = sprt.accepted(tally))
        text += *accepted == Hypothesis::h1 ? " - H1 was accepted" : " - H0 was accepted";
    return text + '\n';
}

std::string CutechessConsole::ratings() const {
    const auto& columns = view_.options.console.table;
    std::string text = is_duel() ? strength() + test_line() : "";
    if (!columns.empty()) text += result_table(view_.standings, view_.names, columns);
    else if (!is_duel()) text += result_table(view_.standings, view_.names, usual_columns);
    return text;
}

std::string CutechessConsole::progress(bool is_last) {
    const ConsoleOptions& console = view_.options.console;
    std::string text;
    if (is_duel() && (is_last || is_due(console.score_interval)))
        text += score_line(view_.standings, view_.names);
    if (is_last) return text;
    if (is_due(console.rating_interval.value_or(0))) text += ratings();
    if (is_due(console.outcome_interval)) text += outcomes(view_.standings, view_.names);
    return text;
}

std::string CutechessConsole::end(bool, std::optional<std::chrono::seconds>) {
    std::string text = is_duel() ? score_by_color() : "";
    text += ratings();
    text += outcomes(view_.standings, view_.names);
    return text + "Finished match\n";
}

}  // namespace adoube::arbiter
