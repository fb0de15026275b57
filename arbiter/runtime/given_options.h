// The ordinary options of a command, read in one way for all commands: long names whole, never
// abbreviated, each at most once, and no argument that is not an option unless the command takes
// some.
#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/positional_options.hpp>
#include <boost/program_options/variables_map.hpp>
#include <span>
#include <string>
#include <string_view>

#include "base/expected.h"

namespace adoube::arbiter {

// What was given, with variables bound to the options set; or what is wrong, in words that name
// the offending text and end with where help is: "see arbiter COMMAND --help". `arguments_as`
// is the option under which arguments that are no options go; without it there may be none.
[[nodiscard]] Expected<boost::program_options::variables_map, std::string> read_given(
    std::string_view command, std::span<const std::string> arguments,
    const boost::program_options::options_description& known, const char* arguments_as = nullptr);

// What --help of a command prints: usage and purpose, a table of the options, and the rest. The
// form is that of all programs: manual pages and completions are made from it.
void print_help(std::string_view purpose, const boost::program_options::options_description& known,
                std::string_view rest);

// The head of that table, as wide as the text around it.
[[nodiscard]] boost::program_options::options_description options_table();

}  // namespace adoube::arbiter
