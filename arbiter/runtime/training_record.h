// A stored game of the training rule set kingCapture, for which neither PGN nor the protocol's log
// has words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/present/console_board.h"
#include "arbiter/storage/event_store.h"
#include "base/expected.h"
#include "game/king_capture.h"

namespace adoube::arbiter {

struct TrainingRecord {
    game::KingCapture game{};          // as it stands after its moves
    std::vector<MoveRequest> moves{};  // from the standard start
};

// Every move judged; or what is wrong, in one clause.
[[nodiscard]] Expected<TrainingRecord, std::string> read_training_game(
    const storage::EventStore& store, std::string_view id);

// "1. e2e4 e7e5 2. d2d4 ...", in lines of a readable length; empty without moves.
[[nodiscard]] std::string numbered_moves(const TrainingRecord& record);

// The board at the start and after each move.
[[nodiscard]] std::string replay(const TrainingRecord& record, BoardStyle style);

}  // namespace adoube::arbiter
