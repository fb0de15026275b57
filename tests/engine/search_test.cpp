#include "engine/search/search.h"

#include <algorithm>
#include <numeric>

#include "engine_positions.h"

using namespace adoube;
using namespace adoube::engine;

namespace {

Limits to_depth(int depth) {
    Limits limits;
    limits.depth = depth;
    return limits;
}

void check_mate(std::string_view fen, int moves, int depth) {
    CAPTURE(fen);
    const Choice choice = chosen(root_of(position_of(fen)), to_depth(depth));
    REQUIRE(is_decided(choice.score));
    CHECK(moves_to_mate(choice.score) == moves);
}

}  // namespace

TEST_CASE("Mates are found with their length", "[engine][search]") {
    // Fool's mate and a back rank mate.
    check_mate("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", 1, 3);
    check_mate("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1, 3);
    // Two rooks drive the king back and mate in two; the smothered mate takes three.
    check_mate("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 2, 6);
    check_mate("5rk1/5Npp/8/8/2Q5/8/6PP/6K1 w - - 0 1", 3, 16);
    // Black is to move and will be mated.
    check_mate("7k/R7/8/8/8/8/8/1R4K1 b - - 0 1", -1, 4);
}

TEST_CASE("A stalemate is not given away", "[engine][search]") {
    // Qb6 and Qc7 would be stalemate.
    const Position position = position_of("k7/8/8/8/8/8/1Q6/K7 w - - 0 1");
    CHECK(chosen(root_of(position), to_depth(10)).score > 500);
    // A lone pawn with the king in front of it in the corner draws.
    CHECK(chosen(root_of(position_of("k7/P7/2K5/8/8/8/8/8 w - - 0 1")), to_depth(12)).score == 0);
}

TEST_CASE("A lost side takes a draw by repetition", "[engine][search]") {
    // White is a rook and a pawn down. With the move he checks for ever on e8 and h5.
    const Position lost = position_of("6k1/6p1/8/6KQ/1r6/q7/8/8 b - - 0 1");
    CHECK(chosen(root_of(lost), to_depth(4)).score > 500);
    const Position perpetual = position_of("6k1/6p1/8/6KQ/1r6/q7/8/8 w - - 0 1");
    CHECK(chosen(root_of(perpetual), to_depth(12)).score == 0);
}

TEST_CASE("Positions of the game count for the third occurrence", "[engine][search]") {
    // Black, far ahead, must not step back to a position that has already occurred twice.
    Position position = position_of("7k/8/8/8/8/8/q7/7K b - - 10 60");
    std::vector<Key> earlier;
    for (const auto* const move :
         {"a2a3", "h1g1", "a3a2", "g1h1", "a2a3", "h1g1", "a3a2", "g1h1"}) {
        earlier.push_back(position.key());
        position = position.after(move_of(position, move));
    }
    const Position third = position.after(move_of(position, "a2a3"));
    REQUIRE(third.key() == earlier[1]);
    const Choice choice = chosen(root_of(position, earlier), to_depth(8));
    CHECK(choice.move != move_of(position, "a2a3"));
    CHECK(choice.score > 500);
    Root only_repetition = root_of(position, earlier);
    only_repetition.moves = {move_of(position, "a2a3")};
    CHECK(chosen(only_repetition, to_depth(8)).score == 0);
}

TEST_CASE("The fifty-move rule draws, but mate comes first", "[engine][search]") {
    // Ninety-nine plies without progress: any quiet move draws, the mating one does not.
    check_mate("6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80", 1, 3);
    CHECK(chosen(root_of(position_of("8/8/8/4k3/8/8/8/R5K1 w - - 99 80")), to_depth(6)).score == 0);
    CHECK(chosen(root_of(position_of("8/8/8/4k3/8/8/8/R5K1 w - - 0 80")), to_depth(6)).score > 300);
}

TEST_CASE("Only the moves that are asked for are searched", "[engine][search]") {
    Root root = root_of(position_of("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"));
    root.moves = {move_of(root.position, "a1b1"), move_of(root.position, "g1f1")};
    const Choice choice = chosen(root, to_depth(5));
    CHECK((choice.move == root.moves[0] || choice.move == root.moves[1]));
}

TEST_CASE("The limit of nodes is kept exactly once there is something to say", "[engine][search]") {
    Limits limits;
    for (const std::uint64_t nodes : {500U, 5000U}) {
        limits.nodes = nodes;
        CHECK(chosen(root_of(Position::initial()), limits).nodes == nodes);
    }
    limits.nodes = 1;
    CHECK(chosen(root_of(Position::initial()), limits).depth == 1);
}

TEST_CASE("A search that is told to stop does not look at another node", "[engine][search]") {
    class Stopper : public Indifferent {
    public:
        bool should_stop(std::uint64_t nodes) override {
            asked_every = std::max(asked_every, nodes - asked_at);
            asked_at = nodes;
            return nodes > 100'000;
        }
        std::uint64_t asked_at = 0;
        std::uint64_t asked_every = 0;
    };
    TranspositionTable table(1);
    Search search(table);
    Stopper stopper;
    const Root root = root_of(Position::initial());
    const Choice choice = search.run(root, Limits{}, stopper);
    CHECK(choice.nodes == stopper.asked_at);
    CHECK(stopper.asked_every <= 1024);  // a millisecond, or two
    CHECK(std::find(root.moves.begin(), root.moves.end(), choice.move) != root.moves.end());
}

TEST_CASE("A search that is stopped before it knows anything reports its choice",
          "[engine][search]") {
    class Stopper : public Indifferent {
    public:
        bool should_stop(std::uint64_t) override { return true; }
        void on_report(const Report& report) override {
            ++reports;
            REQUIRE(report.pv.size() == 1);
            first = report.pv.front();
            score = report.score;
        }
        int reports = 0;
        Move first{};
        Score score = infinite_score;
    };
    // So many exchanges that the first move alone takes more nodes than are searched at least.
    const Root root = root_of(position_of("qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1"));
    TranspositionTable table(1);
    Search search(table);
    Stopper stopper;
    const Choice choice = search.run(root, Limits{}, stopper);
    CHECK(choice.depth == 0);
    CHECK(stopper.reports == 1);
    CHECK(stopper.first == choice.move);
    CHECK(stopper.score == choice.score);
    CHECK(std::abs(choice.score) < 500);
}

TEST_CASE("A search for a mate ends when it is found", "[engine][search]") {
    Limits limits;
    limits.mate = 2;
    const Choice choice = chosen(root_of(position_of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1")), limits);
    CHECK(choice.score == mate_in(3));
    CHECK(choice.depth < 12);
}

// Nothing else would end it.
TEST_CASE("A search for a mate ends when it is proved not to be there", "[engine][search]") {
    Limits limits;
    limits.mate = 2;
    const Choice choice = chosen(root_of(Position::initial()), limits);
    CHECK_FALSE(is_decided(choice.score));
    CHECK(choice.depth < 30);
}

// Of Sam Loyd, see mate_search_test.cpp: it begins with a move that no pruning believes in.
TEST_CASE("A mate that is proved is the answer", "[engine][search]") {
    Limits limits;
    limits.mate = 5;
    const Position position = position_of("n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1");
    const Choice choice = chosen(root_of(position), limits);
    CHECK(choice.score == mate_in(9));
    CHECK(choice.move == move_of(position, "b2b4"));
}

TEST_CASE("Several lines come in order, each with its own move", "[engine][search]") {
    class Listener : public Indifferent {
    public:
        void on_report(const Report& report) override {
            if (report.depth == 5) lines.emplace_back(report.pv.front(), report.score);
            if (report.depth == 5) ranks.push_back(report.rank);
        }
        std::vector<std::pair<Move, Score>> lines;
        std::vector<int> ranks;
    };
    TranspositionTable table(1);
    Search search(table);
    Listener listener;
    Limits limits = to_depth(5);
    limits.lines = 3;
    const Root root = root_of(Position::initial());
    (void)search.run(root, limits, listener);
    CHECK(listener.ranks == std::vector<int>{1, 2, 3});
    REQUIRE(listener.lines.size() == 3);
    CHECK(listener.lines[0].second >= listener.lines[1].second);
    CHECK(listener.lines[1].second >= listener.lines[2].second);
    CHECK(listener.lines[0].first != listener.lines[1].first);
    CHECK(listener.lines[1].first != listener.lines[2].first);
}

TEST_CASE("All lines are told however early the search is stopped", "[engine][search]") {
    class Listener : public Indifferent {
    public:
        void on_report(const Report& report) override {
            if (report.rank == 1) ranks.clear();
            ranks.push_back(report.rank);
        }
        std::vector<int> ranks;  // of the last iteration
    };
    TranspositionTable table(1);
    Search search(table);
    Listener listener;
    Limits limits;
    limits.nodes = 0;
    limits.lines = 256;
    // The number of its moves is well known.
    const Position position =
        position_of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    (void)search.run(root_of(position), limits, listener);
    std::vector<int> all(48);
    std::iota(all.begin(), all.end(), 1);
    CHECK(listener.ranks == all);
}

TEST_CASE("Two searches of the same position are the same", "[engine][search]") {
    Indifferent nobody;
    const Position position =
        position_of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    CHECK(bench_nodes(position, 1, 6, nobody) == bench_nodes(position, 1, 6, nobody));
}

TEST_CASE("Chess960 castling is searched", "[engine][search]") {
    // The king stays on g1 and the rook comes to f1: the only mate in one.
    const Position position = position_of("4rkr1/R5p1/8/8/8/8/8/6KR w K - 0 1", Variant::chess960);
    const Choice choice = chosen(root_of(position), to_depth(4));
    CHECK(choice.score == mate_in(1));
    CHECK(choice.move.kind() == MoveKind::castle);
}
