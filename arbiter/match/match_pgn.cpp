#include "arbiter/match/match_pgn.h"

#include <cstdlib>

#include "arbiter/match/time_control_text.h"
#include "notation/epd.h"

namespace adoube::arbiter {
namespace {

using namespace std::chrono;

// A number with at least so many digits.
[[nodiscard]] std::string digits(std::int64_t number, std::size_t width) {
    std::string text = std::to_string(number);
    if (text.size() < width) text.insert(0, width - text.size(), '0');
    return text;
}

[[nodiscard]] std::string date_text(sys_seconds time, char separator) {
    const year_month_day date{floor<days>(time)};
    return digits(static_cast<int>(date.year()), 4) + separator +
           digits(static_cast<unsigned>(date.month()), 2) + separator +
           digits(static_cast<unsigned>(date.day()), 2);
}

[[nodiscard]] std::string clock_text(seconds since_midnight) {
    const hh_mm_ss time{since_midnight};
    return digits(time.hours().count(), 2) + ':' + digits(time.minutes().count(), 2) + ':' +
           digits(time.seconds().count(), 2);
}

[[nodiscard]] std::string moment_text(sys_seconds time) {
    return date_text(time, '-') + 'T' + clock_text(time - floor<days>(time)) + 'Z';
}

[[nodiscard]] pgn::Result result_of(const Conclusion& conclusion) {
    return pgn::result_of(score_of(conclusion)).value_or(pgn::Result::unknown);
}

void set_time_control(pgn::Tags& tags, const ByColor<game::TimeControl>& time) {
    const std::string white = tag_text(time.white);
    const std::string black = tag_text(time.black);
    if (white == black) {
        tags.set("TimeControl", white);
        return;
    }
    tags.set("WhiteTimeControl", white);
    tags.set("BlackTimeControl", black);
}

void set_roster(pgn::Tags& tags, const GameRecord& record, const PgnStyle& style) {
    tags.set("Event", style.event);
    tags.set("Site", style.site);
    tags.set("Date", date_text(record.started, '.'));
    const auto& pairing = record.pairing;
    tags.set("Round", record.round_of == 0
                          ? std::to_string(pairing.round)
                          : std::to_string(pairing.round) + '.' + std::to_string(record.round_of));
    tags.set("White", record.names.white);
    tags.set("Black", record.names.black);
}

void set_end(pgn::Tags& tags, const Conclusion& conclusion, ConsoleFormat words) {
    const std::string termination{termination_of(conclusion, words)};
    if (!termination.empty()) tags.set("Termination", termination);
    tags.set("ResultReason", std::string{reason_word(conclusion)});
}

void set_circumstances(pgn::Tags& tags, const GameRecord& record) {
    tags.set("UTCDate", date_text(record.started, '.'));
    tags.set("UTCTime", clock_text(record.started - floor<days>(record.started)));
    tags.set("GameStartTime", moment_text(record.started));
    tags.set("GameEndTime", moment_text(record.ended));
    tags.set("GameDuration", clock_text(record.ended - record.started));
    tags.set("PlyCount", std::to_string(record.moves.size()));
    set_time_control(tags, record.time);
}

// With as many decimals as the duration is fine.
template <class Period>
[[nodiscard]] std::string decimal_seconds(duration<std::int64_t, Period> time) {
    constexpr std::size_t decimals = Period::den == 1'000'000 ? 6 : 3;
    const std::int64_t amount = std::abs(time.count());
    return (time.count() < 0 ? "-" : "") + std::to_string(amount / Period::den) + '.' +
           digits(amount % Period::den, decimals) + 's';
}

[[nodiscard]] std::string quoted(const std::string& text) {
    constexpr std::size_t longest = 4096;
    return '"' + harmless(text, longest) + '"';
}

// What is wanted and known, each as ", name=value".
[[nodiscard]] std::string fields_of(const ThoughtMove& thought, const PgnFields& fields) {
    const Assessment& said = thought.assessment;
    std::string text;
    const auto add = [&](const char* name, const std::string& value) {
        text += std::string{", "} + name + '=' + value;
    };
    const auto add_number = [&](bool wanted, const char* name, const auto& number) {
        if (wanted && number) add(name, std::to_string(*number));
    };
    if (fields.time_left && thought.left)
        add("tl", decimal_seconds(milliseconds{game::whole_ms(*thought.left)}));
    if (fields.latency && said.time)
        add("latency", decimal_seconds(milliseconds{game::whole_ms(thought.used)} - *said.time));
    add_number(fields.nodes, "n", said.nodes);
    add_number(fields.selective_depth, "sd", said.selective_depth);
    add_number(fields.speed, "nps", said.nodes_per_second);
    add_number(fields.hash_full, "hashfull", said.hash_full);
    add_number(fields.tablebase_hits, "tbhits", said.tablebase_hits);
    if (fields.line && !said.line.empty()) add("pv", quoted(said.line));
    for (const std::string& remark : said.remarks) add("line", quoted(remark));
    return text;
}

[[nodiscard]] pgn::Line annotated(const GameRecord& record, const PgnStyle& style) {
    pgn::Line line;
    for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
        line.moves.push_back({record.moves[ply]});
        if (style.notes == PgnNotes::minimal) continue;
        line.moves.back().comment =
            ply < record.opening_plies
                ? "book"
                : comment_of(record.thoughts.at(ply - record.opening_plies), style);
    }
    if (style.notes == PgnNotes::minimal) return line;
    std::string& last = line.moves.empty() ? line.comment : line.moves.back().comment;
    last += (last.empty() ? "" : ", ") + explain(record.conclusion);
    return line;
}

}  // namespace

std::string score_text(const Assessment& assessment) {
    if (assessment.mate) {
        const bool mates = *assessment.mate > 0;
        const int plies = mates ? 2 * *assessment.mate - 1 : -2 * *assessment.mate;
        return (mates ? "+M" : "-M") + std::to_string(plies);
    }
    const int score = *assessment.centipawns;
    return (score < 0 ? "-" : "+") + std::to_string(std::abs(score) / 100) + '.' +
           digits(std::abs(score) % 100, 2);
}

std::string comment_of(const ThoughtMove& thought, const PgnStyle& style) {
    if (thought.is_from_book) return "book";
    const Assessment& said = thought.assessment;
    std::string text;
    if (said.value()) text = score_text(said) + '/' + std::to_string(said.depth.value_or(0)) + ' ';
    text += decimal_seconds(std::max(thought.used, game::Duration::zero()));
    return text + fields_of(thought, style.fields);
}

pgn::Game to_pgn(const GameRecord& record, const PgnStyle& style) {
    pgn::Game game;
    set_roster(game.tags, record, style);
    if (style.notes == PgnNotes::full) {
        set_circumstances(game.tags, record);
        set_end(game.tags, record.conclusion, style.words);
    }
    game.variant = record.variant;
    game.start = record.start;
    game.line = annotated(record, style);
    game.result = result_of(record.conclusion);
    return game;
}

std::string last_position_line(const GameRecord& record) {
    Position position = record.start;
    for (const Move move : record.moves) position = position.after(move);
    epd::Operations operations;
    const auto add = [&](const char* code, const std::string& operand, bool quoted) {
        operations.push_back({code, {{operand, quoted}}});
    };
    if (position.halfmove_clock()) add("hmvc", std::to_string(*position.halfmove_clock()), false);
    if (position.fullmove_number()) add("fmvn", std::to_string(*position.fullmove_number()), false);
    add("c0", std::string{score_of(record.conclusion)}, true);
    return epd::write(position, operations) + '\n';
}

}  // namespace adoube::arbiter
