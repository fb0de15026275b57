#include "app/extras.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <new>

#include "app/legible.h"
#include "app/think_time.h"
#include "engine/bench.h"
#include "engine/evaluation/evaluation.h"
#include "engine/search/judge.h"
#include "notation/diagram.h"
#include "notation/fen.h"
#include "notation/piece_letters.h"
#include "notation/uci_move.h"
#include "perft/counter.h"
#include "rules/legal_moves.h"
#include "uci/words.h"

namespace adoube::app {

namespace {

[[nodiscard]] std::vector<std::string> sorted_move_texts(const Position& position,
                                                         Variant variant) {
    std::vector<std::string> texts;
    for (const Move move : legal_moves(position))
        texts.push_back(uci_move::write(position, move, variant));
    std::sort(texts.begin(), texts.end());
    return texts;
}

// Searches on until it is told to stop.
class Stoppable : public engine::Indifferent {
public:
    explicit Stoppable(const std::stop_token& stop) : stop_(stop) {}
    bool should_stop(std::uint64_t) override { return stop_.stop_requested(); }

private:
    const std::stop_token& stop_;
};

[[nodiscard]] double pawns(int hundredths) { return hundredths / 100.0; }

[[nodiscard]] Setup with_colors_changed(const Setup& setup) {
    Setup result = setup;
    for (const Square square : Bitboard::all()) {
        const auto& piece = setup.at(square);
        result.board[index_of(mirrored(square))] =
            piece ? std::optional(Piece{opponent(piece->color), piece->type}) : std::nullopt;
    }
    result.turn = opponent(setup.turn);
    result.castling = CastlingRights{};
    for (const Color color : all_colors)
        for (const Wing wing : all_wings)
            if (const auto file = setup.castling.rook_file(color, wing))
                result.castling.grant(opponent(color), wing, *file);
    if (setup.en_passant) result.en_passant = mirrored(*setup.en_passant);
    return result;
}

}  // namespace

void show_board(Output& output, const Position& position, Variant variant) {
    std::string checkers;
    for (const Square square : position.checkers()) checkers += name_of(square) + " ";
    const auto style =
        variant == Variant::chess960 ? fen::CastlingStyle::shredder : fen::CastlingStyle::x_fen;
    output.line(fmt::format("{}\nFen: {}\nKey: {:016X}\nCheckers: {}\nLegal moves: {}",
                            diagram(position), fen::write(position, style), position.key(),
                            checkers, fmt::join(sorted_move_texts(position, variant), " ")));
}

void show_evaluation(Output& output, const Position& position) {
    const engine::Evaluation evaluation = engine::explain(position);
    output.line("term           white mg  white eg  black mg  black eg");
    for (std::size_t term = 0; term < engine::term_names.size(); ++term) {
        const auto& [white, black] = evaluation.terms[term];
        output.line(fmt::format("{:<14} {:>8.2f}  {:>8.2f}  {:>8.2f}  {:>8.2f}",
                                engine::term_names[term], pawns(white.middlegame()),
                                pawns(white.endgame()), pawns(black.middlegame()),
                                pawns(black.endgame())));
    }
    output.line(fmt::format("phase {} of {}, endgame advantage counts {}/{}", evaluation.phase,
                            engine::full_phase, evaluation.chance, engine::full_chance));
    const Color us = position.turn();
    const engine::Score score = engine::Judge().evaluate(position, 0);
    output.line(fmt::format("By hand: {:+.2f} (white's view)", pawns(evaluation.for_white)));
    output.line(fmt::format("Evaluation: {:+.2f} (white's view)",
                            pawns(us == Color::white ? score : -score)));
}

Position flipped(const Position& position) {
    const auto result = Position::from(with_colors_changed(position.setup()));
    return result ? *result : position;
}

void count_moves(Output& output, const Position& position, int depth, Variant variant,
                 const std::stop_token& stop) {
    std::atomic<bool> stopped{stop.stop_requested()};
    const std::stop_callback on_stop(stop, [&] { stopped = true; });
    std::uint64_t total = 1;
    if (depth > 0) {
        perft::Settings settings;
        settings.stop = &stopped;
        auto counted = perft::Counter(settings).divide(position, std::min(depth, perft::max_depth));
        const auto sum = counted ? perft::total(*counted) : Failure{counted.error()};
        if (!sum) return output.remark("perft was stopped, or its count is beyond 64 bits");
        std::vector<std::string> lines;
        for (const auto& [move, nodes] : *counted)
            lines.push_back(fmt::format("{}: {}", uci_move::write(position, move, variant), nodes));
        std::sort(lines.begin(), lines.end());
        for (const std::string& line : lines) output.line(line);
        total = *sum;
    }
    output.line(fmt::format("\nNodes searched: {}\n", total));
}

Expected<BenchSettings, std::string> read_bench(std::string_view text) {
    BenchSettings settings{engine::bench_hash_megabytes, 1, engine::bench_depth};
    uci::Words words(text);
    words.take();
    const auto take = [&](int& value, int least, int most) {
        if (words.at_end()) return true;
        const auto number = words.take_number<int>();
        if (!number || *number < least || *number > most) return false;
        value = *number;
        return true;
    };
    int megabytes = static_cast<int>(settings.hash_megabytes);
    if (take(megabytes, 1, 1 << 20) && take(settings.threads, 1, 1) &&
        take(settings.depth, 1, engine::max_ply - 1) && words.at_end()) {
        settings.hash_megabytes = static_cast<std::size_t>(megabytes);
        return settings;
    }
    return Failure{
        fmt::format("bench cannot be run so: {}, and expected bench [hash in MB] "
                    "[threads, only 1] [depth, 1 to {}]",
                    legible(text), engine::max_ply - 1)};
}

void run_bench(Output& output, const BenchSettings& settings, const std::stop_token& stop) {
    const auto started = WallClock::now();
    std::uint64_t total = 0;
    Stoppable supervisor(stop);
    for (const std::string_view text : engine::bench_positions()) {
        const auto read = fen::read_position(text, Variant::chess960, fen::Strictness::lenient);
        if (!read) continue;
        try {
            const std::uint64_t nodes = engine::bench_nodes(read->position, settings.hash_megabytes,
                                                            settings.depth, supervisor);
            if (stop.stop_requested()) return output.remark("bench was stopped");
            output.line(fmt::format("{:>10}  {}", nodes, text));
            total += nodes;
        } catch (const std::bad_alloc&) {
            return output.remark("error there is not enough memory for the hash table");
        }
    }
    const std::chrono::duration<double> seconds = WallClock::now() - started;
    output.line(fmt::format("{} nodes {:.0f} nps", total,
                            static_cast<double>(total) / std::max(seconds.count(), 0.001)));
}

}  // namespace adoube::app
