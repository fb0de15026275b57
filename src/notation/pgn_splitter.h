// Cuts PGN into single games without reading them: fed with pieces of any size, it holds no more
// than one game and the piece that was fed last.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/pgn_lexer.h"

namespace adoube::pgn {

// A place in a text as people count: both from 1, columns in bytes.
struct Place {
    std::size_t line = 1;
    std::size_t column = 1;

    friend constexpr bool operator==(const Place&, const Place&) = default;
};

// The place of the character behind `passed`, which begins at `from`.
[[nodiscard]] Place behind(Place from, std::string_view passed);

struct GameText {
    std::string_view text;  // from its first tag, comment or move to its result
    Place place;            // of its first character
    bool too_long = false;  // cut off: no game is that long, so something is wrong with the text
    // What it consists of, offsets from its start; empty if the text was fed in several pieces.
    std::span<const Token> tokens{};
};

// A game ends with its result, or where tags follow moves, or where a second Event tag comes.
class Splitter {
public:
    // No game is longer; the rest of a longer one is passed over up to the next Event tag.
    static constexpr std::size_t longest_game = std::size_t{16} << 20;

    // Takes the next piece of the text. Views that next() gave out end here.
    void feed(std::string_view piece);
    // There is no more text.
    void finish() { complete_ = true; }

    // The next game; nothing if the text must be fed first, or, after finish(), if that was all.
    [[nodiscard]] std::optional<GameText> next();

private:
    // Where the current game ends, if `token` says so.
    [[nodiscard]] std::optional<std::size_t> end_of_game_at(const Token& token);
    void note(Token token);
    [[nodiscard]] GameText take_game(std::size_t end);
    [[nodiscard]] std::optional<GameText> at_end_of_text(bool nothing_follows);
    void begin_game_at(std::size_t offset);
    [[nodiscard]] bool pass_over_rest_of_long_game();

    std::string buffer_;
    std::size_t begin_ = 0;  // of the current game in the buffer
    std::size_t scanned_ = 0;
    Place place_{};  // of begin_
    bool complete_ = false;
    bool passing_over_ = false;

    // Of the current game as far as it came in one piece, so that they need not be found twice.
    std::vector<Token> tokens_{};
    bool came_in_one_piece_ = true;

    // What the current game has shown so far.
    std::optional<std::size_t> start_{};  // of its first token
    bool has_anything_ = false;
    bool has_event_tag_ = false;
    bool has_moves_ = false;
    int depth_ = 0;  // of variations
};

}  // namespace adoube::pgn
