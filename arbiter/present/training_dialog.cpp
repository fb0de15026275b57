#include "arbiter/present/training_dialog.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "arbiter/json/names.h"
#include "arbiter/present/training_text.h"
#include "game/sentence.h"
#include "notation/color_name.h"
#include "notation/uci_move.h"

namespace adoube::arbiter {

namespace {

constexpr std::string_view training_help =
    "  start             begin a game, or a new one\n"
    "  move e2 e4        move by squares; also e2e4 and e7e8q, and each without \"move\"\n"
    "  status            whose turn it is, and the score of each side\n"
    "  board, moves      draw the board, list the moves\n"
    "  resign            give the game up\n"
    "  end               leave\n"
    "Pins do not bind: a king that is left open may be captured, and that ends the game.\n";

[[nodiscard]] std::string score_text(int doubled) {
    return fmt::format("{}{}", doubled / 2, doubled % 2 == 0 ? "" : ".5");
}

}  // namespace

std::string TrainingDialog::help() const { return std::string(training_help); }

std::string TrainingDialog::prompt() const {
    if (!game_ || !result_.empty()) return "> ";
    return fmt::format("{}> ", name_of_color(game_->turn()));
}

std::string TrainingDialog::carry_out(std::string_view command, const Words& words,
                                      game::Instant now) {
    if (command == "start") return start(now);
    if (!game_) return "No game is on. Type start to begin one, or help.\n";
    if (command == "status") return status();
    if (command == "board") return draw_position();
    if (command == "moves") return moves();
    if (!result_.empty()) return "The game is over. Type start for a new one.\n";
    if (command == "resign") return resign(now);
    if (command == "move" && words.size() < 2)
        return "move: which? Expected two squares, such as move e2 e4.\n";
    return move(joined_move(words, command == "move" ? 1 : 0), now);
}

std::string TrainingDialog::start(game::Instant now) {
    if (game_ && result_.empty()) return "A game is on already; resign it before a new one.\n";
    game_.emplace();
    last_move_.reset();
    result_.clear();
    event_count_ = 0;
    const boost::json::object created{
        {"type", "created"},
        {"at", game::whole_ms(now)},
        {"rules", "kingCapture"},
        {"colors", {{"white", players_.white}, {"black", players_.black}}}};
    add_news(event_count_++, boost::json::serialize(created));
    return draw_position();
}

std::string TrainingDialog::move(const std::string& text, game::Instant now) {
    const auto request = uci_move::parse(text);
    if (!request)
        return fmt::format("{}: not understood; expected a command (see help) or two squares.\n",
                           text);
    const Color by = game_->turn();
    const auto played = game_->play(*request);
    if (!played)
        return fmt::format("{}\n", game::sentence_of(adoube::name_of(played.error()), language_));
    last_move_ = *played;
    const boost::json::object moved{{"type", "moved"},
                                    {"at", game::whole_ms(now)},
                                    {"by", json::name_of(by)},
                                    {"uci", text_of(*played)}};
    add_news(event_count_++, boost::json::serialize(moved));
    const std::string news =
        fmt::format("{} plays {}\n{}", name_of_color(by), text_of(*played), draw_position());
    if (const auto end = game_->end()) {
        using Ending = game::KingCapture::Ending;
        const std::string_view reason = end->ending == Ending::king_captured ? "kingCaptured"
                                        : end->ending == Ending::no_move     ? "stalemate"
                                                                             : "checkmate";
        return news + finish(end->winner, reason, now);
    }
    return news + (game_->in_check() ? "Check!\n" : "");
}

std::string TrainingDialog::resign(game::Instant now) {
    return finish(opponent(game_->turn()), "resign", now);
}

std::string TrainingDialog::finish(std::optional<Color> winner, std::string_view reason,
                                   game::Instant now) {
    result_ = winner ? fmt::format("{} wins ({})", name_of_color(*winner), reason)
                     : fmt::format("Draw ({})", reason);
    boost::json::object result{{"winner", nullptr}, {"reason", reason}};
    if (winner) result["winner"] = json::name_of(*winner);
    const boost::json::object ended{
        {"type", "gameEnded"}, {"at", game::whole_ms(now)}, {"result", result}};
    add_news(event_count_++, boost::json::serialize(ended));
    return result_ + '\n' + status();
}

std::string TrainingDialog::status() const {
    std::string text = result_.empty() ? fmt::format("{} to move{}\n", name_of_color(game_->turn()),
                                                     game_->in_check() ? ", in check" : "")
                                       : result_ + '\n';
    for (const Color color : all_colors)
        text +=
            fmt::format("{}: {}\n", name_of_color(color), score_text(game_->doubled_score(color)));
    return text;
}

std::string TrainingDialog::moves() const {
    std::vector<std::string> texts;
    for (const MoveRequest& each : game_->legal_moves()) texts.push_back(text_of(each));
    std::sort(texts.begin(), texts.end());
    return fmt::format("{} moves: {}\n", texts.size(), fmt::join(texts, " "));
}

std::string TrainingDialog::draw_position() const {
    Bitboard marked;
    if (last_move_) marked = Bitboard{last_move_->from, last_move_->to};
    return draw_board(game_->board(), style_, marked);
}

}  // namespace adoube::arbiter
