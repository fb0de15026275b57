#include "arbiter/json/fields.h"

#include <boost/json/value.hpp>
#include <cmath>

namespace adoube::arbiter::json {

namespace {

constexpr std::int64_t largest_exact = (std::int64_t{1} << 53) - 1;

// A whole number in any of the forms that JSON libraries give it: 5 or 5.0.
[[nodiscard]] std::optional<std::int64_t> whole_of(const boost::json::value& value) {
    if (const auto* const number = value.if_int64()) return *number;
    const auto* const real = value.if_double();
    const auto limit = static_cast<double>(largest_exact);
    if (!real || std::trunc(*real) != *real || std::abs(*real) > limit) return std::nullopt;
    return static_cast<std::int64_t>(*real);
}

}  // namespace

const boost::json::value* Fields::find(std::string_view name) const {
    const auto* const value = object_.if_contains(name);
    return value && !value->is_null() ? value : nullptr;
}

void Fields::blame(std::string_view name, std::string_view expected) {
    if (!fault_) fault_ = std::string(name) + ": expected " + std::string(expected);
}

std::string_view Fields::text(std::string_view name) {
    const auto found = text_if_any(name);
    if (!found) blame(name, "a string");
    return found.value_or("");
}

bool Fields::flag(std::string_view name) {
    const auto found = flag_if_any(name);
    if (!found) blame(name, "true or false");
    return found.value_or(false);
}

std::int64_t Fields::whole(std::string_view name) {
    const auto found = whole_if_any(name);
    if (!found) blame(name, "a whole number");
    return found.value_or(0);
}

game::Instant Fields::instant(std::string_view name) {
    const auto found = instant_if_any(name);
    if (!found) blame(name, "a whole number of milliseconds");
    return found.value_or(game::Instant{});
}

std::optional<std::string_view> Fields::text_if_any(std::string_view name) {
    const auto* const value = find(name);
    if (!value) return std::nullopt;
    if (const auto* const text = value->if_string()) return std::string_view(*text);
    blame(name, "a string");
    return std::nullopt;
}

std::optional<bool> Fields::flag_if_any(std::string_view name) {
    const auto* const value = find(name);
    if (!value) return std::nullopt;
    if (const auto* const flag = value->if_bool()) return *flag;
    blame(name, "true or false");
    return std::nullopt;
}

std::optional<std::int64_t> Fields::whole_if_any(std::string_view name) {
    const auto* const value = find(name);
    if (!value) return std::nullopt;
    if (const auto number = whole_of(*value)) return *number;
    blame(name, "a whole number");
    return std::nullopt;
}

std::optional<std::uint64_t> Fields::unsigned_if_any(std::string_view name) {
    const auto* const value = find(name);
    if (!value) return std::nullopt;
    if (const auto* const number = value->if_uint64()) return *number;
    const auto whole = whole_of(*value);
    if (whole && *whole >= 0) return static_cast<std::uint64_t>(*whole);
    blame(name, "a whole number from 0 to 18446744073709551615");
    return std::nullopt;
}

std::optional<game::Instant> Fields::instant_if_any(std::string_view name) {
    const auto* const value = find(name);
    if (!value) return std::nullopt;
    const auto number = whole_of(*value);
    if (number && *number >= 0 && *number <= largest_exact) return game::instant_of_ms(*number);
    blame(name, "a whole number of milliseconds, 0 or more");
    return std::nullopt;
}

const boost::json::object* Fields::object_if_any(std::string_view name) {
    const auto* const value = find(name);
    if (!value) return nullptr;
    if (const auto* const object = value->if_object()) return object;
    blame(name, "an object");
    return nullptr;
}

}  // namespace adoube::arbiter::json
