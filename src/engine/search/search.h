// The search: iterative deepening, principal variation search, quiescence. It knows no clock, no
// thread and no protocol; a Supervisor tells it when to stop and hears what it has found. One
// object serves one thread; several may share a transposition table. docs/search.md explains it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/score.h"
#include "engine/search/history_tables.h"
#include "engine/search/judge.h"
#include "engine/search/mate_search.h"
#include "engine/search/move_picker.h"
#include "engine/transposition_table.h"
#include "rules/position.h"
#include "rules/tablebase.h"

namespace adoube::engine {

// Where to search from.
struct Root {
    Position position;
    std::vector<Key> earlier{};      // of the game's positions before this one, the oldest first
    std::vector<Move> moves{};       // the legal moves to choose from; at least one
    Tablebase* tablebase = nullptr;  // of endings that need not be searched
    // What the tables say of the position itself, if the moves are those that keep it.
    std::optional<TableValue> tablebase_value{};
};

struct Limits {
    int depth = max_ply - 1;  // plies, at least 1 is searched
    // The first iteration may go beyond, up to some thousand nodes.
    std::optional<std::uint64_t> nodes{};
    // Enough when a mate in so many moves has been found, or proved not to be there.
    std::optional<int> mate{};
    int lines = 1;  // how many of the best moves are to be searched fully
};

// The `rank`-th best move so far, with what is expected to follow.
struct Report {
    int depth = 0;            // plies
    int selective_depth = 0;  // plies of the longest line that was looked at
    int rank = 1;
    Score score = 0;  // for the side to move at the root
    Bound bound = Bound::exact;
    std::uint64_t nodes = 0;
    std::span<const Move> pv{};        // good until the next report
    std::uint64_t tablebase_hits = 0;  // positions found in endgame tables
};

// What is known at the end of an iteration, for whoever decides whether another one pays.
struct Iteration {
    int depth = 0;
    Score score = 0;
    int stable_for = 0;    // iterations in which the best move has not changed
    int effort_share = 0;  // of all nodes, those spent on the best move, in thousandths
    int score_drop = 0;    // how much worse the score is than one iteration ago, at least 0
};

class Supervisor {
public:
    virtual ~Supervisor() = default;

    // Asked about every thousand nodes.
    [[nodiscard]] virtual bool should_stop(std::uint64_t nodes) = 0;
    [[nodiscard]] virtual bool should_deepen(const Iteration& iteration) = 0;
    virtual void on_report(const Report& report) = 0;
    // Begins with the `number`-th move of the root, counted from 1.
    virtual void on_root_move(int depth, Move move, int number) = 0;
};

struct Choice {
    Move move;
    std::optional<Move> reply{};  // expected from the opponent
    Score score = 0;
    int depth = 0;  // of the last finished iteration
    std::uint64_t nodes = 0;
};

class Search {
public:
    explicit Search(TranspositionTable& table);

    // Forgets what was learnt of moves; the table is not the search's own, and stays.
    void begin_game();

    // Searches until a limit is reached or the supervisor stops it.
    [[nodiscard]] Choice run(const Root& root, const Limits& limits, Supervisor& supervisor);

private:
    using Line = StaticVector<Move, max_ply + 1>;

    struct RootMove {
        Move move;
        Score score = -infinite_score;  // of the search of the root that runs, if it has got so far
        Bound bound = Bound::exact;
        Score previous_score = -infinite_score;  // of the last iteration
        Score raised_score = -infinite_score;    // that beat the window of this iteration
        int selective_depth = 0;
        std::uint64_t nodes = 0;
        Line pv;
    };

    // What one ply of the line that is being searched keeps for the plies around it.
    struct Frame {
        Move move{};            // made from here; Move{} for a null move
        bool quiet = false;     // that move; set by search_child alone
        std::size_t piece = 0;  // that makes it, by piece_index
        Move excluded{};        // not to be tried, while it is tested how much better it is
        Score evaluation = 0;
        bool in_check = false;
        int reversible_plies = 0;  // since the last capture, pawn move or null move
        std::array<Move, 2> killers{};
        int cutoffs = 0;  // how often a move from here has beaten beta since the ply before last
        PieceToTable* continuation = nullptr;  // of the move made from here
        QuietHistory history{};                // of the moves that can be made from here
        Line pv;
    };

    // A position being searched, and what is found out about it on the way.
    struct Node {
        const Position& position;
        Window window;
        int depth;
        int ply;
        bool expected_cut;  // by its place in the tree a refutation is expected
        bool on_pv;
        std::optional<TableEntry> known{};
        Move table_move{};
        Score raw_evaluation = 0;
        Score evaluation = 0;
        bool improving = false;
        bool table_move_captures = false;
        bool was_on_pv = false;
        // What endgame tables prove.
        Score at_least = -infinite_score;
        Score at_most = infinite_score;
    };

    struct MoveInHand {
        Move move;
        int number = 0;  // counted from 1
        bool quiet = false;
        int history = 0;  // of such moves: by QuietHistory or of_capture()
        int extension = 0;
    };

    struct Tried {
        StaticVector<Move, 64> quiets;
        StaticVector<Move, 32> captures;
    };

    // The root (search_root.cpp).
    void set_up(const Root& root, const Limits& limits, Supervisor& supervisor);
    void iterate();
    [[nodiscard]] bool search_all_lines(int depth);
    // How many are wanted and can be had.
    [[nodiscard]] std::size_t lines() const;
    void guess_score();
    void search_line(std::size_t first, int depth);
    [[nodiscard]] Score search_root(Window window, int depth, std::size_t first);
    void note_root_score(RootMove& root_move, Score score, Window window);
    void sort_root_moves(std::size_t first);
    [[nodiscard]] Report report_of(const RootMove& line, int depth) const;
    [[nodiscard]] Report as_tablebase_says(Report report) const;
    void report_lines(int depth, std::size_t count);
    void report_bound(int depth, std::size_t first);
    [[nodiscard]] Iteration iteration_summary(int depth);
    [[nodiscard]] bool mate_is_found() const;
    [[nodiscard]] bool mate_is_settled();
    void note_mate(std::span<const Move> line);
    [[nodiscard]] Choice choice() const;

    // A node (search_node.cpp).
    [[nodiscard]] Score search(const Position& position, Window window, int depth, int ply,
                               bool expected_cut);
    void look_up(Node& node);
    [[nodiscard]] std::optional<Score> table_cutoff(const Node& node) const;
    [[nodiscard]] std::optional<Score> probe_tablebase(Node& node);
    void judge(Node& node);
    [[nodiscard]] static Score judged_by_table(const Node& node);
    [[nodiscard]] std::optional<Score> cutoff_without_moves(const Node& node);
    [[nodiscard]] std::optional<Score> try_null_move(const Node& node);
    [[nodiscard]] std::optional<Score> try_probcut(const Node& node);
    [[nodiscard]] Score search_moves(Node& node);
    [[nodiscard]] bool can_be_skipped(const Node& node, const MoveInHand& hand,
                                      MovePicker& picker) const;
    // Sets how much deeper the table move is to be searched, or gives a score that ends the node.
    [[nodiscard]] std::optional<Score> test_singularity(const Node& node, MoveInHand& hand);
    [[nodiscard]] Score search_child(const Node& node, const MoveInHand& hand, Score alpha);
    [[nodiscard]] int reduced_plies(const Node& node, const MoveInHand& hand,
                                    const Position& next) const;
    [[nodiscard]] Score score_without_moves(const Node& node) const;
    void praise_move_before(const Node& node) const;
    void learn_from_cutoff(const Node& node, const MoveInHand& best, const Tried& tried);
    void store(const Node& node, Move best, Score score, Bound bound);

    // Captures only (quiescence.cpp).
    [[nodiscard]] Score quiescence(const Position& position, Window window, int ply);
    [[nodiscard]] Score search_captures(Node& node, Score standing, Score futility_base);

    // What all of them use (search.cpp).
    [[nodiscard]] std::optional<Score> enter(const Position& position, int ply);
    [[nodiscard]] bool count_node();
    [[nodiscard]] std::optional<Score> score_of_draw(const Position& position, int ply) const;
    [[nodiscard]] bool is_repetition(Key key, int ply) const;
    [[nodiscard]] Position descend(int ply, const Position& position, Move move);
    void descend_by_null_move(int ply, const Position& position);
    void return_from_child() { keys_.pop_back(); }
    [[nodiscard]] QuietHistory quiet_history(const Position& position, int ply);
    [[nodiscard]] QuietOrder quiet_order(const Position& position, int ply);
    [[nodiscard]] Score corrected(const Position& position, Score raw);
    void learn_correction(const Node& node, Score found);
    void extend_pv(int ply, Move move);
    [[nodiscard]] Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply + 4)]; }
    [[nodiscard]] const Frame& frame(int ply) const {
        return frames_[static_cast<std::size_t>(ply + 4)];
    }

    TranspositionTable& table_;
    std::unique_ptr<HistoryTables> history_;
    // Four frames before the root, so that looking back needs no care, and a few behind the last.
    std::array<Frame, max_ply + 10> frames_{};
    Judge judge_;
    std::vector<Key> keys_;  // of the positions before the current one, the game's and the line's
    std::vector<RootMove> root_moves_;
    std::vector<RootMove> finished_root_moves_;  // of the last finished iteration, of several lines

    const Root* root_ = nullptr;
    Limits limits_{};
    Supervisor* supervisor_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::uint64_t tablebase_hits_ = 0;
    int selective_depth_ = 0;
    int finished_depth_ = 0;
    int root_depth_ = 0;
    bool stopped_ = false;
    std::optional<MateSearch> mate_search_;  // if a mate is asked for
    int no_mate_in_ = 0;                     // moves, as it has proved
    Move previous_best_{};
    int stable_for_ = 0;
    Score previous_score_ = 0;
};

}  // namespace adoube::engine
