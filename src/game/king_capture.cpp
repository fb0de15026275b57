#include "game/king_capture.h"

#include <algorithm>

#include "rules/attacks.h"
#include "rules/chess960.h"
#include "rules/setup_attacks.h"

namespace adoube::game {

namespace {

[[nodiscard]] std::optional<Square> king_of(const Setup& board, Color color) {
    const Bitboard kings = squares_of(board, Piece{color, PieceType::king});
    if (kings.empty()) return std::nullopt;
    return kings.first();
}

[[nodiscard]] Bitboard checkers(const Setup& board, Color color) {
    const auto king = king_of(board, color);
    return king ? attackers(board, *king, opponent(color)) : Bitboard{};
}

[[nodiscard]] Bitboard pawn_targets(const Setup& board, Square from) {
    const Color us = board.at(from)->color;
    const Bitboard free = ~occupied_squares(board);
    const Bitboard step = forward(us, from) & free;
    const Bitboard second = step & squares_of(relative_rank(us, Rank::r3));
    Bitboard prey = squares_of(board, opponent(us));
    if (board.en_passant) prey |= *board.en_passant;
    return step | (forward(us, second) & free) | (pawn_attacks(us, from) & prey);
}

[[nodiscard]] Bitboard targets(const Setup& board, Square from) {
    if (board.at(from)->type == PieceType::pawn) return pawn_targets(board, from);
    return attacks_from(board, from) - squares_of(board, board.turn);
}

// Articles 3.8.2.1 and 3.8.2.2, from the standard squares.
[[nodiscard]] bool may_castle(const Setup& board, Wing wing) {
    const Color us = board.turn;
    if (!board.castling.has(us, wing) || checkers(board, us).any()) return false;
    const Square king = square_at(File::e, back_rank(us));
    const Square rook = square_at(*board.castling.rook_file(us, wing), back_rank(us));
    if ((between(king, rook) & occupied_squares(board)).any()) return false;
    const Square king_to = castled_king(us, wing);
    for (const Square square : between(king, king_to) | king_to)
        if (attackers(board, square, opponent(us)).any()) return false;
    return true;
}

[[nodiscard]] bool is_castling(const Setup& board, const MoveRequest& move) {
    return board.at(move.from)->type == PieceType::king &&
           (between(move.from, move.to) & squares_of(rank_of(move.from))).any();
}

void move_castling_rook(Setup& board, Wing wing) {
    const Square rook =
        square_at(*board.castling.rook_file(board.turn, wing), back_rank(board.turn));
    board.clear(rook);
    board.put({board.turn, PieceType::rook}, castled_rook(board.turn, wing));
}

void drop_rights(Setup& board, const MoveRequest& move, PieceType type) {
    if (type == PieceType::king) board.castling.revoke(board.turn);
    for (const Color color : all_colors)
        for (const Wing wing : all_wings)
            if (const auto file = board.castling.rook_file(color, wing)) {
                const Square rook = square_at(*file, back_rank(color));
                if (rook == move.from || rook == move.to) board.castling.revoke(color, wing);
            }
}

[[nodiscard]] Setup after(Setup board, const MoveRequest& move) {
    const Piece piece = *board.at(move.from);
    if (is_castling(board, move))
        move_castling_rook(board, move.to > move.from ? Wing::kingside : Wing::queenside);
    if (piece.type == PieceType::pawn && board.en_passant == move.to)
        board.clear(behind(board.turn, move.to));
    drop_rights(board, move, piece.type);
    board.clear(move.from);
    board.put({piece.color, move.promotion.value_or(piece.type)}, move.to);
    board.en_passant.reset();
    const Square passed = in_front_of(board.turn, move.from);
    if (piece.type == PieceType::pawn && in_front_of(board.turn, passed) == move.to)
        board.en_passant = passed;
    board.turn = opponent(board.turn);
    if (board.turn == Color::white && board.fullmove_number) ++*board.fullmove_number;
    return board;
}

[[nodiscard]] bool same_squares(const MoveRequest& a, const MoveRequest& b) {
    return a.from == b.from && a.to == b.to;
}

}  // namespace

KingCapture::KingCapture() : board_(chess960_setup(standard_start_number)) {}

bool KingCapture::in_check() const { return checkers(board_, turn()).any(); }

std::optional<KingCapture::End> KingCapture::end() const {
    if (!king_of(board_, turn())) return End{Ending::king_captured, opponent(turn())};
    if (!legal_moves().empty()) return std::nullopt;
    if (in_check()) return End{Ending::no_answer_to_check, opponent(turn())};
    return End{Ending::no_move, std::nullopt};
}

std::vector<MoveRequest> KingCapture::moves_by_geometry() const {
    std::vector<MoveRequest> moves;
    for (const Square from : squares_of(board_, turn())) {
        const bool is_pawn = board_.at(from)->type == PieceType::pawn;
        for (const Square to : targets(board_, from)) {
            if (!is_pawn || rank_of(to) != back_rank(opponent(turn()))) {
                moves.push_back({from, to, std::nullopt});
                continue;
            }
            for (const PieceType type :
                 {PieceType::queen, PieceType::rook, PieceType::bishop, PieceType::knight})
                moves.push_back({from, to, type});
        }
    }
    for (const Wing wing : all_wings)
        if (may_castle(board_, wing))
            moves.push_back({*king_of(board_, turn()), castled_king(turn(), wing), std::nullopt});
    return moves;
}

// A check is answered when none of the pieces that gave it gives it any more; that another one
// does, from behind the piece that moved, is what this training is about.
bool KingCapture::is_allowed(const MoveRequest& move) const {
    const Color us = turn();
    const auto& taken = board_.at(move.to);
    if (taken && taken->type == PieceType::king) return true;
    const Setup next = after(board_, move);
    const Bitboard still = checkers(next, us);
    if (board_.at(move.from)->type == PieceType::king) return still.empty();
    return ((still & checkers(board_, us)) - Bitboard{move.to}).empty();
}

std::vector<MoveRequest> KingCapture::legal_moves() const {
    std::vector<MoveRequest> moves = moves_by_geometry();
    std::erase_if(moves, [&](const MoveRequest& move) { return !is_allowed(move); });
    return moves;
}

Expected<MoveRequest, IllegalMove> KingCapture::play(const MoveRequest& request) {
    const auto& piece = board_.at(request.from);
    if (!piece) return Failure{IllegalMove::no_piece};
    if (piece->color != turn()) return Failure{IllegalMove::not_your_piece};
    const auto& target = board_.at(request.to);
    if (target && target->color == turn()) return Failure{IllegalMove::own_piece_on_target};
    const auto possible = moves_by_geometry();
    const auto found = std::find_if(possible.begin(), possible.end(), [&](const MoveRequest& each) {
        return same_squares(each, request);
    });
    if (found == possible.end()) return Failure{IllegalMove::piece_cannot_move_so};
    if (!is_allowed(*found))
        return Failure{piece->type == PieceType::king ? IllegalMove::leaves_king_in_check
                                                      : IllegalMove::does_not_answer_check};
    MoveRequest move = *found;
    if (move.promotion) {
        if (!request.promotion) return Failure{IllegalMove::promotion_missing};
        move.promotion = request.promotion;
    }
    board_ = after(board_, move);
    return move;
}

int doubled_score(const Setup& board, Color color) {
    constexpr std::array<int, 6> doubled_worth{2, 5, 6, 10, 18, 0};
    int score = 0;
    std::array<int, 8> pawns_on_file{};
    for (const Square square : squares_of(board, color)) {
        const PieceType type = board.at(square)->type;
        score += doubled_worth[index_of(type)];
        if (type == PieceType::pawn) ++pawns_on_file[index_of(file_of(square))];
    }
    for (const int pawns : pawns_on_file)
        if (pawns > 1) score -= pawns;  // each of them counts half
    return score;
}

}  // namespace adoube::game
