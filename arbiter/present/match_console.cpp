#include "arbiter/present/match_console.h"

#include "arbiter/present/cutechess_console.h"
#include "arbiter/present/fastchess_console.h"
#include "arbiter/present/result_table.h"

namespace adoube::arbiter {
namespace {

class OwnConsole final : public MatchConsole {
public:
    explicit OwnConsole(const MatchView& view) : MatchConsole(view) {}

    [[nodiscard]] std::string progress(bool is_last) override {
        if (is_last) return {};
        const ConsoleOptions& console = view_.options.console;
        std::string text;
        if (is_duel() && is_due(console.score_interval)) text += score();
        if (is_due(console.rating_interval.value_or(usual_rating_interval))) text += ratings();
        if (is_due(console.outcome_interval)) text += outcomes(view_.standings, view_.names);
        return text;
    }

    [[nodiscard]] std::string end(bool is_complete, std::optional<std::chrono::seconds>) override {
        std::string text;
        // A match that is stopped may have told it after its last game.
        if (is_duel() && view_.standings.games() > games_told_) text += score();
        text += ratings() + failures(view_.standings, view_.names);
        return text + (is_complete ? "Finished match\n" : "Match was stopped before its end\n");
    }

private:
    [[nodiscard]] std::string score() {
        games_told_ = view_.standings.games();
        return score_line(view_.standings, view_.names);
    }
    [[nodiscard]] std::string ratings() const {
        const auto& columns = view_.options.console.table;
        std::string text = report(view_.standings, view_.names, view_.sprt);
        if (!columns.empty()) text += result_table(view_.standings, view_.names, columns);
        return text;
    }

    int games_told_ = 0;  // in the last line of the score
};

}  // namespace

std::unique_ptr<MatchConsole> MatchConsole::make(const MatchView& view) {
    switch (view.options.console.format) {
        case ConsoleFormat::fastchess: return std::make_unique<FastchessConsole>(view);
        case ConsoleFormat::cutechess: return std::make_unique<CutechessConsole>(view);
        case ConsoleFormat::own: break;
    }
    return std::make_unique<OwnConsole>(view);
}

std::string MatchConsole::started(const Pairing& pairing, int game_count) const {
    return started_line(pairing, game_count, view_.names);
}

std::string MatchConsole::finished(const Pairing& pairing, const Conclusion& conclusion) const {
    return finished_line(pairing, view_.names, conclusion);
}

bool MatchConsole::is_due(int interval) const {
    return interval > 0 && view_.standings.games() % interval == 0;
}

}  // namespace adoube::arbiter
