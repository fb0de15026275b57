// A game as PGN tells it (PGN standard, 8): tags, the start, moves with their annotations and
// variations, and the result. The writer takes one, the reader makes one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/move.h"
#include "rules/position.h"
#include "rules/variant.h"

namespace adoube::pgn {

enum class Result : std::uint8_t { unknown, white_wins, black_wins, draw };

// "*", "1-0", "0-1" or "1/2-1/2", as tag and as the end of the moves.
[[nodiscard]] std::string_view name_of(Result result);
[[nodiscard]] std::optional<Result> result_of(std::string_view name);

// Tag pairs in the order of the text, names unique: the first of two stands.
class Tags {
public:
    using Pair = std::pair<std::string, std::string>;

    // The value, or nothing where there is no such tag. Names are case-sensitive.
    [[nodiscard]] const std::string* find(std::string_view name) const;
    // Replaces the value, or adds the tag at the end.
    void set(std::string_view name, std::string value);
    // Adds the tag at the end unless there is one of that name.
    void add(std::string name, std::string value);
    void clear() { pairs_.clear(); }

    [[nodiscard]] bool empty() const { return pairs_.empty(); }
    [[nodiscard]] auto begin() const { return pairs_.begin(); }
    [[nodiscard]] auto end() const { return pairs_.end(); }

    friend bool operator==(const Tags&, const Tags&) = default;

private:
    std::vector<Pair> pairs_;
};

struct PlayedMove;

// Moves one after the other: the game itself, or a variation.
struct Line {
    std::string comment;  // before the first move
    std::vector<PlayedMove> moves;

    friend bool operator==(const Line&, const Line&) = default;
};

struct PlayedMove {
    Move move;
    std::vector<int> nags{};         // numeric annotation glyphs, 0 to 255, in their order
    std::string comment{};           // after the move, without braces
    std::vector<Line> variations{};  // instead of this move

    friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

struct Game {
    // All tags of the text. The writer makes Result, SetUp, FEN and Variant from the members below.
    Tags tags;
    Variant variant = Variant::standard;
    Position start = Position::initial();
    Line line;
    Result result = Result::unknown;
};

// The position from which the moves of a game are numbered: its move number is 1 where it had none
// (a FEN without counters).
[[nodiscard]] Position with_move_number(const Position& start);

}  // namespace adoube::pgn
