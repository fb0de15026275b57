#include "arbiter/present/live_screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "arbiter/match/match_pgn.h"
#include "arbiter/present/console_board.h"
#include "arbiter/present/sprt_text.h"
#include "base/text_cursor.h"

namespace adoube::arbiter {
namespace {

using std::chrono::seconds;

constexpr std::size_t board_width = 28;
constexpr std::size_t board_height = 12;  // ten of the board, one for each player
constexpr std::size_t gap = 2;

// The first so many characters, filled up with blanks.
[[nodiscard]] std::string fitted(std::string_view text, std::size_t width) {
    std::string cut;
    std::size_t characters = 0;
    for (const char c : text) {
        if (!continues_character(c) && ++characters > width) break;
        cut += c;
    }
    if (characters < width) cut.append(width - characters, ' ');
    return cut;
}

[[nodiscard]] std::string cut_to(std::string text, std::size_t width) {
    text = fitted(text, width);
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

[[nodiscard]] std::string time_text(seconds time) {
    const std::chrono::hh_mm_ss parts{time};
    return fmt::format("{}:{:02}:{:02}", parts.hours().count(), parts.minutes().count(),
                       parts.seconds().count());
}

// With tenths of a second where they matter.
[[nodiscard]] std::string clock_text(const std::optional<game::Duration>& left) {
    if (!left) return "-";
    const auto tenths = std::chrono::floor<std::chrono::duration<int, std::deci>>(*left).count();
    if (tenths < 600) return fmt::format("0:{:02}.{}", tenths / 10, tenths % 10);
    if (tenths < 36000) return fmt::format("{}:{:02}", tenths / 600, tenths / 10 % 60);
    return time_text(seconds{tenths / 10});
}

[[nodiscard]] std::string said_text(const std::optional<Assessment>& said) {
    return said && said->value() ? score_text(*said) : "-";
}

// A star before the clock that runs.
[[nodiscard]] std::string running_clock(const LiveGame& game, Color color) {
    return (game.position.turn() == color ? "*" : "") + clock_text(game.left[color]);
}

[[nodiscard]] Bitboard marked_squares(const LiveGame& game) {
    if (!game.last_move) return {};
    return Bitboard{game.last_move->from()} | Bitboard{game.last_move->to()};
}

void append_lines(std::vector<std::string>& lines, std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
}

}  // namespace

std::string LiveScreen::draw(const LiveMatch& match, ScreenSize size) const {
    const auto columns = static_cast<std::size_t>(std::max(size.columns - 1, 1));
    const auto rows = static_cast<std::size_t>(std::max(size.rows - 1, 1));
    Lines lines = head(match);
    for (std::string& line : lines) line = cut_to(std::move(line), columns);
    const ScreenSize room{static_cast<int>(rows) - static_cast<int>(lines.size()),
                          static_cast<int>(columns)};
    const Lines games = view_ == LiveView::boards ? boards(match, room) : table(match, columns);
    lines.insert(lines.end(), games.begin(), games.end());
    if (lines.size() > rows) lines.resize(rows);
    return fmt::format("{}\n", fmt::join(lines, "\n"));
}

LiveScreen::Lines LiveScreen::head(const LiveMatch& match) const {
    Lines lines{fmt::format("{} of {} games, {} gone, {} left", match.finished, match.game_count,
                            time_text(match.elapsed), match.left ? time_text(*match.left) : "?")};
    append_lines(lines, score());
    return lines;
}

std::string LiveScreen::score() const {
    if (standings_.games() == 0) return "";
    if (standings_.players() == 2)
        return score_line(standings_, names_) +
               (sprt_ ? ratio_line(*sprt_, standings_.between(0, 1)) : "");
    std::string text = "Leading:";
    for (const int player : standings_.ranking())
        text += fmt::format(" {} {:.1f}/{}", names_.at(static_cast<std::size_t>(player)),
                            standings_.of(player).points(), standings_.of(player).games());
    return text;
}

LiveScreen::Lines LiveScreen::table(const LiveMatch& match, std::size_t columns) const {
    constexpr std::size_t others = 6 + 2 * (2 + 9 + 8) + 16;
    const std::size_t width =
        std::clamp((columns - std::min(columns, others)) / 2, std::size_t{6}, std::size_t{20});
    const auto row = [&](const auto& number, const auto& white, const auto& white_clock,
                         const auto& white_score, const auto& black, const auto& black_clock,
                         const auto& black_score, const auto& move) {
        return cut_to(fmt::format("{:>5}  {}{:>9}{:>8}  {}{:>9}{:>8}  {}", number,
                                  fitted(white, width), white_clock, white_score,
                                  fitted(black, width), black_clock, black_score, move),
                      columns);
    };
    Lines lines{row("Game", "White", "Clock", "Score", "Black", "Clock", "Score", "Move")};
    for (const LiveGame& game : match.games)
        lines.push_back(row(game.pairing.number, name(game, Color::white),
                            running_clock(game, Color::white), said_text(game.assessments.white),
                            name(game, Color::black), running_clock(game, Color::black),
                            said_text(game.assessments.black), game.last_move_text));
    return lines;
}

// As many as there is room for, side by side and then below each other.
LiveScreen::Lines LiveScreen::boards(const LiveMatch& match, ScreenSize room) const {
    const auto columns = static_cast<std::size_t>(std::max(room.columns, 0));
    const auto rows = static_cast<std::size_t>(std::max(room.rows, 0));
    const std::size_t across = std::max<std::size_t>((columns + gap) / (board_width + gap), 1);
    if (rows < board_height || columns < board_width) return table(match, columns);
    Lines lines;
    for (std::size_t first = 0; first < match.games.size(); first += across) {
        if (lines.size() + board_height > rows) break;
        Lines row(board_height);
        for (std::size_t at = first; at < std::min(first + across, match.games.size()); ++at) {
            const Lines next = board(match.games[at]);
            for (std::size_t line = 0; line < board_height; ++line)
                row[line] += (at > first ? std::string(gap, ' ') : "") + next[line];
        }
        lines.insert(lines.end(), row.begin(), row.end());
    }
    return lines;
}

// White at the bottom; every line is as wide as the board.
LiveScreen::Lines LiveScreen::board(const LiveGame& game) const {
    const auto side = [&](Color color) {
        return fitted(name(game, color), board_width - 17) +
               fmt::format("{:>9}{:>8}", running_clock(game, color),
                           said_text(game.assessments[color]));
    };
    Lines lines{side(Color::black)};
    append_lines(lines, draw_board(game.position.setup(), {!colors_, colors_}, marked_squares(game),
                                   Color::white));
    lines[1] += "  ";
    lines.back() =
        fitted(fmt::format("{} {}", game.pairing.number, game.last_move_text), board_width);
    lines.push_back(side(Color::white));
    return lines;
}

const std::string& LiveScreen::name(const LiveGame& game, Color color) const {
    const int player = color == Color::white ? game.pairing.white : game.pairing.black;
    return names_.at(static_cast<std::size_t>(player));
}

}  // namespace adoube::arbiter
