#include "arbiter/players/transcript.h"

#include <fmt/format.h>

#include <iterator>

namespace adoube::arbiter {
namespace {

void append_escaped(std::string& text, std::string_view line) {
    for (const char c : line) {
        if (c >= ' ' && c <= '~' && c != '\\') text += c;
        else fmt::format_to(std::back_inserter(text), "\\x{:02x}", static_cast<unsigned char>(c));
    }
}

}  // namespace

void Transcript::note(Moment when, Way way, std::string_view lines) {
    for (auto end = lines.find('\n'); end != std::string_view::npos; end = lines.find('\n')) {
        note_line(when, way, lines.substr(0, end));
        lines.remove_prefix(end + 1);
    }
    note_line(when, way, lines);
}

void Transcript::note_line(Moment when, Way way, std::string_view line) {
    Entry& entry = entries_[count_++ % most_lines];
    entry.when = when;
    entry.way = way;
    if (line.size() <= longest_line) {
        entry.line = line;
        return;
    }
    // The end of a line says more than its middle; of a `position` it is the last moves.
    entry.line = line.substr(0, longest_line / 2);
    entry.line.append(" ... ").append(line.substr(line.size() - longest_line / 2));
}

std::string Transcript::text(Moment end) const {
    std::string text;
    if (first() > 0) text += fmt::format("({} lines before)\n", first());
    for (std::size_t i = first(); i < count_; ++i) {
        const Entry& entry = entries_[i % most_lines];
        const std::chrono::duration<double> before = entry.when - end;
        text += fmt::format("{:.3f} {} ", before.count(), entry.way == Way::in ? '<' : '>');
        append_escaped(text, entry.line);
        text += '\n';
    }
    return text;
}

}  // namespace adoube::arbiter
