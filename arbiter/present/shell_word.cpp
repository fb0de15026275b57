#include "arbiter/present/shell_word.h"

#include <string_view>

namespace adoube::arbiter {

std::string shell_word(const std::string& text) {
    constexpr std::string_view unquoted =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+,-./:=@_";
    if (!text.empty() && text.find_first_not_of(unquoted) == std::string::npos) return text;
    std::string word = "'";
    for (const char c : text) word += c == '\'' ? std::string{"'\\''"} : std::string(1, c);
    return word + '\'';
}

}  // namespace adoube::arbiter
