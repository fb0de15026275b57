#include "game/view.h"

#include "rules/legal_moves.h"

namespace adoube::game {

namespace {

constexpr std::array<int, 6> pawns_worth{1, 3, 3, 5, 9, 0};

[[nodiscard]] ClockView clock_of(const Game& game, Instant now) {
    ClockView view;
    for (const Color color : all_colors) view.left[color] = game.clock().remaining(color, now);
    view.running = game.clock().running();
    return view;
}

void add_hints(View& view) {
    const MoveList moves = legal_moves(view.position);
    view.legal_moves.emplace(moves.begin(), moves.end());
}

}  // namespace

View view_of(const Game& game, Viewer viewer, Instant now) {
    View view{.you = viewer,
              .variant = game.options().variant,
              .start = game.start(),
              .position = game.position(),
              .moves = game.moves(),
              .clock = clock_of(game, now),
              .deadline = game.deadline(),
              .captured = captures(game.start(), game.moves()),
              .material_difference = material_difference(game.position()),
              .pending = game.pending(),
              .claimable = game.claimable(),
              .result = game.result()};
    if (viewer) view.undo_left = game.undo_left(*viewer);
    if (viewer != game.turn() || game.is_over()) return view;
    if (game.options().hints != Hints::off) add_hints(view);
    if (game.options().hints == Hints::moves_and_threats)
        view.threatened = threatened_squares(view.position);
    return view;
}

Bitboard threatened_squares(const Position& position) {
    const Color us = position.turn();
    Bitboard threatened;
    for (const Square square : position.pieces(us)) {
        const Bitboard attackers = position.attackers(square, opponent(us), position.occupied());
        const Bitboard defenders = position.attackers(square, us, position.occupied());
        if (attackers.any() && defenders.empty()) threatened |= square;
    }
    return threatened;
}

int material_difference(const Position& position) {
    int difference = 0;
    for (const PieceType type : all_piece_types)
        difference += pawns_worth[index_of(type)] * (position.pieces(Color::white, type).size() -
                                                     position.pieces(Color::black, type).size());
    return difference;
}

ByColor<std::vector<PieceType>> captures(const Position& start, const std::vector<Move>& moves) {
    ByColor<std::vector<PieceType>> captured;
    Position position = start;
    for (const Move move : moves) {
        if (const auto type = captured_type(position, move))
            captured[position.turn()].push_back(*type);
        position = position.after(move);
    }
    return captured;
}

}  // namespace adoube::game
