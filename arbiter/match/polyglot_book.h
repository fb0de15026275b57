// An opening book in the Polyglot format: records of 16 bytes, sorted by the key of a position,
// each with a move and its weight.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "arbiter/match/opening.h"
#include "rules/position.h"

namespace adoube::arbiter {

// The key that the format has for a position.
[[nodiscard]] std::uint64_t polyglot_key(const Position& position);

class PolyglotBook {
public:
    struct Choice {
        Move move;
        int weight = 0;
    };

    // Nothing if the text is not made of whole records in order.
    [[nodiscard]] static std::optional<PolyglotBook> read(std::string_view bytes);

    // The legal moves that the book has in the position, the heaviest first; moves of no weight
    // are left out.
    [[nodiscard]] std::vector<Choice> choices(const Position& position) const;
    // One of them, each as likely as its weight says; nothing where the book ends.
    [[nodiscard]] std::optional<Move> draw(const Position& position, std::uint64_t lot) const;

    // The line with that number from the starting position: of the choices at each move the number
    // names one, so that the lines with the first numbers differ early. At most so many plies.
    [[nodiscard]] Opening line(std::uint64_t number, int plies) const;
    // A line of moves drawn by their weights; the same for the same seed.
    [[nodiscard]] Opening random_line(std::uint64_t seed, int plies) const;

private:
    struct Record {
        std::uint64_t key = 0;
        std::uint16_t move = 0;
        std::uint16_t weight = 0;
    };
    explicit PolyglotBook(std::vector<Record> records) : records_(std::move(records)) {}

    std::vector<Record> records_;
};

}  // namespace adoube::arbiter
