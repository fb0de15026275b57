#include "arbiter/present/match_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "arbiter/match/rating.h"
#include "arbiter/present/estimate_text.h"
#include "arbiter/present/ruler.h"
#include "arbiter/present/sprt_text.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] const std::string& name(const Names& names, int player) {
    return names.at(static_cast<std::size_t>(player));
}

[[nodiscard]] std::string pairs_text(const Tally& tally) {
    return fmt::format("[{}]", fmt::join(tally.pairs, ", "));
}

[[nodiscard]] std::string duel(const Standings& standings, const Names& names, const Sprt* sprt) {
    const Tally tally = standings.between(0, 1);
    const Rating rating = rate(tally);
    std::string text{ruler};
    text += fmt::format("Results of {} vs {}:\n", names[0], names[1]);
    text += fmt::format("Elo: {}, nElo: {}\n", estimate_text(rating.elo, tally.score()),
                        estimate_text(rating.normalized_elo, tally.score()));
    text +=
        fmt::format("LOS: {:.2f} %, DrawRatio: {:.2f} %\n", 100 * rating.likelihood_of_superiority,
                    percent(tally.draws, tally.games()));
    text += fmt::format("Games: {}, Wins: {}, Losses: {}, Draws: {}, Points: {:.1f} ({:.2f} %)\n",
                        tally.games(), tally.wins, tally.losses, tally.draws, tally.points(),
                        100 * tally.score());
    text += fmt::format("Ptnml(0-2): {}\n", pairs_text(tally));
    if (sprt) text += ratio_line(*sprt, tally) + decision_line(*sprt, tally);
    text += ruler;
    return text;
}

[[nodiscard]] std::string table(const Standings& standings, const Names& names) {
    std::size_t width = 4;
    for (const auto& each : names) width = std::max(width, each.size());
    std::string text{ruler};
    text += fmt::format("Rank {:<{}} {:>19} {:>6} {:>7} {:>7} Ptnml(0-2)\n", "Name", width,
                        "Elo +/-", "Games", "Score", "Draw");
    int rank = 0;
    for (const int player : standings.ranking()) {
        const Tally& tally = standings.of(player);
        text += fmt::format(
            "{:>4} {:<{}} {:>19} {:>6} {:>6.1f}% {:>6.1f}% {}\n", ++rank, name(names, player),
            width, estimate_text(rate(tally).elo, tally.score()), tally.games(),
            100 * tally.score(), percent(tally.draws, tally.games()), pairs_text(tally));
    }
    text += ruler;
    return text;
}

[[nodiscard]] std::string words_for(const Ending& ending) {
    const std::string words = explain({game::Outcome{ending.winner, ending.reason}});
    if (!ending.winner) return words;
    const bool has_won = (*ending.winner == Color::white) == ending.as_white;
    return (has_won ? "Win: " : "Loss: ") + words;
}

[[nodiscard]] boost::json::value to_json(const std::optional<double>& number) {
    if (!number) return nullptr;
    return *number;
}

[[nodiscard]] boost::json::object to_json(const std::string& player, const Tally& tally) {
    const Rating rating = rate(tally);
    const auto value = [](const std::optional<Estimate>& estimate) {
        return estimate ? std::optional{estimate->value} : std::nullopt;
    };
    const auto error = [](const std::optional<Estimate>& estimate) {
        return estimate ? estimate->error : std::nullopt;
    };
    return {{"name", player},
            {"games", tally.games()},
            {"wins", tally.wins},
            {"losses", tally.losses},
            {"draws", tally.draws},
            {"points", tally.points()},
            {"score", tally.score()},
            {"pairs", boost::json::value_from(tally.pairs)},
            {"elo", to_json(value(rating.elo))},
            {"eloError", to_json(error(rating.elo))},
            {"normalizedElo", to_json(value(rating.normalized_elo))},
            {"normalizedEloError", to_json(error(rating.normalized_elo))},
            {"los", rating.likelihood_of_superiority}};
}

[[nodiscard]] boost::json::object to_json(const Sprt& sprt, const Tally& tally) {
    boost::json::value accepted = nullptr;
    if (const auto hypothesis = sprt.accepted(tally))
        accepted = *hypothesis == Hypothesis::h1 ? "H1" : "H0";
    return {{"llr", sprt.log_likelihood_ratio(tally)},
            {"lowerBound", sprt.lower_bound()},
            {"upperBound", sprt.upper_bound()},
            {"elo0", sprt.options().elo0},
            {"elo1", sprt.options().elo1},
            {"accepted", accepted}};
}

}  // namespace

std::string started_line(const Pairing& pairing, int game_count, const Names& names) {
    return fmt::format("Started game {} of {} ({} vs {})\n", pairing.number, game_count,
                       name(names, pairing.white), name(names, pairing.black));
}

std::string finished_line(const Pairing& pairing, const Names& names,
                          const Conclusion& conclusion) {
    return fmt::format("Finished game {} ({} vs {}): {} {{{}}}\n", pairing.number,
                       name(names, pairing.white), name(names, pairing.black), score_of(conclusion),
                       explain(conclusion));
}

std::string score_line(const Standings& standings, const Names& names) {
    const Tally tally = standings.between(0, 1);
    return fmt::format("Score of {} vs {}: {} - {} - {}  [{:.3f}] {}\n", names[0], names[1],
                       tally.wins, tally.losses, tally.draws, tally.score(), tally.games());
}

std::string report(const Standings& standings, const Names& names, const Sprt* sprt) {
    return standings.players() == 2 ? duel(standings, names, sprt) : table(standings, names);
}

std::string outcomes(const Standings& standings, const Names& names) {
    std::string text;
    for (int player = 0; player < standings.players(); ++player) {
        std::map<std::string, int> counts;
        for (const auto& [ending, games] : standings.endings(player))
            counts[words_for(ending)] += games;
        if (counts.empty()) continue;
        text += fmt::format("Player: {}\n", name(names, player));
        for (const auto& [words, games] : counts)
            text += fmt::format("   \"{}\": {}\n", words, games);
    }
    return text;
}

std::string failures(const Standings& standings, const Names& names) {
    using game::Reason;
    std::string text;
    for (int player = 0; player < standings.players(); ++player) {
        const auto lost_by = [&](Reason reason) { return standings.lost_by(player, reason); };
        const int late = lost_by(Reason::time_loss);
        const int illegal = lost_by(Reason::illegal_move);
        const int vanished = lost_by(Reason::disconnect) + lost_by(Reason::stall);
        if (late + illegal + vanished == 0) continue;
        text += fmt::format("Player: {}, Late: {}, Illegal: {}, Crashed: {}\n", name(names, player),
                            late, illegal, vanished);
    }
    return text;
}

std::string json_report(const Standings& standings, const Names& names, const Sprt* sprt,
                        bool is_complete) {
    boost::json::array players;
    for (int player = 0; player < standings.players(); ++player)
        players.push_back(to_json(name(names, player), standings.of(player)));
    boost::json::object object{
        {"complete", is_complete}, {"games", standings.games()}, {"players", std::move(players)}};
    if (sprt) object["sprt"] = to_json(*sprt, standings.between(0, 1));
    return boost::json::serialize(object) + '\n';
}

}  // namespace adoube::arbiter
