#include "arbiter/present/cross_table.h"

#include <fmt/format.h>

#include <algorithm>

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::string points_text(double points) {
    const std::string text = fmt::format("{:.1f}", points);
    return text.ends_with(".0") ? text.substr(0, text.size() - 2) : text;
}

[[nodiscard]] std::string cell(const Standings& standings, int player, int opponent) {
    if (player == opponent) return "-";
    const Tally tally = standings.between(player, opponent);
    if (tally.games() == 0) return ".";
    return points_text(tally.points()) + '/' + std::to_string(tally.games());
}

}  // namespace

std::string cross_table(const Standings& standings, const Names& names) {
    const std::vector<int> ranking = standings.ranking();
    std::size_t name_width = 4;
    for (const auto& name : names) name_width = std::max(name_width, name.size());
    std::size_t width = 3;
    for (const int player : ranking)
        for (const int opponent : ranking)
            width = std::max(width, cell(standings, player, opponent).size());

    std::string text = fmt::format("{:>4} {:<{}}", "", "Name", name_width);
    for (std::size_t rank = 1; rank <= ranking.size(); ++rank)
        text += fmt::format("  {:>{}}", rank, width);
    text += '\n';
    int rank = 0;
    for (const int player : ranking) {
        text += fmt::format("{:>4} {:<{}}", ++rank, names.at(static_cast<std::size_t>(player)),
                            name_width);
        for (const int opponent : ranking)
            text += fmt::format("  {:>{}}", cell(standings, player, opponent), width);
        text += '\n';
    }
    return text;
}

}  // namespace adoube::arbiter
