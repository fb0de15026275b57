#include "arbiter/present/result_table.h"

#include <fmt/format.h>

#include <algorithm>

#include "arbiter/match/rating.h"
#include "arbiter/present/estimate_text.h"

namespace adoube::arbiter {
namespace {

constexpr std::size_t name_width = 25;
constexpr std::size_t number_width = 7;
constexpr std::size_t rank_width = 4;

struct Row {
    int rank;
    const std::string& name;
    const Tally& tally;
    Rating rating;
};

struct Column {
    ResultField field;
    std::string_view title;
    std::string (*text)(const Row& row);
};

constexpr Column all_columns[] = {
    {ResultField::rank, "Rank", [](const Row& row) { return std::to_string(row.rank); }},
    {ResultField::name, "Name", [](const Row& row) { return row.name; }},
    {ResultField::elo, "Elo",
     [](const Row& row) { return value_text(row.rating.elo, row.tally.score(), 0); }},
    {ResultField::error, "+/-", [](const Row& row) { return error_text(row.rating.elo, 0); }},
    {ResultField::normalized_elo, "nElo",
     [](const Row& row) { return value_text(row.rating.normalized_elo, row.tally.score(), 0); }},
    {ResultField::games, "Games", [](const Row& row) { return std::to_string(row.tally.games()); }},
    {ResultField::wins, "Wins", [](const Row& row) { return std::to_string(row.tally.wins); }},
    {ResultField::losses, "Losses",
     [](const Row& row) { return std::to_string(row.tally.losses); }},
    {ResultField::draws, "Draws", [](const Row& row) { return std::to_string(row.tally.draws); }},
    {ResultField::points, "Points",
     [](const Row& row) { return fmt::format("{:.1f}", row.tally.points()); }},
    {ResultField::score, "Score",
     [](const Row& row) { return fmt::format("{:.1f}%", 100 * row.tally.score()); }},
    {ResultField::draw_ratio, "Draw",
     [](const Row& row) {
         return fmt::format("{:.1f}%", percent(row.tally.draws, row.tally.games()));
     }},
    {ResultField::superiority, "LOS",
     [](const Row& row) {
         return fmt::format("{:.1f}%", 100 * row.rating.likelihood_of_superiority);
     }},
    {ResultField::pairs, "Ptnml(0-2)",
     [](const Row& row) { return fmt::format("[{}]", fmt::join(row.tally.pairs, ", ")); }},
};

[[nodiscard]] const Column& column_of(ResultField field) {
    return *std::find_if(std::begin(all_columns), std::end(all_columns),
                         [&](const Column& column) { return column.field == field; });
}

void add_cell(std::string& line, ResultField field, const std::string& text) {
    if (!line.empty()) line += ' ';
    switch (field) {
        case ResultField::rank: line += fmt::format("{:>{}}", text, rank_width); break;
        case ResultField::name: line += fmt::format("{:<{}}", text, name_width); break;
        default: line += fmt::format("{:>{}}", text, number_width);
    }
}

}  // namespace

std::string result_table(const Standings& standings, const Names& names,
                         std::span<const ResultField> columns) {
    std::string header;
    for (const ResultField field : columns)
        add_cell(header, field, std::string{column_of(field).title});
    std::string table = header + '\n';
    int rank = 0;
    for (const int player : standings.ranking()) {
        const Tally& tally = standings.of(player);
        const Row row{++rank, names.at(static_cast<std::size_t>(player)), tally, rate(tally)};
        std::string line;
        for (const ResultField field : columns) add_cell(line, field, column_of(field).text(row));
        table += line + '\n';
    }
    return table;
}

}  // namespace adoube::arbiter
