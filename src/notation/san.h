// SAN, the moves of PGN (PGN standard, 8.2.3): written strictly, read leniently. The reader takes
// what other people's files contain (zeros in castling, no '=' before a promotion, wrong or missing
// check marks, more origin than needed, long algebraic), but never guesses which move is meant.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/expected.h"
#include "base/parse_error.h"
#include "rules/illegal_move.h"
#include "rules/move.h"
#include "rules/position.h"

namespace adoube::san {

// What a text says about a move, before a position is asked.
struct Description {
    std::optional<Wing> castling{};   // if present, nothing below counts
    std::optional<PieceType> type{};  // absent in pure coordinates: e2e4
    std::optional<File> from_file{};
    std::optional<Rank> from_rank{};
    Square to{};
    std::optional<PieceType> promotion{};
};

enum class Fault : std::uint8_t {
    empty_text,
    not_a_move,  // the text is no move in any position
    illegal,
    ambiguous,  // two or more legal moves fit
};

struct Error {
    Fault fault{};
    std::size_t offset = 0;               // of the first character that does not fit, else 0
    std::optional<IllegalMove> reason{};  // present when the fault is `illegal`
    std::optional<Square> from{};         // of the piece that the reason is about, if there is one

    friend constexpr bool operator==(const Error&, const Error&) = default;
};

// Syntax only: the whole text is one move.
[[nodiscard]] Expected<Description, ParseError<Fault>> parse(std::string_view text);

// The one legal move that fits what is wanted.
[[nodiscard]] Expected<Move, Error> find(const Position& position, const Description& wanted);

// Text to legal move.
[[nodiscard]] Expected<Move, Error> read(const Position& position, std::string_view text);

// A legal move as the export format writes it: the shortest origin that tells it from the other
// *legal* moves (file, else rank, else both), "=Q", "+", "#", "O-O".
[[nodiscard]] std::string write(const Position& position, Move move);
// The same for a caller who has the position after the move already.
[[nodiscard]] std::string write(const Position& position, Move move, const Position& next);

// The same with the whole origin, pawns included: "Ng1f3", "e4xd5", "e7e8=Q+". Reads back as SAN.
[[nodiscard]] std::string write_long(const Position& position, Move move, const Position& next);

}  // namespace adoube::san
