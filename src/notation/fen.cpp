#include "notation/fen.h"

#include <array>
#include <cassert>
#include <optional>
#include <utility>

#include "base/numbers.h"
#include "base/text_cursor.h"
#include "notation/fen_castling.h"
#include "notation/piece_letters.h"
#include "rules/audit.h"

namespace adoube::fen {

namespace {

// One field of the text and where it begins.
struct Field {
    std::string_view text;
    std::size_t offset = 0;
};

// The fields of a FEN, at most the six that it may have; `surplus` is where a seventh begins.
struct Fields {
    std::array<std::optional<Field>, 6> at{};
    std::optional<std::size_t> surplus{};
    std::optional<std::size_t> extra_space{};  // the first space that need not be there
};

[[nodiscard]] Fields split(std::string_view text) {
    Fields fields;
    TextCursor cursor(text);
    std::size_t count = 0;
    while (true) {
        const std::size_t gap_start = cursor.offset();
        const std::size_t gap = cursor.skip_spaces();
        const std::size_t wanted = count == 0 || cursor.at_end() ? 0 : 1;
        const bool untidy = gap > wanted || (gap == 1 && text[gap_start] != ' ');
        if (untidy && !fields.extra_space) fields.extra_space = gap_start + (gap > 1 ? wanted : 0);
        if (cursor.at_end()) return fields;
        const std::size_t start = cursor.offset();
        const std::string_view word = cursor.take_word();
        if (count < fields.at.size()) fields.at[count] = Field{word, start};
        else if (!fields.surplus) fields.surplus = start;
        ++count;
    }
}

// Reads the six fields into a set-up, one function a field; each returns the error that ends the
// reading, if there is one, and notes what it mends.
class Reader {
public:
    Reader(std::string_view text, Variant variant)
        : size_(text.size()), fields_(split(text)), variant_(variant) {}

    [[nodiscard]] Expected<Parsed, Error> read() {
        if (!fields_.at[0]) return Failure{Error{Fault::empty_text, 0}};
        if (fields_.extra_space) mend(Fault::extra_spaces, *fields_.extra_space);
        for (const auto step :
             {&Reader::placement, &Reader::turn, &Reader::castling, &Reader::en_passant,
              &Reader::halfmove_clock, &Reader::fullmove_number})
            if (const auto error = (this->*step)()) return Failure{*error};
        if (fields_.surplus) return Failure{Error{Fault::too_many_fields, *fields_.surplus}};
        return std::move(parsed_);
    }

private:
    using Result = std::optional<Error>;

    void mend(Fault fault, std::size_t offset) { parsed_.mended.push_back({fault, offset}); }

    [[nodiscard]] Result placement() {
        const Field& field = *fields_.at[0];
        int rank = 7;
        int file = 0;
        bool after_digit = false;
        for (std::size_t index = 0; index < field.text.size(); ++index) {
            const char c = field.text[index];
            const std::size_t offset = field.offset + index;
            const bool digit = c >= '1' && c <= '8';
            if (c == '/') {
                if (file < 8) return Error{Fault::rank_too_short, offset};
                if (--rank < 0) return Error{Fault::too_many_ranks, offset};
                file = 0;
            } else if (digit) {
                if (after_digit) mend(Fault::adjacent_digits, offset);
                file += c - '0';
            } else if (const auto piece = piece_of(c)) {
                if (file < 8)
                    parsed_.setup.put(*piece,
                                      square_at(static_cast<File>(file), static_cast<Rank>(rank)));
                ++file;
            } else {
                return Error{Fault::unknown_piece, offset};
            }
            if (file > 8) return Error{Fault::rank_too_long, offset};
            after_digit = digit;
        }
        const std::size_t end = field.offset + field.text.size();
        if (file < 8) return Error{Fault::rank_too_short, end};
        if (rank > 0) return Error{Fault::too_few_ranks, end};
        return std::nullopt;
    }

    [[nodiscard]] Result turn() {
        const auto& field = fields_.at[1];
        if (!field) return Error{Fault::unknown_color, size_};
        if (field->text != "w" && field->text != "b")
            return Error{Fault::unknown_color, field->offset};
        parsed_.setup.turn = field->text == "w" ? Color::white : Color::black;
        return std::nullopt;
    }

    [[nodiscard]] Result castling() {
        const auto& field = fields_.at[2];
        parsed_.castling_offset = field ? field->offset : size_;
        if (!field) {
            mend(Fault::castling_field_missing, size_);
            return std::nullopt;
        }
        if (field->text == "-") return std::nullopt;
        const auto faults = read_castling(field->text, variant_, parsed_.setup);
        for (const Error& error : faults) {
            if (!is_mendable(error.fault)) return Error{error.fault, field->offset + error.offset};
            mend(error.fault, field->offset + error.offset);
        }
        return std::nullopt;
    }

    [[nodiscard]] Result en_passant() {
        const auto& field = fields_.at[3];
        parsed_.en_passant_offset = field ? field->offset : size_;
        if (!field) {
            mend(Fault::en_passant_field_missing, size_);
            return std::nullopt;
        }
        if (field->text == "-") return std::nullopt;
        const auto square = square_of(field->text);
        if (!square) return Error{Fault::unknown_en_passant_square, field->offset};
        if (rank_of(*square) != Rank::r3 && rank_of(*square) != Rank::r6)
            return Error{Fault::en_passant_on_wrong_rank, field->offset};
        parsed_.setup.en_passant = *square;
        return std::nullopt;
    }

    [[nodiscard]] Result halfmove_clock() {
        return counter(4, Fault::halfmove_clock_missing, Fault::halfmove_clock_not_a_number,
                       parsed_.setup.halfmove_clock);
    }

    [[nodiscard]] Result fullmove_number() {
        auto& number = parsed_.setup.fullmove_number;
        auto error =
            counter(5, Fault::fullmove_number_missing, Fault::fullmove_number_not_a_number, number);
        if (!error && number == 0) {
            mend(Fault::fullmove_number_zero, fields_.at[5]->offset);
            number = 1;
        }
        return error;
    }

    [[nodiscard]] Result counter(std::size_t index, Fault missing, Fault not_a_number,
                                 std::optional<int>& value) {
        const auto& field = fields_.at[index];
        if (!field) {
            mend(missing, size_);
            return std::nullopt;
        }
        for (const char c : field->text)
            if (!is_digit(c)) return Error{not_a_number, field->offset};
        const auto number = parse_number<int>(field->text);
        if (number && *number <= largest_counter) value = *number;
        else mend(Fault::counter_too_large, field->offset);
        return std::nullopt;
    }

    std::size_t size_;
    Fields fields_;
    Variant variant_;
    Parsed parsed_;
};

[[nodiscard]] std::size_t offset_of_first(PositionFaults faults, const Parsed& parsed) {
    PositionFaults of_rights;
    of_rights.add(PositionFault::castling_impossible);
    of_rights.add(PositionFault::en_passant_impossible);
    for (const PositionFault fault : all_position_faults)
        if (faults.contains(fault) && !of_rights.contains(fault)) return 0;
    return faults.contains(PositionFault::castling_impossible) ? parsed.castling_offset
                                                               : parsed.en_passant_offset;
}

[[nodiscard]] PositionFaults full_audit(const Setup& setup, Variant variant) {
    PositionFaults faults = audit(setup);
    if (variant == Variant::standard && setup.castling != without_unusual_castling(setup).castling)
        faults.add(PositionFault::castling_impossible);
    return faults;
}

[[nodiscard]] std::string placement_of(const Position& position) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const Square square = square_at(static_cast<File>(file), static_cast<Rank>(rank));
            const auto piece = position.piece_at(square);
            if (piece && empty > 0) text += static_cast<char>('0' + std::exchange(empty, 0));
            if (piece) text += letter_of(*piece);
            else ++empty;
        }
        if (empty > 0) text += static_cast<char>('0' + empty);
        if (rank > 0) text += '/';
    }
    return text;
}

[[nodiscard]] std::string en_passant_field(const Position& position, EnPassantStyle style) {
    const auto target = position.double_step_target();
    const bool written =
        target &&
        (style == EnPassantStyle::always ||
         (style == EnPassantStyle::if_legal && position.en_passant_target()) ||
         (style == EnPassantStyle::if_pseudo_legal && en_passant_is_pseudo_legal(position)));
    return written ? name_of(*target) : "-";
}

}  // namespace

Expected<Parsed, Error> parse(std::string_view text, Variant variant) {
    return Reader(text, variant).read();
}

Expected<ReadPosition, PositionError> read_position(std::string_view text, Variant variant,
                                                    Strictness strictness) {
    const auto parsed = parse(text, variant);
    if (!parsed) return Failure{PositionError{parsed.error(), {}, parsed.error().offset}};
    const bool lenient = strictness == Strictness::lenient;
    if (!lenient && !parsed->mended.empty())
        return Failure{PositionError{parsed->mended.front(), {}, parsed->mended.front().offset}};

    Setup setup = parsed->setup;
    PositionFaults faults = full_audit(setup, variant);
    PositionFaults dropped;
    if (lenient) {
        for (const PositionFault fault :
             {PositionFault::castling_impossible, PositionFault::en_passant_impossible})
            if (faults.contains(fault)) {
                dropped.add(fault);
                faults.remove(fault);
            }
        if (variant == Variant::standard) setup = without_unusual_castling(setup);
        setup = without_impossible_rights(setup);
    }
    if (!faults.empty())
        return Failure{PositionError{std::nullopt, faults, offset_of_first(faults, *parsed)}};
    const auto position = Position::from(setup);
    assert(position);
    return ReadPosition{*position, parsed->mended, dropped};
}

std::string write_four_fields(const Position& position, CastlingStyle castling,
                              EnPassantStyle en_passant) {
    return placement_of(position) + (position.turn() == Color::white ? " w " : " b ") +
           write_castling(position, castling) + ' ' + en_passant_field(position, en_passant);
}

std::string write(const Position& position, CastlingStyle castling, EnPassantStyle en_passant) {
    return write_four_fields(position, castling, en_passant) + ' ' +
           std::to_string(position.halfmove_clock().value_or(0)) + ' ' +
           std::to_string(position.fullmove_number().value_or(1));
}

}  // namespace adoube::fen
