#include "uci/command.h"
#include "uci/line_builder.h"

namespace adoube::uci {

namespace {

void write(LineBuilder& line, const command::Uci&) { line << "uci"; }
void write(LineBuilder& line, const command::IsReady&) { line << "isready"; }
void write(LineBuilder& line, const command::UciNewGame&) { line << "ucinewgame"; }
void write(LineBuilder& line, const command::Stop&) { line << "stop"; }
void write(LineBuilder& line, const command::PonderHit&) { line << "ponderhit"; }
void write(LineBuilder& line, const command::Quit&) { line << "quit"; }
void write(LineBuilder& line, const command::Extra& extra) { line << extra.text; }

void write(LineBuilder& line, const command::Debug& debug) {
    line << "debug" << (debug.on ? "on" : "off");
}

void write(LineBuilder& line, const command::SetOption& option) {
    line << "setoption name" << option.name;
    if (option.value) line << "value" << visible(*option.value);
}

void write(LineBuilder& line, const command::Register& registration) {
    line << "register";
    if (!registration.name && !registration.code) line << "later";
    if (registration.name) line << "name" << *registration.name;
    if (registration.code) line << "code" << *registration.code;
}

void write(LineBuilder& line, const command::Position& position) {
    line << "position";
    if (position.fen) line << "fen" << *position.fen;
    else line << "startpos";
    if (!position.moves.empty()) line << "moves";
    for (const std::string& move : position.moves) line << move;
}

void write_time(LineBuilder& line, std::string_view word,
                const std::optional<std::chrono::milliseconds>& time) {
    if (time) line << word << time->count();
}

template <class T>
void write_number(LineBuilder& line, std::string_view word, const std::optional<T>& number) {
    if (number) line << word << *number;
}

// The list of moves comes last: there are engines that take all that follows for moves.
void write(LineBuilder& line, const command::Go& go) {
    line << "go";
    if (go.ponder) line << "ponder";
    write_time(line, "wtime", go.white_time);
    write_time(line, "btime", go.black_time);
    write_time(line, "winc", go.white_increment);
    write_time(line, "binc", go.black_increment);
    write_number(line, "movestogo", go.moves_to_go);
    write_number(line, "depth", go.depth);
    write_number(line, "nodes", go.nodes);
    write_number(line, "mate", go.mate);
    write_time(line, "movetime", go.move_time);
    write_number(line, "perft", go.perft);
    if (go.infinite) line << "infinite";
    if (!go.search_moves.empty()) line << "searchmoves";
    for (const std::string& move : go.search_moves) line << move;
}

}  // namespace

std::string to_line(const Command& command) {
    LineBuilder line;
    std::visit([&](const auto& alternative) { write(line, alternative); }, command);
    return std::move(line).line();
}

}  // namespace adoube::uci
