// Lines in from one file descriptor and out to another, with a wait that ends in time.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adoube::arbiter {

class LineChannel {
public:
    LineChannel(int input, int output) : input_(input), output_(output) {}

    // Waits until something can be read, at most so long; no limit: as long as it takes. Gives
    // all whole lines that are there then, without their line breaks. A last line without one is
    // given at the end of input.
    [[nodiscard]] std::vector<std::string> read(std::optional<std::chrono::milliseconds> limit);
    [[nodiscard]] bool at_end() const { return at_end_; }

    // Writes the text as it is; false if nobody can read it any more.
    [[nodiscard]] bool write(std::string_view text) const;

private:
    void receive();
    [[nodiscard]] std::vector<std::string> take_lines();

    int input_;
    int output_;
    std::string unread_{};
    std::size_t searched_ = 0;  // so many bytes of it hold no line break
    bool at_end_ = false;
};

}  // namespace adoube::arbiter
