#include "arbiter/audit/explanation.h"

#include <fmt/format.h>

#include "notation/color_name.h"
#include "notation/piece_letters.h"
#include "rules/attacks.h"

namespace adoube::arbiter::audit {

namespace {

[[nodiscard]] std::string_view word_for(PieceType type) {
    switch (type) {
        case PieceType::pawn: return "pawn";
        case PieceType::knight: return "knight";
        case PieceType::bishop: return "bishop";
        case PieceType::rook: return "rook";
        case PieceType::queen: return "queen";
        case PieceType::king: return "king";
    }
    return "";
}

[[nodiscard]] std::string_view word_for(Wing wing) {
    return wing == Wing::kingside ? "kingside" : "queenside";
}

class Explainer {
public:
    Explainer(const Position& position, const Asked& asked)
        : position_(position), asked_(asked), us_(position.turn()), them_(opponent(us_)) {}

    [[nodiscard]] std::string operator()(IllegalMove reason) const {
        switch (reason) {
            case IllegalMove::no_piece: return no_piece();
            case IllegalMove::not_your_piece:
                return fmt::format("{} is {}'s, and {} is to move", piece_on(*asked_.from),
                                   name_of_color(them_), name_of_color(us_));
            case IllegalMove::own_piece_on_target:
                return fmt::format("{} is {}'s own", piece_on(asked_.to), name_of_color(us_));
            case IllegalMove::piece_cannot_move_so: return piece_cannot_move_so();
            case IllegalMove::path_blocked: return path_blocked();
            case IllegalMove::leaves_king_in_check: return leaves_king_in_check();
            case IllegalMove::does_not_answer_check:
                return fmt::format("{}, and this does not answer it", check());
            case IllegalMove::castling_right_lost:
                return fmt::format("{} has no right to castle {}", name_of_color(us_),
                                   word_for(wing()));
            case IllegalMove::castling_path_blocked: return castling_path_blocked();
            case IllegalMove::castling_out_of_check:
                return fmt::format("{}, and castling is no answer to check", check());
            case IllegalMove::castling_through_check: return castling_through_check();
            case IllegalMove::castling_into_check:
                return fmt::format("the king would come to {}, which {} attacks",
                                   name_of(castled_king(us_, wing())),
                                   castling_attacker(castled_king(us_, wing())));
            case IllegalMove::en_passant_too_late:
                return fmt::format("{} can be taken en passant only at once after its double step",
                                   piece_on(behind(us_, asked_.to)));
            case IllegalMove::promotion_missing:
                return "the pawn reaches the last rank, and the move must name what it becomes";
            case IllegalMove::promotion_not_allowed:
                return "only a pawn on the last rank is promoted, to queen, rook, bishop or knight";
        }
        return "";
    }

private:
    [[nodiscard]] std::string piece_on(Square square) const {
        return fmt::format("the {} on {}", word_for(position_.type_at(square)), name_of(square));
    }

    [[nodiscard]] std::string no_piece() const {
        if (asked_.from) return fmt::format("there is no piece on {}", name_of(*asked_.from));
        return fmt::format("{} has no such {}", name_of_color(us_),
                           word_for(asked_.type.value_or(PieceType::pawn)));
    }

    // A move that names a type alone is one that none of several pieces can make.
    [[nodiscard]] std::string piece_cannot_move_so() const {
        const bool several = asked_.type && *asked_.type != PieceType::pawn &&
                             position_.pieces(us_, *asked_.type).more_than_one();
        const std::string mover =
            several ? fmt::format("no {} of {}", word_for(*asked_.type), name_of_color(us_))
                    : piece_on(*asked_.from);
        return fmt::format("{} {} to {}", mover, several ? "moves" : "does not move",
                           name_of(asked_.to));
    }

    [[nodiscard]] std::string path_blocked() const {
        const Bitboard between_them = between(*asked_.from, asked_.to) & position_.occupied();
        const Square blocker = between_them.any() ? between_them.first() : asked_.to;
        return fmt::format("{} is in the way of {}", piece_on(blocker), piece_on(*asked_.from));
    }

    // "the king on e1 is in check from the rook on e5"
    [[nodiscard]] std::string check() const {
        return fmt::format("the king on {} is in check from {}", name_of(position_.king(us_)),
                           piece_on(position_.checkers().first()));
    }

    [[nodiscard]] std::string leaves_king_in_check() const {
        const Square from = *asked_.from;
        const bool king_moves = position_.type_at(from) == PieceType::king;
        const Square king = king_moves ? asked_.to : position_.king(us_);
        const Bitboard attackers =
            position_.attackers(king, them_, occupied_after(from)) - Bitboard{asked_.to};
        const std::string attacker = attackers.any() ? piece_on(attackers.first()) : "the opponent";
        return fmt::format("the king on {} would be in check from {}", name_of(king), attacker);
    }

    [[nodiscard]] Bitboard occupied_after(Square from) const {
        const Bitboard after = (position_.occupied() - Bitboard{from}) | asked_.to;
        const bool en_passant = position_.type_at(from) == PieceType::pawn &&
                                file_of(from) != file_of(asked_.to) &&
                                !position_.occupied().contains(asked_.to);
        return en_passant ? after - Bitboard{behind(us_, asked_.to)} : after;
    }

    [[nodiscard]] Wing wing() const {
        if (asked_.castling) return *asked_.castling;
        return asked_.to > position_.king(us_) ? Wing::kingside : Wing::queenside;
    }

    // With king and rook lifted off the board, as castling is judged.
    [[nodiscard]] Bitboard others() const {
        return position_.occupied() - position_.king(us_) -
               Bitboard{*position_.castling_rook(us_, wing())};
    }

    [[nodiscard]] Bitboard castling_path() const {
        const Square king = position_.king(us_);
        const Square rook = *position_.castling_rook(us_, wing());
        const Square king_to = castled_king(us_, wing());
        const Square rook_to = castled_rook(us_, wing());
        return between(king, king_to) | king_to | between(rook, rook_to) | rook_to;
    }

    [[nodiscard]] std::string castling_path_blocked() const {
        return fmt::format("{} is in the way of king and rook",
                           piece_on((castling_path() & others()).first()));
    }

    [[nodiscard]] Bitboard castling_attackers(Square square) const {
        return position_.attackers(square, them_, others());
    }

    [[nodiscard]] std::string castling_attacker(Square square) const {
        return piece_on(castling_attackers(square).first());
    }

    [[nodiscard]] std::string castling_through_check() const {
        const Square king = position_.king(us_);
        for (const Square square : between(king, castled_king(us_, wing())))
            if (castling_attackers(square).any())
                return fmt::format("the king would pass {}, which {} attacks", name_of(square),
                                   castling_attacker(square));
        return "the king would pass an attacked square";
    }

    const Position& position_;
    const Asked& asked_;
    Color us_;
    Color them_;
};

}  // namespace

std::string explain(const Position& position, IllegalMove reason, const Asked& asked) {
    return Explainer(position, asked)(reason);
}

}  // namespace adoube::arbiter::audit
