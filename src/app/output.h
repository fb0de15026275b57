// Whole lines to standard output, from any thread, flushed one by one: a GUI waits for each.
#pragma once

#include <mutex>
#include <string_view>

#include "uci/message.h"

namespace adoube::app {

class Output {
public:
    void line(std::string_view text);
    void message(const uci::Message& message) { line(uci::to_line(message)); }
    // For the user's eyes: `info string ...`.
    void remark(std::string_view text);

private:
    std::mutex mutex_;
};

}  // namespace adoube::app
