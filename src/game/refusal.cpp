#include "game/command.h"

namespace adoube::game {

std::string_view name_of(Objection objection) {
    switch (objection) {
        case Objection::game_over: return "gameOver";
        case Objection::not_your_turn: return "notYourTurn";
        case Objection::time_goes_backwards: return "timeGoesBackwards";
        case Objection::nothing_to_claim: return "nothingToClaim";
        case Objection::claims_are_automatic: return "claimsAreAutomatic";
        case Objection::draw_offers_off: return "drawOffersOff";
        case Objection::offer_pending: return "offerPending";
        case Objection::too_soon_to_offer: return "tooSoonToOffer";
        case Objection::no_offer_pending: return "noOfferPending";
        case Objection::undo_off: return "undoOff";
        case Objection::undo_exhausted: return "undoExhausted";
        case Objection::undo_pending: return "undoPending";
        case Objection::nothing_to_undo: return "nothingToUndo";
        case Objection::no_undo_pending: return "noUndoPending";
        case Objection::clock_running: return "clockRunning";
    }
    return "";
}

std::string_view name_of(const Refusal& refusal) {
    const auto name = [](auto reason) { return name_of(reason); };
    return std::visit(name, refusal);
}

}  // namespace adoube::game
