// A stored game of the training rule set kingCapture, for which neither PGN nor the protocol's log
// has words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/storage/event_store.h"
#include "base/expected.h"
#include "game/king_capture.h"
#include "rules/illegal_move.h"

namespace adoube::arbiter {

struct TrainingRecord {
    game::KingCapture game{};          // as it stands after its moves
    std::vector<MoveRequest> moves{};  // from the standard start
};

// Every move judged; or what is wrong, in one clause.
[[nodiscard]] Expected<TrainingRecord, std::string> read_training_game(
    const storage::EventStore& store, std::string_view id);

}  // namespace adoube::arbiter
