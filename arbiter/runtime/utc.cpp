#include "arbiter/runtime/utc.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <chrono>

namespace adoube::arbiter {

std::string utc_now() {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(now));
}

std::string pgn_date(std::string_view utc) {
    std::string date(utc.substr(0, 10));
    std::replace(date.begin(), date.end(), '-', '.');
    return date;
}

}  // namespace adoube::arbiter
