// Moves as UCI writes them: "e2e4", "e7e8q"; castling as e1g1 in standard chess and as king takes
// own rook in Chess960. Text is untrusted: it becomes a Move only by look-up among the legal ones.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/expected.h"
#include "rules/illegal_move.h"
#include "rules/move.h"
#include "rules/position.h"
#include "rules/variant.h"

namespace adoube::uci_move {

enum class Fault : std::uint8_t {
    not_a_move,  // not two squares and perhaps one of q r b n
    null_move,   // "0000", which passes and is no move of a game
    illegal,     // two squares, but see `reason`
};

struct Error {
    Fault fault{};
    std::optional<IllegalMove> reason{};  // set exactly when the fault is `illegal`

    friend bool operator==(const Error&, const Error&) = default;
};

// The squares and the promotion that the text names, whatever the position; the promotion letter
// may be a capital. Nothing if the text is not of that form.
[[nodiscard]] std::optional<MoveRequest> parse(std::string_view text);

// The legal move that the text means. Both ways of castling are read in both variants.
[[nodiscard]] Expected<Move, Error> read(const Position& position, std::string_view text);

// The text of a legal move.
[[nodiscard]] std::string write(const Position& position, Move move, Variant variant);

}  // namespace adoube::uci_move
