// Options of the tools whose value is a number.
#pragma once

#include <fmt/format.h>

#include <boost/program_options.hpp>
#include <cstdint>

namespace adoube {

// A whole number from `least` to `most`, kept at `place`, which has its standard value. Else an
// error that names the option, the value and what was expected.
[[nodiscard]] inline auto* number_option(std::int64_t& place, const char* option,
                                         std::int64_t least, std::int64_t most) {
    namespace po = boost::program_options;
    return po::value(&place)->default_value(place)->notifier([=](std::int64_t value) {
        if (value < least || value > most)
            throw po::error(fmt::format("bad value: --{} {}, and expected a number from {} to {}",
                                        option, value, least, most));
    });
}

}  // namespace adoube
