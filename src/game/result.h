// How a game ended.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/color.h"

namespace adoube::game {

enum class Reason : std::uint8_t {
    checkmate,
    stalemate,
    insufficient_material,
    dead_position,
    threefold,
    fivefold,
    fifty_move,
    seventy_five_move,
    draw_agreed,
    resign,
    time_loss,
    timeout_vs_insufficient,
    aborted,
    // Only an arbiter ends a game so.
    disconnect,  // also the grace time of a player that is away
    illegal_move,
    stall,
    adjudication,
    tablebase,
};

inline constexpr std::array<Reason, 18> all_reasons{
    Reason::checkmate,     Reason::stalemate,         Reason::insufficient_material,
    Reason::dead_position, Reason::threefold,         Reason::fivefold,
    Reason::fifty_move,    Reason::seventy_five_move, Reason::draw_agreed,
    Reason::resign,        Reason::time_loss,         Reason::timeout_vs_insufficient,
    Reason::aborted,       Reason::disconnect,        Reason::illegal_move,
    Reason::stall,         Reason::adjudication,      Reason::tablebase};

// The word of a reason wherever one is written: "timeLoss".
[[nodiscard]] std::string_view name_of(Reason reason);
[[nodiscard]] std::optional<Reason> reason_of(std::string_view name);

// Winner and reason; no winner is a draw, unless the game was aborted.
struct Outcome {
    std::optional<Color> winner{};
    Reason reason{};

    [[nodiscard]] static constexpr Outcome won_by(Color color, Reason reason) {
        return {color, reason};
    }
    [[nodiscard]] static constexpr Outcome draw(Reason reason) { return {std::nullopt, reason}; }
    [[nodiscard]] static constexpr Outcome aborted() { return {std::nullopt, Reason::aborted}; }

    // Nobody scores.
    [[nodiscard]] constexpr bool is_void() const { return reason == Reason::aborted; }
    [[nodiscard]] constexpr bool is_draw() const { return !winner && !is_void(); }

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

// "1-0", "0-1", "1/2-1/2" or "*", as PGN writes it (8.2.6).
[[nodiscard]] std::string_view score_of(const Outcome& outcome);

struct Result {
    Outcome outcome{};
    int full_moves = 0;  // as players count: a move of White and the answer to it are one

    friend constexpr bool operator==(const Result&, const Result&) = default;
};

}  // namespace adoube::game
