// What the programs for work on the engine have in common: options, files, --help, and what they
// say when something is wrong.
#pragma once

#include <boost/program_options.hpp>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>

namespace adoube {

struct Usage {
    std::string_view name;       // of the program
    std::string_view arguments;  // behind the name: "FILE.epd [OPTION...]"
    std::string_view example;    // a command
    // The option whose values are given without its name, at least one, at most so many (-1: any).
    std::string_view positional{};
    int most_positional = 1;
};

// A whole number from `least` to `most`, kept at `place`, which has its standard value. Else an
// error that names the option, the value and what was expected.
[[nodiscard]] boost::program_options::typed_value<std::int64_t>* number_option(std::int64_t& place,
                                                                               const char* option,
                                                                               std::int64_t least,
                                                                               std::int64_t most);

// The file, or an error that names it.
[[nodiscard]] std::ifstream opened_epd(const std::string& path);

class Tool {
public:
    explicit Tool(const Usage& usage) : usage_(usage) {}

    // Sets what `options_of` ties to the settings and does the action, or shows the help. What is
    // thrown on the way is printed. Status 1 if what was printed found no room, 2 for bad usage.
    template <class Settings>
    [[nodiscard]] int run(boost::program_options::options_description (*options_of)(Settings&),
                          int (*action)(const Settings&), int count, char** words) const {
        try {
            Settings settings;
            if (!read(options_of(settings), count, words)) return finished(0);
            return finished(action(settings));
        } catch (const std::exception& error) {
            return refused(error.what());
        }
    }

private:
    // False if the help was asked for, and is shown.
    [[nodiscard]] bool read(boost::program_options::options_description options, int count,
                            char** words) const;
    [[nodiscard]] int finished(int status) const;
    [[nodiscard]] int refused(std::string_view why) const;

    Usage usage_;
};

}  // namespace adoube
