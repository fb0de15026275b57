#include "app/game_position.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/legible.h"
#include "notation/fen.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"

namespace adoube::app {

namespace {

[[nodiscard]] std::string_view reason(const fen::PositionError& error) {
    if (error.syntax) return fen::describe(error.syntax->fault);
    for (const PositionFault fault : all_position_faults)
        if (error.faults.contains(fault)) return fen::describe(fault);
    return "it has no position";
}

[[nodiscard]] Expected<Position, std::string> read_start(const uci::command::Position& command,
                                                         Variant variant) {
    if (!command.fen) return Position::initial();
    const auto read = fen::read_position(*command.fen, variant, fen::Strictness::lenient);
    if (read) return read->position;
    return Failure{
        fmt::format("the FEN is not accepted, {}: {}, and expected startpos or a FEN "
                    "that can be played on",
                    reason(read.error()), legible(*command.fen))};
}

}  // namespace

Expected<GamePosition, std::string> read_game_position(const uci::command::Position& command,
                                                       Variant variant) {
    auto start = read_start(command, variant);
    if (!start) return Failure{start.error()};
    GamePosition game{*start};
    for (std::size_t ply = 0; ply < command.moves.size(); ++ply) {
        const auto move = uci_move::read(game.position, command.moves[ply]);
        if (!move)
            return Failure{
                fmt::format("move {} of the position is not legal: {}, and expected a "
                            "legal move such as e2e4 or e7e8q",
                            ply + 1, legible(command.moves[ply]))};
        game.earlier.push_back(game.position.key());
        game.position = game.position.after(*move);
        if (game.position.halfmove_clock() == 0) game.earlier.clear();
    }
    return game;
}

std::vector<Move> moves_to_search(const Position& position, const std::vector<std::string>& named) {
    std::vector<Move> moves;
    for (const std::string& text : named)
        if (const auto move = uci_move::read(position, text))
            if (std::find(moves.begin(), moves.end(), *move) == moves.end()) moves.push_back(*move);
    if (!moves.empty()) return moves;
    for (const Move move : legal_moves(position)) moves.push_back(move);
    return moves;
}

}  // namespace adoube::app
