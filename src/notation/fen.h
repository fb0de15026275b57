// FEN (PGN standard, 16.1) with its castling dialects: X-FEN and Shredder-FEN.
//
// Text becomes a Setup (syntax), a Setup becomes a Position (sense); read_position() goes through
// both doors and, when asked to be lenient, mends on the way what other people's files get wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "base/parse_error.h"
#include "rules/position.h"
#include "rules/position_fault.h"
#include "rules/setup.h"
#include "rules/variant.h"

namespace adoube::fen {

inline constexpr std::string_view standard_start =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

// Counters above this are not believed; the longest games are far below.
inline constexpr int largest_counter = 32767;

enum class Fault : std::uint8_t {
    // The text cannot be understood.
    empty_text,
    unknown_piece,
    rank_too_long,
    rank_too_short,
    too_few_ranks,
    too_many_ranks,
    unknown_color,
    unknown_castling_right,
    unknown_en_passant_square,
    en_passant_on_wrong_rank,  // neither rank 3 nor rank 6
    halfmove_clock_not_a_number,
    fullmove_number_not_a_number,
    too_many_fields,
    // It can be understood, but a strict reader does not accept it.
    castling_field_missing,
    en_passant_field_missing,
    halfmove_clock_missing,
    fullmove_number_missing,
    fullmove_number_zero,
    adjacent_digits,
    extra_spaces,
    castling_out_of_order,
    castling_duplicated,
    castling_styles_mixed,  // KQkq and file letters, in standard chess
    counter_too_large,
};

// True for the faults that a lenient reader mends.
[[nodiscard]] bool is_mendable(Fault fault);

using Error = ParseError<Fault>;

// A set-up and the mendable faults that were met, in the order of the text. A castling letter
// K or Q means the outermost rook on that side of the king; where there is none, the corner.
struct Parsed {
    Setup setup;
    std::vector<Error> mended;
    // Where the fields begin that an audit can find fault with.
    std::size_t castling_offset = 0;
    std::size_t en_passant_offset = 0;
};

// Syntax only. In standard chess castling rights are for kings on file e and rooks on a and h;
// others are kept in the set-up, for the audit of the caller to judge.
[[nodiscard]] Expected<Parsed, Error> parse(std::string_view text,
                                            Variant variant = Variant::standard);

enum class Strictness : std::uint8_t { strict, lenient };

// Why a text gave no position: it could not be read, or what it says cannot be played on.
struct PositionError {
    std::optional<Error> syntax;  // if absent, `faults` is not empty
    PositionFaults faults;
    std::size_t offset = 0;  // of the field that the first fault is about
};

struct ReadPosition {
    Position position;
    std::vector<Error> mended;  // syntax
    PositionFaults dropped;     // castling rights or an en passant square that cannot be
};

// Text to position. Strict: any fault is an error. Lenient: mendable faults are mended, impossible
// castling rights and en passant squares dropped, and both are reported.
[[nodiscard]] Expected<ReadPosition, PositionError> read_position(
    std::string_view text, Variant variant = Variant::standard,
    Strictness strictness = Strictness::strict);

// How castling rights are written.
enum class CastlingStyle : std::uint8_t {
    x_fen,     // KQkq, a file letter only where the rook is not the outermost
    shredder,  // the rooks' files: HAha
};

// When the en passant square is written.
enum class EnPassantStyle : std::uint8_t {
    if_legal,         // our default: only where a capture is legal
    if_pseudo_legal,  // X-FEN: where a pawn stands beside
    always,           // the PGN standard: after every double step
};

// Counters that are not known are written 0 and 1.
[[nodiscard]] std::string write(const Position& position,
                                CastlingStyle castling = CastlingStyle::x_fen,
                                EnPassantStyle en_passant = EnPassantStyle::if_legal);

// The first four fields only, as EPD begins.
[[nodiscard]] std::string write_four_fields(const Position& position,
                                            CastlingStyle castling = CastlingStyle::x_fen,
                                            EnPassantStyle en_passant = EnPassantStyle::if_legal);

// One sentence for people: "a rank has more than 8 squares".
[[nodiscard]] std::string_view describe(Fault fault);
// One sentence for people: "white has no king".
[[nodiscard]] std::string_view describe(PositionFault fault);
// The fault's name in JSON: "rankTooLong", "whiteKingMissing".
[[nodiscard]] std::string_view name_of(Fault fault);
[[nodiscard]] std::string_view name_of(PositionFault fault);

}  // namespace adoube::fen
