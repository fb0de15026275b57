#include "support/slow_rules.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <span>

namespace adoube::slow_rules {

namespace {

struct Direction {
    int files;
    int ranks;
};

constexpr Direction straight[] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
constexpr Direction diagonal[] = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
constexpr Direction all_ways[] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                  {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
constexpr Direction knight_jumps[] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                      {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

[[nodiscard]] int file_number(Square square) { return static_cast<int>(square) % 8; }
[[nodiscard]] int rank_number(Square square) { return static_cast<int>(square) / 8; }

[[nodiscard]] std::optional<Square> neighbour(Square square, Direction way) {
    const int file = file_number(square) + way.files;
    const int rank = rank_number(square) + way.ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
    return static_cast<Square>(8 * rank + file);
}

[[nodiscard]] Color other(Color color) {
    return color == Color::white ? Color::black : Color::white;
}

// The way a pawn walks.
[[nodiscard]] int pawn_direction(Color color) { return color == Color::white ? 1 : -1; }
[[nodiscard]] int first_rank(Color color) { return color == Color::white ? 0 : 7; }
[[nodiscard]] int pawn_rank(Color color) { return color == Color::white ? 1 : 6; }
[[nodiscard]] int last_rank(Color color) { return first_rank(other(color)); }

[[nodiscard]] bool has(const Setup& setup, Square square, Color color, PieceType type) {
    const auto& piece = setup.board[static_cast<std::size_t>(square)];
    return piece && piece->color == color && piece->type == type;
}

[[nodiscard]] bool is_free(const Setup& setup, Square square) {
    return !setup.board[static_cast<std::size_t>(square)];
}

[[nodiscard]] bool belongs_to(const Setup& setup, Square square, Color color) {
    const auto& piece = setup.board[static_cast<std::size_t>(square)];
    return piece && piece->color == color;
}

[[nodiscard]] bool jumper_attacks(const Setup& setup, Square target, Color by, PieceType type,
                                  std::span<const Direction> ways) {
    for (const Direction way : ways) {
        const auto from = neighbour(target, way);
        if (from && has(setup, *from, by, type)) return true;
    }
    return false;
}

[[nodiscard]] bool slider_attacks(const Setup& setup, Square target, Color by, PieceType type,
                                  std::span<const Direction> ways) {
    for (const Direction way : ways) {
        auto from = neighbour(target, way);
        while (from && is_free(setup, *from)) from = neighbour(*from, way);
        if (from && (has(setup, *from, by, type) || has(setup, *from, by, PieceType::queen)))
            return true;
    }
    return false;
}

[[nodiscard]] bool is_attacked(const Setup& setup, Square target, Color by) {
    const int back = -pawn_direction(by);
    const Direction pawn_ways[] = {{-1, back}, {1, back}};
    return jumper_attacks(setup, target, by, PieceType::pawn, pawn_ways) ||
           jumper_attacks(setup, target, by, PieceType::knight, knight_jumps) ||
           jumper_attacks(setup, target, by, PieceType::king, all_ways) ||
           slider_attacks(setup, target, by, PieceType::bishop, diagonal) ||
           slider_attacks(setup, target, by, PieceType::rook, straight);
}

[[nodiscard]] Square king_square(const Setup& setup, Color color) {
    for (int index = 0; index < 64; ++index)
        if (has(setup, static_cast<Square>(index), color, PieceType::king))
            return static_cast<Square>(index);
    std::abort();  // the audit lets no set-up through that has no king
}

void add_walks(std::vector<Move>& moves, const Setup& setup, Square from, int longest,
               std::span<const Direction> ways) {
    for (const Direction way : ways) {
        auto to = neighbour(from, way);
        for (int steps = 1; to && steps <= longest; ++steps, to = neighbour(*to, way)) {
            if (belongs_to(setup, *to, setup.turn)) break;
            moves.emplace_back(from, *to);
            if (!is_free(setup, *to)) break;
        }
    }
}

// A pawn's move to a square, which on the last rank is one of four.
void add_pawn_move(std::vector<Move>& moves, Color color, Square from, Square to) {
    if (rank_number(to) != last_rank(color)) {
        moves.emplace_back(from, to);
        return;
    }
    moves.emplace_back(from, to, MoveKind::promote_to_knight);
    moves.emplace_back(from, to, MoveKind::promote_to_bishop);
    moves.emplace_back(from, to, MoveKind::promote_to_rook);
    moves.emplace_back(from, to, MoveKind::promote_to_queen);
}

void add_pawn_steps(std::vector<Move>& moves, const Setup& setup, Square from) {
    const Direction ahead{0, pawn_direction(setup.turn)};
    const Square one = *neighbour(from, ahead);
    if (!is_free(setup, one)) return;
    add_pawn_move(moves, setup.turn, from, one);
    if (rank_number(from) != pawn_rank(setup.turn)) return;
    const Square two = *neighbour(one, ahead);
    if (is_free(setup, two)) moves.emplace_back(from, two, MoveKind::double_step);
}

void add_pawn_captures(std::vector<Move>& moves, const Setup& setup, Square from) {
    for (const int side : {-1, 1}) {
        const auto to = neighbour(from, {side, pawn_direction(setup.turn)});
        if (!to) continue;
        if (belongs_to(setup, *to, other(setup.turn))) add_pawn_move(moves, setup.turn, from, *to);
        else if (setup.en_passant == to) moves.emplace_back(from, *to, MoveKind::en_passant);
    }
}

void add_moves_of(std::vector<Move>& moves, const Setup& setup, Square from) {
    switch (setup.board[static_cast<std::size_t>(from)]->type) {
        case PieceType::pawn:
            add_pawn_steps(moves, setup, from);
            add_pawn_captures(moves, setup, from);
            break;
        case PieceType::knight: add_walks(moves, setup, from, 1, knight_jumps); break;
        case PieceType::bishop: add_walks(moves, setup, from, 7, diagonal); break;
        case PieceType::rook: add_walks(moves, setup, from, 7, straight); break;
        case PieceType::queen: add_walks(moves, setup, from, 7, all_ways); break;
        case PieceType::king: add_walks(moves, setup, from, 1, all_ways); break;
    }
}

// All files from one to the other, both included, whichever is the smaller.
[[nodiscard]] std::vector<Square> stretch(int rank, int a, int b) {
    std::vector<Square> squares;
    for (int file = std::min(a, b); file <= std::max(a, b); ++file)
        squares.push_back(static_cast<Square>(8 * rank + file));
    return squares;
}

struct CastlingSquares {
    Square king;
    Square rook;
    Square king_to;
    Square rook_to;
};

[[nodiscard]] CastlingSquares castling_squares(const Setup& setup, Wing wing, File rook_file) {
    const int rank = first_rank(setup.turn);
    const bool short_castling = wing == Wing::kingside;
    return {king_square(setup, setup.turn),
            static_cast<Square>(8 * rank + static_cast<int>(rook_file)),
            static_cast<Square>(8 * rank + (short_castling ? 6 : 2)),
            static_cast<Square>(8 * rank + (short_castling ? 5 : 3))};
}

[[nodiscard]] bool may_castle(const Setup& setup, const CastlingSquares& squares) {
    Setup without_both = setup;
    without_both.board[static_cast<std::size_t>(squares.king)].reset();
    without_both.board[static_cast<std::size_t>(squares.rook)].reset();
    const int rank = first_rank(setup.turn);
    const auto king_way = stretch(rank, file_number(squares.king), file_number(squares.king_to));
    const auto rook_way = stretch(rank, file_number(squares.rook), file_number(squares.rook_to));
    const auto free = [&](Square square) { return is_free(without_both, square); };
    const auto safe = [&](Square square) {
        return !is_attacked(without_both, square, other(setup.turn));
    };
    return !is_attacked(setup, squares.king, other(setup.turn)) &&
           std::all_of(king_way.begin(), king_way.end(), free) &&
           std::all_of(rook_way.begin(), rook_way.end(), free) &&
           std::all_of(king_way.begin(), king_way.end(), safe);
}

void add_castling(std::vector<Move>& moves, const Setup& setup) {
    for (const Wing wing : {Wing::kingside, Wing::queenside}) {
        const auto rook_file = setup.castling.rook_file(setup.turn, wing);
        if (!rook_file) continue;
        const CastlingSquares squares = castling_squares(setup, wing, *rook_file);
        if (may_castle(setup, squares))
            moves.emplace_back(squares.king, squares.rook, MoveKind::castle);
    }
}

void move_pieces(Setup& setup, Move move) {
    auto& from = setup.board[static_cast<std::size_t>(move.from())];
    auto& to = setup.board[static_cast<std::size_t>(move.to())];
    if (move.kind() == MoveKind::castle) {
        const bool short_castling = file_number(move.to()) > file_number(move.from());
        const Wing wing = short_castling ? Wing::kingside : Wing::queenside;
        const CastlingSquares squares =
            castling_squares(setup, wing, static_cast<File>(file_number(move.to())));
        from.reset();
        to.reset();
        setup.put({setup.turn, PieceType::king}, squares.king_to);
        setup.put({setup.turn, PieceType::rook}, squares.rook_to);
        return;
    }
    if (move.kind() == MoveKind::en_passant)
        setup.clear(*neighbour(move.to(), {0, -pawn_direction(setup.turn)}));
    to = from;
    from.reset();
    switch (move.kind()) {
        case MoveKind::promote_to_knight: to->type = PieceType::knight; break;
        case MoveKind::promote_to_bishop: to->type = PieceType::bishop; break;
        case MoveKind::promote_to_rook: to->type = PieceType::rook; break;
        case MoveKind::promote_to_queen: to->type = PieceType::queen; break;
        default: break;
    }
}

// A right is kept as long as its king and its rook stand where they stood. Castling costs both
// rights even where the king castles on the spot.
void drop_rights(Setup& setup, const Setup& before, Move move) {
    if (move.kind() == MoveKind::castle) setup.castling.revoke(before.turn);
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::kingside, Wing::queenside}) {
            const auto file = before.castling.rook_file(color, wing);
            if (!file) continue;
            const auto rook = static_cast<Square>(8 * first_rank(color) + static_cast<int>(*file));
            const bool in_place = has(setup, rook, color, PieceType::rook) &&
                                  has(setup, king_square(before, color), color, PieceType::king);
            if (!in_place) setup.castling.revoke(color, wing);
        }
    }
}

}  // namespace

bool king_attacked(const Setup& setup, Color color) {
    return is_attacked(setup, king_square(setup, color), other(color));
}

Setup after(const Setup& setup, Move move) {
    const bool pawn_moves = has(setup, move.from(), setup.turn, PieceType::pawn);
    const bool captures = belongs_to(setup, move.to(), other(setup.turn));
    Setup next = setup;
    move_pieces(next, move);
    drop_rights(next, setup, move);
    next.en_passant.reset();
    if (move.kind() == MoveKind::double_step)
        next.en_passant = neighbour(move.from(), {0, pawn_direction(setup.turn)});
    if (pawn_moves || captures) next.halfmove_clock = 0;
    else if (next.halfmove_clock) ++*next.halfmove_clock;
    if (setup.turn == Color::black && next.fullmove_number) ++*next.fullmove_number;
    next.turn = other(setup.turn);
    return next;
}

std::vector<Move> legal_moves(const Setup& setup) {
    std::vector<Move> moves;
    for (int index = 0; index < 64; ++index)
        if (belongs_to(setup, static_cast<Square>(index), setup.turn))
            add_moves_of(moves, setup, static_cast<Square>(index));
    add_castling(moves, setup);
    std::erase_if(moves, [&](Move move) { return king_attacked(after(setup, move), setup.turn); });
    return moves;
}

bool can_take_en_passant(const Setup& setup) {
    const std::vector<Move> moves = legal_moves(setup);
    return std::any_of(moves.begin(), moves.end(),
                       [](Move move) { return move.kind() == MoveKind::en_passant; });
}

std::uint64_t perft(const Setup& setup, int depth) {
    if (depth == 0) return 1;
    std::uint64_t nodes = 0;
    for (const Move move : legal_moves(setup)) nodes += perft(after(setup, move), depth - 1);
    return nodes;
}

}  // namespace adoube::slow_rules
