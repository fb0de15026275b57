// Text as a word for a shell, for lines that are there to be copied.
#pragma once

#include <string>

namespace adoube::arbiter {

// The text itself where it is plain, else in single quotes.
[[nodiscard]] std::string shell_word(const std::string& text);

}  // namespace adoube::arbiter
