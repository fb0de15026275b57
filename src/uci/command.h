// What a GUI or an arbiter says to an engine (UCI protocol, "GUI to engine", April 2006), as
// values. Moves and FENs stay text: they are untrusted until somebody looks them up in a position.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace adoube::uci {

namespace command {

struct Uci {
    friend bool operator==(const Uci&, const Uci&) = default;
};
struct Debug {
    bool on = true;
    friend bool operator==(const Debug&, const Debug&) = default;
};
struct IsReady {
    friend bool operator==(const IsReady&, const IsReady&) = default;
};
// A button has no value. `<empty>` on the line is the empty text here.
struct SetOption {
    std::string name;
    std::optional<std::string> value{};
    friend bool operator==(const SetOption&, const SetOption&) = default;
};
// With neither name nor code: "register later".
struct Register {
    std::optional<std::string> name{};
    std::optional<std::string> code{};
    friend bool operator==(const Register&, const Register&) = default;
};
struct UciNewGame {
    friend bool operator==(const UciNewGame&, const UciNewGame&) = default;
};
struct Position {
    std::optional<std::string> fen{};  // absent: the standard starting position
    std::vector<std::string> moves{};
    friend bool operator==(const Position&, const Position&) = default;
};
// All limits hold at once, and the one that is reached first ends the search. Without any limit
// the search goes on until it is stopped.
struct Go {
    std::vector<std::string> search_moves{};  // empty: all moves
    bool ponder = false;
    bool infinite = false;
    // What is left on the clocks; zero and negative times happen.
    std::optional<std::chrono::milliseconds> white_time{};
    std::optional<std::chrono::milliseconds> black_time{};
    std::optional<std::chrono::milliseconds> white_increment{};
    std::optional<std::chrono::milliseconds> black_increment{};
    std::optional<int> moves_to_go{};
    std::optional<int> depth{};  // plies
    std::optional<std::uint64_t> nodes{};
    std::optional<int> mate{};  // moves
    std::optional<std::chrono::milliseconds> move_time{};
    std::optional<int> perft{};  // plies to count; not of the protocol, but widely understood
    friend bool operator==(const Go&, const Go&) = default;
};
struct Stop {
    friend bool operator==(const Stop&, const Stop&) = default;
};
struct PonderHit {
    friend bool operator==(const PonderHit&, const PonderHit&) = default;
};
struct Quit {
    friend bool operator==(const Quit&, const Quit&) = default;
};
// A line without any command of the protocol, from its first word to its last.
struct Extra {
    std::string text;
    friend bool operator==(const Extra&, const Extra&) = default;
};

}  // namespace command

using Command = std::variant<command::Uci, command::Debug, command::IsReady, command::SetOption,
                             command::Register, command::UciNewGame, command::Position, command::Go,
                             command::Stop, command::PonderHit, command::Quit, command::Extra>;

// The command of a line. As the protocol asks, unknown words before it are skipped (`joho debug
// on`), and so are words inside it that mean nothing there. Nothing for a blank line or a comment
// (`# ...`).
[[nodiscard]] std::optional<Command> parse_command(std::string_view line);

// The line, without a line end. Line breaks inside texts become blanks.
[[nodiscard]] std::string to_line(const Command& command);

}  // namespace adoube::uci
