// A wait for input that ends in time.
#pragma once

#include <chrono>
#include <optional>

namespace adoube::arbiter {

// Whether something can be read from the file descriptor, or its end, within the limit; no limit:
// as long as it takes. A signal may end the wait early, and a minute ends a limited one.
[[nodiscard]] bool is_readable_within(int file, std::optional<std::chrono::milliseconds> limit);

}  // namespace adoube::arbiter
