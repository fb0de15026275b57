#include "app/search_report.h"

#include <algorithm>

#include "app/win_draw_loss.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"

namespace adoube::app {

uci::Score uci_score(engine::Score score, engine::Bound bound) {
    uci::Score result;
    if (engine::is_decided(score)) {
        result.unit = uci::Score::Unit::mate;
        result.value = engine::moves_to_mate(score);
    } else {
        result.value = score;
    }
    if (bound == engine::Bound::lower) result.bound = uci::Bound::lower;
    if (bound == engine::Bound::upper) result.bound = uci::Bound::upper;
    return result;
}

void SearchReport::write(const engine::Report& report, std::uint64_t nodes_of_helpers) {
    const auto time = time_.elapsed(WallClock::now());
    const auto milliseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(1, time.count()));
    const std::string pv = pv_text(report.pv);
    uci::Info info;
    info.depth = report.depth;
    info.selective_depth = std::max(report.selective_depth, 1);
    info.multi_pv = report.rank;
    info.score = uci_score(report.score, report.bound);
    if (options_.show_win_draw_loss) info.win_draw_loss = win_draw_loss(report.score);
    info.nodes = report.nodes + nodes_of_helpers;
    info.nodes_per_second = *info.nodes * 1000 / milliseconds;
    info.hash_full = table_.fullness();
    info.tablebase_hits = report.tablebase_hits;
    info.time = time;
    info.pv = pv;
    output_.message(info);
}

void SearchReport::write_current_move(int depth, Move move, int number) {
    if (time_.elapsed(WallClock::now()) < std::chrono::seconds(1)) return;
    const std::string text = uci_move::write(root_, move, options_.variant);
    uci::Info info;
    info.depth = depth;
    info.current_move = text;
    info.current_move_number = number;
    output_.message(info);
}

std::string SearchReport::pv_text(std::span<const Move> pv) const {
    std::string text;
    Position position = root_;
    for (const Move move : pv) {
        if (!is_legal(position, move)) break;
        if (!text.empty()) text += ' ';
        text += uci_move::write(position, move, options_.variant);
        position = position.after(move);
    }
    return text;
}

}  // namespace adoube::app
