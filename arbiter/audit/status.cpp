#include "arbiter/audit/status.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/judgement.h"
#include "mating/mating.h"
#include "rules/legal_moves.h"
#include "rules/material.h"

namespace adoube::arbiter::audit {

namespace {

[[nodiscard]] std::vector<Move> sorted_legal_moves(const Position& position) {
    const MoveList list = legal_moves(position);
    std::vector<Move> moves(list.begin(), list.end());
    std::sort(moves.begin(), moves.end(), [](Move a, Move b) {
        return std::array{index_of(a.from()), index_of(a.to()), std::size_t{a.bits()}} <
               std::array{index_of(b.from()), index_of(b.to()), std::size_t{b.bits()}};
    });
    return moves;
}

[[nodiscard]] game::Options game_options(const StatusOptions& options) {
    game::Options result;
    result.draw_mode = options.draw_mode;
    result.exact_dead_position = options.exact_dead_position;
    return result;
}

[[nodiscard]] ByColor<mating::Verdict> verdicts_on(const Position& position) {
    return {mating::can_mate(position, Color::white, mating::full_budget),
            mating::can_mate(position, Color::black, mating::full_budget)};
}

// A proof is about one position, so that there is none while the position is ambiguous.
void note_mating(Status& status, const Line& line, const StatusOptions& options) {
    const Position& position = line.position();
    if (!options.exact_dead_position || line.is_ambiguous()) {
        for (const Color color : all_colors)
            status.can_mate[color] = !cannot_mate_by_material(position, color);
        return;
    }
    ByColor<mating::Verdict> verdicts = verdicts_on(position);
    for (const Color color : all_colors)
        status.can_mate[color] = verdicts[color].answer != mating::Answer::cannot;
    if (options.explain) status.mating = std::move(verdicts);
}

[[nodiscard]] bool is_claim(game::Reason reason) {
    return reason == game::Reason::threefold || reason == game::Reason::fifty_move;
}

[[nodiscard]] StatusWord word_for(const std::optional<game::Outcome>& outcome, bool claimable) {
    if (!outcome) return claimable ? StatusWord::draw_claimable : StatusWord::active;
    switch (outcome->reason) {
        case game::Reason::checkmate: return StatusWord::checkmate;
        case game::Reason::stalemate: return StatusWord::stalemate;
        case game::Reason::fivefold: return StatusWord::draw_fivefold;
        case game::Reason::seventy_five_move: return StatusWord::draw_75_move;
        case game::Reason::threefold:
        case game::Reason::fifty_move: return StatusWord::draw_claimable;
        default: return StatusWord::dead_position;
    }
}

// Nobody can mate, which a look as short as in a running game may have missed.
[[nodiscard]] bool is_dead(const Status& status) {
    return !status.can_mate[Color::white] && !status.can_mate[Color::black];
}

// A stalemate or too little material says more, a draw by count comes after (5.2.2).
void note_dead_position(Status& status) {
    const bool over =
        status.outcome && (status.outcome->reason == game::Reason::stalemate ||
                           status.outcome->reason == game::Reason::checkmate ||
                           status.outcome->reason == game::Reason::insufficient_material);
    if (!over) status.outcome = game::Outcome::draw(game::Reason::dead_position);
}

// A draw by count can be claimed as well where the game has just ended by a larger count; nothing
// can be claimed after a mate, a stalemate or in a dead position.
[[nodiscard]] std::optional<game::Reason> claim_for(const Line& line,
                                                    const std::optional<game::Outcome>& outcome,
                                                    game::DrawMode mode) {
    if (mode == game::DrawMode::automatic) return std::nullopt;
    const bool by_count = !outcome || is_claim(outcome->reason) ||
                          outcome->reason == game::Reason::fivefold ||
                          outcome->reason == game::Reason::seventy_five_move;
    if (!by_count) return std::nullopt;
    return game::claim_on(line.position(), line.occurrences());
}

}  // namespace

std::string_view name_of(StatusWord word) {
    constexpr std::array<std::string_view, 8> names{
        "ACTIVE",        "CHECKMATE",    "STALEMATE",      "DEAD_POSITION",
        "DRAW_FIVEFOLD", "DRAW_75_MOVE", "DRAW_CLAIMABLE", "AMBIGUOUS"};
    return names[static_cast<std::size_t>(word)];
}

Status status_of(const Line& line, const StatusOptions& options) {
    const Position& position = line.position();
    Status status;
    note_mating(status, line, options);
    if (line.is_ambiguous()) {
        status.word = StatusWord::ambiguous;
        return status;
    }
    status.legal_moves = sorted_legal_moves(position);
    status.outcome = game::judge(position, line.occurrences(), game_options(options));
    if (options.exact_dead_position && is_dead(status)) note_dead_position(status);
    status.claimable = claim_for(line, status.outcome, options.draw_mode);
    status.word = word_for(status.outcome, status.claimable.has_value());
    return status;
}

}  // namespace adoube::arbiter::audit
