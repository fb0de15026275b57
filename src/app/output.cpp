#include "app/output.h"

#include <cstdio>

namespace adoube::app {

void Output::line(std::string_view text) {
    const std::lock_guard lock(mutex_);
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

void Output::remark(std::string_view text) {
    uci::Info info;
    info.text = text;
    message(info);
}

}  // namespace adoube::app
