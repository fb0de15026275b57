// The operations of the protocol, one function each.
#include <fmt/format.h>
#include <boost/json/array.hpp>

#include "arbiter/json/event_json.h"
#include "arbiter/json/game_pgn.h"
#include "arbiter/json/log_json.h"
#include "arbiter/json/names.h"
#include "arbiter/json/options_json.h"
#include "arbiter/json/result_json.h"
#include "arbiter/json/view_json.h"
#include "arbiter/session/action.h"
#include "arbiter/session/session.h"
#include "notation/fen.h"

namespace adoube::arbiter::session {

namespace {

using Refusal = std::optional<Refused>;

// A text that a strict reader refuses only for its missing counters: they are then unknown.
[[nodiscard]] bool lacks_only_counters(const fen::PositionError& error) {
    return error.syntax && (error.syntax->fault == fen::Fault::halfmove_clock_missing ||
                            error.syntax->fault == fen::Fault::fullmove_number_missing);
}

// The start that is asked for, absent if none is.
[[nodiscard]] std::optional<Position> wished_start(json::Fields& fields, Variant variant) {
    const auto text = fields.text_if_any("startFen");
    if (!text) return std::nullopt;
    auto read = fen::read_position(*text, variant);
    if (!read && lacks_only_counters(read.error()))
        read = fen::read_position(*text, variant, fen::Strictness::lenient);
    if (read) return read->position;
    const auto& error = read.error();
    if (error.syntax) {
        fields.blame("startFen",
                     fmt::format("a FEN, but at column {}: {}", error.syntax->offset + 1,
                                 fen::describe(error.syntax->fault)));
        return std::nullopt;
    }
    for (const PositionFault fault : all_position_faults)
        if (error.faults.contains(fault))
            fields.blame("startFen", fmt::format("a position that can be played on, but {}",
                                                 fen::describe(fault)));
    return std::nullopt;
}

[[nodiscard]] std::optional<Color> wished_previous_color(json::Fields& fields) {
    const auto name = fields.text_if_any("previousHostColor");
    if (!name) return std::nullopt;
    const auto color = json::color_of(*name);
    if (!color) fields.blame("previousHostColor", "white or black");
    return color;
}

constexpr std::string_view spectator = "spectator";  // whom "for" means by that, so no player

struct Players {
    std::string_view host;
    std::string_view guest;
};

// The player ids of a game that is asked for, or that a log begins with.
Players read_players(json::Fields& fields) {
    const Players players{fields.text_if_any("host").value_or("host"),
                          fields.text_if_any("guest").value_or("guest")};
    if (players.host == players.guest) fields.blame("guest", "another player than the host");
    if (players.host.empty()) fields.blame("host", "a player id that is not empty");
    if (players.guest.empty()) fields.blame("guest", "a player id that is not empty");
    if (players.host == spectator) fields.blame("host", "another player id than spectator");
    if (players.guest == spectator) fields.blame("guest", "another player id than spectator");
    return players;
}

[[nodiscard]] json::GameCard wished_card(json::Fields& fields, game::Language language) {
    const Players players = read_players(fields);
    json::GameCard card;
    card.host = players.host;
    card.guest = players.guest;
    card.language = language;
    card.virtual_time = fields.find("at") != nullptr;
    return card;
}

// A log that is sent in. One of a store is taken as it is: at the terminal players have any names.
[[nodiscard]] Expected<json::ReadLog, json::LogFault> read_given_log(
    const boost::json::array& events) {
    if (!events.empty() && events.front().is_object()) {
        json::Fields created(events.front().get_object());
        read_players(created);
        if (created.fault()) return Failure{json::LogFault{0, *created.fault()}};
    }
    return json::read_log(events);
}

[[nodiscard]] game::Language wished_language(json::Fields& fields, game::Language standard) {
    const auto code = fields.text_if_any("lang");
    if (!code) return standard;
    const auto language = game::language_of(*code);
    if (!language) fields.blame("lang", "en, ko or ja");
    return language.value_or(standard);
}

[[nodiscard]] boost::json::value colors_of(const json::GameCard& card) {
    return {{"white", card.player(Color::white)}, {"black", card.player(Color::black)}};
}

}  // namespace

Expected<game::Options, Refused> Session::wished_options(Call& call, game::Language language) {
    game::Options options;
    if (const auto* const wishes = call.fields.object_if_any("options")) {
        auto read = json::read_options(*wishes);
        if (!read) return Failure{bad_request(read.error(), language)};
        options = *read;
    }
    if (const auto exact = call.fields.flag_if_any("exactDeadPosition"))
        options.exact_dead_position = *exact;
    return options;
}

Session::Refusal Session::create(Call& call) {
    json::Fields& fields = call.fields;
    const game::Language language = wished_language(fields, settings_.language);
    const auto options = wished_options(call, language);
    if (!options) return options.error();
    game::NewGame wish;
    wish.options = *options;
    wish.start = wished_start(fields, wish.options.variant);
    wish.previous_host_color = wished_previous_color(fields);
    const auto seed = fields.unsigned_if_any("seed");
    const auto at = fields.instant_if_any("at").value_or(call.now);
    json::GameCard card = wished_card(fields, language);
    if (fields.fault()) return bad_request(*fields.fault(), language);

    wish.seed = seed ? *seed : seeds_.next();
    const std::vector<game::Event> events = game::create(wish, at);
    game::Game game(events.front());
    card.host_color = game.host_color();
    Table& table = add_table(next_id(), card, std::move(game), {events.front()}, at);
    boost::json::array written(call.reply.storage());
    written.push_back(json::write_created(events.front(), table.card, call.reply.storage()));
    record(table, 0, written, call.records);
    for (auto& event :
         take(table, {events.begin() + 1, events.end()}, call.records, call.reply.storage()))
        written.push_back(std::move(event));
    call.reply.emplace("game", table.id);
    call.reply.emplace("colors", colors_of(table.card));
    const auto number = table.game.chess960_number();
    call.reply.emplace("chess960Index",
                       number ? boost::json::value(*number) : boost::json::value(nullptr));
    call.reply.emplace("events", std::move(written));
    call.reply.emplace("deadline", json::write_instant(table.game.deadline()));
    call.reply.emplace("result", json::write_result(table.game, table.card, call.reply.storage()));
    return std::nullopt;
}

Session::Refusal Session::decide(Call& call, Table& table, const game::Command& command,
                                 game::Instant at) {
    auto events = table.game.decide(command, at);
    if (!events) return refused(events.error(), table.game, table.card.language);
    table.latest = at;
    auto written = take(table, std::move(*events), call.records, call.reply.storage());
    call.reply.emplace("events", std::move(written));
    call.reply.emplace("deadline", json::write_instant(table.game.deadline()));
    call.reply.emplace("result", json::write_result(table.game, table.card, call.reply.storage()));
    return std::nullopt;
}

// What is due comes before the action is even read: a move that comes too late is not judged.
Session::Refusal Session::act(Call& call) {
    const auto table = find_table(call);
    if (!table) return table.error();
    const json::GameCard& card = (*table)->card;
    const auto by = card.color_of(call.fields.text("by"));
    const auto* const action = call.fields.object_if_any("action");
    if (!action) call.fields.blame("action", "an object");
    if (call.fields.fault()) return bad_request(*call.fields.fault(), card.language);
    if (!by) return refused("notAPlayer", card.language);
    const auto at = time_of(call, **table);
    if (!at) return at.error();
    const game::Game& game = (*table)->game;
    if (game.is_over()) return refused(game::Objection::game_over, game, card.language);
    const auto deadline = game.deadline();
    if (deadline && *at >= *deadline) return decide(call, **table, game::command::Tick{}, *at);
    const auto command = read_action(*action, game, *by, card.language);
    if (!command) return command.error();
    return decide(call, **table, *command, *at);
}

Session::Refusal Session::tick(Call& call) {
    const auto table = find_table(call);
    if (!table) return table.error();
    const auto at = time_of(call, **table);
    if (!at) return at.error();
    return decide(call, **table, game::command::Tick{}, *at);
}

Session::Refusal Session::connection(Call& call) {
    const auto table = find_table(call);
    if (!table) return table.error();
    const json::GameCard& card = (*table)->card;
    const auto by = card.color_of(call.fields.text("by"));
    const auto state = call.fields.text("state");
    if (state != "lost" && state != "back") call.fields.blame("state", "lost or back");
    if (call.fields.fault()) return bad_request(*call.fields.fault(), card.language);
    if (!by) return refused("notAPlayer", card.language);
    const auto at = time_of(call, **table);
    if (!at) return at.error();
    if (state == "lost") return decide(call, **table, game::command::Disconnect{*by}, *at);
    return decide(call, **table, game::command::Reconnect{*by}, *at);
}

Session::Refusal Session::view(Call& call) {
    const auto table = find_table(call);
    if (!table) return table.error();
    const json::GameCard& card = (*table)->card;
    const auto whom = call.fields.text("for");
    if (call.fields.fault()) return bad_request(*call.fields.fault(), card.language);
    const auto viewer = card.color_of(whom);
    if (!viewer && whom != spectator) return refused("notAPlayer", card.language);
    const auto at = time_of(call, **table);
    if (!at) return at.error();
    (*table)->latest = *at;
    call.reply.emplace("now", game::whole_ms(*at));
    call.reply.emplace("view",
                       json::write_view((*table)->game, card, viewer, *at, call.reply.storage()));
    return std::nullopt;
}

Session::Refusal Session::export_game(Call& call) {
    const auto table = find_table(call);
    if (!table) return table.error();
    const json::GameCard& card = (*table)->card;
    const game::Game& game = (*table)->game;
    call.reply.emplace("pgn", json::write_pgn(game, card));
    call.reply.emplace(
        "state", json::write_view(game, card, std::nullopt, game.latest(), call.reply.storage()));
    call.reply.emplace("log", json::write_log((*table)->log, card, call.reply.storage()));
    return std::nullopt;
}

Session::Refusal Session::load(Call& call) {
    const auto* const log = call.fields.find("log");
    if (!log || !log->is_array())
        return bad_request("log: expected an array of events", settings_.language);
    auto read = read_given_log(log->get_array());
    if (!read) {
        call.reply.emplace("index", read.error().index);
        Refused refusal = refused("badLog", settings_.language);
        refusal.text += fmt::format(" {}: {}", read.error().index, read.error().text);
        return refusal;
    }
    const auto at = call.fields.instant_if_any("at");
    if (call.fields.fault()) return bad_request(*call.fields.fault(), settings_.language);
    if (at && *at < read->game.latest())
        return refused(game::Objection::time_goes_backwards, read->game, settings_.language);
    if (at) read->card.virtual_time = true;
    Table& table = add_table(next_id(), std::move(read->card), std::move(read->game),
                             std::move(read->log), call.now);
    if (at) table.latest = *at;
    if (settings_.keep_records)
        record(table, 0, json::write_log(table.log, table.card), call.records);
    call.reply.emplace("game", table.id);
    call.reply.emplace("deadline", json::write_instant(table.game.deadline()));
    call.reply.emplace("result", json::write_result(table.game, table.card, call.reply.storage()));
    return std::nullopt;
}

Session::Refusal Session::list(Call& call) {
    boost::json::array games(call.reply.storage());
    for (const Table* const table : tables_in_order()) {
        games.push_back({{"id", table->id},
                         {"players", colors_of(table->card)},
                         {"variant", json::name_of(table->game.options().variant)},
                         {"status", table->game.is_over() ? "ended" : "playing"}});
    }
    call.reply.emplace("games", std::move(games));
    return std::nullopt;
}

}  // namespace adoube::arbiter::session
