#include "notation/pgn_writer.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "base/text_cursor.h"
#include "notation/fen.h"
#include "notation/san.h"
#include "notation/uci_move.h"

namespace adoube::pgn {

namespace {

struct RosterTag {
    std::string_view name;
    std::string_view unknown;
};

constexpr std::array<RosterTag, 7> roster{{{"Event", "?"},
                                           {"Site", "?"},
                                           {"Date", "????.??.??"},
                                           {"Round", "?"},
                                           {"White", "?"},
                                           {"Black", "?"},
                                           {"Result", "*"}}};

// Tags that follow from the game itself, whatever its other tags say; readers, ours among them,
// do not mind their case.
constexpr std::array<std::string_view, 3> derived_tags{"variant", "setup", "fen"};

[[nodiscard]] bool is_written_elsewhere(std::string_view name) {
    const auto in_roster = [&](const RosterTag& tag) { return tag.name == name; };
    const auto in_any_case = [&](std::string_view tag) { return equal_but_for_case(name, tag); };
    return std::any_of(roster.begin(), roster.end(), in_roster) ||
           std::any_of(derived_tags.begin(), derived_tags.end(), in_any_case);
}

// Quotes and backslashes are escaped; a line break has no place in a tag.
[[nodiscard]] std::string quoted(std::string_view value) {
    std::string text{'"'};
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text + '"';
}

void write_tag(std::string& text, std::string_view name, std::string_view value) {
    text += '[';
    text += name;
    text += ' ';
    text += quoted(value);
    text += "]\n";
}

void write_roster(std::string& text, const Game& game) {
    for (const auto& [name, unknown] : roster) {
        const std::string* const value = game.tags.find(name);
        if (name == "Result") write_tag(text, name, name_of(game.result));
        else write_tag(text, name, value && !value->empty() ? std::string_view(*value) : unknown);
    }
}

void write_start(std::string& text, const Game& game) {
    const std::string start = fen::write(game.start);
    if (game.variant == Variant::chess960) write_tag(text, "Variant", "Chess960");
    else if (start == fen::standard_start) return;
    write_tag(text, "SetUp", "1");
    write_tag(text, "FEN", start);
}

// Puts words into lines. The last word waits until it is known whether a parenthesis sticks to it.
class Movetext {
public:
    void word(std::string_view word) {
        place_waiting_word();
        waiting_ = std::string(opened_, '(').append(word);
        opened_ = 0;
    }
    void open_parenthesis() { ++opened_; }
    void close_parenthesis() { waiting_ += ')'; }

    [[nodiscard]] std::string take() && {
        place_waiting_word();
        new_line();
        return std::move(text_);
    }

private:
    void place_waiting_word() {
        if (waiting_.empty()) return;
        if (column_ > 0 && column_ + 1 + waiting_.size() > longest_line) new_line();
        if (column_ > 0 || means_something_at_line_start()) append(" ");
        append(waiting_);
    }
    // Even inside a comment a line that begins with % is an escape, and one that begins like the
    // tag Event is where readers look for the next game, ours among them.
    [[nodiscard]] bool means_something_at_line_start() const {
        return waiting_.front() == '%' || waiting_ == "[Event";
    }
    void append(std::string_view part) {
        text_ += part;
        column_ += part.size();
    }
    void new_line() {
        text_ += '\n';
        column_ = 0;
    }

    std::string text_;
    std::string waiting_;
    std::size_t opened_ = 0;
    std::size_t column_ = 0;
};

// An empty comment or variation is not written.
[[nodiscard]] bool is_blank(std::string_view comment) {
    return std::all_of(comment.begin(), comment.end(), is_space);
}

[[nodiscard]] bool is_interrupted_after(const PlayedMove& played) {
    const auto is_written = [](const Line& variation) { return !variation.moves.empty(); };
    return !is_blank(played.comment) ||
           std::any_of(played.variations.begin(), played.variations.end(), is_written);
}

// A brace comment, word by word, that it may be broken at any space. It cannot contain its own
// end: } becomes ).
void write_comment(Movetext& movetext, std::string_view comment) {
    TextCursor cursor(comment);
    cursor.skip_spaces();
    std::string word{'{'};
    while (!cursor.at_end()) {
        word += cursor.take_word();
        std::replace(word.begin(), word.end(), '}', ')');
        cursor.skip_spaces();
        if (cursor.at_end()) word += '}';
        movetext.word(word);
        word.clear();
    }
}

// How moves are written: castling of Chess960 has words of its own in pure coordinates.
struct MoveStyle {
    MoveNotation notation = MoveNotation::san;
    Variant variant = Variant::standard;
};

[[nodiscard]] std::string move_text(const Position& position, Move move, const Position& next,
                                    MoveStyle style) {
    switch (style.notation) {
        case MoveNotation::long_algebraic: return san::write_long(position, move, next);
        case MoveNotation::pure_coordinates: return uci_move::write(position, move, style.variant);
        case MoveNotation::san: break;
    }
    return san::write(position, move, next);
}

// Of a position whose move number is known.
[[nodiscard]] std::string move_number(const Position& position) {
    return std::to_string(*position.fullmove_number()) +
           (position.turn() == Color::white ? "." : "...");
}

void write_line(Movetext& movetext, const Position& start, const Line& line, MoveStyle style);

void write_variation(Movetext& movetext, const Position& start, const Line& line, MoveStyle style) {
    if (line.moves.empty()) return;
    movetext.open_parenthesis();
    write_line(movetext, start, line, style);
    movetext.close_parenthesis();
}

void write_line(Movetext& movetext, const Position& start, const Line& line, MoveStyle style) {
    write_comment(movetext, line.comment);
    Position position = start;
    bool needs_number = true;
    for (const PlayedMove& played : line.moves) {
        const Position next = position.after(played.move);
        if (needs_number || position.turn() == Color::white) movetext.word(move_number(position));
        movetext.word(move_text(position, played.move, next, style));
        for (const int nag : played.nags) movetext.word('$' + std::to_string(nag));
        write_comment(movetext, played.comment);
        for (const Line& variation : played.variations)
            write_variation(movetext, position, variation, style);
        needs_number = is_interrupted_after(played);
        position = next;
    }
}

[[nodiscard]] std::string movetext_of(const Position& start, const Line& line, Result result,
                                      MoveStyle style) {
    Movetext movetext;
    write_line(movetext, with_move_number(start), line, style);
    movetext.word(name_of(result));
    return std::move(movetext).take();
}

}  // namespace

std::string write_movetext(const Position& start, const Line& line, Result result) {
    return movetext_of(start, line, result, {});
}

std::string write(const Game& game, MoveNotation notation) {
    std::string text;
    write_roster(text, game);
    write_start(text, game);
    for (const auto& [name, value] : game.tags)
        if (!is_written_elsewhere(name)) write_tag(text, name, value);
    const MoveStyle style{notation, game.variant};
    return text + '\n' + movetext_of(game.start, game.line, game.result, style) + '\n';
}

}  // namespace adoube::pgn
