// The secrets of seats: who has one may sit there.
#pragma once

#include <string>
#include <string_view>

namespace adoube::arbiter::web {

// 128 bits from the system's source of chance, as 32 hexadecimal digits.
[[nodiscard]] std::string draw_secret();

// Takes the same time wherever the two differ.
[[nodiscard]] bool is_same_secret(std::string_view one, std::string_view other);

}  // namespace adoube::arbiter::web
