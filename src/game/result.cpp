#include "game/result.h"

#include <algorithm>

namespace adoube::game {

std::string_view name_of(Reason reason) {
    switch (reason) {
        case Reason::checkmate: return "checkmate";
        case Reason::stalemate: return "stalemate";
        case Reason::insufficient_material: return "insufficientMaterial";
        case Reason::dead_position: return "deadPosition";
        case Reason::threefold: return "threefold";
        case Reason::fivefold: return "fivefold";
        case Reason::fifty_move: return "fiftyMove";
        case Reason::seventy_five_move: return "seventyFiveMove";
        case Reason::draw_agreed: return "drawAgreed";
        case Reason::resign: return "resign";
        case Reason::time_loss: return "timeLoss";
        case Reason::timeout_vs_insufficient: return "timeoutVsInsufficient";
        case Reason::aborted: return "aborted";
        case Reason::disconnect: return "disconnect";
        case Reason::illegal_move: return "illegalMove";
        case Reason::stall: return "stall";
        case Reason::adjudication: return "adjudication";
        case Reason::tablebase: return "tablebase";
    }
    return "";
}

std::optional<Reason> reason_of(std::string_view name) {
    const auto found = std::find_if(all_reasons.begin(), all_reasons.end(),
                                    [&](Reason reason) { return name_of(reason) == name; });
    if (found == all_reasons.end()) return std::nullopt;
    return *found;
}

std::string_view score_of(const Outcome& outcome) {
    if (outcome.is_void()) return "*";
    if (!outcome.winner) return "1/2-1/2";
    return outcome.winner == Color::white ? "1-0" : "0-1";
}

}  // namespace adoube::game
