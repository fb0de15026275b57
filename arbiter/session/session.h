// The session protocol: requests in, replies out, any number of games at once. It is told the time
// with every call and touches nothing; who drives it reads the lines, keeps the clock and stores
// the records (docs/session.md is the protocol for its users).
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "arbiter/json/fields.h"
#include "arbiter/session/refusal_text.h"
#include "arbiter/session/table.h"
#include "base/split_mix.h"
#include "game/summary.h"
#include "game/time.h"

namespace adoube::arbiter::session {

struct Settings {
    game::Language language = game::Language::english;  // of games that do not say
    std::uint64_t seed = 0;     // of the seeds of games that are created without one
    bool keep_records = false;  // give every event as a record for a store
};

// One event for a store, which must have it before the reply is shown to anybody.
struct Record {
    std::string game;
    std::size_t index = 0;  // of the event in its game, from 0
    std::string event;      // JSON
};

// A line to write, without its line break, and the records behind it.
struct Answer {
    std::string line;
    std::vector<Record> records{};
};

class Session {
public:
    explicit Session(const Settings& settings) : settings_(settings), seeds_(settings.seed) {}

    // Answers one request, at an instant of the caller's monotonic clock.
    [[nodiscard]] Answer answer(std::string_view request, game::Instant now);

    // Carries out what has fallen due by itself in games on real time: a line for each of them.
    [[nodiscard]] std::vector<Answer> carry_out_due(game::Instant now);
    // When something will be due; nothing if that will not happen by itself.
    [[nodiscard]] std::optional<game::Instant> next_due() const;

    // Takes in a game of a store under the id that it has there; gives what is wrong with its log.
    [[nodiscard]] std::optional<std::string> restore(const std::string& id,
                                                     const boost::json::array& log,
                                                     game::Instant now);
    // The same with the events as a store has them, a JSON text each.
    [[nodiscard]] std::optional<std::string> restore(const std::string& id,
                                                     std::span<const std::string> events,
                                                     game::Instant now);

    // The game of that id; null if there is none. Lives until the next change of the session.
    [[nodiscard]] const Table* find(const std::string& id) const;
    [[nodiscard]] std::size_t game_count() const { return tables_.size(); }

private:
    // A request on its way: its fields, the time, and the reply that it gets.
    struct Call {
        json::Fields fields;
        game::Instant now;
        boost::json::object& reply;
        std::vector<Record>& records;
    };
    using Refusal = std::optional<Refused>;
    using Operation = Refusal (Session::*)(Call&);

    [[nodiscard]] static Operation operation_of(std::string_view name);
    [[nodiscard]] Refusal carry_out(Call& call);

    [[nodiscard]] Refusal create(Call& call);
    [[nodiscard]] Refusal act(Call& call);
    [[nodiscard]] Refusal tick(Call& call);
    [[nodiscard]] Refusal connection(Call& call);
    [[nodiscard]] Refusal view(Call& call);
    [[nodiscard]] Refusal export_game(Call& call);
    [[nodiscard]] Refusal load(Call& call);
    [[nodiscard]] Refusal list(Call& call);

    // The game that the request names; else the reason why there is none.
    [[nodiscard]] Expected<Table*, Refused> find_table(Call& call);
    // The instant of the request on the game's own time line.
    [[nodiscard]] Expected<game::Instant, Refused> time_of(Call& call, const Table& table) const;
    [[nodiscard]] Expected<game::Options, Refused> wished_options(Call& call,
                                                                  game::Language language);

    Table& add_table(std::string id, json::GameCard card, game::Game game,
                     std::vector<game::Event> log, game::Instant now);
    [[nodiscard]] std::string next_id();
    // In the order in which they were created.
    [[nodiscard]] std::vector<const Table*> tables_in_order() const;
    [[nodiscard]] Refusal decide(Call& call, Table& table, const game::Command& command,
                                 game::Instant at);
    // Makes events part of a game and gives them as JSON.
    [[nodiscard]] boost::json::array take(Table& table, std::vector<game::Event> events,
                                          std::vector<Record>& records,
                                          boost::json::storage_ptr storage);
    void record(const Table& table, std::size_t first, const boost::json::array& events,
                std::vector<Record>& records) const;
    // Keeps the game's place in the queue of what falls due.
    void reschedule(const Table& table, std::optional<game::Instant> was_due);

    Settings settings_;
    SplitMix64 seeds_;
    std::uint64_t games_made_ = 0;
    std::unordered_map<std::string, Table> tables_;
    std::set<std::pair<game::Instant, std::string>> due_;
};

}  // namespace adoube::arbiter::session
