#include "arbiter/runtime/session_command.h"

#include <fmt/core.h>
#include <unistd.h>

#include <boost/program_options.hpp>
#include <chrono>
#include <utility>
#include <vector>

#include "arbiter/runtime/command.h"
#include "arbiter/runtime/game_library.h"
#include "arbiter/runtime/given_options.h"
#include "arbiter/runtime/line_channel.h"
#include "arbiter/runtime/random_seed.h"
#include "arbiter/runtime/utc.h"
#include "arbiter/session/session.h"
#include "arbiter/storage/event_store.h"
#include "arbiter/storage/store_claim.h"

namespace adoube::arbiter {

namespace options = boost::program_options;

namespace {

using storage::EventStore;

struct SessionOptions {
    std::optional<std::string> store{};
    std::string language = "en";
    bool help = false;
};

constexpr std::string_view purpose =
    "Usage: arbiter session [--store FILE] [--lang en|ko|ja]\n"
    "\n"
    "Speaks the session protocol: one JSON request a line on standard input, one reply a\n"
    "line on standard output. Ends at the end of input. docs/session.md is the protocol.\n";

constexpr std::string_view example =
    "Example:\n"
    "  echo '{\"op\":\"create\",\"host\":\"ann\",\"guest\":\"bob\",\"at\":0}' | arbiter session\n";

// The session protocol on a channel, with an event store behind it or none.
class SessionLoop {
public:
    SessionLoop(const session::Settings& settings, std::optional<EventStore> store,
                std::string store_name)
        : session_(settings), store_(std::move(store)), store_name_(std::move(store_name)) {}

    int run() {
        if (store_)
            if (const auto fault = restore()) return storage_failed(store_name_, *fault);
        while (!channel_.at_end()) {
            const auto lines = channel_.read(time_to_next_due());
            std::vector<session::Answer> answers = session_.carry_out_due(now());
            for (const std::string& line : lines) answers.push_back(session_.answer(line, now()));
            if (const auto fault = commit(answers)) return storage_failed(store_name_, *fault);
            if (!publish(answers)) return exit_success;
        }
        return exit_success;
    }

private:
    // Whole milliseconds, as the protocol speaks them, so that a log says exactly what was judged.
    [[nodiscard]] game::Instant now() const {
        return game::Instant{std::chrono::floor<std::chrono::milliseconds>(
            std::chrono::steady_clock::now() - start_)};
    }

    // Rounded up: a wait must not end before its time.
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_next_due() const {
        const auto due = session_.next_due();
        if (!due) return std::nullopt;
        return std::chrono::ceil<std::chrono::milliseconds>(*due - now());
    }

    [[nodiscard]] storage::StorageFault restore() {
        const auto games = store_->list({.rules = "chess"});
        if (!games) return games.error();
        for (const auto& each : *games) {
            const auto bodies = store_->events(each.id);
            if (!bodies) return bodies.error();
            if (const auto wrong = session_.restore(each.id, *bodies, now()))
                fmt::print(stderr, "arbiter: game {} is left out: {}\n", each.id, *wrong);
        }
        return std::nullopt;
    }

    // All that the answers are about to tell is committed first, in one transaction.
    [[nodiscard]] storage::StorageFault commit(std::vector<session::Answer>& answers) {
        if (!store_) return std::nullopt;
        std::vector<storage::StoredEvent> events;
        for (session::Answer& answer : answers)
            for (session::Record& record : answer.records)
                events.push_back({std::move(record.game), record.index, std::move(record.event)});
        return store_->append(events, utc_now());
    }

    [[nodiscard]] bool publish(const std::vector<session::Answer>& answers) const {
        std::string text;
        for (const session::Answer& answer : answers) text += answer.line + '\n';
        return channel_.write(text);
    }

    session::Session session_;
    std::optional<EventStore> store_;
    std::string store_name_;
    LineChannel channel_{STDIN_FILENO, STDOUT_FILENO};
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

[[nodiscard]] options::options_description known_options(SessionOptions& wishes) {
    options::options_description known = options_table();
    known.add_options()  //
        ("store", options::value<std::string>()->value_name("FILE"),
         "commit every event to this event store before it is replied, and know its games from "
         "the start (default: games live as long as the process)")  //
        ("lang",
         options::value(&wishes.language)->value_name("LANG")->default_value(wishes.language),
         "language of refusals where a game says nothing: en, ko, ja")  //
        ("help", options::bool_switch(&wishes.help), "print this text");
    return known;
}

[[nodiscard]] Expected<SessionOptions, std::string> read_options(
    std::span<const std::string> arguments) {
    SessionOptions wishes;
    const auto given = read_given("session", arguments, known_options(wishes));
    if (!given) return Failure{given.error()};
    if (given->contains("store")) wishes.store = (*given)["store"].as<std::string>();
    return wishes;
}

}  // namespace

int run_session(std::span<const std::string> arguments) {
    const auto wishes = read_options(arguments);
    if (!wishes) return complain(wishes.error());
    if (wishes->help) {
        SessionOptions usual;
        print_help(purpose, known_options(usual), example);
        return exit_success;
    }
    const auto language = game::language_of(wishes->language);
    if (!language)
        return complain(
            fmt::format("unknown language: {}, expected en, ko or ja", wishes->language));
    const session::Settings settings{*language, random_seed(), wishes->store.has_value()};
    if (!wishes->store) return SessionLoop(settings, std::nullopt, "").run();
    auto store = EventStore::open(*wishes->store);
    if (!store) return storage_failed(*wishes->store, store.error());
    const auto claim = storage::StoreClaim::on(*wishes->store);
    if (!claim) return storage_failed(*wishes->store, claim.error());
    return SessionLoop(settings, std::move(*store), *wishes->store).run();
}

}  // namespace adoube::arbiter
