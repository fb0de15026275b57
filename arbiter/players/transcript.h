// The last lines that were said to and by an engine, in a bounded room: what one wants to read when
// it has failed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "arbiter/process/executor.h"

namespace adoube::arbiter {

class Transcript {
public:
    static constexpr std::size_t most_lines = 100;
    static constexpr std::size_t longest_line = 400;

    enum class Way : std::uint8_t { in, out };  // as the engine sees it

    // One line, or several with line feeds between them.
    void note(Moment when, Way way, std::string_view lines);

    // The lines, "-0.120 > bestmove e2e4" each, by the seconds before `end`. What an engine wrote
    // is made fit for a terminal.
    [[nodiscard]] std::string text(Moment end) const;

private:
    struct Entry {
        Moment when{};
        Way way{};
        std::string line{};
    };
    void note_line(Moment when, Way way, std::string_view line);
    [[nodiscard]] std::size_t first() const {
        return count_ < most_lines ? 0 : count_ - most_lines;
    }

    std::array<Entry, most_lines> entries_{};  // a ring; the n-th line stands at n % most_lines
    std::size_t count_ = 0;
};

}  // namespace adoube::arbiter
