// Moves played from the start of an audit, and what they lead to.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/audit/start.h"
#include "rules/history.h"
#include "rules/move.h"

namespace adoube::arbiter::audit {

// Plies are counted from 1; ply 0 is the start.
class Line {
public:
    explicit Line(Start start);

    // Plays a legal move.
    void play(Move move);

    [[nodiscard]] const Start& start() const { return start_; }
    [[nodiscard]] const Position& position() const { return history_.current(); }
    [[nodiscard]] int ply() const { return ply_; }
    [[nodiscard]] int occurrences() const { return history_.occurrences(); }
    // The first ply after which a position had occurred three or five times.
    [[nodiscard]] std::optional<int> threefold_at() const { return threefold_at_; }
    [[nodiscard]] std::optional<int> fivefold_at() const { return fivefold_at_; }
    // False if the position may have occurred before the start, too.
    [[nodiscard]] bool repetition_is_known() const;

    // What cannot be played on: the side to move is not known, or a castling right or an en
    // passant square that is not known would change the legal moves.
    [[nodiscard]] bool is_ambiguous() const;
    // What is still not known of the position.
    [[nodiscard]] const Unknowns& unknown() const { return unknown_; }

private:
    Start start_;
    History history_;
    std::vector<Position> alternatives_;
    Unknowns unknown_;
    int ply_ = 0;
    std::optional<int> threefold_at_{};
    std::optional<int> fivefold_at_{};
};

// A move as players write it, UCI or SAN, and if it is none, why.
struct Attempt {
    std::string text;
    std::optional<Move> move{};
    std::string reason{};       // for programs: "castlingThroughCheck", "ambiguous", "notAMove"
    std::string explanation{};  // for people
};

[[nodiscard]] Attempt attempt(const Line& line, std::string_view text);

// Plays a text of moves, UCI and SAN mixed, move numbers passed over. Stops at the first that
// cannot be played; mate and stalemate end a line, draws do not.
[[nodiscard]] Expected<Line, Complaint> play_all(Line line, std::string_view moves);

}  // namespace adoube::arbiter::audit
