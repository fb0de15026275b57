#include "engine/search/mate_search.h"

#include <algorithm>
#include <utility>

#include "engine/exchange.h"
#include "engine/score.h"
#include "rules/material.h"

namespace adoube::engine {

namespace {

constexpr std::size_t table_size = 1 << 18;  // 4 megabytes

// The greatest first; equal ones stay in their order.
template <class Value>
[[nodiscard]] MoveList ordered_by(const MoveList& moves, Value value_of) {
    MoveList ordered;
    StaticVector<int, max_legal_moves> values;
    for (const Move move : moves) {
        const int value = value_of(move);
        ordered.push_back(move);
        values.push_back(value);
        std::size_t place = values.size() - 1;
        for (; place > 0 && values[place - 1] < value; --place) {
            values[place] = values[place - 1];
            ordered[place] = ordered[place - 1];
        }
        values[place] = value;
        ordered[place] = move;
    }
    return ordered;
}

[[nodiscard]] std::vector<Key> twice_in(std::span<const Key> keys) {
    std::vector<Key> sorted(keys.begin(), keys.end());
    std::sort(sorted.begin(), sorted.end());
    std::vector<Key> twice;
    for (std::size_t index = 1; index < sorted.size(); ++index)
        if (sorted[index] == sorted[index - 1]) twice.push_back(sorted[index]);
    return twice;
}

// Then it depends on the clock, which is not in the key, whether there is a mate.
[[nodiscard]] bool may_reach_longest_clock(const Position& position, int moves) {
    return position.halfmove_clock().value_or(0) + 2 * moves > longest_clock;
}

}  // namespace

MateSearch::MateSearch(std::span<const Key> earlier)
    : twice_before_(twice_in(earlier)), table_(table_size) {}

std::optional<std::vector<Move>> MateSearch::find(const Position& position,
                                                  std::span<const Move> choices, int moves,
                                                  std::function<bool()> count_node) {
    count_node_ = std::move(count_node);
    stopped_ = false;
    const auto is_choice = [&](Move move) {
        return std::find(choices.begin(), choices.end(), move) != choices.end();
    };
    for (const Move move : ordered_attack(position, Move{})) {
        if (!is_choice(move)) continue;
        const Position next = position.after(move);
        if (is_lost(next, moves - 1)) {
            auto line = line_after(next, move, moves - 1);
            if (!stopped_) return line;
        }
        if (stopped_) return std::nullopt;
    }
    return std::nullopt;
}

bool MateSearch::mates(const Position& position, int moves) {
    if (!stopped_) stopped_ = count_node_();
    if (stopped_) return false;
    if (is_draw(position)) return false;
    if (moves == 1) return mates_at_once(position);
    const Entry known = entry_of(position.key());
    const bool is_known = known.key == position.key() && !may_reach_longest_clock(position, moves);
    if (is_known && known.proved > 0 && known.proved <= moves) return true;
    if (is_known && known.refuted >= moves) return false;
    for (const Move move : ordered_attack(position, is_known ? known.best : Move{})) {
        if (!is_lost(position.after(move), moves - 1)) continue;
        Entry& entry = entry_for(position, moves);
        entry.best = move;
        entry.proved = static_cast<std::uint8_t>(moves);
        return true;
    }
    if (!stopped_) entry_for(position, moves).refuted = static_cast<std::uint8_t>(moves);
    return false;
}

// What is known of the position, to be completed.
MateSearch::Entry& MateSearch::entry_for(const Position& position, int moves) {
    Entry& entry = may_reach_longest_clock(position, moves) ? forgotten_ : entry_of(position.key());
    if (entry.key != position.key()) entry = {position.key()};
    return entry;
}

bool MateSearch::mates_at_once(const Position& position) {
    for (const Move move : legal_moves(position)) {
        const Position next = position.after(move);
        if (next.in_check() && !has_legal_move(next)) return true;
    }
    return false;
}

// True if the side to move is mated, or will be in so many moves of the other whatever it does.
bool MateSearch::is_lost(const Position& position, int moves) {
    if (moves == 0) return position.in_check() && !has_legal_move(position);
    const MoveList answers = ordered_defence(position, moves);
    if (answers.empty()) return position.in_check();
    if (is_draw(position)) return false;
    for (const Move answer : answers) {
        if (mates(position.after(answer), moves)) continue;
        refutations_[static_cast<std::size_t>(moves)] = answer;
        return false;
    }
    return true;
}

// A mate on the board comes before the fifty moves (Article 9.6.2); whoever asks has looked.
bool MateSearch::is_draw(const Position& position) const {
    return position.halfmove_clock().value_or(0) >= longest_clock ||
           is_insufficient_material(position) ||
           std::binary_search(twice_before_.begin(), twice_before_.end(), position.key());
}

// Checks with few answers first.
MoveList MateSearch::ordered_attack(const Position& position, Move first) const {
    constexpr int check_value = 10'000;
    return ordered_by(legal_moves(position), [&](Move move) {
        if (move == first) return 2 * check_value;
        const Position next = position.after(move);
        if (next.in_check()) return check_value - 10 * static_cast<int>(legal_moves(next).size());
        return immediate_gain(position, move);
    });
}

// What has refuted another try first, then captures.
MoveList MateSearch::ordered_defence(const Position& position, int moves) const {
    const Move refutation = refutations_[static_cast<std::size_t>(moves)];
    return ordered_by(legal_moves(position), [&](Move move) {
        return move == refutation ? exchange_value(PieceType::king)
                                  : immediate_gain(position, move);
    });
}

// The answer to which the mate takes longest, of a position that is lost in so many moves.
Move MateSearch::longest_defence(const Position& position, int moves) {
    Move longest{};
    int most = 0;
    for (const Move answer : legal_moves(position)) {
        const Position next = position.after(answer);
        int needed = 1;
        while (needed < moves && !mates(next, needed)) ++needed;
        if (needed <= most) continue;
        most = needed;
        longest = answer;
    }
    return longest;
}

std::vector<Move> MateSearch::line_after(Position position, Move first, int moves) {
    std::vector<Move> line{first};
    while (moves > 0 && has_legal_move(position) && !stopped_) {
        const Move answer = longest_defence(position, moves);
        line.push_back(answer);
        position = position.after(answer);
        int needed = 1;
        while (needed < moves && !mates(position, needed)) ++needed;
        for (const Move move : ordered_attack(position, entry_of(position.key()).best)) {
            const Position next = position.after(move);
            if (!is_lost(next, needed - 1)) continue;
            line.push_back(move);
            position = next;
            break;
        }
        moves = needed - 1;
    }
    return line;
}

}  // namespace adoube::engine
