#include "arbiter/match/live_game.h"

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

void look_at_thoughts(LiveGame& live, const Referee& referee) {
    const auto& thoughts = referee.thoughts();
    const Color turn = referee.game().turn();
    Color mover = thoughts.size() % 2 == 0 ? turn : opponent(turn);
    for (std::size_t i = 0; i < thoughts.size(); ++i) {
        const Assessment& said = thoughts[i].assessment;
        if (const auto score = said.value())
            live.scores.push_back(mover == Color::white ? *score : -*score);
        if (i + 2 >= thoughts.size()) live.assessments[mover] = said;
        mover = opponent(mover);
    }
}

}  // namespace

LiveGame look_at(const Pairing& pairing, const Referee& referee, game::Instant now) {
    const game::Game& game = referee.game();
    LiveGame live;
    live.pairing = pairing;
    live.position = game.position();
    look_at_moves(live, game);
    for (const Color color : all_colors) live.left[color] = game.clock().remaining(color, now);
    look_at_thoughts(live, referee);
    return live;
}

}  // namespace adoube::arbiter
