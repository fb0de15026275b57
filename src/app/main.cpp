// The program `adoube`: a UCI engine on standard input and output. Its arguments are commands
// that are carried out one after the other instead.
#include <fmt/core.h>

#include <cstdio>
#include <exception>
#include <iostream>
#include <optional>
#include <span>
#include <streambuf>
#include <string>
#include <vector>

#include "app/conversation.h"
#include "app/output.h"
#include "base/standard_output.h"
#include "base/version.h"
#include "uci/command.h"
#include "uci/words.h"

namespace adoube::app {

namespace {

constexpr int exit_failure = 1;
constexpr int exit_bad_usage = 2;

constexpr std::string_view help =
    R"(Usage: adoube [COMMAND...]

A chess engine: without arguments it speaks UCI on standard input and output.
With arguments: carries the commands out one after the other, then exits. A command is an argument
of its own, or several words up to the next command.

Commands of the protocol:
  uci             tells name and options
  isready         is answered by readyok
  ucinewgame      forgets what was found
  setoption       name NAME [value VALUE]: changes an option
  position        startpos or fen FEN, and [moves MOVE...]: what is searched from now on
  go              searches: searchmoves ponder wtime btime winc binc movestogo (milliseconds)
                  depth (plies) nodes mate (moves) movetime (milliseconds) infinite; or counts:
                  perft (plies)
  stop            ends a search
  ponderhit       the expected move was played
  debug           on or off: more or less is said
  register        needs nothing
  quit            ends the program

Commands of its own:
  d                               the board, its FEN and key, checkers and legal moves
  eval                            the static evaluation: by hand term by term, and as played
  flip                            changes colors and ranks
  bench [hash] [threads] [depth]  searches fixed positions (default 16 MB, 1 thread and no more, 12
                                  plies); the number of nodes is the same on every machine

Options (setoption name NAME value VALUE):
  Hash               MB of the hash table, default 16
  Threads            that search together, default 1
  MultiPV            number of best moves to be shown, default 1
  Ponder             the GUI lets the engine think in the opponent's time, default false
  Move Overhead      milliseconds a move that are lost on the way to the GUI, default 20
  UCI_Chess960       Chess960 castling, default false
  UCI_AnalyseMode    thinks about the only move like about any other, default false
  UCI_ShowWDL        adds expected wins, draws and losses in thousandths to scores, default false
  UCI_LimitStrength  plays about like a player of UCI_Elo, default false
  UCI_Elo            his rating, 1000 to 2800, default 2800
  SyzygyPath         folders with Syzygy endgame tables, a colon between them; default none
  Clear Hash         forgets what was found

Options of the program:
  --help             shows this
  --version          shows the version

Example:
  adoube "position startpos moves e2e4" "go movetime 1000"
)";

[[nodiscard]] bool begins_command(std::string_view argument) {
    const std::string_view word = uci::Words(argument).peek();
    if (is_extra_command(word)) return true;
    const auto command = uci::parse_command(word);
    return command && !std::holds_alternative<uci::command::Extra>(*command);
}

// Words that begin no command belong to the one before.
[[nodiscard]] std::vector<std::string> commands_of(std::span<char* const> arguments) {
    std::vector<std::string> commands;
    for (const std::string_view argument : arguments) {
        if (commands.empty() || begins_command(argument)) commands.emplace_back(argument);
        else (commands.back() += ' ') += argument;
    }
    return commands;
}

int carry_out(const std::vector<std::string>& commands) {
    Output output;
    Conversation conversation(output);
    for (const std::string& command : commands) {
        if (conversation.has_quit()) break;
        if (const auto complaint = conversation.obey(command, WallClock::now())) {
            fmt::print(stderr, "adoube: {}\n", *complaint);
            return exit_bad_usage;
        }
        conversation.wait_for_work();
    }
    return 0;
}

// The next line, which ends as the systems of the world end lines: with LF, CR or both (of which
// the second then ends an empty line). Nothing at the end of the input.
std::optional<std::string> next_line(std::streambuf& input) {
    using Traits = std::streambuf::traits_type;
    std::string line;
    while (true) {
        const auto read = input.sbumpc();
        if (Traits::eq_int_type(read, Traits::eof()))
            return line.empty() ? std::nullopt : std::optional(line);
        const char letter = Traits::to_char_type(read);
        if (letter == '\n' || letter == '\r') return line;
        line += letter;
    }
}

void converse() {
    std::ios::sync_with_stdio(false);
    Output output;
    Conversation conversation(output);
    while (!conversation.has_quit()) {
        const auto line = next_line(*std::cin.rdbuf());
        if (!line) break;
        if (const auto complaint = conversation.obey(*line, WallClock::now()))
            output.remark("error " + *complaint);
    }
}

int run_on_standard_input() {
    try {
        converse();
    } catch (const std::ios_base::failure& error) {
        fmt::print(stderr, "adoube: standard input cannot be read: {}\n", error.code().message());
        return exit_bad_usage;
    }
    return 0;
}

int answer(std::span<char* const> arguments) {
    const std::string_view first = arguments.front();
    if (first == "--help" || first == "-h") fmt::print("{}", help);
    else if (first == "--version") fmt::print("adoube {}\n", version);
    else return carry_out(commands_of(arguments));
    return 0;
}

// Who asks on the command line wants all of the answer; a GUI that hears nothing more has gone.
int run(std::span<char* const> arguments) {
    if (arguments.empty()) return run_on_standard_input();
    const int status = answer(arguments);
    if (status != 0 || !is_output_lost()) return status;
    fmt::print(stderr, "adoube: standard output cannot be written\n");
    return exit_failure;
}

}  // namespace

}  // namespace adoube::app

int main(int count, char** words) {
    try {
        return adoube::app::run({words + 1, words + count});
    } catch (const std::exception& error) {
        fmt::print(stderr, "adoube: {}\n", error.what());
        return adoube::app::exit_bad_usage;
    }
}
