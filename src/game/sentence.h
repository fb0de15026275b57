// Refusals in one sentence, for people.
#pragma once

#include <string_view>

#include "game/summary.h"

namespace adoube::game {

// The sentence for a refusal's word ("notYourTurn", "castlingThroughCheck", "unknownGame"), in
// UTF-8; the word itself if there is none.
[[nodiscard]] std::string_view sentence_of(std::string_view word, Language language);

}  // namespace adoube::game
