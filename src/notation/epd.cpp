#include "notation/epd.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/numbers.h"
#include "base/text_cursor.h"

namespace adoube::epd {

namespace {

[[nodiscard]] bool is_number(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
}

// How long the part is that says the position: four fields, or six if the next two are numbers.
struct Extent {
    std::size_t size = 0;
    bool has_counters = false;
    bool is_cut = false;  // there are not even four fields
};

[[nodiscard]] Extent position_extent(std::string_view line) {
    TextCursor cursor(line);
    for (int field = 0; field < 4; ++field) {
        cursor.skip_spaces();
        if (cursor.take_word().empty()) return {cursor.offset(), false, true};
    }
    const std::size_t four_fields = cursor.offset();
    for (int field = 0; field < 2; ++field) {
        cursor.skip_spaces();
        const std::string_view word = cursor.take_word();
        // A semicolon may stick to the last counter.
        const std::string_view number = word.substr(0, word.find(';'));
        if (!is_number(number)) return {four_fields, false};
        if (field == 1) return {cursor.offset() - word.size() + number.size(), true};
        if (number != word) return {four_fields, false};
    }
    return {four_fields, false};
}

// Reads operations up to the end of the text.
class Reader {
public:
    explicit Reader(std::string_view text) : cursor_(text) {}

    [[nodiscard]] Expected<Operations, Error> read() {
        Operations operations;
        while (skip_to_code()) {
            if (!is_letter(cursor_.peek())) return Failure{Error{Fault::code_missing, offset()}};
            Operation operation{take_bare_word(), {}};
            if (const auto error = read_operands(operation)) return Failure{*error};
            operations.push_back(std::move(operation));
        }
        return operations;
    }

private:
    [[nodiscard]] std::size_t offset() const { return cursor_.offset(); }

    [[nodiscard]] bool skip_to_code() {
        while (cursor_.skip_spaces() > 0 || cursor_.take_if(';')) {
        }
        return !cursor_.at_end();
    }

    [[nodiscard]] std::string take_bare_word() {
        std::string word;
        while (!cursor_.at_end() && !is_space(cursor_.peek()) && cursor_.peek() != ';')
            word += cursor_.take();
        return word;
    }

    [[nodiscard]] std::optional<Error> read_operands(Operation& operation) {
        while (true) {
            cursor_.skip_spaces();
            if (cursor_.at_end() || cursor_.take_if(';')) return std::nullopt;
            const std::size_t start = offset();
            if (!cursor_.take_if('"')) {
                operation.operands.push_back({take_bare_word(), false});
                continue;
            }
            auto text = take_string();
            if (!text) return Error{Fault::string_not_closed, start};
            operation.operands.push_back({std::move(*text), true});
        }
    }

    // Behind the opening quote, up to and with the closing one.
    [[nodiscard]] std::optional<std::string> take_string() {
        std::string text;
        while (!cursor_.take_if('"')) {
            if (cursor_.at_end()) return std::nullopt;
            const char c = cursor_.take();
            const bool escapes = c == '\\' && (cursor_.peek() == '"' || cursor_.peek() == '\\');
            text += escapes ? cursor_.take() : c;
        }
        return text;
    }

    TextCursor cursor_;
};

// The value of an operation that sets a counter; the counter as it was if there is none.
[[nodiscard]] Expected<std::optional<int>, Error> counter(const Operations& operations,
                                                          std::string_view code,
                                                          std::optional<int> before) {
    const Operation* const operation = find(operations, code);
    if (!operation) return before;
    const auto value = operation->operands.size() == 1
                           ? parse_number<int>(operation->operands.front().text)
                           : std::nullopt;
    if (!value || *value < 0 || *value > fen::largest_counter)
        return Failure{Error{Fault::counter_not_a_number}};
    return value;
}

// A position with the counters that the operations tell.
[[nodiscard]] Expected<Position, Error> with_counters(Setup setup, const Operations& operations) {
    const auto halfmoves = counter(operations, "hmvc", setup.halfmove_clock);
    if (!halfmoves) return Failure{halfmoves.error()};
    const auto number = counter(operations, "fmvn", setup.fullmove_number);
    if (!number) return Failure{number.error()};
    setup.halfmove_clock = *halfmoves;
    setup.fullmove_number = *number;
    const auto position = Position::from(setup);
    assert(position);
    return *position;
}

[[nodiscard]] std::string written(const Operand& operand) {
    const bool quoted = operand.quoted || operand.text.empty() ||
                        operand.text.find_first_of(" \t;\"") != std::string::npos;
    if (!quoted) return operand.text;
    std::string text{'"'};
    for (const char c : operand.text) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + '"';
}

}  // namespace

const Operation* find(const Operations& operations, std::string_view code) {
    const auto coded = [&](const Operation& operation) { return operation.code == code; };
    const auto found = std::find_if(operations.begin(), operations.end(), coded);
    return found == operations.end() ? nullptr : &*found;
}

Expected<Operations, Error> read_operations(std::string_view text) { return Reader(text).read(); }

Expected<Record, Error> read(std::string_view line, Variant variant, fen::Strictness strictness) {
    const Extent extent = position_extent(line);
    std::string fields(line.substr(0, extent.size));
    const bool lacks_counters = !extent.has_counters && !extent.is_cut;
    if (lacks_counters) fields += " 0 1";  // only for the FEN reader: they are not known
    auto start = fen::read_position(fields, variant, strictness);
    if (!start) return Failure{Error{Fault::bad_position, start.error().offset, start.error()}};

    auto operations = read_operations(line.substr(extent.size));
    if (!operations) {
        Error error = operations.error();
        error.offset += extent.size;
        return Failure{error};
    }
    Setup setup = start->position.setup();
    if (!extent.has_counters) setup.halfmove_clock = setup.fullmove_number = std::nullopt;
    const auto position = with_counters(setup, *operations);
    if (!position) return Failure{Error{position.error().fault, extent.size, {}}};
    start->position = *position;
    return Record{std::move(*start), std::move(*operations)};
}

std::string write(const Position& position, const Operations& operations) {
    std::string text = fen::write_four_fields(position);
    for (const Operation& operation : operations) {
        text += ' ' + operation.code;
        for (const Operand& operand : operation.operands) text += ' ' + written(operand);
        text += ';';
    }
    return text;
}

std::string_view describe(Fault fault) {
    switch (fault) {
        case Fault::bad_position: return "the position cannot be read";
        case Fault::code_missing: return "an operation begins with a code, and that with a letter";
        case Fault::string_not_closed: return "a string has no closing quote";
        case Fault::counter_not_a_number: return "hmvc and fmvn have one number";
    }
    return "";
}

std::string_view name_of(Fault fault) {
    switch (fault) {
        case Fault::bad_position: return "badPosition";
        case Fault::code_missing: return "codeMissing";
        case Fault::string_not_closed: return "stringNotClosed";
        case Fault::counter_not_a_number: return "counterNotANumber";
    }
    return "";
}

}  // namespace adoube::epd
