#include "arbiter/audit/status_text.h"

#include <fmt/format.h>

#include <iterator>
#include <sstream>

#include "arbiter/audit/mating_text.h"
#include "notation/color_name.h"
#include "notation/diagram.h"
#include "notation/fen.h"
#include "notation/san.h"
#include "rules/chess960.h"

namespace adoube::arbiter::audit {

namespace {

// Lines of a name and what is to be said of it, the names one below the other.
class Table {
public:
    void line(std::string_view name, std::string_view value) {
        text_ += fmt::format("{:<14}{}\n", name, value);
    }
    // A sentence, in lines of a readable length.
    void sentence(std::string_view name, const std::string& text) {
        std::istringstream stream(text);
        words(name, {std::istream_iterator<std::string>(stream), {}});
    }
    // Words side by side, in lines of a readable length.
    void words(std::string_view name, const std::vector<std::string>& words) {
        std::string current;
        for (const std::string& word : words) {
            if (current.size() + word.size() > 64) {
                line(name, current);
                name = "";
                current.clear();
            }
            current += (current.empty() ? "" : " ") + word;
        }
        line(name, current);
    }
    [[nodiscard]] std::string take() && { return std::move(text_); }

private:
    std::string text_;
};

[[nodiscard]] std::string words_for(const game::Outcome& outcome) {
    return fmt::format("{} ({})", score_of(outcome), game::name_of(outcome.reason));
}

[[nodiscard]] std::string count_or_unknown(const std::optional<int>& count) {
    return count ? std::to_string(*count) : "unknown";
}

void add_position(Table& table, const Line& line) {
    const Position& position = line.position();
    table.line("FEN", fen::write(position));
    if (line.start().variant == Variant::chess960) {
        table.line("Shredder-FEN", fen::write(position, fen::CastlingStyle::shredder));
        const auto number = chess960_number(line.start().position.setup());
        table.line("variant", number ? fmt::format("Chess960, start {}", *number) : "Chess960");
    }
    table.line("to move", line.unknown().turn ? "unknown" : name_of_color(position.turn()));
}

void add_verdict(Table& table, const Line& line, const Status& status) {
    std::string verdict(name_of(status.word));
    if (status.outcome) verdict += ", " + words_for(*status.outcome);
    if (line.position().in_check() && !status.outcome) verdict += ", in check";
    table.line("status", verdict);
    if (status.claimable)
        table.line("may claim", fmt::format("a draw ({})", game::name_of(*status.claimable)));
}

void add_moves(Table& table, const Line& line, const Status& status) {
    if (status.legal_moves.empty()) return;
    std::vector<std::string> words;
    for (const Move move : status.legal_moves) words.push_back(san::write(line.position(), move));
    table.words(fmt::format("moves ({})", words.size()), words);
}

void add_counters(Table& table, const Line& line) {
    table.line("quiet plies", count_or_unknown(line.position().halfmove_clock()));
    table.line("move number", count_or_unknown(line.position().fullmove_number()));
    table.line("occurrences",
               fmt::format(
                   "{}{}", line.occurrences(),
                   line.repetition_is_known() ? "" : ", and what was before the start is unknown"));
}

// "12.Kd2", "Ke7": from move 1 where the number is not known.
[[nodiscard]] std::vector<std::string> numbered(const Position& position,
                                                const mating::Verdict& verdict) {
    std::vector<std::string> words = helpmate_in_san(position, verdict);
    int number = position.fullmove_number().value_or(1);
    Color turn = position.turn();
    for (std::string& word : words) {
        if (turn == Color::white) word = fmt::format("{}.{}", number, word);
        else if (&word == &words.front()) word = fmt::format("{}...{}", number, word);
        if (turn == Color::black) ++number;
        turn = opponent(turn);
    }
    return words;
}

void add_mating(Table& table, const Status& status) {
    for (const Color color : all_colors)
        if (!status.can_mate[color])
            table.line("cannot mate", fmt::format("{}, by any legal moves", name_of_color(color)));
}

[[nodiscard]] std::string_view word_for(mating::Answer answer) {
    if (answer == mating::Answer::unknown) return "may mate";
    return answer == mating::Answer::can ? "can mate" : "cannot mate";
}

void add_explanation(Table& table, const Line& line, const Status& status) {
    if (!status.mating) return;
    for (const Color color : all_colors) {
        const mating::Verdict& verdict = (*status.mating)[color];
        table.sentence("proof", fmt::format("{} {}: {}", name_of_color(color),
                                            word_for(verdict.answer), describe(verdict)));
        if (!verdict.helpmate.empty()) table.words("helpmate", numbered(line.position(), verdict));
    }
}

void add_remarks(Table& table, const Line& line) {
    if (line.unknown().castling) table.line("unknown", "castling rights");
    if (line.unknown().en_passant) table.line("unknown", "whether an en passant capture is on");
    for (const Warning& warning : line.start().warnings) table.line("warning", warning.text);
    for (const epd::Operation& operation : line.start().operations) {
        std::vector<std::string> words;
        for (const epd::Operand& operand : operation.operands) words.push_back(operand.text);
        table.words(operation.code, words);
    }
}

void add_attempt(Table& table, const Line& line, const Attempt& attempted) {
    if (attempted.move)
        table.line("try " + attempted.text,
                   "legal: " + san::write(line.position(), *attempted.move));
    else
        table.line("try " + attempted.text,
                   fmt::format("not legal ({}): {}", attempted.reason, attempted.explanation));
}

}  // namespace

std::string as_text(const Line& line, const Status& status,
                    const std::optional<Attempt>& attempted) {
    Table table;
    add_position(table, line);
    add_verdict(table, line, status);
    add_moves(table, line, status);
    add_counters(table, line);
    add_mating(table, status);
    add_explanation(table, line, status);
    add_remarks(table, line);
    if (attempted) add_attempt(table, line, *attempted);
    return diagram(line.position()) + '\n' + std::move(table).take();
}

}  // namespace adoube::arbiter::audit
