#include "notation/pgn_text.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/text_cursor.h"

namespace adoube::pgn {

namespace {

struct Glyph {
    std::string_view sign;
    int number;
};

constexpr std::array<Glyph, 17> glyphs{{{"!", 1},
                                        {"?", 2},
                                        {"!!", 3},
                                        {"??", 4},
                                        {"!?", 5},
                                        {"?!", 6},
                                        {"=", 10},
                                        {"+=", 14},
                                        {"=+", 15},
                                        {"+/=", 14},
                                        {"=/+", 15},
                                        {"+/-", 16},
                                        {"-/+", 17},
                                        {"+-", 18},
                                        {"-+", 19},
                                        {"N", 146},
                                        {"D", 220}}};

// How many bytes a character that begins so has; 0 if none does.
[[nodiscard]] std::size_t utf8_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    if (first >= 0xF0 && first < 0xF5) return 4;
    return 0;
}

[[nodiscard]] bool is_ascii(std::string_view bytes) {
    return std::all_of(bytes.begin(), bytes.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// Overlong forms and surrogates are not looked for: they do not occur in Latin-1 text either.
[[nodiscard]] bool is_utf8(std::string_view bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t length = utf8_length(static_cast<unsigned char>(bytes[at]));
        if (length == 0 || bytes.size() - at < length) return false;
        for (std::size_t i = 1; i < length; ++i)
            if (!continues_character(bytes[at + i])) return false;
        at += length;
    }
    return true;
}

[[nodiscard]] std::string from_latin1(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            text += c;
        } else {
            text += static_cast<char>(0xC0 | byte >> 6);
            text += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return text;
}

[[nodiscard]] bool is_name_character(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '-' || c == '+' || c == '#' || c == '=';
}

[[nodiscard]] std::string take_name(TextCursor& cursor) {
    std::string name;
    while (is_name_character(cursor.peek())) name += cursor.take();
    return name;
}

// Behind the opening quote: all up to the closing one, which may have been lost with the rest of
// the line.
[[nodiscard]] std::string take_value(TextCursor& cursor) {
    const std::string_view rest = cursor.rest();
    const std::size_t end = rest.find_first_of("\"\\");
    if (end != std::string_view::npos && rest[end] == '"') return std::string(rest.substr(0, end));
    std::string value;
    while (!cursor.at_end() && !cursor.take_if('"')) {
        if (cursor.peek() == '\\') {
            cursor.take();
            if (cursor.peek() != '"' && cursor.peek() != '\\') value += '\\';
            if (cursor.at_end()) break;
        }
        value += cursor.take();
    }
    return value;
}

}  // namespace

std::optional<Tags::Pair> tag_in(std::string_view text) {
    TextCursor cursor(text);
    cursor.skip_spaces();
    std::string name = take_name(cursor);
    cursor.skip_spaces();
    if (name.empty() || !cursor.take_if('"')) return std::nullopt;
    std::string value = as_utf8(take_value(cursor));
    return Tags::Pair{std::move(name), std::move(value)};
}

std::string comment_in(std::string_view text) {
    std::string comment;
    TextCursor cursor(text);
    cursor.skip_spaces();
    while (!cursor.at_end()) {
        comment += cursor.take_word();
        const std::size_t start = cursor.offset();
        cursor.skip_spaces();
        const std::string_view gap = text.substr(start, cursor.offset() - start);
        if (cursor.at_end()) break;
        const bool in_line = gap.find_first_of("\r\n") == std::string_view::npos;
        comment += in_line ? gap : std::string_view(" ");
    }
    return as_utf8(comment);
}

std::optional<int> glyph_of(std::string_view sign) {
    // Nearly every word is a move, and a letter is only a glyph if it stands alone.
    if (sign.empty() || (sign.size() > 1 && is_letter(sign.front()))) return std::nullopt;
    const auto same = [&](const Glyph& glyph) { return glyph.sign == sign; };
    const auto found = std::find_if(glyphs.begin(), glyphs.end(), same);
    if (found == glyphs.end()) return std::nullopt;
    return found->number;
}

std::string as_utf8(std::string_view bytes) {
    return is_ascii(bytes) || is_utf8(bytes) ? std::string(bytes) : from_latin1(bytes);
}

}  // namespace adoube::pgn
