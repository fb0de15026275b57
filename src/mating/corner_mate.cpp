#include "mating/corner_mate.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "mating/steps.h"
#include "rules/attacks.h"

namespace adoube::mating {

namespace {

// Seen from h1 with g1 filled; turned over the files, the ranks or the diagonal for the others.
[[nodiscard]] constexpr Square turned(int file, int rank, unsigned way) {
    if ((way & 4) != 0) {
        const int old_rank = std::exchange(rank, 7 - file);
        file = 7 - old_rank;
    }
    if ((way & 1) != 0) file = 7 - file;
    if ((way & 2) != 0) rank = 7 - rank;
    return square_at(static_cast<File>(file), static_cast<Rank>(rank));
}

[[nodiscard]] consteval std::array<CornerPattern, 8> all_patterns() {
    std::array<CornerPattern, 8> patterns{};
    for (unsigned way = 0; way < patterns.size(); ++way)
        patterns[way] = {turned(7, 0, way),
                         turned(6, 0, way),
                         {turned(6, 2, way), turned(7, 2, way)},
                         {turned(5, 1, way), turned(6, 2, way)}};
    return patterns;
}

constexpr std::array<CornerPattern, 8> patterns = all_patterns();
static_assert(patterns[4].corner == Square::h1 && patterns[4].filled == Square::h2);
static_assert(patterns[4].kings[0] == Square::f2 && patterns[3].corner == Square::a8);

constexpr int never = 99;

[[nodiscard]] bool same_color(Square a, Square b) {
    return light_squares.contains(a) == light_squares.contains(b);
}

[[nodiscard]] int bishop_moves(Square from, Square to) {
    if (from == to) return 0;
    if (!same_color(from, to)) return never;
    return bishop_attacks(from, {}).contains(to) ? 1 : 2;
}

[[nodiscard]] int rook_moves(Square from, Square to) {
    if (from == to) return 0;
    return rook_attacks(from, {}).contains(to) ? 1 : 2;
}

// Before the king is in his corner the others keep out of his way: `home` says that he is there.
[[nodiscard]] int king_way(const CornerPattern& pattern, Square from, bool home) {
    const int way =
        std::min(steps_between(from, pattern.kings[0]), steps_between(from, pattern.kings[1]));
    return home ? way : std::max(way, 2);
}

// To a square from which the knight or bishop checks with its next move, which is the last.
[[nodiscard]] int check_way(const CornerPattern& pattern, PieceType type, Square from) {
    if (type == PieceType::knight)
        return std::max(1, std::min(knight_moves(from, pattern.knights[0]),
                                    knight_moves(from, pattern.knights[1])));
    if (!same_color(from, pattern.corner)) return never;
    return bishop_attacks(from, {}).contains(pattern.corner) ? 2 : 1;
}

// To the square beside the king, for a man of the loser.
[[nodiscard]] int fill_way(const CornerPattern& pattern, PieceType type, Square from, bool home,
                           bool rooks_help) {
    const int nearest = home ? 0 : 1;
    switch (type) {
        case PieceType::knight: return std::max(nearest, knight_moves(from, pattern.filled));
        case PieceType::bishop: return std::max(nearest, bishop_moves(from, pattern.filled));
        case PieceType::rook:
            return rooks_help ? std::max(nearest, rook_moves(from, pattern.filled)) : never;
        default: return never;
    }
}

// To a square that watches the one beside the king, for a man of the winner.
[[nodiscard]] int watch_way(const CornerPattern& pattern, PieceType type, Square from) {
    if (type == PieceType::knight) return std::abs(knight_moves(from, pattern.filled) - 1);
    if (!same_color(from, pattern.filled)) return never;
    return bishop_attacks(from, {}).contains(pattern.filled) ? 0 : 1;
}

}  // namespace

// Measures all patterns in one position.
class CornerMeter {
public:
    CornerMeter(const Position& position, Color winner)
        : position_(position),
          winner_(winner),
          minors_(position.pieces(winner) &
                  (position.pieces(PieceType::knight) | position.pieces(PieceType::bishop))) {}

    void measure(const CornerPattern& pattern) {
        const Square king = position_.king(opponent(winner_));
        home_ = king == pattern.corner || king == pattern.filled;
        const int kings =
            steps_between(king, pattern.corner) + king_way(pattern, position_.king(winner_), home_);
        for (const Square checker : minors_) {
            const int check = check_way(pattern, position_.type_at(checker), checker);
            if (kings + check < best_.missing_) fill(pattern, checker, kings + check);
        }
    }

    [[nodiscard]] std::optional<CornerMate> best() const {
        if (best_.missing_ >= never) return std::nullopt;
        return best_;
    }

    static CornerMate worst(Color winner) {
        CornerMate mate;
        mate.winner_ = winner;
        mate.missing_ = never;
        return mate;
    }

private:
    void fill(const CornerPattern& pattern, Square checker, int missing) {
        // A rook beside the king takes a bishop that checks from the diagonal, not a knight.
        const bool rooks_help = position_.type_at(checker) == PieceType::knight;
        for (const Square filler : position_.pieces(opponent(winner_))) {
            const PieceType type = position_.type_at(filler);
            const int way = type == PieceType::pawn
                                ? promotion_steps(position_, opponent(winner_), filler) + 3
                                : fill_way(pattern, type, filler, home_, rooks_help);
            note(pattern, checker, filler, false, missing + way);
        }
        for (const Square watcher : minors_ - Bitboard{checker})
            note(pattern, checker, watcher, true,
                 missing + watch_way(pattern, position_.type_at(watcher), watcher));
    }

    void note(const CornerPattern& pattern, Square checker, Square filler, bool watched,
              int missing) {
        if (missing >= best_.missing_) return;
        best_.pattern_ = &pattern;
        best_.home_ = home_;
        best_.checker_ = checker;
        best_.filler_ = filler;
        best_.watched_ = watched;
        best_.rooks_help_ = position_.type_at(checker) == PieceType::knight;
        // The last check but one drives the king from the watched square into the corner.
        best_.ready_ = position_.king(opponent(winner_)) == pattern.filled &&
                       king_way(pattern, position_.king(winner_), true) == 0 &&
                       check_way(pattern, position_.type_at(checker), checker) == 1;
        best_.missing_ = missing;
    }

    const Position& position_;
    const Color winner_;
    const Bitboard minors_;
    bool home_ = false;  // the king is in the corner of the pattern that is measured
    CornerMate best_ = worst(winner_);
};

std::optional<CornerMate> CornerMate::nearest(const Position& position, Color winner) {
    CornerMeter meter(position, winner);
    for (const CornerPattern& pattern : patterns) meter.measure(pattern);
    return meter.best();
}

int CornerMate::filling(PieceType type, Square from) const {
    return fill_way(*pattern_, type, from, home_, rooks_help_);
}

int CornerMate::watching(PieceType type, Square from) const {
    return std::max(ready_ ? 0 : 1, watch_way(*pattern_, type, from));
}

// A king whose square beside the corner is only watched goes to and fro between the two.
int CornerMate::corner_way(Square from) const {
    const int way = steps_between(from, pattern_->corner);
    return watched_ ? std::min(way, steps_between(from, pattern_->filled)) : way;
}

int CornerMate::progress(const Position& position, Move move) const {
    const Square from = move.from();
    const Square to = move.to();
    const PieceType type = position.type_at(from);
    if (type == PieceType::king) {
        if (position.turn() == winner_)
            return king_way(*pattern_, from, home_) - king_way(*pattern_, to, home_);
        return corner_way(from) - corner_way(to);
    }
    if (from == checker_ && position.turn() == winner_)
        return check_way(*pattern_, type, from) - check_way(*pattern_, type, to);
    if (from != filler_) return 0;
    if (watched_) return watching(type, from) - watching(type, to);
    if (type != PieceType::pawn) return filling(type, from) - filling(type, to);
    if (!move.is_promotion()) return 1;
    return std::max(4 - filling(promoted_type(move.kind()), to), -4);
}

}  // namespace adoube::mating
