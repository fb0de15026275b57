// The openings of a match, out of the text of an EPD, PGN or Polyglot file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/match/match_options.h"
#include "arbiter/match/opening.h"
#include "arbiter/match/polyglot_book.h"
#include "base/expected.h"

namespace adoube::arbiter {

// What is wrong with the text, and in which line.
struct OpeningError {
    std::size_t line = 0;  // from 1; 0 if it is about the whole text
    std::string what;
};

class OpeningBook {
public:
    // Reads and checks all openings. `start` of the options is the first one to be played; random
    // order is drawn from the seed.
    [[nodiscard]] static Expected<OpeningBook, OpeningError> read(std::string_view text,
                                                                  const OpeningOptions& options,
                                                                  Variant variant,
                                                                  std::uint64_t seed);

    // Of a list; 0 of a Polyglot book.
    [[nodiscard]] std::size_t size() const { return openings_.size(); }
    // The opening in that place of the order, from 0; begins again after the last one. Of a
    // Polyglot book it is a line, in random order one that is drawn by the weights of its moves.
    [[nodiscard]] Opening at(std::int64_t place) const;

private:
    explicit OpeningBook(std::vector<Opening> openings) : openings_(std::move(openings)) {}
    [[nodiscard]] static Expected<OpeningBook, OpeningError> read_list(
        std::string_view text, const OpeningOptions& options, Variant variant);
    [[nodiscard]] static Expected<OpeningBook, OpeningError> read_polyglot(std::string_view bytes,
                                                                           Variant variant);
    void arrange(const OpeningOptions& options, std::uint64_t seed);
    [[nodiscard]] Opening polyglot_line(std::uint64_t number) const;

    std::vector<Opening> openings_;
    std::optional<PolyglotBook> polyglot_{};  // then there is no list
    std::vector<std::uint32_t> order_;
    bool random_ = false;
    int plies_ = 0;  // of a line
    std::uint64_t seed_ = 0;
    std::size_t first_ = 0;
};

// The format that the options say, or that the file's name ends with: .pgn or .bin, perhaps
// followed by the ending of a compressed file, and else EPD.
[[nodiscard]] OpeningFormat format_of(const OpeningOptions& options);

}  // namespace adoube::arbiter
