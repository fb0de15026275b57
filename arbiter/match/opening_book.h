// The openings of a match, out of the text of an EPD or PGN file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/match/match_options.h"
#include "arbiter/match/opening.h"
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

    [[nodiscard]] std::size_t size() const { return openings_.size(); }
    // The opening in that place of the order, from 0; begins again after the last one.
    [[nodiscard]] const Opening& at(std::int64_t place) const;

private:
    explicit OpeningBook(std::vector<Opening> openings) : openings_(std::move(openings)) {}
    void arrange(const OpeningOptions& options, std::uint64_t seed);

    std::vector<Opening> openings_;
    std::vector<std::uint32_t> order_;
    std::size_t first_ = 0;
};

// The format that the options say, or that the file's name ends with.
[[nodiscard]] OpeningFormat format_of(const OpeningOptions& options);

}  // namespace adoube::arbiter
