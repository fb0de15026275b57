#include "arbiter/web/hall.h"

#include <fmt/format.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "arbiter/json/fields.h"
#include "arbiter/web/message.h"
#include "game/sentence.h"

namespace adoube::arbiter::web {

namespace {

using boost::json::object;

[[nodiscard]] std::optional<object> read_object(std::string_view text) {
    boost::json::error_code error;
    auto parsed = boost::json::parse(text, error);
    auto* const found = parsed.if_object();
    if (error || !found) return std::nullopt;
    return std::move(*found);
}

[[nodiscard]] std::string text_of(const object& reply, std::string_view name) {
    return std::string(reply.at(name).as_string());
}

[[nodiscard]] bool is_ok(const object& reply) { return reply.at("ok").as_bool(); }

}  // namespace

Hall::Hall(HallSettings settings, std::optional<storage::EventStore> store)
    : settings_(std::move(settings)),
      store_(std::move(store)),
      session_({game::Language::english, settings_.seed, true}) {}

const Board* Hall::board(std::int64_t number) const {
    const auto found = boards_.find(number);
    return found == boards_.end() ? nullptr : &found->second;
}

const session::Table* Hall::table(std::int64_t number) const {
    const Board* const found = board(number);
    return found && found->has_begun() ? session_.find(found->game) : nullptr;
}

std::optional<std::string> Hall::describe(std::int64_t number, game::Instant now) {
    const Board* const found = board(number);
    if (!found) return std::nullopt;
    if (!found->has_begun()) return waiting_message(*found, std::nullopt);
    return game_message(session_, *found, std::nullopt, 0, now);
}

Expected<const Board*, session::Refused> Hall::open_board(std::string_view invitation,
                                                          game::Instant now) {
    auto read = read_invitation(invitation);
    if (!read) return Failure{read.error()};
    if (read->to_engine && settings_.engine_name.empty())
        return Failure{session::Refused{"noEngine", "This server has no engine to play against."}};
    if (boards_.size() >= settings_.most_boards)
        return Failure{session::Refused{"full", "There is no room for another game."}};
    const std::int64_t number = ++boards_made_;
    Board& board = boards_[number];
    board.number = number;
    board.invitation = std::move(*read);
    board.host_secret = settings_.draw_secret();
    board.guest_secret = settings_.draw_secret();
    new_boards_.insert(&board);
    touched_.insert(&board);
    if (board.invitation.to_engine) begin(board, settings_.engine_name, now);
    return &board;
}

void Hall::begin(Board& board, std::string_view guest, game::Instant now) {
    const auto request = boost::json::serialize(create_request(board.invitation, guest));
    auto answer = session_.answer(request, now);
    board.game = text_of(boost::json::parse(answer.line).as_object(), "game");
    by_game_[board.game] = &board;
    new_boards_.insert(&board);
    keep(board, answer.records);
    // Who is not there has not been there: his time to come counts from now on.
    if (!board.invitation.to_engine) note_connection(board, Seat::guest, now);
    note_connection(board, Seat::host, now);
    if (board.invitation.to_engine && call_engine_) call_engine_(board.number, board.guest_secret);
}

bool Hall::enter(Visitor& visitor, std::int64_t number, std::string_view text, game::Instant now) {
    const auto found = boards_.find(number);
    const auto wish = read_object(text);
    if (found == boards_.end() || !wish) return false;
    Board& board = found->second;
    json::Fields fields(*wish);
    Presence presence;
    if (const auto secret = fields.text_if_any("seat")) presence.seat = board.seat_of(*secret);
    presence.language = game::language_of(fields.text_if_any("lang").value_or("en"))
                            .value_or(game::Language::english);
    const auto since = static_cast<std::size_t>(fields.unsigned_if_any("since").value_or(0));
    presence.told = std::min(since, board.events.size());
    if (fields.text("op") != "enter" || fields.fault()) return false;
    board.visitors[&visitor] = presence;
    places_[&visitor] = &board;
    touched_.insert(&board);
    if (presence.seat) note_connection(board, *presence.seat, now);
    return true;
}

void Hall::leave(Visitor& visitor, game::Instant now) {
    const auto place = places_.find(&visitor);
    if (place == places_.end()) return;
    Board& board = *place->second;
    const auto seat = board.visitors.at(&visitor).seat;
    board.visitors.erase(&visitor);
    places_.erase(place);
    std::erase_if(refusals_, [&](const Refusal& each) { return each.visitor == &visitor; });
    if (seat) note_connection(board, *seat, now);
}

void Hall::hear(Visitor& visitor, std::string_view text, game::Instant now) {
    const auto place = places_.find(&visitor);
    if (place == places_.end()) return;
    Board& board = *place->second;
    const auto language = board.visitors.at(&visitor).language;
    const auto wish = read_object(text);
    const auto* const op = wish ? wish->if_contains("op") : nullptr;
    if (op && *op == "act") return act(board, visitor, *wish, now);
    if (op && *op == "sit") return sit(board, visitor, *wish, now);
    refuse(visitor, "badRequest", game::sentence_of("badRequest", language));
}

void Hall::act(Board& board, Visitor& visitor, const object& wish, game::Instant now) {
    const Presence& presence = board.visitors.at(&visitor);
    if (!presence.seat || !board.has_begun())
        return refuse(visitor, "notAPlayer", game::sentence_of("notAPlayer", presence.language));
    const session::Table& table = *session_.find(board.game);
    const auto* const action = wish.if_contains("action");
    const object reply = ask(board,
                             {{"op", "act"},
                              {"by", table.card.player(color_of(table, *presence.seat))},
                              {"action", action ? *action : boost::json::value{}}},
                             now);
    if (is_ok(reply)) return;
    const auto word = text_of(reply, "refusal");
    const bool own_language = table.card.language == presence.language || word == "badRequest";
    refuse(visitor, word,
           own_language ? text_of(reply, "text")
                        : std::string(game::sentence_of(word, presence.language)));
}

void Hall::sit(Board& board, Visitor& visitor, const object& wish, game::Instant now) {
    const Presence& presence = board.visitors.at(&visitor);
    if (presence.seat != Seat::guest)
        return refuse(visitor, "notAPlayer", game::sentence_of("notAPlayer", presence.language));
    if (board.has_begun()) return;
    json::Fields fields(wish);
    begin(board, fields.text_if_any("name").value_or(""), now);
}

void Hall::refuse(Visitor& visitor, std::string_view word, std::string_view text) {
    refusals_.push_back(
        {&visitor, std::make_shared<const std::string>(refusal_message(word, text))});
}

void Hall::note_connection(Board& board, Seat seat, game::Instant now) {
    const auto* const table = board.has_begun() ? session_.find(board.game) : nullptr;
    if (!table || table->game.is_over()) return;
    const Color color = color_of(*table, seat);
    const bool is_here = board.is_taken(seat);
    if (is_here != table->game.is_away(color)) return;
    ask(board,
        {{"op", "connection"},
         {"by", table->card.player(color)},
         {"state", is_here ? "back" : "lost"}},
        now);
}

object Hall::ask(Board& board, object request, game::Instant now) {
    request["game"] = board.game;
    auto answer = session_.answer(boost::json::serialize(request), now);
    keep(board, answer.records);
    return boost::json::parse(answer.line).as_object();
}

void Hall::keep(Board& board, std::vector<session::Record>& records) {
    if (!records.empty()) touched_.insert(&board);
    for (session::Record& record : records) {
        board.events.push_back(record.event);
        new_events_.push_back({std::move(record.game), record.index, std::move(record.event)});
    }
}

void Hall::carry_out_due(game::Instant now) {
    for (session::Answer& answer : session_.carry_out_due(now)) {
        if (answer.records.empty()) continue;
        const auto found = by_game_.find(answer.records.front().game);
        if (found != by_game_.end()) keep(*found->second, answer.records);
    }
}

storage::StorageFault Hall::commit() {
    std::vector<storage::StoredBoard> boards;
    for (const Board* const board : new_boards_) boards.push_back(board->stored());
    auto fault = store_ ? store_->append(new_events_, boards, settings_.utc_now()) : std::nullopt;
    new_events_.clear();
    new_boards_.clear();
    return fault;
}

storage::StorageFault Hall::publish(game::Instant now) {
    if (auto fault = commit()) return fault;
    for (Refusal& refusal : std::exchange(refusals_, {}))
        refusal.visitor->send(std::move(refusal.message));
    for (Board* const board : std::exchange(touched_, {})) tell(*board, now);
    return std::nullopt;
}

// Most visitors are told the same: such a message is written once.
void Hall::tell(Board& board, game::Instant now) {
    std::map<std::pair<std::optional<Seat>, std::size_t>, Message> written;
    for (auto& [visitor, presence] : board.visitors) {
        const bool is_behind = presence.told < board.events.size();
        if (!presence.is_new && !is_behind) continue;
        Message& message = written[{presence.seat, presence.told}];
        if (!message && !board.has_begun())
            message = std::make_shared<const std::string>(waiting_message(board, presence.seat));
        if (!message) {
            const auto& table = *session_.find(board.game);
            const auto viewer =
                presence.seat ? game::Viewer{color_of(table, *presence.seat)} : game::Viewer{};
            message = std::make_shared<const std::string>(
                game_message(session_, board, viewer, presence.told, now));
        }
        visitor->send(message);
        presence.told = board.events.size();
        presence.is_new = false;
    }
}

storage::StorageFault Hall::restore(game::Instant now) {
    if (!store_) return std::nullopt;
    if (auto fault = restore_games(now)) return fault;
    const auto boards = store_->boards();
    if (!boards) return boards.error();
    for (const storage::StoredBoard& stored : *boards)
        if (auto fault = restore_board(stored, now)) return fault;
    return std::nullopt;
}

storage::StorageFault Hall::restore_games(game::Instant now) {
    const auto games = store_->list({.rules = "chess"});
    if (!games) return games.error();
    for (const auto& each : *games) {
        const auto bodies = store_->events(each.id);
        if (!bodies) return bodies.error();
        if (const auto wrong = session_.restore(each.id, *bodies, now))
            left_out_.push_back(fmt::format("game {} is left out: {}", each.id, *wrong));
    }
    return std::nullopt;
}

storage::StorageFault Hall::restore_board(const storage::StoredBoard& stored, game::Instant now) {
    boards_made_ = std::max(boards_made_, stored.number);
    auto invitation = read_invitation(stored.invitation);
    if (!invitation)
        left_out_.push_back(
            fmt::format("board {} is left out: {}", stored.number, invitation.error().text));
    const bool is_lost = !stored.game.empty() && !session_.find(stored.game);
    if (!invitation || is_lost) return std::nullopt;
    auto events = store_->events(stored.game);
    if (!events) return events.error();
    Board& board = boards_[stored.number];
    board.number = stored.number;
    board.game = stored.game;
    board.invitation = std::move(*invitation);
    board.host_secret = stored.host_secret;
    board.guest_secret = stored.guest_secret;
    board.events = std::move(*events);
    if (!board.has_begun()) return std::nullopt;
    by_game_[board.game] = &board;
    note_connection(board, Seat::host, now);
    const bool has_engine = board.invitation.to_engine && !settings_.engine_name.empty();
    if (!has_engine) note_connection(board, Seat::guest, now);
    if (has_engine && call_engine_ && !session_.find(board.game)->game.is_over())
        call_engine_(board.number, board.guest_secret);
    return std::nullopt;
}

}  // namespace adoube::arbiter::web
