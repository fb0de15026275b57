#include <algorithm>

#include "engine/evaluation/terms.h"
#include "engine/evaluation/weights.h"
#include "rules/distance.h"

namespace adoube::engine {

namespace {

// Two at the start and eight by promotion: no game has more. A set-up may, but the worth of forty
// queens would not fit into a Tapered.
constexpr int most_of_a_type = 10;

constexpr Bitboard centre{Square::d4, Square::e4, Square::d5, Square::e5};

[[nodiscard]] Bitboard outpost_ranks(Color us) {
    return squares_of(relative_rank(us, Rank::r4)) | squares_of(relative_rank(us, Rank::r5)) |
           squares_of(relative_rank(us, Rank::r6));
}

// Looks at the pieces of one side other than pawns and king.
class PieceTerms {
public:
    PieceTerms(Facts& facts, Color us)
        : facts_(facts),
          weights_(facts.weights),
          us_(us),
          own_(facts.of(us)),
          theirs_(facts.of(opponent(us))),
          occupied_(facts.position.occupied()),
          outposts_((own_.attacks_of(PieceType::pawn) & outpost_ranks(us)) -
                    theirs_.pawn_attack_span),
          mobility_area_(~(theirs_.attacks_of(PieceType::pawn) | own_.king | blocked_pawns())) {}

    [[nodiscard]] Tapered sum() {
        const Position& position = facts_.position;
        for (const Square square : position.pieces(us_, PieceType::knight)) knight(square);
        for (const Square square : position.pieces(us_, PieceType::bishop)) bishop(square);
        for (const Square square : position.pieces(us_, PieceType::rook)) rook(square);
        for (const Square square : position.pieces(us_, PieceType::queen)) queen(square);
        if (position.pieces(us_, PieceType::bishop).more_than_one()) sum_ += weights_.bishop_pair;
        return sum_;
    }

private:
    // Own pawns that cannot move take squares from the pieces for long.
    [[nodiscard]] Bitboard blocked_pawns() const {
        return own_.pawns & forward(opponent(us_), occupied_);
    }

    // Notes what the piece attacks; the number of squares that it can go to.
    [[nodiscard]] std::size_t note(PieceType type, Square square, Bitboard attacked) {
        if (facts_.position.pinned().contains(square) && us_ == facts_.position.turn())
            attacked &= line_through(own_.king, square);
        own_.note_attacks(type, attacked);
        if ((attacked & theirs_.king_zone).any()) {
            ++own_.king_attackers;
            own_.king_attackers_weight += weights_.king_danger.attacker[index_of(type)];
            own_.king_zone_attacks += (attacked & king_attacks(theirs_.king)).size();
        }
        return static_cast<std::size_t>((attacked & mobility_area_).size());
    }

    void knight(Square square) {
        sum_ += weights_.knight_mobility[note(PieceType::knight, square, knight_attacks(square))];
        sum_ += weights_.knight_king_distance * steps_between(square, own_.king);
        if (outposts_.contains(square)) sum_ += weights_.knight_outpost;
        else if ((knight_attacks(square) & (outposts_ - facts_.position.pieces(us_))).any())
            sum_ += weights_.near_outpost;
        minor(square);
    }

    // Bishops and rooks see through the own queen, and rooks through each other: they work
    // together on the line.
    void bishop(Square square) {
        const Position& position = facts_.position;
        const Bitboard blockers = occupied_ - position.pieces(us_, PieceType::queen);
        sum_ +=
            weights_
                .bishop_mobility[note(PieceType::bishop, square, bishop_attacks(square, blockers))];
        const Bitboard color = light_squares.contains(square) ? light_squares : dark_squares;
        sum_ += weights_.bishop_own_pawns * (own_.pawns & color).size();
        sum_ += weights_.bishop_king_distance * steps_between(square, own_.king);
        if (outposts_.contains(square)) sum_ += weights_.bishop_outpost;
        const Bitboard past_pieces = bishop_attacks(square, position.pieces(PieceType::pawn));
        if ((past_pieces & centre).more_than_one()) sum_ += weights_.bishop_on_long_diagonal;
        minor(square);
    }

    void rook(Square square) {
        const Position& position = facts_.position;
        const Bitboard blockers =
            occupied_ - (position.pieces(us_) &
                         (position.pieces(PieceType::queen) | position.pieces(PieceType::rook)));
        sum_ +=
            weights_.rook_mobility[note(PieceType::rook, square, rook_attacks(square, blockers))];
        const Bitboard file = squares_of(file_of(square));
        if ((own_.pawns & file).any()) return;
        sum_ += (theirs_.pawns & file).any() ? weights_.rook_on_half_open_file
                                             : weights_.rook_on_open_file;
    }

    void queen(Square square) {
        const Bitboard attacked = attacks(PieceType::queen, square, occupied_);
        sum_ += weights_.queen_mobility[note(PieceType::queen, square, attacked)];
    }

    void minor(Square square) {
        if (forward(opponent(us_), facts_.position.pieces(PieceType::pawn)).contains(square))
            sum_ += weights_.minor_behind_pawn;
    }

    Facts& facts_;
    const Weights& weights_;
    Color us_;
    SideFacts& own_;
    const SideFacts& theirs_;
    Bitboard occupied_;
    Bitboard outposts_;
    Bitboard mobility_area_;
    Tapered sum_;
};

}  // namespace

Tapered material(const Facts& facts, Color us) {
    const auto count = [&](PieceType type) {
        return std::min(facts.position.pieces(us, type).size(), most_of_a_type);
    };
    const auto& values = facts.weights.material;
    Tapered sum;
    for (std::size_t type = 0; type < values.size(); ++type)
        sum += values[type] * count(static_cast<PieceType>(type));
    // Pawns are in a rook's way and give a knight its posts.
    const int pawns = count(PieceType::pawn);
    sum += facts.weights.knight_pawns * (pawns * count(PieceType::knight));
    sum += facts.weights.rook_pawns * (pawns * count(PieceType::rook));
    return sum;
}

Tapered placement(const Facts& facts, Color us) {
    Tapered sum;
    for (const PieceType type : all_piece_types) {
        const HalfBoard& values = facts.weights.placement[index_of(type)];
        for (const Square square : facts.position.pieces(us, type))
            sum += values[half_board_index(us, square)];
    }
    return sum;
}

Tapered pieces(Facts& facts, Color us) { return PieceTerms(facts, us).sum(); }

}  // namespace adoube::engine
