#include "arbiter/json/log_json.h"

#include <array>
#include <string_view>
#include <utility>

namespace adoube::arbiter::json {

namespace {

// What follows from the rules in an event, so that a log must not say anything else. Texts for
// people are not among it: their wording may change.
constexpr std::array<std::string_view, 6> derived_fields{"san", "captured", "check",
                                                         "fen", "clock",    "plies"};

// The first derived field that says something else than it should.
[[nodiscard]] std::string_view contradiction(const boost::json::object& told,
                                             const boost::json::object& true_event) {
    for (const std::string_view name : derived_fields) {
        const auto* const field = told.if_contains(name);
        const auto* const wanted = true_event.if_contains(name);
        if (field && wanted && *field != *wanted) return name;
    }
    return "";
}

// Reads a log event by event.
class LogReader {
public:
    explicit LogReader(Beginning beginning)
        : card_(std::move(beginning.card)),
          replay_(beginning.created),
          retold_(beginning.created),
          log_{beginning.created} {}

    // Takes one event; gives what is wrong with it, or "".
    [[nodiscard]] std::string take(const boost::json::value& value) {
        const auto* const object = value.if_object();
        if (!object) return "expected an object";
        const auto event = read_event(*object, replay_.game().position());
        if (!event) return event.error();
        if (!replay_.accept(*event)) return "the rules do not allow this event here";
        const auto retold = apply_and_write(retold_, std::span(&*event, 1), card_);
        const auto wrong = contradiction(*object, retold.front().as_object());
        if (!wrong.empty()) return std::string(wrong) + ": not what the rules lead to";
        log_.push_back(*event);
        return "";
    }

    [[nodiscard]] bool is_complete() const { return replay_.is_complete(); }
    [[nodiscard]] ReadLog result() && {
        return {std::move(card_), std::move(retold_), std::move(log_)};
    }

private:
    GameCard card_;
    game::Replay replay_;
    game::Game retold_;
    std::vector<game::Event> log_;
};

}  // namespace

boost::json::array write_log(std::span<const game::Event> log, const GameCard& card,
                             boost::json::storage_ptr storage) {
    boost::json::array written(storage);
    if (log.empty()) return written;
    written.push_back(write_created(log.front(), card, storage));
    game::Game game(log.front());
    for (auto& object : apply_and_write(game, log.subspan(1), card, storage))
        written.push_back(std::move(object));
    return written;
}

Expected<ReadLog, LogFault> read_log(const boost::json::array& events) {
    if (events.empty() || !events.front().is_object())
        return Failure{LogFault{0, "expected the event created"}};
    auto beginning = read_created(events.front().as_object());
    if (!beginning) return Failure{LogFault{0, beginning.error()}};
    LogReader reader(std::move(*beginning));
    for (std::size_t index = 1; index < events.size(); ++index)
        if (auto wrong = reader.take(events[index]); !wrong.empty())
            return Failure{LogFault{index, std::move(wrong)}};
    if (!reader.is_complete())
        return Failure{LogFault{events.size(), "the log breaks off amid the events of a command"}};
    return std::move(reader).result();
}

}  // namespace adoube::arbiter::json
