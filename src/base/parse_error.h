// Why a text could not be read, and where. A parser returns the fault; only the shell makes
// words of it and draws the caret.
#pragma once

#include <cstddef>

namespace adoube {

template <class Fault>
struct ParseError {
    Fault fault{};
    std::size_t offset = 0;  // bytes from the start of the text that was given to the parser

    friend constexpr bool operator==(const ParseError&, const ParseError&) = default;
};

}  // namespace adoube
