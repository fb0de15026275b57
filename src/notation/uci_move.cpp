#include "notation/uci_move.h"

#include "base/text_cursor.h"
#include "notation/piece_letters.h"

namespace adoube::uci_move {

std::optional<MoveRequest> parse(std::string_view text) {
    if (text.size() != 4 && text.size() != 5) return std::nullopt;
    const auto from = square_of(text.substr(0, 2));
    const auto to = square_of(text.substr(2, 2));
    if (!from || !to) return std::nullopt;
    MoveRequest request{*from, *to, std::nullopt};
    if (text.size() == 4) return request;
    request.promotion = piece_type_of(to_upper(text[4]));
    if (!request.promotion || request.promotion == PieceType::pawn ||
        request.promotion == PieceType::king)
        return std::nullopt;
    return request;
}

Expected<Move, Error> read(const Position& position, std::string_view text) {
    if (text == "0000") return Failure{Error{Fault::null_move, std::nullopt}};
    const auto request = parse(text);
    if (!request) return Failure{Error{Fault::not_a_move, std::nullopt}};
    const auto move = find_move(position, *request);
    if (!move) return Failure{Error{Fault::illegal, move.error()}};
    return *move;
}

std::string write(const Position& position, Move move, Variant variant) {
    const bool king_step = move.kind() == MoveKind::castle && variant == Variant::standard;
    const Square to = king_step ? castled_king(position.turn(), wing_of(move)) : move.to();
    std::string text = name_of(move.from()) + name_of(to);
    if (const auto type = move.promotion()) text += to_lower(letter_of(*type));
    return text;
}

}  // namespace adoube::uci_move
