// PGN in (PGN standard, 3.1 and 8): games one after the other out of a text of any size. A game
// that cannot be read to its end keeps what was read, says where and why it stopped, and does not
// disturb the next one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/pgn.h"
#include "notation/pgn_splitter.h"
#include "notation/pgn_start.h"
#include "rules/illegal_move.h"

namespace adoube::pgn {

struct ReadOptions {
    bool keep_comments = true;
    bool keep_variations = false;
};

enum class GameFault : std::uint8_t {
    unknown_variant,
    bad_fen,
    not_a_move,
    illegal_move,
    ambiguous_move,
    too_long,
};

// Why the moves of a game were not read to their end.
struct GameError {
    GameFault fault{};
    Place place{};
    int ply = 0;         // of the move that could not be read, from 1; 0 if it was none
    std::string text{};  // what could not be read
    std::optional<IllegalMove> reason{};  // of an illegal move
    fen::PositionError fen{};             // of a bad FEN
};

// Something that the standard does not allow and that was mended.
enum class Oddity : std::uint8_t {
    malformed_tag,  // passed over
    repeated_tag,   // the first one stands
    comment_not_closed,
    result_missing,  // no marker behind the moves: the tag stands
    variation_cut,   // at a move that is not legal or is the null move
    stray_parenthesis,
};

struct Remark {
    Oddity oddity{};
    Place place{};

    friend bool operator==(const Remark&, const Remark&) = default;
};

struct ReadGame {
    Game game;
    // From the start to behind the last move that was read: one more than there are moves.
    std::vector<Position> positions{};
    Place place{};                   // of the first character
    std::optional<Result> marker{};  // the result behind the moves, if it was there
    std::optional<GameError> error{};
    std::vector<Remark> remarks{};
};

// One game out of its text.
[[nodiscard]] ReadGame read_game(const GameText& text, const ReadOptions& options = {});

// All games of a text that comes in pieces.
class Reader {
public:
    explicit Reader(const ReadOptions& options = {}) : options_(options) {}

    void feed(std::string_view piece) { splitter_.feed(piece); }
    void finish() { splitter_.finish(); }

    // The next game; nothing if the text must be fed first, or, after finish(), if that was all.
    [[nodiscard]] std::optional<ReadGame> next() {
        const auto text = splitter_.next();
        if (!text) return std::nullopt;
        return read_game(*text, options_);
    }

private:
    ReadOptions options_;
    Splitter splitter_;
};

// All games of a text.
[[nodiscard]] std::vector<ReadGame> read_games(std::string_view text,
                                               const ReadOptions& options = {});

}  // namespace adoube::pgn
