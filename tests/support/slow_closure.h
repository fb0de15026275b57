// Every position that legal moves lead to, found without any cleverness by the slow rules. It
// confirms what src/mating says, with which it shares nothing.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/color.h"
#include "rules/setup.h"

namespace adoube::slow_rules {

enum class Closure : std::uint8_t {
    has_mate,  // by that color
    has_none,  // and all positions were looked at
    too_large,
};

struct ClosureResult {
    Closure outcome{};
    std::size_t states = 0;  // looked at
};

// Breadth first, up to `limit` positions. The set-up must pass the audit.
[[nodiscard]] ClosureResult close(const Setup& start, Color winner, std::size_t limit);

}  // namespace adoube::slow_rules
