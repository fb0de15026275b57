#include "tools/manual/help_text.h"

#include <algorithm>
#include <map>
#include <span>

namespace adoube::manual {

namespace {

using Text = std::string_view;

constexpr Text usage_head = "Usage: ";
constexpr Text status_head = "Exit status: ";
constexpr std::size_t item_indent = 2;

// The tables of Boost.Program_options end some lines with spaces.
[[nodiscard]] Text without_spaces_after(Text line) {
    return line.substr(0, line.find_last_not_of(' ') + 1);
}

[[nodiscard]] std::vector<Text> lines_of(Text text) {
    std::vector<Text> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size() - 1);
        lines.push_back(without_spaces_after(text.substr(0, text[end] == '\n' ? end : end + 1)));
        text.remove_prefix(end + 1);
    }
    return lines;
}

[[nodiscard]] std::size_t indent_of(Text line) { return line.find_first_not_of(' '); }

// Where the explanation of a term begins, if there is a gap before it.
[[nodiscard]] std::size_t after_gap(Text line) {
    const auto gap = line.rfind("  ");
    return gap == Text::npos || gap < item_indent ? Text::npos : gap + 2;
}

// The column in which most explanations of a section begin, whose lines are the first of these.
[[nodiscard]] std::size_t column_of_explanations(std::span<const Text> lines) {
    std::map<std::size_t, int> counts;
    for (const Text line : lines) {
        if (indent_of(line) == 0) break;
        if (indent_of(line) == item_indent && after_gap(line) != Text::npos)
            ++counts[after_gap(line)];
    }
    const auto most = std::max_element(counts.begin(), counts.end(), [](auto one, auto other) {
        return one.second < other.second;
    });
    return most == counts.end() ? Text::npos : most->first;
}

// "[hashfull=true] [tbhits=true]": more words that may follow an option.
[[nodiscard]] bool goes_on_with_term(Text line) {
    return line.starts_with('[') && line.find('=') < line.find(']') &&
           line.find(' ') > line.find('=');
}

class Reader {
public:
    [[nodiscard]] HelpText read(Text text) {
        help_.sections.push_back({""});
        const std::vector<Text> lines = lines_of(text);
        for (std::span<const Text> rest = lines; !rest.empty(); rest = rest.subspan(1))
            read_line(rest.front(), rest.subspan(1));
        return std::move(help_);
    }

private:
    void read_line(Text line, std::span<const Text> next) {
        if (line.empty()) {
            goes_on_ = false;
            in_usage_ = false;
        } else if (line.starts_with(usage_head) || in_usage_) {
            in_usage_ = true;
            help_.usage.emplace_back(line.substr(usage_head.size()));
        } else if (indent_of(line) == 0) {
            read_margin(line, next);
        } else {
            read_indented(line);
        }
    }

    void read_margin(Text line, std::span<const Text> next) {
        if (line.starts_with(status_head)) {
            begin_section(status_head.substr(0, status_head.size() - 2));
            add({BlockKind::paragraph, std::string(line.substr(status_head.size()))});
        } else if (!next.empty() && next.front().starts_with(' ')) {
            begin_section(line.ends_with(':') ? line.substr(0, line.size() - 1) : line);
            column_ = column_of_explanations(next);
        } else if (goes_on_ && last().kind == BlockKind::paragraph) {
            (last().text += ' ') += line;
        } else {
            add({BlockKind::paragraph, std::string(line)});
        }
    }

    void read_indented(Text line) {
        const bool is_deeper = indent_of(line) > item_indent;
        const bool continues = goes_on_ && is_deeper;
        const auto explanation = explanation_in(line);
        if (continues && last().kind == BlockKind::item)
            continue_item(line.substr(indent_of(line)));
        else if (!is_deeper && (explanation < line.size() || line[item_indent] == '-'))
            add({BlockKind::item, std::string(line.substr(explanation)),
                 std::string(
                     without_spaces_after(line.substr(item_indent, explanation - item_indent)))});
        else if (goes_on_ && last().kind == BlockKind::literal)
            (last().text += line.substr(item_indent)) += '\n';
        else add({BlockKind::literal, std::string(line.substr(item_indent)) + '\n'});
    }

    // Where it begins; the end of the line if there is none.
    [[nodiscard]] std::size_t explanation_in(Text line) const {
        if (const auto place = after_gap(line); place != Text::npos) return place;
        const bool is_in_a_table = line.starts_with("  --") && column_ < line.size();
        return is_in_a_table && line[column_ - 1] == ' ' ? column_ : line.size();
    }

    void continue_item(Text words) {
        const bool is_term = last().text.empty() && goes_on_with_term(words);
        std::string& text = is_term ? last().term : last().text;
        if (!text.empty()) text += ' ';
        text += words;
    }

    void begin_section(Text title) {
        help_.sections.push_back({std::string(title)});
        goes_on_ = false;
    }

    void add(Block block) {
        help_.sections.back().blocks.push_back(std::move(block));
        goes_on_ = true;
    }

    [[nodiscard]] Block& last() { return help_.sections.back().blocks.back(); }

    HelpText help_{};
    std::size_t column_ = Text::npos;
    bool in_usage_ = false;
    bool goes_on_ = false;  // the last block may go on: no empty line, no title since
};

}  // namespace

HelpText read_help(std::string_view text) { return Reader{}.read(text); }

std::string purpose_of(const HelpText& help) {
    for (const Block& block : help.sections.front().blocks) {
        if (block.kind != BlockKind::paragraph) continue;
        const auto end = std::min(block.text.find_first_of(".:;"), block.text.size());
        return block.text.substr(0, end);
    }
    return {};
}

}  // namespace adoube::manual
