// Lines typed at a terminal, with editing and a history (libedit), and a wait that ends in time.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace adoube::arbiter {

class LineEditor {
public:
    // Whether standard input and output are a terminal that can move its cursor.
    [[nodiscard]] static bool suits_terminal();

    LineEditor();
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    // Shows the prompt and lets the user edit a line until he ends it, at most for so long; no
    // limit: as long as it takes. The line without its break; absent if the time ended first (what
    // was typed stands in the next line to be read) or the input did. Between two calls the
    // terminal is as it was found.
    [[nodiscard]] std::optional<std::string> read(const std::string& prompt,
                                                  std::optional<std::chrono::milliseconds> limit);
    [[nodiscard]] bool at_end() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace adoube::arbiter
