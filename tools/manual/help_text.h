// What a program prints for --help, taken apart: the one source of its manual page and of what
// shells complete.
//
// All programs of the project print it in this form: lines of usage; paragraphs; titles, which
// stand right above indented lines; and lines indented by two, of which those with a gap of two
// spaces or more explain a term. The last gap of the line ends the term, and lines that are
// indented further go on with the explanation. In tables of Boost.Program_options the longest
// term has a single space behind it; there the column in which explanations begin decides.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace adoube::manual {

enum class BlockKind { paragraph, literal, item };

struct Block {
    BlockKind kind;
    std::string text;    // of a literal block with its line ends
    std::string term{};  // of an item
};

struct Section {
    std::string title;  // without a colon; empty for what stands above the first title
    std::vector<Block> blocks{};
};

struct HelpText {
    std::vector<std::string> usage{};
    std::vector<Section> sections{};
};

[[nodiscard]] HelpText read_help(std::string_view text);

// What the program does: the beginning of the first paragraph, without the full stop.
[[nodiscard]] std::string purpose_of(const HelpText& help);

}  // namespace adoube::manual
