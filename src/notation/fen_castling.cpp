#include "notation/fen_castling.h"

#include <optional>

#include "base/text_cursor.h"
#include "notation/piece_letters.h"

namespace adoube::fen {

namespace {

struct Right {
    Color color;
    Wing wing;
    File rook;
};

[[nodiscard]] std::optional<File> king_file(const Setup& setup, Color color) {
    for (const Square square : squares_of(back_rank(color)))
        if (setup.at(square) == Piece{color, PieceType::king}) return file_of(square);
    return std::nullopt;
}

// The file of the rook farthest from the king on that wing; the corner where there is none, for
// the audit to complain of.
[[nodiscard]] File outermost_rook(const Setup& setup, Color color, Wing wing) {
    const File corner = wing == Wing::kingside ? File::h : File::a;
    const auto king = king_file(setup, color);
    if (!king) return corner;
    const int step = wing == Wing::kingside ? -1 : 1;
    for (int file = static_cast<int>(corner); file != static_cast<int>(*king); file += step) {
        const Square square = square_at(static_cast<File>(file), back_rank(color));
        if (setup.at(square) == Piece{color, PieceType::rook}) return file_of(square);
    }
    return corner;
}

// The right that one letter names; nothing if it is not a castling letter.
[[nodiscard]] std::optional<Right> right_of(char letter, const Setup& setup) {
    const Color color = letter == to_upper(letter) ? Color::white : Color::black;
    const char small = to_lower(letter);
    if (small == 'k' || small == 'q') {
        const Wing wing = small == 'k' ? Wing::kingside : Wing::queenside;
        return Right{color, wing, outermost_rook(setup, color, wing)};
    }
    const auto file = file_of(small);
    if (!file) return std::nullopt;
    const File king = king_file(setup, color).value_or(File::e);
    return Right{color, *file < king ? Wing::queenside : Wing::kingside, *file};
}

[[nodiscard]] bool names_a_file(char letter) { return file_of(to_lower(letter)).has_value(); }

// White's rights come first and K before Q. Nobody has laid down an order for two files.
[[nodiscard]] bool is_out_of_order(const Right& first, const Right& second, bool by_files) {
    if (first.color != second.color) return first.color == Color::black;
    return !by_files && first.wing == Wing::queenside;
}

}  // namespace

std::vector<Error> read_castling(std::string_view letters, Variant variant, Setup& setup) {
    std::vector<Error> faults;
    std::optional<Right> last;
    for (std::size_t offset = 0; offset < letters.size(); ++offset) {
        const auto right = right_of(letters[offset], setup);
        if (!right) {
            faults.push_back({Fault::unknown_castling_right, offset});
            return faults;
        }
        if (variant == Variant::standard &&
            names_a_file(letters[offset]) != names_a_file(letters[0]))
            faults.push_back({Fault::castling_styles_mixed, offset});
        if (setup.castling.has(right->color, right->wing)) {
            faults.push_back({Fault::castling_duplicated, offset});
            continue;
        }
        const bool by_files =
            offset > 0 && names_a_file(letters[offset]) && names_a_file(letters[offset - 1]);
        if (last && is_out_of_order(*last, *right, by_files))
            faults.push_back({Fault::castling_out_of_order, offset});
        last = right;
        setup.castling.grant(right->color, right->wing, right->rook);
    }
    return faults;
}

std::string write_castling(const Position& position, CastlingStyle style) {
    std::string text;
    const Setup setup = position.setup();
    for (const Color color : all_colors)
        for (const Wing wing : all_wings) {
            const auto file = position.castling().rook_file(color, wing);
            if (!file) continue;
            const bool by_file =
                style == CastlingStyle::shredder || outermost_rook(setup, color, wing) != *file;
            const char small = by_file ? letter_of(*file) : wing == Wing::kingside ? 'k' : 'q';
            text += color == Color::white ? to_upper(small) : small;
        }
    return text.empty() ? "-" : text;
}

Setup without_unusual_castling(Setup setup) {
    for (const Color color : all_colors) {
        if (king_file(setup, color) != File::e) setup.castling.revoke(color);
        for (const Wing wing : all_wings) {
            const File home = wing == Wing::kingside ? File::h : File::a;
            if (setup.castling.rook_file(color, wing) != home) setup.castling.revoke(color, wing);
        }
    }
    return setup;
}

}  // namespace adoube::fen
