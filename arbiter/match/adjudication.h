// Ends games that the players' own scores have decided, and those that go on too long.
#pragma once

#include <optional>

#include "arbiter/match/assessment.h"
#include "arbiter/match/match_options.h"
#include "game/result.h"
#include "rules/by_color.h"

namespace adoube::arbiter {

class Adjudicator {
public:
    explicit Adjudicator(const GameRules& rules) : rules_(rules) {}

    // A move was made by `mover` as the `plies`-th of the game (openings aside), in the full move
    // with that number. Captures and pawn moves reset nothing: only the scores count.
    [[nodiscard]] std::optional<game::Outcome> after_move(Color mover, int plies, int move_number,
                                                          const Assessment& assessment);

private:
    [[nodiscard]] bool is_drawn(int move_number) const;
    [[nodiscard]] bool has_lost(Color color) const;
    void count(Color mover, std::optional<int> score);
    [[nodiscard]] bool resigns(Color color) const;
    // The mover offers a draw and the opponent takes it.
    [[nodiscard]] bool agree(Color mover, int move_number) const;

    GameRules rules_;
    int drawish_plies_ = 0;        // in a row, of both sides
    ByColor<int> losing_moves_{};  // in a row
    ByColor<int> winning_moves_{};
    ByColor<int> hopeless_moves_{};  // as the own side counts them
    ByColor<int> level_moves_{};     // likewise
    ByColor<std::optional<int>> last_score_{};
};

}  // namespace adoube::arbiter
