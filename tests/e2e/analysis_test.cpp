// What interfaces that analyse read out of a search: every line of it is checked against the
// rules, as the python-chess library and others do.
#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "engine_session.h"
#include "notation/fen.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"
#include "support/catch.h"
#include "support/random_positions.h"
#include "uci/message.h"

using namespace adoube;

namespace {

struct Told {
    uci::Score score;
    int depth = 0;
    int rank = 0;
    std::vector<std::string> pv;
};

struct Analysis {
    std::vector<Told> lines;
    std::string best;
    std::optional<std::string> ponder;
};

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words{""};
    for (const char letter : text) {
        if (letter == ' ') words.emplace_back();
        else words.back() += letter;
    }
    return words;
}

// All that comes up to `bestmove`, after the lines that have come already.
Analysis read_analysis(ProgramSession& engine, std::vector<std::string> lines = {}) {
    Analysis analysis;
    for (std::string& line : engine.read_until("bestmove")) lines.push_back(std::move(line));
    for (const std::string& line : lines) {
        const auto message = uci::parse_message(line);
        REQUIRE(message);
        if (const auto* const best = std::get_if<uci::message::BestMove>(&*message)) {
            analysis.best = best->move;
            analysis.ponder = best->ponder;
        } else if (const auto* const info = std::get_if<uci::Info>(&*message); info->pv) {
            REQUIRE((info->score && info->depth && info->multi_pv));
            analysis.lines.push_back(
                {*info->score, *info->depth, *info->multi_pv, words_of(*info->pv)});
        }
    }
    return analysis;
}

// The larger, the better for the side to move: any mate is more than any number of pawns.
int comparable(const uci::Score& score) {
    constexpr int mate = 1'000'000;
    if (score.unit == uci::Score::Unit::centipawns) return score.value;
    return score.value > 0 ? mate - score.value : -mate - score.value;
}

void check_is_playable(Position position, const std::vector<std::string>& moves) {
    for (const std::string& text : moves) {
        CAPTURE(text);
        const auto move = uci_move::read(position, text);
        REQUIRE(move);
        position = position.after(*move);
    }
}

// So many lines for each depth, numbered from 1 and the best first.
void check_blocks(const std::vector<Told>& lines, std::size_t count) {
    REQUIRE(lines.size() % count == 0);
    for (std::size_t index = 0; index < lines.size(); ++index) {
        const std::size_t rank = index % count;
        CHECK(lines[index].rank == static_cast<int>(rank) + 1);
        if (rank == 0) continue;
        CHECK(lines[index].depth == lines[index - 1].depth);
        CHECK(comparable(lines[index].score) <= comparable(lines[index - 1].score));
    }
}

void check_analysis(const Analysis& analysis, const Position& position, std::size_t count) {
    REQUIRE_FALSE(analysis.lines.empty());
    for (const Told& line : analysis.lines) check_is_playable(position, line.pv);
    if (count > 1) check_blocks(analysis.lines, count);
    const auto last_best = std::find_if(analysis.lines.rbegin(), analysis.lines.rend(),
                                        [](const Told& line) { return line.rank == 1; });
    CHECK(analysis.best == last_best->pv.front());
    if (analysis.ponder) check_is_playable(position, {analysis.best, *analysis.ponder});
}

std::string some_limit(SplitMix64& random) {
    switch (random.below(3)) {
        case 0: return " nodes " + std::to_string(random.below(6000));
        case 1: return " movetime " + std::to_string(random.below(15));
        default: return " depth " + std::to_string(random.below(6));
    }
}

// With a limit by chance, or stopped at once or a little later.
Analysis analyse_somehow(ProgramSession& engine, SplitMix64& random) {
    if (random.below(2) == 0) {
        engine.send("go" + some_limit(random));
        return read_analysis(engine);
    }
    engine.send("go infinite");
    std::vector<std::string> lines;
    if (random.below(2) == 0) lines = engine.read_until("info depth 2 ");
    engine.send("stop");
    return read_analysis(engine, std::move(lines));
}

}  // namespace

TEST_CASE("Every line of an analysis is legal and complete, wherever it is stopped",
          "[e2e][adoube]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    ProgramSession engine(program);
    for (const Variant variant : {Variant::standard, Variant::chess960}) {
        const bool chess960 = variant == Variant::chess960;
        engine.send(std::string("setoption name UCI_Chess960 value ") +
                    (chess960 ? "true" : "false"));
        for (const Position& position : random_game(random, variant, 120)) {
            const std::size_t moves = legal_moves(position).size();
            if (moves == 0) continue;
            const std::size_t lines = 1 + random.below(5);
            const auto style = chess960 ? fen::CastlingStyle::shredder : fen::CastlingStyle::x_fen;
            const std::string text = fen::write(position, style);
            CAPTURE(text, lines);
            engine.send("setoption name MultiPV value " + std::to_string(lines));
            engine.send("position fen " + text);
            check_analysis(analyse_somehow(engine, random), position, std::min(lines, moves));
        }
    }
}

TEST_CASE("A mate is told in moves, and from whose side", "[e2e][adoube]") {
    struct Case {
        const char* fen;
        const char* go;
        int mate;
    };
    // Composed and played mates, their lengths proved by other engines.
    const auto [fen, go, mate] =
        GENERATE(Case{"8/6K1/1p1B1RB1/8/2Q5/2n1kP1N/3b4/4n3 w - - 0 1", "go depth 20", 2},
                 Case{"1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1", "go mate 3", 3},
                 Case{"6k1/N1p3pp/2p5/3n1P2/4K3/1P5P/P1Pr1r2/R1R5 b - - 0 1", "go mate 2", 2},
                 Case{"7k/R7/8/8/8/8/8/1R4K1 b - - 0 1", "go depth 6", -1});
    CAPTURE(fen);
    ProgramSession engine(program);
    engine.send(std::string("position fen ") + fen);
    engine.send(go);
    const Analysis analysis = read_analysis(engine);
    REQUIRE_FALSE(analysis.lines.empty());
    const Told& last = analysis.lines.back();
    CHECK(last.score == uci::Score{uci::Score::Unit::mate, mate});
    CHECK(last.pv.size() == static_cast<std::size_t>(mate > 0 ? 2 * mate - 1 : -2 * mate));
}

TEST_CASE("A search without any limit is endless", "[e2e][adoube]") {
    ProgramSession engine(program);
    for (const auto* const position :
         {"position startpos", "position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
          "position fen k7/8/8/8/8/8/8/7K w - - 0 1"}) {
        CAPTURE(position);
        engine.send(position);
        engine.send("go searchmoves a2a3");
        engine.send("isready");
        for (const std::string& line : engine.read_until("readyok"))
            CHECK_FALSE(line.starts_with("bestmove"));
        engine.send("stop");
        engine.read_until("bestmove");
    }
}
