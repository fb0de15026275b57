#include "perft/suite.h"

#include <algorithm>

#include "base/numbers.h"
#include "base/text_cursor.h"
#include "perft/counter.h"

namespace adoube::perft {

namespace {

using FieldError = ParseError<SuiteFault>;

// Reads "D5 4865609", which begins at `offset` of the line.
Expected<KnownCount, FieldError> parse_count(std::string_view field, std::size_t offset) {
    TextCursor cursor(field);
    cursor.skip_spaces();
    const std::size_t start = cursor.offset();
    if (!cursor.take_if('D') && !cursor.take_if('d'))
        return Failure{FieldError{SuiteFault::unknown_field, offset + start}};
    const auto depth = parse_number<int>(cursor.take_word());
    if (!depth || *depth < 1 || *depth > max_depth)
        return Failure{FieldError{SuiteFault::bad_depth, offset + start}};
    cursor.skip_spaces();
    const std::size_t count_start = cursor.offset();
    const auto nodes = parse_number<std::uint64_t>(cursor.take_word());
    cursor.skip_spaces();
    if (!nodes || !cursor.at_end())
        return Failure{FieldError{SuiteFault::bad_count, offset + count_start}};
    return KnownCount{*depth, *nodes};
}

// All fields behind the first semicolon, which stands at `offset`.
Expected<std::vector<KnownCount>, FieldError> parse_counts(std::string_view line,
                                                           std::size_t offset) {
    std::vector<KnownCount> counts;
    while (offset < line.size()) {
        const std::size_t start = offset + 1;
        const std::size_t end = std::min(line.find(';', start), line.size());
        const std::string_view field = line.substr(start, end - start);
        if (!std::all_of(field.begin(), field.end(), is_space)) {
            const auto count = parse_count(field, start);
            if (!count) return Failure{count.error()};
            counts.push_back(*count);
        }
        offset = end;
    }
    if (counts.empty()) return Failure{FieldError{SuiteFault::no_counts, line.size()}};
    return counts;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

}  // namespace

bool is_blank_or_comment(std::string_view line) {
    TextCursor cursor(line);
    cursor.skip_spaces();
    return cursor.at_end() || cursor.peek() == '#';
}

Expected<SuiteEntry, SuiteError> parse_suite_line(std::string_view line) {
    const std::size_t semicolon = std::min(line.find(';'), line.size());
    const std::string_view text = trimmed(line.substr(0, semicolon));
    auto read = fen::read_position(text, Variant::chess960, fen::Strictness::lenient);
    if (!read) {
        const fen::PositionError& why = read.error();
        const std::size_t offset = why.syntax ? why.syntax->offset : why.offset;
        return Failure{SuiteError{{SuiteFault::bad_position, offset}, why}};
    }
    if (!read->dropped.empty())
        return Failure{SuiteError{{SuiteFault::bad_position, 0}, {{}, read->dropped, 0}}};
    auto counts = parse_counts(line, semicolon);
    if (!counts) return Failure{SuiteError{counts.error(), {}}};
    return SuiteEntry{std::string(text), read->position, std::move(*counts)};
}

}  // namespace adoube::perft
