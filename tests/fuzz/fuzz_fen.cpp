// FEN: nothing crashes, what is read and written is read again as the same position, and its legal
// moves are those of the slow rules.
#include <algorithm>

#include "fuzz/fuzz_target.h"
#include "notation/fen.h"
#include "rules/legal_moves.h"
#include "support/slow_rules.h"
#include "support/sorted_bits.h"

namespace adoube {

namespace {

[[nodiscard]] Setup setup_of(std::string_view text, Variant variant) {
    const auto read = fen::read_position(text, variant);
    fuzz::require(read.has_value(), "what was written can be read strictly");
    return read->position.setup();
}

void check_round_trip(const Position& position, Variant variant) {
    Setup expected = position.setup();
    // What is not known is written as 0 and 1, and a double step that nobody answers is left out.
    expected.halfmove_clock = expected.halfmove_clock.value_or(0);
    expected.fullmove_number = std::max(1, expected.fullmove_number.value_or(1));
    for (const auto castling : {fen::CastlingStyle::x_fen, fen::CastlingStyle::shredder}) {
        const std::string full = fen::write(position, castling, fen::EnPassantStyle::always);
        fuzz::require(setup_of(full, variant) == expected, "parse-print-parse is identity");
        const std::string legal = fen::write(position, castling);
        Setup without = expected;
        without.en_passant = position.en_passant_target();
        fuzz::require(setup_of(legal, variant) == without, "only legal en passant is written");
    }
}

void check_moves(const Position& position) {
    const Setup setup = position.setup();
    fuzz::require(sorted_bits(legal_moves(position)) == sorted_bits(slow_rules::legal_moves(setup)),
                  "a move is legal exactly if the slow rules say so");
    for (const Move move : legal_moves(position))
        fuzz::require(position.after(move).setup().board == slow_rules::after(setup, move).board,
                      "a legal move leads where the slow rules lead");
}

void check(std::string_view text, Variant variant) {
    const auto strict = fen::read_position(text, variant);
    const auto lenient = fen::read_position(text, variant, fen::Strictness::lenient);
    if (strict) {
        fuzz::require(lenient.has_value(), "a lenient reader takes what a strict one takes");
        fuzz::require(lenient->position.setup() == strict->position.setup(),
                      "lenient and strict readers agree");
    } else if (strict.error().syntax) {
        fuzz::require(strict.error().syntax->offset <= text.size(), "a fault is inside the text");
    }
    if (!lenient) return;
    check_round_trip(lenient->position, variant);
    check_moves(lenient->position);
}

}  // namespace

}  // namespace adoube

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adoube;
    for (const Variant variant : {Variant::standard, Variant::chess960})
        check(fuzz::text_of(data, size), variant);
    return 0;
}
