// What an engine uses of a processor while its opponent is on move. Not every such time is looked
// at, so that it costs next to nothing: the first of a game and then every fourth.
#pragma once

#include <chrono>
#include <optional>

#include "arbiter/process/executor.h"
#include "arbiter/process/processor_time.h"

namespace adoube::arbiter {

class IdleWatch {
public:
    explicit IdleWatch(const ProcessorTime& processor_time) : processor_time_(processor_time) {}

    // A game begins.
    void reset();
    // It has moved.
    void begin(Moment now);
    // It is asked for a move.
    void end(Moment now);

    // By all its threads, since the game began.
    [[nodiscard]] std::chrono::milliseconds computed() const;
    // Of how much of its opponent's time.
    [[nodiscard]] std::chrono::milliseconds looked_at() const;
    // More than what is left to tidy up after a search.
    [[nodiscard]] bool is_conspicuous() const;

private:
    ProcessorTime processor_time_;
    int moves_ = 0;
    std::chrono::nanoseconds computed_{};
    std::chrono::nanoseconds looked_at_{};
    std::optional<std::chrono::nanoseconds> used_before_{};  // set while it is looked at
    Moment begun_{};
};

}  // namespace adoube::arbiter
