#include "arbiter/players/position_text.h"

#include "notation/fen.h"
#include "notation/uci_move.h"

namespace adoube::arbiter {
namespace {

// Chess960 engines know the rooks of castling by their files, whatever position it is.
[[nodiscard]] std::string start_text(const game::Game& game) {
    if (game.options().variant == Variant::chess960)
        return "position fen " + fen::write(game.start(), fen::CastlingStyle::shredder);
    const std::string text = fen::write(game.start());
    if (text == fen::standard_start) return "position startpos";
    return "position fen " + text;
}

}  // namespace

PositionText::PositionText(const game::Game& game)
    : text_(start_text(game)), board_(game.start()) {}

std::string_view PositionText::text(const game::Game& game) {
    const auto& moves = game.moves();
    for (; moves_ < moves.size(); ++moves_) {
        text_ += moves_ == 0 ? " moves " : " ";
        text_ += uci_move::write(board_, moves[moves_], game.options().variant);
        board_ = board_.after(moves[moves_]);
    }
    return text_;
}

}  // namespace adoube::arbiter
