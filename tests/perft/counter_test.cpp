#include "perft/counter.h"

#include <atomic>
#include <numeric>

#include "notation/fen.h"
#include "notation/uci_move.h"
#include "rules/chess960.h"
#include "rules/legal_moves.h"
#include "support/catch.h"

namespace adoube::perft {

namespace {

Position read(std::string_view text) {
    const auto position = fen::read_position(text, Variant::chess960, fen::Strictness::lenient);
    REQUIRE(position);
    return position->position;
}

std::uint64_t count(std::string_view text, int depth, const Settings& settings = {}) {
    return Counter(settings).count(read(text), depth).value();
}

constexpr std::string_view kiwipete_fen =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";

}  // namespace

// Counts as published in the Chess Programming Wiki ("Perft Results").
TEST_CASE("The well-known positions have their published counts", "[perft]") {
    const Position start = Position::initial();
    CHECK(Counter().count(start, 0).value() == 1);
    CHECK(Counter().count(start, 1).value() == 20);
    CHECK(Counter().count(start, 2).value() == 400);
    CHECK(Counter().count(start, 4).value() == 197281);
    CHECK(count(kiwipete_fen, 3) == 97862);
    CHECK(count("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 5) == 674624);
    CHECK(count("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", 4) == 422333);
    CHECK(count("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -", 3) == 62379);
    CHECK(count("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -", 3) == 89890);
}

// Counted by stockfish 15.1.
TEST_CASE("Chess960 castling is counted", "[perft]") {
    CHECK(count("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf -", 4) == 326672);
    CHECK(count("rr2k3/2p4p/pn2pbn1/8/8/7P/PPN2P2/NR2K1RB w GBb -", 3) == 38428);
}

TEST_CASE("Counting leaf by leaf, with a table and with threads comes to the same", "[perft]") {
    const Position position = read(kiwipete_fen);
    const std::uint64_t expected = 97862;
    CHECK(Counter({.bulk = false}).count(position, 2).value() == 2039);
    CHECK(Counter({.threads = 3}).count(position, 3).value() == expected);
    CHECK(Counter({.hash_megabytes = 1}).count(position, 3).value() == expected);
    CHECK(Counter({.hash_megabytes = 1, .key_set = 1}).count(position, 3).value() == expected);
    CHECK(Counter({.threads = 2, .hash_megabytes = 1}).count(position, 4).value() == 4085603);
}

TEST_CASE("A table serves several depths and positions", "[perft]") {
    Counter counter({.hash_megabytes = 1});
    CHECK(counter.count(Position::initial(), 4).value() == 197281);
    CHECK(counter.count(read(kiwipete_fen), 3).value() == 97862);
    CHECK(counter.count(Position::initial(), 4).value() == 197281);
}

TEST_CASE("Dividing tells every root move once and in order", "[perft]") {
    const Position position = read(kiwipete_fen);
    std::vector<MoveCount> told;
    Counter counter({.threads = 2});
    const auto counts =
        counter.divide(position, 4, [&](const MoveCount& count) { told.push_back(count); });
    REQUIRE(counts);
    CHECK(told.size() == 48);
    CHECK(total(*counts).value() == 4085603);
    const MoveList moves = legal_moves(position);
    REQUIRE(counts->size() == moves.size());
    for (std::size_t k = 0; k < moves.size(); ++k) {
        CHECK((*counts)[k].move == moves[k]);
        // Counted by stockfish 15.1.
        if (uci_move::write(position, moves[k], Variant::standard) == "e1g1")
            CHECK((*counts)[k].nodes == 86975);
    }
}

TEST_CASE("A finished game has no sequences left", "[perft]") {
    // Fool's mate.
    const auto mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -";
    CHECK(count(mate, 1) == 0);
    CHECK(count(mate, 4) == 0);
    CHECK(count(mate, 0) == 1);
}

TEST_CASE("A count that does not fit into 64 bits is an error", "[perft]") {
    // A king that walks alone has three to eight moves: with 40 moves, some
    // 5^40 sequences, far above 2^64.
    Counter counter({.hash_megabytes = 64});
    const auto counted = counter.count(read("7k/8/8/8/8/8/8/K7 w - -"), 40);
    REQUIRE_FALSE(counted);
    CHECK(counted.error() == Unfinished::overflow);
}

TEST_CASE("Counts that fit one by one may not fit together", "[perft]") {
    const Move move = legal_moves(Position::initial())[0];
    constexpr std::uint64_t half = std::uint64_t{1} << 63U;
    CHECK(total({{move, half}, {move, half - 1}}).value() == half + (half - 1));
    const auto sum = total({{move, half}, {move, half}});
    REQUIRE_FALSE(sum);
    CHECK(sum.error() == Unfinished::overflow);
}

TEST_CASE("Counting stops when it is told to", "[perft]") {
    const std::atomic<bool> stop{true};
    for (const unsigned threads : {1U, 2U}) {
        Counter counter({.threads = threads, .stop = &stop});
        const auto counted = counter.count(Position::initial(), 9);
        REQUIRE_FALSE(counted);
        CHECK(counted.error() == Unfinished::interrupted);
    }
}

}  // namespace adoube::perft
