#include "arbiter/session/refusal_text.h"

#include <fmt/format.h>

#include "game/sentence.h"

namespace adoube::arbiter::session {

namespace {

// How often the position has come and how many moves were quiet: why a claim fails.
[[nodiscard]] std::string claim_detail(const game::Game& game) {
    const int plies = game.position().halfmove_clock().value_or(0);
    return fmt::format(" (3: {}, 50: {})", game.occurrences(), plies / 2);
}

}  // namespace

Refused refused(std::string_view word, game::Language language) {
    return {std::string(word), std::string(game::sentence_of(word, language))};
}

Refused bad_request(std::string_view detail, game::Language language) {
    return {"badRequest", fmt::format("{} {}", game::sentence_of("badRequest", language), detail)};
}

Refused refused(const game::Refusal& refusal, const game::Game& game, game::Language language) {
    Refused answer = refused(game::name_of(refusal), language);
    const auto* const objection = std::get_if<game::Objection>(&refusal);
    if (objection && *objection == game::Objection::nothing_to_claim)
        answer.text += claim_detail(game);
    return answer;
}

}  // namespace adoube::arbiter::session
