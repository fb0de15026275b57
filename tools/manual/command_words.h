// The words that a command line may be made of, as --help names them.
#pragma once

#include <string>
#include <vector>

#include "tools/manual/help_text.h"

namespace adoube::manual {

struct Word {
    std::string text;               // "--threads", "-engine", "match"; "cmd=" where a value goes on
    std::string explanation{};      // may be empty
    std::vector<Word> followers{};  // words that may stand after it: values, or keys of an option
};

struct CommandWords {
    std::vector<Word> options{};
    std::vector<Word> commands{};  // or actions: the items below titles that begin so
};

[[nodiscard]] CommandWords words_of(const HelpText& help);

}  // namespace adoube::manual
