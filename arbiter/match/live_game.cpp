#include "arbiter/match/live_game.h"

#include <algorithm>

#include "notation/san.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::string numbered(const Position& before, Move move) {
    const auto number = before.fullmove_number();
    const bool is_white = before.turn() == Color::white;
    const std::string prefix =
        number ? std::to_string(*number) + (is_white ? ". " : "... ") : std::string{};
    return prefix + san::write(before, move);
}

void look_at_moves(LiveGame& live, const game::Game& game) {
    if (game.moves().empty()) return;
    Position before = game.start();
    for (std::size_t ply = 0; ply + 1 < game.moves().size(); ++ply)
        before = before.after(game.moves()[ply]);
    live.last_move = game.moves().back();
    live.last_move_text = numbered(before, *live.last_move);
}

}  // namespace

LiveGame look_at(const Pairing& pairing, const Referee& referee, game::Instant now) {
    const game::Game& game = referee.game();
    LiveGame live;
    live.pairing = pairing;
    live.position = game.position();
    look_at_moves(live, game);
    for (const Color color : all_colors) live.left[color] = game.clock().remaining(color, now);
    const auto& thoughts = referee.thoughts();
    Color mover = opponent(game.turn());
    for (std::size_t back = 1; back <= std::min<std::size_t>(2, thoughts.size()); ++back) {
        live.assessments[mover] = thoughts[thoughts.size() - back].assessment;
        mover = opponent(mover);
    }
    return live;
}

}  // namespace adoube::arbiter
