#include <algorithm>
#include <array>

#include "uci/command.h"
#include "uci/word_table.h"

namespace adoube::uci {

namespace {

using std::chrono::milliseconds;

// No clock shows more; sums of such times do not overflow.
constexpr std::int64_t longest_time = 1'000'000'000'000;

// The words joined by one blank each.
[[nodiscard]] std::string joined(std::string_view text) {
    std::string result;
    for_each_word(text, [&](std::string_view word) {
        if (!result.empty()) result += ' ';
        result += word;
    });
    return result;
}

[[nodiscard]] std::vector<std::string> listed(std::string_view text) {
    std::vector<std::string> words;
    words.reserve(text.size() / 5);  // a move and a blank
    for_each_word(text, [&](std::string_view word) { words.emplace_back(word); });
    return words;
}

[[nodiscard]] auto is(std::string_view wanted) {
    return [wanted](std::string_view word) { return word == wanted; };
}

Command read_uci(Words&) { return command::Uci{}; }
Command read_is_ready(Words&) { return command::IsReady{}; }
Command read_new_game(Words&) { return command::UciNewGame{}; }
Command read_stop(Words&) { return command::Stop{}; }
Command read_ponder_hit(Words&) { return command::PonderHit{}; }
Command read_quit(Words&) { return command::Quit{}; }

Command read_debug(Words& words) {
    for (; !words.at_end(); words.take())
        if (words.peek() == "off") return command::Debug{false};
    return command::Debug{true};
}

Command read_set_option(Words& words) {
    command::SetOption option;
    words.take_until(is("name"));
    words.take();
    option.name = joined(words.take_until(is("value")));
    if (words.take_if("value")) {
        const std::string_view value = words.take_rest();
        option.value = value == "<empty>" ? "" : std::string(value);
    }
    return option;
}

Command read_register(Words& words) {
    command::Register registration;
    if (words.take_if("later")) return registration;
    words.take_until([](std::string_view word) { return word == "name" || word == "code"; });
    if (words.take_if("name")) registration.name = joined(words.take_until(is("code")));
    if (words.take_if("code")) registration.code = joined(words.take_rest());
    return registration;
}

Command read_position(Words& words) {
    command::Position position;
    words.take_until([](std::string_view word) { return word == "startpos" || word == "fen"; });
    // A line with neither has no position: an empty FEN, which nobody takes for one.
    if (!words.take_if("startpos")) {
        words.take_if("fen");
        position.fen = joined(words.take_until(is("moves")));
    }
    words.take_until(is("moves"));
    if (words.take_if("moves")) position.moves = listed(words.take_rest());
    return position;
}

[[nodiscard]] std::optional<milliseconds> take_time(Words& words) {
    const auto number = words.take_number<std::int64_t>();
    if (!number) return std::nullopt;
    return milliseconds(std::clamp(*number, -longest_time, longest_time));
}

using GoParameter = WordEntry<void(Words&, command::Go&)>;

[[nodiscard]] bool is_go_parameter(std::string_view word);

constexpr std::array go_parameters{
    GoParameter{"searchmoves",
                [](Words& words, command::Go& go) {
                    go.search_moves = listed(words.take_until(is_go_parameter));
                }},
    GoParameter{"ponder", [](Words&, command::Go& go) { go.ponder = true; }},
    GoParameter{"infinite", [](Words&, command::Go& go) { go.infinite = true; }},
    GoParameter{"wtime", [](Words& words, command::Go& go) { go.white_time = take_time(words); }},
    GoParameter{"btime", [](Words& words, command::Go& go) { go.black_time = take_time(words); }},
    GoParameter{"winc",
                [](Words& words, command::Go& go) { go.white_increment = take_time(words); }},
    GoParameter{"binc",
                [](Words& words, command::Go& go) { go.black_increment = take_time(words); }},
    GoParameter{"movestogo",
                [](Words& words, command::Go& go) { go.moves_to_go = words.take_number<int>(); }},
    GoParameter{"depth",
                [](Words& words, command::Go& go) { go.depth = words.take_number<int>(); }},
    GoParameter{"nodes", [](Words& words,
                            command::Go& go) { go.nodes = words.take_number<std::uint64_t>(); }},
    GoParameter{"mate", [](Words& words, command::Go& go) { go.mate = words.take_number<int>(); }},
    GoParameter{"movetime", [](Words& words, command::Go& go) { go.move_time = take_time(words); }},
    GoParameter{"perft",
                [](Words& words, command::Go& go) { go.perft = words.take_number<int>(); }},
};

bool is_go_parameter(std::string_view word) { return find_entry(go_parameters, word) != nullptr; }

Command read_go(Words& words) {
    command::Go go;
    while (const auto* const parameter = take_entry(words, go_parameters))
        parameter->read(words, go);
    return go;
}

using CommandReader = WordEntry<Command(Words&)>;

constexpr std::array command_readers{
    CommandReader{"uci", read_uci},           CommandReader{"debug", read_debug},
    CommandReader{"isready", read_is_ready},  CommandReader{"setoption", read_set_option},
    CommandReader{"register", read_register}, CommandReader{"ucinewgame", read_new_game},
    CommandReader{"position", read_position}, CommandReader{"go", read_go},
    CommandReader{"stop", read_stop},         CommandReader{"ponderhit", read_ponder_hit},
    CommandReader{"quit", read_quit},
};

}  // namespace

std::optional<Command> parse_command(std::string_view line) {
    Words words(line);
    if (words.at_end() || words.peek().starts_with('#')) return std::nullopt;
    if (const auto* const reader = take_entry(words, command_readers)) return reader->read(words);
    return command::Extra{std::string(Words(line).take_rest())};
}

}  // namespace adoube::uci
