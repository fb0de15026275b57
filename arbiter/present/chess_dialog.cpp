#include "arbiter/present/chess_dialog.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <iterator>
#include <utility>

#include "arbiter/json/event_json.h"
#include "arbiter/json/game_pgn.h"
#include "arbiter/json/names.h"
#include "arbiter/match/conclusion.h"
#include "game/sentence.h"
#include "game/summary.h"
#include "game/view.h"
#include "notation/color_name.h"
#include "notation/fen.h"
#include "notation/san.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"

namespace adoube::arbiter {

namespace {

namespace command = game::command;

constexpr std::string_view chess_help =
    "  start             begin a game, or a new one\n"
    "  move e2 e4        move; also e2e4, Nf3, e7e8q, O-O, and each of them without \"move\"\n"
    "  status            whose turn it is, clocks, captured pieces, what is offered or claimable\n"
    "  board             draw the board\n"
    "  moves             list the legal moves\n"
    "  claim [MOVE]      claim a draw, perhaps with the move that brings it about\n"
    "  draw              offer a draw\n"
    "  accept, decline   answer an offer, or a request to take back\n"
    "  undo [1|2]        ask to take back so many moves (half a move each)\n"
    "  resign            give the game up\n"
    "  fen, pgn          print the position, the game\n"
    "  end               leave; the game is kept\n";

[[nodiscard]] std::string_view text_field(const boost::json::object& event, std::string_view name) {
    const auto* const value = event.if_contains(name);
    const auto* const text = value ? value->if_string() : nullptr;
    return text ? std::string_view(*text) : std::string_view();
}

[[nodiscard]] std::string who(const boost::json::object& event) {
    return text_field(event, "by") == "white" ? "White" : "Black";
}

// Why a text is no move here.
[[nodiscard]] std::string complaint(std::string_view text, const san::Error& error,
                                    game::Language language) {
    if (error.reason)
        return fmt::format("{}: {}\n", text,
                           game::sentence_of(adoube::name_of(*error.reason), language));
    if (error.fault == san::Fault::ambiguous)
        return fmt::format("{}: more than one piece can move there, say which.\n", text);
    return fmt::format("{}: not understood; expected a command (see help) or a move.\n", text);
}

}  // namespace

std::string clock_face(game::Duration left) {
    const auto tenths = left.count() / 100'000;
    const auto seconds = tenths / 10;
    if (seconds < 20) return fmt::format("0:{:02}.{}", seconds, tenths % 10);
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

const std::vector<ChessDialog::Entry>& ChessDialog::commands() {
    static const std::vector<Entry> entries{
        {"start", &ChessDialog::start, false},    {"move", &ChessDialog::move, true},
        {"status", &ChessDialog::status, true},   {"board", &ChessDialog::board, true},
        {"moves", &ChessDialog::moves, true},     {"claim", &ChessDialog::claim, true},
        {"draw", &ChessDialog::draw, true},       {"accept", &ChessDialog::accept, true},
        {"decline", &ChessDialog::decline, true}, {"undo", &ChessDialog::undo, true},
        {"resign", &ChessDialog::resign, true},   {"fen", &ChessDialog::fen, true},
        {"pgn", &ChessDialog::pgn, true}};
    return entries;
}

std::string ChessDialog::carry_out(std::string_view command, const Words& words,
                                   game::Instant now) {
    const auto found = std::find_if(commands().begin(), commands().end(),
                                    [&](const Entry& each) { return each.name == command; });
    const bool is_command = found != commands().end();
    if ((!is_command || found->needs_game) && !game_)
        return "No game is on. Type start to begin one, or help.\n";
    if (is_command) return (this->*found->method)(words, now);
    return play(joined_move(words, 0), now);
}

std::string ChessDialog::help() const { return std::string(chess_help); }

std::string ChessDialog::prompt() const {
    if (!game_ || game_->is_over()) return "> ";
    return fmt::format("{}> ", name_of_color(speaker()));
}

Color ChessDialog::speaker() const {
    if (game_->pending() && settings_.engine != opponent(game_->pending()->by))
        return opponent(game_->pending()->by);
    return game_->turn();
}

std::optional<game::Instant> ChessDialog::deadline() const {
    if (!game_ || !game_->deadline()) return std::nullopt;
    return *game_->deadline() - offset_;
}

std::string ChessDialog::on_time(game::Instant now) {
    if (!game_ || !game_->deadline() || *deadline() > now) return "";
    return submit(command::Tick{}, now);
}

std::string ChessDialog::resume(json::ReadLog log, game::Instant now) {
    settings_.card = std::move(log.card);
    game_ = std::move(log.game);
    event_count_ = log.log.size();
    offset_ = game_->latest() - now;
    std::string text = draw_position();
    if (game_->is_over())
        text += fmt::format("{}\n", game::summary(*game_->result(), settings_.card.language));
    return text + clocks(now);
}

std::string ChessDialog::start(const Words&, game::Instant now) {
    if (game_ && !game_->is_over())
        return "A game is on already; resign it, or agree on a draw, before a new one.\n";
    offset_ = -now.time_since_epoch();
    const auto events = game::create(settings_.wish, game_time(now));
    ++settings_.wish.seed;
    game_.emplace(events.front());
    settings_.card.host_color = game_->host_color();
    event_count_ = 1;
    add_news(0, boost::json::serialize(json::write_created(events.front(), settings_.card)));
    const auto written =
        json::apply_and_write(*game_, std::span(events).subspan(1), settings_.card);
    for (const auto& event : written) add_news(event_count_++, boost::json::serialize(event));
    return introduce_players() + draw_position() + tell(written);
}

// Who has only the name of his color needs no introduction.
std::string ChessDialog::introduce_players() const {
    std::string text;
    for (const Color color : all_colors)
        if (const auto& name = settings_.card.player(color); name != name_of_color(color))
            text += fmt::format("{} has {}.\n", name, name_of_color(color));
    return text;
}

std::string ChessDialog::move(const Words& words, game::Instant now) {
    if (words.size() < 2) return "move: which? Expected squares or a move, such as move e2 e4.\n";
    return play(joined_move(words, 1), now);
}

// SAN and coordinates both; a promotion without its piece is asked for.
std::string ChessDialog::play(std::string_view text, game::Instant now) {
    if (game_->is_over()) return submit(command::Tick{}, now) + "The game is over.\n";
    if (const auto request = uci_move::parse(text))
        return submit(command::Play{game_->turn(), *request}, now);
    const auto move = san::read(game_->position(), text);
    if (!move) return complaint(text, move.error(), settings_.card.language);
    return submit(command::Play{game_->turn(), request_of(*move)}, now);
}

std::string ChessDialog::submit(const game::Command& command, game::Instant now) {
    const auto events = game_->decide(command, game_time(now));
    if (!events) {
        const auto word = game::name_of(events.error());
        return fmt::format("{}\n", game::sentence_of(word, settings_.card.language));
    }
    const auto written = json::apply_and_write(*game_, *events, settings_.card);
    for (const auto& event : written) add_news(event_count_++, boost::json::serialize(event));
    std::string text = tell(written);
    const bool board_changed = std::any_of(events->begin(), events->end(), [](const auto& event) {
        return std::holds_alternative<game::event::Moved>(event.body) ||
               std::holds_alternative<game::event::Undone>(event.body);
    });
    if (board_changed) text += draw_position() + clocks(now);
    return text + answer_for_engine(now);
}

// An engine lets moves be taken back, and agrees to a draw when it does not think it stands better.
std::string ChessDialog::answer_for_engine(game::Instant now) {
    const auto& pending = game_->pending();
    if (!pending || !settings_.engine || pending->by == *settings_.engine) return "";
    if (pending->kind == game::Proposal::Kind::undo)
        return submit(command::RespondUndo{*settings_.engine, true}, now);
    const bool agrees = engine_score_ && *engine_score_ <= 0;
    return submit(command::RespondDraw{*settings_.engine, agrees}, now);
}

std::string ChessDialog::tell(const boost::json::array& events) const {
    std::string text;
    for (const auto& event : events) text += tell_one(event.as_object());
    return text;
}

std::string ChessDialog::tell_one(const boost::json::object& event) const {
    const auto type = text_field(event, "type");
    if (type == "moved") return fmt::format("{} plays {}\n", who(event), text_field(event, "san"));
    if (type == "check") return "Check!\n";
    if (type == "checkmate") return "Checkmate!\n";
    if (type == "drawClaimable")
        return fmt::format("A draw may be claimed: {}.\n", text_field(event, "reason"));
    if (type == "drawOffered") return fmt::format("{} offers a draw.\n", who(event));
    if (type == "drawDeclined") return fmt::format("{} declines the draw.\n", who(event));
    if (type == "undoRequested") return fmt::format("{} asks to take back.\n", who(event));
    if (type == "undone") return "Taken back.\n";
    if (type == "undoDeclined")
        return fmt::format("{} does not let it be taken back.\n", who(event));
    if (type == "gameEnded")
        return fmt::format("{}  {}\n", game::score_of(game_->result()->outcome),
                           game::summary(*game_->result(), settings_.card.language));
    return "";
}

std::string ChessDialog::draw_position() const {
    Bitboard marked;
    if (!game_->moves().empty()) {
        const Move last = game_->moves().back();
        marked = Bitboard{last.from(), last.to()};
    }
    const bool engine_has_white = settings_.engine == Color::white;
    return draw_board(game_->position().setup(), settings_.style, marked,
                      engine_has_white ? Color::black : Color::white);
}

std::string ChessDialog::clocks(game::Instant now) const {
    std::string text;
    for (const Color color : all_colors)
        if (const auto left = game_->clock().remaining(color, game_time(now)))
            text += fmt::format("{}{} {}", text.empty() ? "" : "   ", name_of_color(color),
                                clock_face(*left));
    return text.empty() ? text : text + '\n';
}

std::string ChessDialog::status(const Words&, game::Instant now) {
    const auto view = game::view_of(*game_, std::nullopt, game_time(now));
    std::string text;
    if (view.result)
        text += fmt::format("{}\n", game::summary(*view.result, settings_.card.language));
    else
        text += fmt::format("{} to move ({}){}\n", name_of_color(view.position.turn()),
                            settings_.card.player(view.position.turn()),
                            view.position.in_check() ? ", in check" : "");
    text += clocks(now);
    for (const Color color : all_colors)
        if (!view.captured[color].empty())
            text +=
                fmt::format("{} has captured {}\n", name_of_color(color),
                            draw_pieces(view.captured[color], opponent(color), settings_.style));
    text += fmt::format("Material: {:+}\n", view.material_difference);
    if (view.pending)
        text += fmt::format("{} {}\n", name_of_color(view.pending->by),
                            view.pending->kind == game::Proposal::Kind::draw
                                ? "offers a draw: accept or decline"
                                : "asks to take back: accept or decline");
    if (view.claimable)
        text += fmt::format("A draw may be claimed: {}\n", game::name_of(*view.claimable));
    return text;
}

std::string ChessDialog::board(const Words&, game::Instant now) {
    return draw_position() + clocks(now);
}

std::string ChessDialog::moves(const Words&, game::Instant) {
    std::vector<std::string> texts;
    if (!game_->is_over())
        for (const Move move : legal_moves(game_->position()))
            texts.push_back(san::write(game_->position(), move));
    std::sort(texts.begin(), texts.end());
    return fmt::format("{} moves: {}\n", texts.size(), fmt::join(texts, " "));
}

std::string ChessDialog::claim(const Words& words, game::Instant now) {
    command::ClaimDraw claim{game_->turn(), std::nullopt};
    if (words.size() > 1) {
        const std::string text = joined_move(words, 1);
        claim.move = uci_move::parse(text);
        if (!claim.move) {
            const auto move = san::read(game_->position(), text);
            if (!move) return complaint(text, move.error(), settings_.card.language);
            claim.move = request_of(*move);
        }
    }
    return submit(claim, now);
}

std::string ChessDialog::draw(const Words&, game::Instant now) {
    return submit(command::OfferDraw{game_->turn()}, now);
}

std::string ChessDialog::accept(const Words&, game::Instant now) {
    const auto& pending = game_->pending();
    if (pending && pending->kind == game::Proposal::Kind::undo)
        return submit(command::RespondUndo{opponent(pending->by), true}, now);
    return submit(command::RespondDraw{speaker(), true}, now);
}

std::string ChessDialog::decline(const Words&, game::Instant now) {
    const auto& pending = game_->pending();
    if (pending && pending->kind == game::Proposal::Kind::undo)
        return submit(command::RespondUndo{opponent(pending->by), false}, now);
    return submit(command::RespondDraw{speaker(), false}, now);
}

// At one terminal it is the one who has just moved who wants his move back; against an engine it
// is the person.
std::string ChessDialog::undo(const Words& words, game::Instant now) {
    command::RequestUndo request{opponent(game_->turn()), std::nullopt};
    if (settings_.engine) request.by = opponent(*settings_.engine);
    if (words.size() > 1) {
        if (words[1] != "1" && words[1] != "2")
            return fmt::format("undo: not a number of moves: {}, expected 1 or 2\n", words[1]);
        request.plies = words[1] == "1" ? 1 : 2;
    }
    return submit(request, now);
}

std::string ChessDialog::resign(const Words&, game::Instant now) {
    return submit(command::Resign{speaker()}, now);
}

std::string ChessDialog::fen(const Words&, game::Instant) {
    return fen::write(game_->position()) + '\n';
}

std::string ChessDialog::pgn(const Words&, game::Instant) {
    return json::write_pgn(*game_, settings_.card, settings_.date);
}

void ChessDialog::name_player(Color color, std::string name) {
    json::GameCard& card = settings_.card;
    (color == card.host_color ? card.host : card.guest) = std::move(name);
}

const game::Game* ChessDialog::waits_for_engine() const {
    const bool its_turn = game_ && !game_->is_over() && settings_.engine == game_->turn();
    return its_turn ? &*game_ : nullptr;
}

std::string ChessDialog::on_engine_move(std::string_view uci, std::optional<int> score,
                                        game::Instant now) {
    engine_score_ = score;
    const Color by = game_->turn();
    const auto move = uci_move::read(game_->position(), uci);
    if (move) return submit(command::Play{by, request_of(*move)}, now);
    const auto late = submit(command::Tick{}, now);
    if (game_->is_over()) return late;
    return fmt::format("The engine's move is not legal: {}\n", harmless(uci)) +
           submit(command::Award{game::Outcome::won_by(opponent(by), game::Reason::illegal_move)},
                  now);
}

std::string ChessDialog::on_engine_failure(game::Reason reason, game::Instant now) {
    const auto late = submit(command::Tick{}, now);
    if (game_->is_over()) return late;
    return submit(command::Award{game::Outcome::won_by(opponent(game_->turn()), reason)}, now);
}

}  // namespace adoube::arbiter
