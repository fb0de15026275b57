// The tokens of PGN's import format (PGN standard, 7), without a copy of the text. Forgiving: what
// is no token is passed over, so that every text is a sequence of tokens.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace adoube::pgn {

enum class TokenKind : std::uint8_t {
    tag,      // text: what stands between the brackets
    comment,  // text: without its braces, or the rest of a line after a semicolon
    word,     // a move, a move number or both: "12.Nf3", or a glyph: "+-"
    nag,      // text: the digits after the dollar sign
    variation_opens,
    variation_closes,
    result,            // text: one of the four
    unclosed_comment,  // text: from behind the brace to where its end was given up
    more,              // the text ends inside a token, and it is not the whole text
    end,
};

struct Token {
    TokenKind kind{};
    std::string_view text{};
    std::size_t offset = 0;  // of the token's first character
};

// A comment that contains such a line has lost its closing brace: another game begins there.
inline constexpr std::string_view game_begins = "\n[Event \"";

class Lexer {
public:
    // Goes through a text that begins with a line. One that is not complete ends with `more`
    // instead of a token that might go on behind it.
    explicit Lexer(std::string_view text, bool complete = true, std::size_t offset = 0)
        : text_(text), complete_(complete), offset_(offset) {}

    // Goes through a text that begins with a token, wherever in a line that stood.
    [[nodiscard]] static Lexer from_token(std::string_view text) {
        Lexer lexer(text);
        lexer.begins_with_line_ = false;
        return lexer;
    }

    // The next token; after `more` and `end` the same again.
    [[nodiscard]] Token next();

    // Behind the last token.
    [[nodiscard]] std::size_t offset() const { return offset_; }

private:
    [[nodiscard]] bool at_line_start() const;
    [[nodiscard]] bool is_passed_over() const;
    [[nodiscard]] std::size_t end_of_passed_over() const;
    [[nodiscard]] Token token();
    [[nodiscard]] Token tag();
    [[nodiscard]] Token brace_comment();
    [[nodiscard]] Token line_comment();
    [[nodiscard]] Token nag();
    [[nodiscard]] Token word();
    [[nodiscard]] Token taken(std::size_t end, Token token);
    [[nodiscard]] Token more() const { return {TokenKind::more, {}, offset_}; }

    std::string_view text_;
    bool complete_;
    bool begins_with_line_ = true;
    std::size_t offset_;
};

}  // namespace adoube::pgn
