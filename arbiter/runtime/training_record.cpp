#include "arbiter/runtime/training_record.h"

#include <fmt/format.h>

#include <boost/json/parse.hpp>

#include "notation/uci_move.h"

namespace adoube::arbiter {

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

}  // namespace adoube::arbiter
