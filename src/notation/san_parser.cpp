#include "base/text_cursor.h"
#include "notation/piece_letters.h"
#include "notation/san.h"

namespace adoube::san {

namespace {

using Parsed = Expected<Description, ParseError<Fault>>;

[[nodiscard]] Failure<ParseError<Fault>> not_a_move(const TextCursor& cursor) {
    return {{Fault::not_a_move, cursor.offset()}};
}

[[nodiscard]] bool take_castling_letter(TextCursor& cursor) {
    return cursor.take_if('O') || cursor.take_if('0') || cursor.take_if('o');
}

// O-O and O-O-O, with zeros or small letters as well. The text begins with one of the letters.
[[nodiscard]] std::optional<Wing> take_castling(TextCursor& cursor) {
    if (!take_castling_letter(cursor)) return std::nullopt;
    if (!cursor.take_if('-') || !take_castling_letter(cursor)) return std::nullopt;
    if (!cursor.take_if('-')) return Wing::kingside;
    if (!take_castling_letter(cursor)) return std::nullopt;
    return Wing::queenside;
}

[[nodiscard]] std::optional<File> take_file(TextCursor& cursor) {
    const auto file = file_of(cursor.peek());
    if (file) cursor.take();
    return file;
}

[[nodiscard]] std::optional<Rank> take_rank(TextCursor& cursor) {
    const auto rank = rank_of(cursor.peek());
    if (rank) cursor.take();
    return rank;
}

[[nodiscard]] std::optional<PieceType> take_piece_letter(TextCursor& cursor) {
    const auto type = piece_type_of(cursor.peek());
    if (type) cursor.take();
    return type;
}

[[nodiscard]] bool take_capture_mark_or_hyphen(TextCursor& cursor) {
    return cursor.take_if('x') || cursor.take_if(':') || cursor.take_if('-');
}

// Origin and target: the last file and rank are the target, what comes before is the origin.
[[nodiscard]] bool take_squares(TextCursor& cursor, Description& move) {
    const auto first_file = take_file(cursor);
    const auto first_rank = take_rank(cursor);
    const bool divided = take_capture_mark_or_hyphen(cursor);
    const auto second_file = take_file(cursor);
    if (!second_file) {
        if (divided || !first_file || !first_rank) return false;
        move.to = square_at(*first_file, *first_rank);
        return true;
    }
    const auto second_rank = take_rank(cursor);
    if (!second_rank) return false;
    move.from_file = first_file;
    move.from_rank = first_rank;
    move.to = square_at(*second_file, *second_rank);
    return true;
}

[[nodiscard]] std::optional<PieceType> take_promotion_letter(TextCursor& cursor) {
    const auto type = piece_type_of(to_upper(cursor.peek()));
    if (type) cursor.take();
    return type;
}

// "=Q", "(Q)", "/Q" or the letter alone, in either case. False if what stands there begins like a
// promotion and is none.
[[nodiscard]] bool take_promotion(TextCursor& cursor, Description& move) {
    const bool in_parentheses = cursor.take_if('(');
    const bool announced = in_parentheses || cursor.take_if('=') || cursor.take_if('/');
    move.promotion = take_promotion_letter(cursor);
    if (in_parentheses && !cursor.take_if(')')) return false;
    return !announced || move.promotion;
}

void skip_marks(TextCursor& cursor) {
    while (cursor.take_if('+') || cursor.take_if('#') || cursor.take_if('!') ||
           cursor.take_if('?')) {
    }
}

// "e.p." or "ep", glued or after a space.
[[nodiscard]] bool skip_en_passant_mark(TextCursor& cursor) {
    cursor.skip_spaces();
    if (!cursor.take_if('e')) return true;
    cursor.take_if('.');
    if (!cursor.take_if('p')) return false;
    cursor.take_if('.');
    return true;
}

// Check marks, glyphs and the en passant mark: they do not say which move is meant.
[[nodiscard]] bool skip_suffixes(TextCursor& cursor) {
    skip_marks(cursor);
    if (!skip_en_passant_mark(cursor)) return false;
    skip_marks(cursor);
    cursor.skip_spaces();
    return cursor.at_end();
}

[[nodiscard]] Parsed parse_castling(TextCursor& cursor) {
    Description move;
    move.castling = take_castling(cursor);
    if (!move.castling || !skip_suffixes(cursor)) return not_a_move(cursor);
    return move;
}

[[nodiscard]] Parsed parse_by_squares(TextCursor& cursor) {
    Description move;
    move.type = take_piece_letter(cursor);
    if (!take_squares(cursor, move) || !take_promotion(cursor, move)) return not_a_move(cursor);
    if (!skip_suffixes(cursor)) return not_a_move(cursor);
    const bool only_squares = !move.type && move.from_file && move.from_rank;
    if (!move.type && !only_squares) move.type = PieceType::pawn;
    return move;
}

}  // namespace

Expected<Description, ParseError<Fault>> parse(std::string_view text) {
    TextCursor cursor(text);
    cursor.skip_spaces();
    if (cursor.at_end()) return Failure{ParseError<Fault>{Fault::empty_text, 0}};
    const char first = cursor.peek();
    const bool castles = first == 'O' || first == '0' || first == 'o';
    return castles ? parse_castling(cursor) : parse_by_squares(cursor);
}

}  // namespace adoube::san
