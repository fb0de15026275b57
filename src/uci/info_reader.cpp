#include "uci/info_reader.h"

#include <array>

#include "uci/word_table.h"

namespace adoube::uci {

namespace {

using Field = WordEntry<void(Words&, Info&)>;

[[nodiscard]] bool is_field(std::string_view word);

[[nodiscard]] std::string_view take_moves(Words& words) { return words.take_until(is_field); }

void read_score(Words& words, Info& info, Score::Unit unit) {
    const Bound bound = info.score ? info.score->bound : Bound::exact;
    if (const auto value = words.take_number<int>()) info.score = Score{unit, *value, bound};
}

void read_win_draw_loss(Words& words, Info& info) {
    const auto win = words.take_number<int>();
    const auto draw = words.take_number<int>();
    const auto loss = words.take_number<int>();
    if (win && draw && loss) info.win_draw_loss = WinDrawLoss{*win, *draw, *loss};
}

void read_time(Words& words, Info& info) {
    if (const auto time = words.take_number<std::int64_t>())
        info.time = std::chrono::milliseconds(*time);
}

void read_current_move(Words& words, Info& info) {
    if (!words.at_end() && !is_field(words.peek())) info.current_move = words.take();
}

void note_bound(Info& info, Bound bound) {
    if (info.score) info.score->bound = bound;
}

// `cp`, `mate`, the bounds and `wdl` belong to `score`, but need no `score` to be understood.
constexpr std::array fields{
    Field{"depth", [](Words& w, Info& i) { i.depth = w.take_number<int>(); }},
    Field{"seldepth", [](Words& w, Info& i) { i.selective_depth = w.take_number<int>(); }},
    Field{"multipv", [](Words& w, Info& i) { i.multi_pv = w.take_number<int>(); }},
    Field{"score", [](Words&, Info&) {}},
    Field{"cp", [](Words& w, Info& i) { read_score(w, i, Score::Unit::centipawns); }},
    Field{"mate", [](Words& w, Info& i) { read_score(w, i, Score::Unit::mate); }},
    Field{"lowerbound", [](Words&, Info& i) { note_bound(i, Bound::lower); }},
    Field{"upperbound", [](Words&, Info& i) { note_bound(i, Bound::upper); }},
    Field{"wdl", read_win_draw_loss},
    Field{"nodes", [](Words& w, Info& i) { i.nodes = w.take_number<std::uint64_t>(); }},
    Field{"nps", [](Words& w, Info& i) { i.nodes_per_second = w.take_number<std::uint64_t>(); }},
    Field{"hashfull", [](Words& w, Info& i) { i.hash_full = w.take_number<int>(); }},
    Field{"tbhits", [](Words& w, Info& i) { i.tablebase_hits = w.take_number<std::uint64_t>(); }},
    Field{"cpuload", [](Words& w, Info& i) { i.cpu_load = w.take_number<int>(); }},
    Field{"time", read_time},
    Field{"pv", [](Words& w, Info& i) { i.pv = take_moves(w); }},
    Field{"currmove", read_current_move},
    Field{"currmovenumber",
          [](Words& w, Info& i) { i.current_move_number = w.take_number<int>(); }},
    Field{"refutation", [](Words& w, Info& i) { i.refutation = take_moves(w); }},
    Field{"currline", [](Words& w, Info& i) { i.current_line = take_moves(w); }},
    Field{"string", [](Words& w, Info& i) { i.text = w.take_rest(); }},
};

bool is_field(std::string_view word) { return find_entry(fields, word) != nullptr; }

}  // namespace

Info read_info(Words& words) {
    Info info;
    while (const auto* const field = take_entry(words, fields)) field->read(words, info);
    return info;
}

}  // namespace adoube::uci
