#include "perft/program/report.h"

#include <fmt/format.h>

#include <array>

namespace adoube::perft {

namespace {

struct Line {
    const char* name;
    const char* json_name;
    std::uint64_t Statistics::* count;
};

constexpr std::array<Line, 8> statistics_lines{{
    {"captures", "captures", &Statistics::captures},
    {"en passant", "enPassant", &Statistics::en_passant},
    {"castles", "castles", &Statistics::castles},
    {"promotions", "promotions", &Statistics::promotions},
    {"checks", "checks", &Statistics::checks},
    {"discovered checks", "discoveredChecks", &Statistics::discovered_checks},
    {"double checks", "doubleChecks", &Statistics::double_checks},
    {"mates", "mates", &Statistics::mates},
}};

}  // namespace

std::uint64_t nodes_a_second(std::uint64_t nodes, double seconds) {
    constexpr double shortest = 1e-6;
    if (seconds < shortest) return 0;
    return static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds);
}

std::string count_line(int depth, std::uint64_t nodes, double seconds) {
    return fmt::format("depth {}  nodes {}  seconds {:.3f}  nps {}", depth, nodes, seconds,
                       nodes_a_second(nodes, seconds));
}

std::string statistics_line(const Statistics& statistics) {
    std::string text;
    for (const Line& line : statistics_lines)
        text += fmt::format("{}{} {}", text.empty() ? "" : "  ", line.name, statistics.*line.count);
    return text;
}

void add_statistics(boost::json::object& object, const Statistics& statistics) {
    for (const Line& line : statistics_lines) object[line.json_name] = statistics.*line.count;
}

std::string describe(Unfinished reason) {
    switch (reason) {
        case Unfinished::overflow: return "the count does not fit into 64 bits";
        case Unfinished::interrupted: return "interrupted";
    }
    return {};
}

}  // namespace adoube::perft
