#include "app/legible.h"

#include <algorithm>

#include "base/text_cursor.h"
#include "notation/pgn_text.h"

namespace adoube::app {

namespace {

constexpr std::size_t most_bytes = 200;  // room for any FEN

}  // namespace

std::string legible(std::string_view text) {
    std::size_t length = std::min(text.size(), most_bytes);
    if (length < text.size())
        while (length > 0 && continues_character(text[length])) --length;
    std::string result(text.substr(0, length));
    std::replace_if(result.begin(), result.end(), is_control, '?');
    result = pgn::as_utf8(result);
    if (length < text.size()) result += "...";
    return result;
}

}  // namespace adoube::app
