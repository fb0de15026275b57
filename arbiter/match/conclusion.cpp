#include "arbiter/match/conclusion.h"

#include "notation/color_name.h"

namespace adoube::arbiter {
namespace {

using game::Reason;

[[nodiscard]] std::string name(Color color) { return std::string(name_of_color(color)); }

[[nodiscard]] std::string with_detail(const std::string& text, const std::string& detail) {
    return detail.empty() ? text : text + ": " + detail;
}

[[nodiscard]] std::string explain_win(Color winner, Reason reason, const std::string& detail) {
    const std::string loser = name(opponent(winner));
    switch (reason) {
        case Reason::checkmate: return name(winner) + " mates";
        case Reason::resign: return loser + " resigns";
        case Reason::time_loss: return loser + " loses on time";
        case Reason::disconnect: return loser + " disconnects";
        case Reason::stall: return loser + "'s connection stalls";
        case Reason::illegal_move: return with_detail(loser + " makes an illegal move", detail);
        case Reason::tablebase: return name(winner) + " wins by adjudication: SyzygyTB";
        default: return name(winner) + " wins by adjudication";
    }
}

[[nodiscard]] std::string explain_draw(Reason reason, const std::string& detail) {
    switch (reason) {
        case Reason::stalemate: return "Draw by stalemate";
        case Reason::insufficient_material: return "Draw by insufficient mating material";
        case Reason::dead_position: return "Draw by dead position";
        case Reason::threefold: return "Draw by 3-fold repetition";
        case Reason::fivefold: return "Draw by 5-fold repetition";
        case Reason::fifty_move: return "Draw by fifty moves rule";
        case Reason::seventy_five_move: return "Draw by seventy-five moves rule";
        case Reason::draw_agreed: return "Draw by agreement";
        case Reason::timeout_vs_insufficient: return "Draw by timeout";
        case Reason::tablebase: return "Draw by adjudication: SyzygyTB";
        default: return with_detail("Draw by adjudication", detail);
    }
}

}  // namespace

std::string_view score_of(const Conclusion& conclusion) {
    return conclusion.outcome ? game::score_of(*conclusion.outcome) : "*";
}

std::string explain(const Conclusion& conclusion) {
    const auto& outcome = conclusion.outcome;
    if (!outcome) return "No result, game interrupted";
    if (outcome->is_void()) return "No result, game aborted";
    if (!outcome->winner) return explain_draw(outcome->reason, conclusion.detail);
    return explain_win(*outcome->winner, outcome->reason, conclusion.detail);
}

std::string_view termination_of(const Conclusion& conclusion) {
    if (!conclusion.outcome) return "unterminated";
    switch (conclusion.outcome->reason) {
        case Reason::time_loss:
        case Reason::timeout_vs_insufficient: return "time forfeit";
        case Reason::disconnect:
        case Reason::stall:
        case Reason::aborted: return "abandoned";
        case Reason::illegal_move: return "rules infraction";
        case Reason::adjudication:
        case Reason::tablebase: return "adjudication";
        default: return "normal";
    }
}

std::string_view termination_of(const Conclusion& conclusion, ConsoleFormat format) {
    const std::string_view standard = termination_of(conclusion);
    if (format == ConsoleFormat::own || !conclusion.outcome) return standard;
    if (conclusion.outcome->reason == Reason::illegal_move) return "illegal move";
    if (format == ConsoleFormat::fastchess) return standard;
    if (conclusion.outcome->reason == Reason::stall) return "stalled connection";
    return standard == "normal" ? "" : standard;
}

std::string_view reason_word(const Conclusion& conclusion) {
    return conclusion.outcome ? game::name_of(conclusion.outcome->reason) : "interrupted";
}

std::string harmless(std::string_view text, std::size_t longest) {
    constexpr std::string_view dangerous = "{}\"\\;";
    std::string result;
    for (const char c : text.substr(0, longest))
        result += c >= ' ' && c <= '~' && dangerous.find(c) == std::string_view::npos ? c : '?';
    if (text.size() > longest) result += "...";
    return result;
}

}  // namespace adoube::arbiter
