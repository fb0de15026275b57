// Reads a FEN and moves in SAN, and says what the position has come to.
//
//     example "8/8/8/8/8/5k2/6q1/7K w - - 0 1"
//     example "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" f3 e5 g4 Qh4
#include <iostream>
#include <string>

#include "notation/fen.h"
#include "notation/san.h"
#include "rules/legal_moves.h"

namespace {

[[nodiscard]] std::string status_of(const adoube::Position& position) {
    if (adoube::is_checkmate(position)) return "checkmate";
    if (adoube::is_stalemate(position)) return "stalemate";
    return std::to_string(adoube::count_legal_moves(position)) + " legal moves";
}

}  // namespace

int main(int count, char** words) {
    if (count < 2) {
        std::cerr << "usage: example FEN [MOVE...]\n";
        return 2;
    }
    const auto read = adoube::fen::read_position(words[1], adoube::Variant::standard);
    if (!read) {
        std::cerr << "not a position that can be played on: " << words[1] << '\n';
        return 2;
    }
    adoube::Position position = read->position;
    for (int index = 2; index < count; ++index) {
        const auto move = adoube::san::read(position, words[index]);
        if (!move) {
            std::cerr << "not a legal move here: " << words[index] << '\n';
            return 1;
        }
        position = position.after(*move);
    }
    std::cout << adoube::fen::write(position) << ": " << status_of(position) << '\n';
}
