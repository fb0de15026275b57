#include "engine/exchange.h"

#include "rules/legal_moves.h"

namespace adoube::engine {

namespace {

// Captures on one square, cheapest piece first, sliders behind others joining in.
class Exchange {
public:
    Exchange(const Position& position, Move move)
        : position_(position),
          target_(move.to()),
          occupied_((position.occupied() ^ move.from()) | move.to()) {
        if (move.kind() == MoveKind::en_passant) occupied_ ^= behind(position.turn(), target_);
        attackers_ = position.attackers(target_, Color::white, occupied_) |
                     position.attackers(target_, Color::black, occupied_);
    }

    // The side's cheapest piece that captures, taken off the board; nothing if it has none, or
    // only a king where the other side still attacks.
    [[nodiscard]] std::optional<PieceType> next_capturer(Color color) {
        const Bitboard own = attackers_ & position_.pieces(color) & occupied_;
        for (const PieceType type : all_piece_types) {
            const Bitboard candidates = own & position_.pieces(type);
            if (candidates.empty()) continue;
            if (type == PieceType::king && others_attack(color)) return std::nullopt;
            occupied_ ^= candidates.first();
            uncover(type);
            return type;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] bool others_attack(Color color) const {
        return (attackers_ & position_.pieces(opponent(color)) & occupied_).any();
    }

    // Sliders may have stood behind the piece that just captured.
    void uncover(PieceType type) {
        const Bitboard queens = position_.pieces(PieceType::queen);
        if (type == PieceType::pawn || type == PieceType::bishop || type == PieceType::queen)
            attackers_ |=
                bishop_attacks(target_, occupied_) & (position_.pieces(PieceType::bishop) | queens);
        if (type == PieceType::rook || type == PieceType::queen)
            attackers_ |=
                rook_attacks(target_, occupied_) & (position_.pieces(PieceType::rook) | queens);
    }

    const Position& position_;
    Square target_;
    Bitboard occupied_;
    Bitboard attackers_;
};

}  // namespace

int immediate_gain(const Position& position, Move move) {
    int gain = 0;
    if (move.kind() == MoveKind::en_passant) gain = exchange_value(PieceType::pawn);
    else if (is_capture(position, move)) gain = exchange_value(position.type_at(move.to()));
    if (const auto type = move.promotion())
        gain += exchange_value(*type) - exchange_value(PieceType::pawn);
    return gain;
}

bool exchange_gains(const Position& position, Move move, int least) {
    if (move.kind() == MoveKind::castle) return least <= 0;
    const int balance = immediate_gain(position, move) - least;
    if (balance < 0) return false;
    const PieceType mover = move.promotion().value_or(position.type_at(move.from()));
    // How much the side to capture next is ahead once it has taken the piece on the target.
    int lead = exchange_value(mover) - balance;
    if (lead <= 0) return true;  // good even if the piece is then lost for nothing

    bool gains = true;
    Exchange exchange(position, move);
    for (Color side = opponent(position.turn()); const auto capturer = exchange.next_capturer(side);
         side = opponent(side)) {
        gains = !gains;
        lead = exchange_value(*capturer) - lead;
        if (lead < (gains ? 1 : 0)) break;  // the side that just captured need fear no answer
    }
    return gains;
}

}  // namespace adoube::engine
