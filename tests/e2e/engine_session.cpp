#include "engine_session.h"

#include <algorithm>

#include "support/catch.h"
#include "uci/message.h"

namespace adoube {

std::string best_move(ProgramSession& engine) {
    const auto message = uci::parse_message(engine.read_until("bestmove").back());
    REQUIRE(message);
    return std::get<uci::message::BestMove>(*message).move;
}

bool is_ready(ProgramSession& engine) {
    engine.send("isready");
    return engine.read_until("readyok").back() == "readyok";
}

bool keeps_silent_about(ProgramSession& engine, std::string_view beginning) {
    engine.send("isready");
    return !any_begins(engine.read_until("readyok"), beginning);
}

bool any_begins(const std::vector<std::string>& lines, std::string_view beginning) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const auto& line) { return line.starts_with(beginning); });
}

}  // namespace adoube
