#include "uci/line_builder.h"
#include "uci/message.h"

namespace adoube::uci {

namespace {

[[nodiscard]] std::string_view name_of(message::Check state) {
    switch (state) {
        case message::Check::checking: return "checking";
        case message::Check::ok: return "ok";
        case message::Check::error: return "error";
    }
    return "error";
}

void write(LineBuilder& line, const message::IdName& id) { line << "id name" << id.name; }
void write(LineBuilder& line, const message::IdAuthor& id) { line << "id author" << id.author; }
void write(LineBuilder& line, const message::UciOk&) { line << "uciok"; }
void write(LineBuilder& line, const message::ReadyOk&) { line << "readyok"; }

void write(LineBuilder& line, const message::BestMove& best) {
    line << "bestmove" << best.move;
    line.field("ponder", best.ponder);
}

void write(LineBuilder& line, const message::CopyProtection& protection) {
    line << "copyprotection" << name_of(protection.state);
}

void write(LineBuilder& line, const message::Registration& registration) {
    line << "registration" << name_of(registration.state);
}

void write_score(LineBuilder& line, const Score& score) {
    line << "score" << (score.unit == Score::Unit::mate ? "mate" : "cp") << score.value;
    if (score.bound == Bound::lower) line << "lowerbound";
    if (score.bound == Bound::upper) line << "upperbound";
}

// `pv` and `string` come last, for they take words up to the end of the line.
void write(LineBuilder& line, const Info& info) {
    line << "info";
    line.field("depth", info.depth);
    line.field("seldepth", info.selective_depth);
    line.field("multipv", info.multi_pv);
    if (info.score) write_score(line, *info.score);
    if (const auto& wdl = info.win_draw_loss) line << "wdl" << wdl->win << wdl->draw << wdl->loss;
    line.field("nodes", info.nodes);
    line.field("nps", info.nodes_per_second);
    line.field("hashfull", info.hash_full);
    line.field("tbhits", info.tablebase_hits);
    line.field("cpuload", info.cpu_load);
    line.field("time", info.time);
    line.field("currmove", info.current_move);
    line.field("currmovenumber", info.current_move_number);
    line.field("refutation", info.refutation);
    line.field("currline", info.current_line);
    line.field("pv", info.pv);
    line.field("string", info.text);
}

void write(LineBuilder& line, const CheckOption& option) {
    line << "check default" << (option.initial ? "true" : "false");
}

void write(LineBuilder& line, const SpinOption& option) {
    line << "spin default" << option.initial << "min" << option.smallest << "max" << option.largest;
}

void write(LineBuilder& line, const ComboOption& option) {
    line << "combo default" << visible(option.initial);
    for (const std::string& choice : option.choices) line << "var" << choice;
}

void write(LineBuilder& line, const ButtonOption&) { line << "button"; }

void write(LineBuilder& line, const StringOption& option) {
    line << "string default" << visible(option.initial);
}

void write(LineBuilder& line, const Option& option) {
    line << "option name" << option.name << "type";
    std::visit([&](const auto& type) { write(line, type); }, option.type);
}

}  // namespace

std::string to_line(const Message& message) {
    LineBuilder line;
    std::visit([&](const auto& alternative) { write(line, alternative); }, message);
    return std::move(line).line();
}

}  // namespace adoube::uci
