#include "arbiter/session/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cmath>

#include "arbiter/json/event_json.h"
#include "arbiter/json/log_json.h"
#include "arbiter/json/result_json.h"
#include "arbiter/session/action.h"
#include "base/numbers.h"

namespace adoube::arbiter::session {

namespace {

// Of one request and its reply; what does not fit is taken from the heap.
constexpr std::size_t scratch_size = 16384;

// A refusal stands in place of whatever the reply has been given so far.
void write_refusal(boost::json::object& reply, const Refused& refusal) {
    reply["ok"] = false;
    reply["refusal"] = refusal.word;
    reply["text"] = refusal.text;
}

// JSON has no word for what a number beyond all that a double can hold becomes.
[[nodiscard]] bool can_be_repeated(const boost::json::value& value) {
    if (const auto* const number = value.if_double()) return std::isfinite(*number);
    if (const auto* const array = value.if_array())
        return std::all_of(array->begin(), array->end(), can_be_repeated);
    if (const auto* const object = value.if_object())
        return std::all_of(object->begin(), object->end(),
                           [](const auto& field) { return can_be_repeated(field.value()); });
    return true;
}

}  // namespace

Session::Operation Session::operation_of(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, Operation>, 8> operations{
        {{"act", &Session::act},
         {"create", &Session::create},
         {"tick", &Session::tick},
         {"connection", &Session::connection},
         {"view", &Session::view},
         {"export", &Session::export_game},
         {"load", &Session::load},
         {"list", &Session::list}}};
    for (const auto& [each, operation] : operations)
        if (each == name) return operation;
    return nullptr;
}

Answer Session::answer(std::string_view request, game::Instant now) {
    std::array<unsigned char, scratch_size> scratch;
    boost::json::monotonic_resource resource(scratch.data(), scratch.size());
    boost::json::object reply(&resource);
    Answer answer;
    boost::json::error_code error;
    const auto parsed = boost::json::parse(request, error, &resource);
    const auto* const fields = parsed.if_object();
    if (error || !fields) {
        const std::string_view detail = error ? "not JSON" : "expected an object";
        write_refusal(reply, bad_request(detail, settings_.language));
    } else if (const auto* const id = fields->if_contains("id"); id && !can_be_repeated(*id)) {
        write_refusal(reply, bad_request("id: expected smaller numbers", settings_.language));
    } else {
        if (id) reply.emplace("id", *id);
        reply.emplace("ok", true);
        Call call{json::Fields(*fields), now, reply, answer.records};
        if (const auto refusal = carry_out(call)) write_refusal(reply, *refusal);
    }
    answer.line = boost::json::serialize(reply);
    return answer;
}

Session::Refusal Session::carry_out(Call& call) {
    const auto name = call.fields.text("op");
    if (const auto operation = operation_of(name)) return (this->*operation)(call);
    call.fields.blame("op", "create, act, tick, connection, view, export, load or list");
    return bad_request(*call.fields.fault(), settings_.language);
}

std::vector<Answer> Session::carry_out_due(game::Instant now) {
    std::vector<Answer> pushes;
    while (!due_.empty() && due_.begin()->first <= now) {
        Table& table = tables_.at(due_.begin()->second);
        auto events = table.game.decide(game::command::Tick{}, now + table.offset);
        Answer push;
        boost::json::object line;
        line.emplace("push", "events");
        line.emplace("game", table.id);
        line.emplace("events", take(table, std::move(events).value(), push.records, {}));
        line.emplace("deadline", json::write_instant(table.game.deadline()));
        line.emplace("result", json::write_result(table.game, table.card));
        push.line = boost::json::serialize(line);
        pushes.push_back(std::move(push));
    }
    return pushes;
}

std::optional<game::Instant> Session::next_due() const {
    if (due_.empty()) return std::nullopt;
    return due_.begin()->first;
}

const Table* Session::find(const std::string& id) const {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : &found->second;
}

Expected<Table*, Refused> Session::find_table(Call& call) {
    const std::string id(call.fields.text("game"));
    if (call.fields.fault()) return Failure{bad_request(*call.fields.fault(), settings_.language)};
    const auto found = tables_.find(id);
    if (found == tables_.end()) return Failure{refused("unknownGame", settings_.language)};
    return &found->second;
}

Expected<game::Instant, Refused> Session::time_of(Call& call, const Table& table) const {
    const game::Language language = table.card.language;
    if (table.card.virtual_time) {
        const auto at = call.fields.instant("at");
        if (call.fields.fault()) return Failure{bad_request(*call.fields.fault(), language)};
        if (at < table.latest)
            return Failure{refused(game::Objection::time_goes_backwards, table.game, language)};
        return at;
    }
    if (call.fields.find("at"))
        return Failure{bad_request("at: this game lives on real time", language)};
    return std::max(call.now + table.offset, table.game.latest());
}

std::vector<const Table*> Session::tables_in_order() const {
    std::vector<const Table*> tables;
    tables.reserve(tables_.size());
    for (const auto& [id, table] : tables_) tables.push_back(&table);
    // Ids are numbers behind a letter: the shorter of two is the smaller.
    std::sort(tables.begin(), tables.end(), [](const Table* a, const Table* b) {
        return std::pair(a->id.size(), a->id) < std::pair(b->id.size(), b->id);
    });
    return tables;
}

std::string Session::next_id() { return fmt::format("g{}", ++games_made_); }

Table& Session::add_table(std::string id, json::GameCard card, game::Game game,
                          std::vector<game::Event> log, game::Instant now) {
    Table table{id, std::move(card), std::move(game), std::move(log), {}, {}};
    table.latest = table.game.latest();
    if (!table.card.virtual_time) table.offset = table.latest - now;
    const auto [place, added] = tables_.insert_or_assign(std::move(id), std::move(table));
    reschedule(place->second, std::nullopt);
    return place->second;
}

boost::json::array Session::take(Table& table, std::vector<game::Event> events,
                                 std::vector<Record>& records, boost::json::storage_ptr storage) {
    const auto was_due = table.due();
    auto written = json::apply_and_write(table.game, events, table.card, std::move(storage));
    record(table, table.log.size(), written, records);
    std::move(events.begin(), events.end(), std::back_inserter(table.log));
    reschedule(table, was_due);
    return written;
}

void Session::record(const Table& table, std::size_t first, const boost::json::array& events,
                     std::vector<Record>& records) const {
    if (!settings_.keep_records) return;
    for (std::size_t index = 0; index < events.size(); ++index)
        records.push_back({table.id, first + index, boost::json::serialize(events[index])});
}

void Session::reschedule(const Table& table, std::optional<game::Instant> was_due) {
    const auto due = table.due();
    if (due == was_due) return;
    if (was_due) due_.erase({*was_due, table.id});
    if (due) due_.insert({*due, table.id});
}

std::optional<std::string> Session::restore(const std::string& id, const boost::json::array& log,
                                            game::Instant now) {
    auto read = json::read_log(log);
    if (!read) return fmt::format("event {}: {}", read.error().index, read.error().text);
    add_table(id, std::move(read->card), std::move(read->game), std::move(read->log), now);
    const auto number = parse_number<std::uint64_t>(std::string_view(id).substr(1));
    if (number) games_made_ = std::max(games_made_, *number);
    return std::nullopt;
}

std::optional<std::string> Session::restore(const std::string& id,
                                            std::span<const std::string> events,
                                            game::Instant now) {
    boost::json::array log;
    boost::json::error_code error;
    for (const std::string& event : events) {
        log.push_back(boost::json::parse(event, error));
        if (error) return fmt::format("event {} is not JSON", log.size() - 1);
    }
    return restore(id, log, now);
}

}  // namespace adoube::arbiter::session
