// Small texts inside PGN: tag pairs, comments, glyphs, and the encodings that they come in.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/pgn.h"

namespace adoube::pgn {

// What stands between the brackets of a tag, `Event "Paris"`, as name and value without escapes;
// nothing if it is not of that form.
[[nodiscard]] std::optional<Tags::Pair> tag_in(std::string_view text);

// A comment's text in one line: white space at its ends dropped, line breaks made spaces.
[[nodiscard]] std::string comment_in(std::string_view text);

// The numeric glyph (PGN standard, 10) for "!", "??", "+-" and so on.
[[nodiscard]] std::optional<int> glyph_of(std::string_view sign);

// UTF-8 as it is; anything else is taken as Latin-1 (PGN standard, 4.1) and made UTF-8.
[[nodiscard]] std::string as_utf8(std::string_view bytes);

}  // namespace adoube::pgn
