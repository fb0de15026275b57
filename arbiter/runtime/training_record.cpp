#include "arbiter/runtime/training_record.h"

#include <fmt/format.h>

#include <boost/json/parse.hpp>

#include "notation/piece_letters.h"
#include "notation/uci_move.h"

namespace adoube::arbiter {

namespace {

constexpr std::size_t longest_line = 80;

[[nodiscard]] std::string text_of(const MoveRequest& move) {
    std::string text = adoube::name_of(move.from) + adoube::name_of(move.to);
    if (move.promotion) text += letter_of(Piece{Color::black, *move.promotion});
    return text;
}

[[nodiscard]] std::size_t number_of(std::size_t ply) { return ply / 2 + 1; }

}  // namespace

Expected<TrainingRecord, std::string> read_training_game(const storage::EventStore& store,
                                                         std::string_view id) {
    const auto bodies = store.events(id);
    if (!bodies) return Failure{bodies.error().text};
    TrainingRecord record;
    for (std::size_t index = 1; index < bodies->size(); ++index) {
        boost::json::error_code error;
        const auto event = boost::json::parse(bodies->at(index), error);
        const auto* const fields = error ? nullptr : event.if_object();
        const auto* const uci = fields ? fields->if_contains("uci") : nullptr;
        if (!fields) return Failure{fmt::format("event {} is not JSON", index)};
        if (!uci) continue;  // the end
        const auto move = uci->is_string() ? uci_move::parse(uci->get_string()) : std::nullopt;
        if (!move || !record.game.play(*move))
            return Failure{fmt::format("event {}: not a legal move", index)};
        record.moves.push_back(*move);
    }
    return record;
}

std::string numbered_moves(const TrainingRecord& record) {
    std::string text;
    std::size_t line_length = 0;
    for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
        const std::string number = ply % 2 == 0 ? fmt::format("{}. ", number_of(ply)) : "";
        const std::string word = number + text_of(record.moves[ply]);
        const bool fits = line_length + 1 + word.size() < longest_line;
        if (!text.empty()) text += fits ? ' ' : '\n';
        line_length = fits ? line_length + 1 + word.size() : word.size();
        text += word;
    }
    return text.empty() ? text : text + '\n';
}

std::string replay(const TrainingRecord& record, BoardStyle style) {
    game::KingCapture game;
    std::string text = draw_board(game.board(), style);
    for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
        const MoveRequest& move = record.moves[ply];
        if (!game.play(move)) break;  // never: the record has been judged
        text +=
            fmt::format("\n{}{} {}\n", number_of(ply), ply % 2 == 0 ? "." : "...", text_of(move));
        text += draw_board(game.board(), style, Bitboard{move.from, move.to});
    }
    return text;
}

}  // namespace adoube::arbiter
