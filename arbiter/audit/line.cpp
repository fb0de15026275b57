#include "arbiter/audit/line.h"

#include <utility>

#include "arbiter/audit/explanation.h"
#include "base/text_cursor.h"
#include "notation/san.h"
#include "notation/uci_move.h"
#include "rules/illegal_move.h"
#include "rules/legal_moves.h"

namespace adoube::arbiter::audit {

namespace {

[[nodiscard]] Attempt refused(std::string_view text, std::string_view reason,
                              std::string explanation) {
    return {std::string(text), std::nullopt, std::string(reason), std::move(explanation)};
}

[[nodiscard]] Attempt attempt_uci(const Position& position, std::string_view text,
                                  const MoveRequest& request) {
    const auto move = find_move(position, request);
    if (move) return {std::string(text), *move};
    return refused(text, name_of(move.error()),
                   explain(position, move.error(), {request.from, request.to}));
}

[[nodiscard]] Attempt attempt_san(const Position& position, std::string_view text) {
    const auto wanted = san::parse(text);
    if (!wanted) return refused(text, "notAMove", "this is no move as UCI or SAN write one");
    const auto move = san::find(position, *wanted);
    if (move) return {std::string(text), *move};
    const san::Error& error = move.error();
    if (error.fault == san::Fault::ambiguous)
        return refused(text, "ambiguous", "two or more pieces can make this move");
    const Asked asked{error.from, wanted->to, wanted->castling, wanted->type};
    return refused(text, name_of(*error.reason), explain(position, *error.reason, asked));
}

[[nodiscard]] Attempt attempt_on_board(const Position& position, std::string_view text) {
    if (const auto request = uci_move::parse(text)) return attempt_uci(position, text, *request);
    if (text == "0000" || text == "--")
        return refused(text, "nullMove", "passing is no move of a game");
    return attempt_san(position, text);
}

// The move in a word that may begin with its number: "12.Nf3", "12...", "...".
[[nodiscard]] std::string_view without_number(std::string_view word) {
    const std::size_t dots = word.find_first_not_of("0123456789");
    if (dots == std::string_view::npos || word[dots] != '.') return word;
    const std::size_t end = word.find_first_not_of('.', dots);
    return end == std::string_view::npos ? std::string_view{} : word.substr(end);
}

}  // namespace

Line::Line(Start start)
    : start_(std::move(start)),
      history_(start_.position),
      alternatives_(start_.alternatives),
      unknown_(start_.unknown) {}

void Line::play(Move move) {
    // What is legal here is legal in the alternatives: they only have more moves.
    for (Position& other : alternatives_) other = other.after(move);
    history_.push(position().after(move));
    std::erase_if(alternatives_, [&](const Position& other) { return other.same_as(position()); });
    unknown_.en_passant = false;
    ++ply_;
    const int count = occurrences();
    if (count >= 3 && !threefold_at_) threefold_at_ = ply_;
    if (count >= 5 && !fivefold_at_) fivefold_at_ = ply_;
}

bool Line::repetition_is_known() const {
    const auto quiet_plies = position().halfmove_clock();
    return quiet_plies && *quiet_plies <= ply_ && alternatives_.empty();
}

bool Line::is_ambiguous() const {
    return unknown_.turn || moves_depend_on(position(), alternatives_);
}

Attempt attempt(const Line& line, std::string_view text) {
    if (line.is_ambiguous())
        return refused(text, "positionAmbiguous",
                       "too little is known of the position to say what is legal");
    if (!has_legal_move(line.position())) return refused(text, "gameOver", "the game is over");
    return attempt_on_board(line.position(), text);
}

Expected<Line, Complaint> play_all(Line line, std::string_view moves) {
    TextCursor cursor(moves);
    while (true) {
        cursor.skip_spaces();
        if (cursor.at_end()) return line;
        const std::string_view word = without_number(cursor.take_word());
        if (word.empty()) continue;
        const Attempt attempted = attempt(line, word);
        if (!attempted.move) {
            Complaint complaint{"illegalMove", "moves", attempted.explanation, std::string(word)};
            complaint.offset = cursor.offset() - word.size();
            complaint.ply = line.ply() + 1;
            complaint.reason = attempted.reason;
            return Failure{complaint};
        }
        line.play(*attempted.move);
    }
}

}  // namespace adoube::arbiter::audit
