// Hands out the legal moves of a position one by one, the most promising first. Later ones are
// not even generated if an earlier one refutes the position.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/search/history_tables.h"
#include "engine/search/quiet_history.h"
#include "rules/legal_moves.h"

namespace adoube::engine {

// What is known about quiet moves where they are to be ordered.
struct QuietOrder {
    std::array<Move, 2> killers{};  // refuted a sister position
    Move counter{};                 // refuted the opponent's last move elsewhere
    QuietHistory history{};
};

// True for the moves that legal_quiets() lists: neither captures nor promotions to a queen.
[[nodiscard]] bool is_quiet(const Position& position, Move move);

// From where the pieces of the side to move would attack the opponent's king, by type.
class CheckSquares {
public:
    explicit CheckSquares(const Position& position);

    // True if the piece that the move puts on its square attacks the opponent's king from there.
    [[nodiscard]] bool gives_direct_check(Move move) const;

private:
    const Position& position_;
    std::array<Bitboard, 6> from_{};
};

class MovePicker {
public:
    // All moves. `first`, any 16 bits, comes first if it is legal: pass Move{} for none. Position
    // and history must outlive the picker.
    MovePicker(const Position& position, HistoryTables& history, Move first,
               const QuietOrder& order);
    // Captures and promotions to a queen alone, those that lose material left out.
    MovePicker(const Position& position, HistoryTables& history, Move first);

    // Nothing once all have been handed out.
    [[nodiscard]] std::optional<Move> next();

    // No more quiet moves are wanted, or only those that give check without uncovering another
    // piece; captures that lose material still come.
    void skip_quiets() { quiets_wanted_ = Quiets::none; }
    void skip_quiets_but_checks();
    // Of the position's moves; to be asked only after skip_quiets_but_checks().
    [[nodiscard]] bool gives_direct_check(Move move) const {
        return checks_->gives_direct_check(move);
    }

private:
    enum class Stage : std::uint8_t {
        first,
        captures,
        good_captures,
        quiets,
        quiets_by_score,
        bad_captures,
        done
    };

    enum class Quiets : std::uint8_t { all, checks, none };

    struct Scored {
        Move move;
        std::int32_t score;
    };

    [[nodiscard]] std::optional<Move> next_good_capture();
    [[nodiscard]] std::optional<Move> next_quiet();
    [[nodiscard]] std::optional<Move> next_check();
    [[nodiscard]] std::optional<Move> next_bad_capture();
    void score_captures();
    void score_quiets();
    [[nodiscard]] std::int32_t capture_score(Move move);
    [[nodiscard]] std::int32_t quiet_score(Move move);
    // Brings the best of the moves not yet handed out to the front of them, and takes it.
    [[nodiscard]] Scored take_best();

    const Position& position_;
    HistoryTables& history_;
    Move first_;
    QuietOrder order_{};
    bool captures_only_;
    Quiets quiets_wanted_ = Quiets::all;
    std::optional<CheckSquares> checks_;  // once they are wanted
    Stage stage_ = Stage::first;
    StaticVector<Scored, max_legal_moves> scored_;
    std::size_t taken_ = 0;
    StaticVector<Move, 128> bad_captures_;
    std::size_t bad_taken_ = 0;
};

}  // namespace adoube::engine
