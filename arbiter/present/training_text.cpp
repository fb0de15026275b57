#include "arbiter/present/training_text.h"

#include <fmt/format.h>

#include "game/king_capture.h"
#include "notation/piece_letters.h"

namespace adoube::arbiter {

namespace {

constexpr std::size_t longest_line = 80;

[[nodiscard]] std::size_t number_of(std::size_t ply) { return ply / 2 + 1; }

}  // namespace

std::string text_of(const MoveRequest& move) {
    std::string text = adoube::name_of(move.from) + adoube::name_of(move.to);
    if (move.promotion) text += letter_of(Piece{Color::black, *move.promotion});
    return text;
}

std::string numbered_moves(std::span<const MoveRequest> moves) {
    std::string text;
    std::size_t line_length = 0;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const std::string number = ply % 2 == 0 ? fmt::format("{}. ", number_of(ply)) : "";
        const std::string word = number + text_of(moves[ply]);
        const bool fits = line_length + 1 + word.size() < longest_line;
        if (!text.empty()) text += fits ? ' ' : '\n';
        line_length = fits ? line_length + 1 + word.size() : word.size();
        text += word;
    }
    return text.empty() ? text : text + '\n';
}

std::string replay(std::span<const MoveRequest> moves, BoardStyle style) {
    game::KingCapture game;
    std::string text = draw_board(game.board(), style);
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const MoveRequest& move = moves[ply];
        if (!game.play(move)) break;  // never: the moves have been judged
        text +=
            fmt::format("\n{}{} {}\n", number_of(ply), ply % 2 == 0 ? "." : "...", text_of(move));
        text += draw_board(game.board(), style, Bitboard{move.from, move.to});
    }
    return text;
}

}  // namespace adoube::arbiter
