// How much time a player has.
#pragma once

#include <cstdint>

#include "game/time.h"

namespace adoube::game {

enum class TimeKind : std::uint8_t {
    unlimited,  // no clock at all
    main_time,  // a stock of time, with an increment after each move and perhaps a new period
    per_move,   // the same time for every move; what is not used is lost
};

struct TimeControl {
    TimeKind kind = TimeKind::unlimited;
    Duration time{};           // the stock, of a period if there are periods; or the time a move
    Duration increment{};      // added after each move
    int moves_per_period = 0;  // after so many moves `time` is added again; 0: never
    // A move may come so much later than the clock allows. The overdraft is forgiven.
    Duration margin{};
    bool is_hourglass = false;  // what this player uses is given to the opponent

    [[nodiscard]] static constexpr TimeControl unlimited() { return {}; }
    [[nodiscard]] static constexpr TimeControl fischer(Duration time, Duration increment) {
        return {TimeKind::main_time, time, increment, 0, {}, false};
    }
    [[nodiscard]] static constexpr TimeControl periods(int moves, Duration time,
                                                       Duration increment) {
        return {TimeKind::main_time, time, increment, moves, {}, false};
    }
    [[nodiscard]] static constexpr TimeControl hourglass(Duration time) {
        return {TimeKind::main_time, time, {}, 0, {}, true};
    }
    [[nodiscard]] static constexpr TimeControl per_move(Duration time) {
        return {TimeKind::per_move, time, {}, 0, {}, false};
    }

    [[nodiscard]] constexpr bool is_limited() const { return kind != TimeKind::unlimited; }

    friend constexpr bool operator==(const TimeControl&, const TimeControl&) = default;
};

}  // namespace adoube::game
