#include "arbiter/players/search_report.h"

namespace adoube::arbiter {
namespace {

constexpr std::size_t most_noted_lines = 16;

}  // namespace

void SearchReport::note(const uci::Info& info) {
    if (info.multi_pv.value_or(1) != 1 || !info.score) return;
    const bool is_exact = info.score->bound == uci::Bound::exact;
    if (!is_exact && has_exact_score_) return;
    has_exact_score_ = is_exact;
    const bool is_mate = info.score->unit == uci::Score::Unit::mate;
    best_.mate = is_mate ? std::optional{info.score->value} : std::nullopt;
    best_.centipawns = is_mate ? std::nullopt : std::optional{info.score->value};
    best_.depth = info.depth;
    best_.selective_depth = info.selective_depth;
    best_.nodes = info.nodes;
    best_.nodes_per_second = info.nodes_per_second;
    best_.hash_full = info.hash_full;
    best_.tablebase_hits = info.tablebase_hits;
    best_.time = info.time;
    if (keeps_line_) best_.line = info.pv.value_or("");
}

void SearchReport::note_line(std::string_view line) {
    if (best_.remarks.size() < most_noted_lines) best_.remarks.emplace_back(line);
}

}  // namespace adoube::arbiter
