#include "e2e/server_rules.h"

#include <algorithm>
#include <numeric>
#include <regex>
#include <sstream>

namespace adoube::e2e {
namespace {

[[nodiscard]] bool holds(const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
}

[[nodiscard]] std::vector<std::string> words_of(const std::string& line) {
    std::stringstream stream{line};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

[[nodiscard]] std::string between_colons(const std::string& line) {
    const auto first = line.find(':');
    return line.substr(first + 1, line.find(':', first + 1) - first - 1);
}

void read_finished_game(OpenBenchReading& reading, const std::string& line) {
    const auto words = words_of(line);
    reading.results[std::stoi(words.at(2))] = words.at(6);
    const std::string reason = between_colons(line);
    reading.crashes += holds(reason, "disconnect") || holds(reason, "stalls");
    reading.time_losses += holds(reason, "on time");
    reading.illegal_moves += holds(reason, "illegal");
}

[[nodiscard]] int half_points_of_white(const std::string& result) {
    return result == "1-0" ? 2 : result == "0-1" ? 0 : 1;
}

[[nodiscard]] int count_matches(const std::string& text, const std::regex& pattern) {
    return static_cast<int>(
        std::distance(std::sregex_iterator{text.begin(), text.end(), pattern}, {}));
}

[[nodiscard]] std::string block_up_to_empty_line(std::stringstream& stream) {
    std::string block;
    for (std::string line; std::getline(stream, line) && !line.empty();) block += line + '\n';
    return block;
}

[[nodiscard]] std::string comments_of(const std::string& moves) {
    std::string comments;
    bool inside = false;
    for (const char c : moves) {
        if (c == '{' || c == '}') inside = c == '{';
        else if (inside) comments += c;
    }
    return comments;
}

// The games of a block, and whether they are those of its pairs.
void read_block_line(FishtestReading& reading, const std::string& line) {
    static const std::regex games{
        R"(Games: (\d+), Wins: (\d+), Losses: (\d+), Draws: (\d+), Points: ([0-9.]+) \()"};
    static const std::regex pairs{R"(Ptnml\(0-2\): \[(\d+), (\d+), (\d+), (\d+), (\d+)\])"};
    std::smatch found;
    if (std::regex_search(line, found, games)) {
        reading.wins = std::stoi(found[2]);
        reading.losses = std::stoi(found[3]);
        reading.draws = std::stoi(found[4]);
    }
    if (!std::regex_search(line, found, pairs)) return;
    ++reading.blocks;
    for (std::size_t i = 0; i < reading.pairs.size(); ++i)
        reading.pairs[i] = std::stoi(found[i + 1]);
    const int sum = std::accumulate(reading.pairs.begin(), reading.pairs.end(), 0);
    if (reading.wins + reading.losses + reading.draws != 2 * sum)
        reading.blocks_hold_whole_pairs = false;
}

}  // namespace

std::array<int, 5> OpenBenchReading::pairs() const {
    std::array<int, 5> pairs{};
    for (const auto& [number, result] : results) {
        const auto second = results.find(number + 1);
        if (number % 2 == 0 || second == results.end()) continue;
        ++pairs.at(static_cast<std::size_t>(half_points_of_white(result) + 2 -
                                            half_points_of_white(second->second)));
    }
    return pairs;
}

OpenBenchReading read_as_openbench(const std::string& out) {
    OpenBenchReading reading;
    std::stringstream stream{out};
    for (std::string line; std::getline(stream, line) && !line.empty();) {
        if (std::any_of(line.begin(), line.end(), [](char c) { return c < 0; }))
            reading.is_ascii = false;
        if (holds(line, "Finished game")) read_finished_game(reading, line);
    }
    return reading;
}

std::vector<OpenBenchGame> read_games_as_openbench(const std::string& pgn) {
    static const std::regex tag{R"re(\[(\w+) "([^"]*)"\])re"};
    static const std::regex score{R"(([+-]?M?\d+(?:\.\d+)?)/(\d+))"};
    std::vector<OpenBenchGame> games;
    std::stringstream stream{pgn};
    while (true) {
        const std::string header = block_up_to_empty_line(stream);
        const std::string comments = comments_of(block_up_to_empty_line(stream));
        if (header.empty()) return games;
        OpenBenchGame game;
        for (std::sregex_iterator at{header.begin(), header.end(), tag}, end; at != end; ++at)
            game.tags[(*at)[1]] = (*at)[2];
        game.scores = count_matches(comments, score);
        game.times = count_matches(comments, std::regex{R"(([\d.]+s))"});
        game.nodes = count_matches(comments, std::regex{R"(n=(\d+))"});
        game.selective_depths = count_matches(comments, std::regex{R"(sd=(\d+))"});
        games.push_back(std::move(game));
    }
}

FishtestReading read_as_fishtest(const std::string& out, int batch) {
    FishtestReading reading;
    std::stringstream stream{out};
    int finished_games = 0;
    for (std::string line; std::getline(stream, line);) {
        reading.crashes += holds(line, "disconnect") || holds(line, "stall");
        reading.time_losses += holds(line, "on time") || holds(line, "timeout");
        reading.finished = reading.finished || holds(line, "Finished match");
        finished_games += holds(line, "Finished game");
        read_block_line(reading, line);
        if (finished_games > reading.wins + reading.losses + reading.draws + batch)
            reading.never_far_ahead = false;
    }
    return reading;
}

}  // namespace adoube::e2e
