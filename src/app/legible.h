// What others have written, on lines of ours.
#pragma once

#include <string>
#include <string_view>

namespace adoube::app {

// The text, in UTF-8 and without control characters; cut where it is longer than any reader of the
// line wants to see, and a GUI to hold.
[[nodiscard]] std::string legible(std::string_view text);

}  // namespace adoube::app
