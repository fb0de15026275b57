// A result in one line, for people.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/result.h"

namespace adoube::game {

enum class Language : std::uint8_t { english, korean, japanese };

inline constexpr std::array<Language, 3> all_languages{Language::english, Language::korean,
                                                       Language::japanese};

// "en", "ko", "ja" (ISO 639-1).
[[nodiscard]] std::string_view code_of(Language language);
[[nodiscard]] std::optional<Language> language_of(std::string_view code);

// "White wins (checkmate, 34 moves)", in UTF-8.
[[nodiscard]] std::string summary(const Result& result, Language language);

}  // namespace adoube::game
