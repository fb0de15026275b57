// Proves mates: every move of the side that mates against every answer, without an evaluation and
// with nothing left out, so that what it does not find is not there. The search's own way to a mate
// leaves out too much to promise that.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "rules/legal_moves.h"
#include "rules/position.h"

namespace adoube::engine {

class MateSearch {
public:
    // The positions of `earlier`, by their keys, have been on the board: a mate does not lead
    // through one of them for the third time.
    explicit MateSearch(std::span<const Key> earlier);

    // The moves and answers up to a mate in `moves` moves, from 1 to most_moves, that begins with
    // one of the legal moves `choices`; the answers hold out as long as they can. Nothing if there
    // is none, or if it was stopped: `count_node` is called for each position and stops it by
    // true. What was found out by then helps the next call. A mate in fewer moves must be known
    // not to exist.
    [[nodiscard]] std::optional<std::vector<Move>> find(const Position& position,
                                                        std::span<const Move> choices, int moves,
                                                        std::function<bool()> count_node);

    static constexpr int most_moves = 60;

    [[nodiscard]] bool was_stopped() const { return stopped_; }

private:
    // What is known of a position in which the mating side is to move.
    struct Entry {
        Key key = 0;
        Move best{};
        std::uint8_t refuted = 0;  // no mate in so many moves
        std::uint8_t proved = 0;   // a mate in so many moves; 0: none is known
    };

    [[nodiscard]] bool mates(const Position& position, int moves);
    [[nodiscard]] bool mates_at_once(const Position& position);
    [[nodiscard]] bool is_lost(const Position& position, int moves);
    [[nodiscard]] bool is_draw(const Position& position) const;
    [[nodiscard]] MoveList ordered_attack(const Position& position, Move first) const;
    [[nodiscard]] MoveList ordered_defence(const Position& position, int moves) const;
    [[nodiscard]] Move longest_defence(const Position& position, int moves);
    [[nodiscard]] std::vector<Move> line_after(Position position, Move first, int moves);
    [[nodiscard]] Entry& entry_for(const Position& position, int moves);
    [[nodiscard]] Entry& entry_of(Key key) { return table_[key & (table_.size() - 1)]; }

    std::function<bool()> count_node_;
    std::vector<Key> twice_before_;  // in order
    std::vector<Entry> table_;
    Entry forgotten_;                                 // where it must not be kept
    std::array<Move, most_moves + 1> refutations_{};  // of the last try that failed, by moves left
    bool stopped_ = false;
};

}  // namespace adoube::engine
