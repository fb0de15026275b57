#include "tools/manual/man_page.h"

#include <fmt/format.h>

#include "base/version.h"

namespace adoube::manual {

namespace {

// Signs that roff would take for something else.
[[nodiscard]] std::string_view written(char sign) {
    switch (sign) {
        case '\\': return "\\e";
        case '-': return "\\-";
        case '\'': return "\\(aq";
        case '`': return "\\(ga";
        case '^': return "\\(ha";
        case '~': return "\\(ti";
        default: return {};
    }
}

[[nodiscard]] std::string escaped(std::string_view text) {
    std::string result;
    for (const char sign : text)
        if (const auto name = written(sign); !name.empty()) result += name;
        else result += sign;
    return result;
}

// A line that begins with a full stop would be a request.
[[nodiscard]] std::string text_line(std::string_view text) {
    return (text.starts_with('.') ? "\\&" : "") + escaped(text) + '\n';
}

[[nodiscard]] std::string literal(std::string_view lines) {
    std::string result = ".PP\n.RS 2\n.nf\n";
    while (!lines.empty()) {
        const auto end = lines.find('\n');
        result += text_line(lines.substr(0, end));
        lines.remove_prefix(end + 1);
    }
    return result + ".fi\n.RE\n";
}

[[nodiscard]] std::string as_roff(const Block& block) {
    switch (block.kind) {
        case BlockKind::paragraph: return ".PP\n" + text_line(block.text);
        case BlockKind::literal: return literal(block.text);
        case BlockKind::item: break;
    }
    // A tag needs something to stand beside.
    const std::string text = block.text.empty() ? "\\&\n" : text_line(block.text);
    return fmt::format(".TP\n\\fB{}\\fR\n{}", escaped(block.term), text);
}

[[nodiscard]] std::string as_roff(const Section& section) {
    std::string result;
    if (!section.title.empty()) result = fmt::format(".SS \"{}\"\n", escaped(section.title));
    for (const Block& block : section.blocks) result += as_roff(block);
    return result;
}

[[nodiscard]] std::string references(const std::vector<std::string>& pages) {
    std::string result;
    for (const std::string& page : pages)
        result +=
            fmt::format("{}\\fB{}\\fR({})", result.empty() ? "" : ", ", escaped(page), man_section);
    return result + '\n';
}

}  // namespace

std::string man_page(std::string_view name, const HelpText& help,
                     const std::vector<std::string>& see_also) {
    // No date, so that the same sources give the same page; no hyphens, which could be copied.
    std::string page = fmt::format(".TH {} {} \"\" \"Adoube {}\" Games\n.ad l\n.nh\n",
                                   escaped(name), man_section, version);
    page += fmt::format(".SH NAME\n{} \\- {}\n.SH SYNOPSIS\n.nf\n", escaped(name),
                        escaped(purpose_of(help)));
    for (const std::string& usage : help.usage) page += text_line(usage);
    page += ".fi\n.SH DESCRIPTION\n";
    for (const Section& section : help.sections) page += as_roff(section);
    if (!see_also.empty()) page += ".SH \"SEE ALSO\"\n" + references(see_also);
    return page;
}

}  // namespace adoube::manual
