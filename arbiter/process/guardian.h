// A process that outlives the arbiter by a moment. It kills by a mark that processes bear in their
// environment: at request those of an engine that has ended, and all when the arbiter is gone,
// even if nobody could do anything about that. Looking through all processes takes milliseconds,
// which do not count on any clock there.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "arbiter/process/descriptor.h"

namespace adoube::arbiter {

class Guardian {
public:
    // What it is given for its last round; after that it is killed itself.
    static constexpr std::chrono::milliseconds patience{3000};

    // What all marks of this arbiter begin with; nobody else's do. If no process can be started
    // for it, nothing is killed. To be made while there is one thread: a lock that another one
    // held at the fork would be held for ever in the guardian.
    Guardian();
    ~Guardian();
    Guardian(const Guardian&) = delete;
    Guardian& operator=(const Guardian&) = delete;

    [[nodiscard]] const std::string& mark() const { return mark_; }
    [[nodiscard]] int process() const { return process_; }

    // Returns at once; a mark has no line feed.
    void kill_all_with(std::string_view mark) const;

private:
    std::string mark_;
    Descriptor orders_{};  // what is written here is heard by the guardian
    int process_ = -1;
};

}  // namespace adoube::arbiter
