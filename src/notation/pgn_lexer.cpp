#include "notation/pgn_lexer.h"

#include <algorithm>
#include <array>

#include "base/text_cursor.h"
#include "notation/pgn.h"

namespace adoube::pgn {

namespace {

constexpr std::size_t npos = std::string_view::npos;

// What a character does outside of comments and tags.
enum class Role : std::uint8_t { part_of_word, ends_word, begins_token };

[[nodiscard]] consteval std::array<Role, 256> roles() {
    std::array<Role, 256> roles{};
    // The first are white space, the last three a byte order mark.
    for (const char c : std::string_view(" \t\r\n\v\f\0}]<>\"\xEF\xBB\xBF", 15))
        roles[static_cast<unsigned char>(c)] = Role::ends_word;
    for (const char c : std::string_view("{;()[$*"))
        roles[static_cast<unsigned char>(c)] = Role::begins_token;
    return roles;
}

constexpr std::array<Role, 256> role_table = roles();

[[nodiscard]] Role role_of(char c) { return role_table[static_cast<unsigned char>(c)]; }

// Behind the closing bracket of a tag, brackets in its quoted value aside; a tag ends with its line
// at the latest. npos if the text ends first.
[[nodiscard]] std::size_t end_of_tag(std::string_view text, std::size_t offset) {
    bool quoted = false;
    for (; offset < text.size(); ++offset) {
        const char c = text[offset];
        if (c == '\n') return offset;
        if (c == '"') quoted = !quoted;
        else if (quoted && c == '\\') ++offset;
        else if (!quoted && c == ']') return offset + 1;
    }
    return npos;
}

// The result that a word is, if it is one. "1/2" is how some programs write a draw.
[[nodiscard]] std::string_view result_in(std::string_view word) {
    if (word.front() != '0' && word.front() != '1') return {};
    if (word == "1/2") return name_of(Result::draw);
    return result_of(word) ? word : std::string_view{};
}

}  // namespace

Token Lexer::next() {
    while (true) {
        while (offset_ < text_.size() && role_of(text_[offset_]) == Role::ends_word) ++offset_;
        if (offset_ == text_.size()) return complete_ ? Token{TokenKind::end, {}, offset_} : more();
        const char c = text_[offset_];
        if (c != '%' && c != '[') return role_of(c) == Role::part_of_word ? word() : token();
        if (!is_passed_over()) return token();
        const std::size_t end = end_of_passed_over();
        if (end == npos && !complete_) return more();
        offset_ = std::min(end, text_.size());
    }
}

// The last byte of a byte order mark stands before the first line.
bool Lexer::at_line_start() const {
    if (offset_ == 0) return begins_with_line_;
    return text_[offset_ - 1] == '\n' || text_[offset_ - 1] == '\xBF';
}

// An escaped line, or a bracket that cannot begin a tag, such as a clock without its braces.
bool Lexer::is_passed_over() const {
    const char c = text_[offset_];
    if (c == '%') return at_line_start();
    return c == '[' && text_.substr(offset_, 2) == "[%";
}

std::size_t Lexer::end_of_passed_over() const {
    return text_[offset_] == '[' ? end_of_tag(text_, offset_) : text_.find('\n', offset_);
}

Token Lexer::token() {
    switch (text_[offset_]) {
        case '{': return brace_comment();
        case ';': return line_comment();
        case '(': return taken(offset_ + 1, {TokenKind::variation_opens, {}, offset_});
        case ')': return taken(offset_ + 1, {TokenKind::variation_closes, {}, offset_});
        case '*': return taken(offset_ + 1, {TokenKind::result, "*", offset_});
        case '$': return nag();
        case '[': return tag();
        default: return word();
    }
}

Token Lexer::taken(std::size_t end, Token token) {
    offset_ = end;
    return token;
}

Token Lexer::tag() {
    const std::size_t end = end_of_tag(text_, offset_);
    if (end == npos && !complete_) return more();
    const std::size_t behind = std::min(end, text_.size());
    const bool closed = text_[behind - 1] == ']';
    const std::string_view inside =
        text_.substr(offset_ + 1, behind - offset_ - 1 - (closed ? 1 : 0));
    return taken(behind, {TokenKind::tag, inside, offset_});
}

Token Lexer::brace_comment() {
    const std::size_t start = offset_ + 1;
    const std::size_t brace = text_.find('}', start);
    const std::size_t next_game = text_.substr(0, brace).find(game_begins, start);
    if (next_game != npos)
        return taken(next_game, {TokenKind::unclosed_comment,
                                 text_.substr(start, next_game - start), offset_});
    if (brace != npos)
        return taken(brace + 1, {TokenKind::comment, text_.substr(start, brace - start), offset_});
    if (!complete_) return more();
    return taken(text_.size(), {TokenKind::unclosed_comment, text_.substr(start), offset_});
}

Token Lexer::line_comment() {
    const std::size_t end = text_.find('\n', offset_);
    if (end == npos && !complete_) return more();
    const std::size_t behind = std::min(end, text_.size());
    return taken(behind,
                 {TokenKind::comment, text_.substr(offset_ + 1, behind - offset_ - 1), offset_});
}

Token Lexer::nag() {
    std::size_t end = offset_ + 1;
    while (end < text_.size() && is_digit(text_[end])) ++end;
    if (end == text_.size() && !complete_) return more();
    return taken(end, {TokenKind::nag, text_.substr(offset_ + 1, end - offset_ - 1), offset_});
}

Token Lexer::word() {
    std::size_t end = offset_;
    while (end < text_.size() && role_of(text_[end]) == Role::part_of_word) ++end;
    if (end == text_.size() && !complete_) return more();
    const std::string_view word = text_.substr(offset_, end - offset_);
    const std::string_view result = result_in(word);
    if (!result.empty()) return taken(end, {TokenKind::result, result, offset_});
    return taken(end, {TokenKind::word, word, offset_});
}

}  // namespace adoube::pgn
