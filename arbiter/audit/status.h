// What can be said of a position and of the line that led to it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "arbiter/audit/line.h"
#include "game/options.h"
#include "game/result.h"
#include "mating/mating.h"
#include "rules/by_color.h"
#include "rules/move.h"

namespace adoube::arbiter::audit {

enum class StatusWord : std::uint8_t {
    active,
    checkmate,
    stalemate,
    dead_position,  // by material or, where that is asked for, by proof
    draw_fivefold,
    draw_75_move,
    draw_claimable,
    ambiguous,  // see Line::is_ambiguous
};

// "ACTIVE", "CHECKMATE" and so on.
[[nodiscard]] std::string_view name_of(StatusWord word);

struct StatusOptions {
    // What may be claimed is the question here, so draws are not automatic unless that is said.
    game::DrawMode draw_mode = game::DrawMode::fide;
    bool exact_dead_position = false;  // prove what cannot be mated any more
    bool explain = false;              // keep the proofs; only with the exact analysis
};

struct Status {
    StatusWord word = StatusWord::active;
    std::optional<game::Outcome> outcome{};  // if the game is over
    // A draw by count, also where a larger count has just ended the game; none after a mate, a
    // stalemate or in a dead position, and none where draws are automatic.
    std::optional<game::Reason> claimable{};
    std::vector<Move> legal_moves{};  // in the order of their squares; none if ambiguous
    ByColor<bool> can_mate{};
    std::optional<ByColor<mating::Verdict>> mating{};  // with `explain`, unless ambiguous
};

[[nodiscard]] Status status_of(const Line& line, const StatusOptions& options);

}  // namespace adoube::arbiter::audit
