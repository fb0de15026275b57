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
    line.field("name", registration.name).field("code", registration.code);
}

void write(LineBuilder& line, const command::Position& position) {
    line << "position";
    if (position.fen) line << "fen" << *position.fen;
    else line << "startpos";
    if (!position.moves.empty()) line << "moves";
    for (const std::string& move : position.moves) line << move;
}

// The list of moves comes last: there are engines that take all that follows for moves.
void write(LineBuilder& line, const command::Go& go) {
    line << "go";
    if (go.ponder) line << "ponder";
    line.field("wtime", go.white_time);
    line.field("btime", go.black_time);
    line.field("winc", go.white_increment);
    line.field("binc", go.black_increment);
    line.field("movestogo", go.moves_to_go);
    line.field("depth", go.depth);
    line.field("nodes", go.nodes);
    line.field("mate", go.mate);
    line.field("movetime", go.move_time);
    line.field("perft", go.perft);
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
