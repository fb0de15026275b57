#include "arbiter/runtime/given_options.h"

#include <fmt/format.h>

#include <boost/program_options/errors.hpp>
#include <boost/program_options/parsers.hpp>
#include <boost/program_options/value_semantic.hpp>
#include <sstream>
#include <vector>

namespace adoube::arbiter {

namespace options = boost::program_options;

namespace {

using Words = std::vector<std::string>;

constexpr const char* surplus = "(argument)";  // no command line can name it

constexpr int style =
    options::command_line_style::unix_style & ~options::command_line_style::allow_guessing;

}  // namespace

Expected<options::variables_map, std::string> read_given(std::string_view command,
                                                         std::span<const std::string> arguments,
                                                         const options::options_description& known,
                                                         const char* arguments_as) {
    options::options_description all;
    all.add(known).add_options()(surplus, options::value<Words>());
    options::positional_options_description positional;
    positional.add(arguments_as ? arguments_as : surplus, -1);
    options::variables_map given;
    try {
        const Words words(arguments.begin(), arguments.end());
        options::store(options::command_line_parser(words)
                           .options(all)
                           .positional(positional)
                           .style(style)
                           .run(),
                       given);
        options::notify(given);
    } catch (const options::error& error) {
        return Failure{fmt::format("{}, see arbiter {} --help", error.what(), command)};
    }
    if (given.count(surplus) == 0) return given;
    return Failure{
        fmt::format("unexpected argument: {}, expected options only, see arbiter {} --help",
                    given[surplus].as<Words>().front(), command)};
}

options::options_description options_table() { return {"Options", 96, 40}; }

void print_help(std::string_view purpose, const options::options_description& known,
                std::string_view rest) {
    std::ostringstream table;
    table << known;
    fmt::print("{}\n{}\n{}", purpose, table.str(), rest);
}

}  // namespace adoube::arbiter
