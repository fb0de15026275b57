#include "tools/support/tool.h"

#include <fmt/format.h>

#include <iostream>

#include "base/standard_output.h"

namespace adoube {

namespace po = boost::program_options;

po::typed_value<std::int64_t>* number_option(std::int64_t& place, const char* option,
                                             std::int64_t least, std::int64_t most) {
    return po::value(&place)->default_value(place)->notifier([=](std::int64_t value) {
        if (value < least || value > most)
            throw po::error(fmt::format("bad value: --{} {}, and expected a number from {} to {}",
                                        option, value, least, most));
    });
}

std::ifstream opened_epd(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw po::error(fmt::format("cannot be read: {}, and expected an EPD file", path));
    return file;
}

bool Tool::read(po::options_description options, int count, char** words) const {
    const std::string positional_name(usage_.positional);
    options.add_options()("help", "shows this");
    po::positional_options_description positional;
    if (!positional_name.empty()) positional.add(positional_name.c_str(), usage_.most_positional);
    po::variables_map values;
    po::store(po::command_line_parser(count, words).options(options).positional(positional).run(),
              values);
    po::notify(values);
    if (values.count("help") > 0) {
        std::cout << fmt::format("Usage: {} {}\n\n", usage_.name, usage_.arguments) << options
                  << fmt::format("\nExample:\n  {}\n", usage_.example);
        return false;
    }
    if (!positional_name.empty() && values.count(positional_name) == 0)
        throw po::error(
            fmt::format("no {}: no argument, and expected an EPD file", positional_name));
    return true;
}

int Tool::finished(int status) const {
    if (!is_output_lost()) return status;
    fmt::print(stderr, "{}: standard output cannot be written\n", usage_.name);
    return 1;
}

int Tool::refused(std::string_view why) const {
    fmt::print(stderr, "{}: {}\n", usage_.name, why);
    return 2;
}

}  // namespace adoube
