// Reads the fields of a JSON object by name and type, and remembers the first thing that is wrong:
// read all that is wanted, then ask for the fault once.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/time.h"

namespace adoube::arbiter::json {

class Fields {
public:
    // The object must outlive this.
    explicit Fields(const boost::json::object& object) : object_(object) {}

    // A field that must be there; a stand-in is returned when it is not, or is of another type.
    [[nodiscard]] std::string_view text(std::string_view name);
    [[nodiscard]] bool flag(std::string_view name);
    [[nodiscard]] std::int64_t whole(std::string_view name);
    // Milliseconds on a time line: 0 up to 2^53 - 1, the largest whole number of all JSON readers.
    [[nodiscard]] game::Instant instant(std::string_view name);

    // The same for a field that may be missing or null.
    [[nodiscard]] std::optional<std::string_view> text_if_any(std::string_view name);
    [[nodiscard]] std::optional<bool> flag_if_any(std::string_view name);
    [[nodiscard]] std::optional<std::int64_t> whole_if_any(std::string_view name);
    [[nodiscard]] std::optional<std::uint64_t> unsigned_if_any(std::string_view name);
    [[nodiscard]] std::optional<game::Instant> instant_if_any(std::string_view name);
    [[nodiscard]] const boost::json::object* object_if_any(std::string_view name);
    // Null pointer if missing or null.
    [[nodiscard]] const boost::json::value* find(std::string_view name) const;

    // Notes what is wrong with a field, unless something was already.
    void blame(std::string_view name, std::string_view expected);
    // "at: expected a whole number of milliseconds"; absent while nothing is wrong.
    [[nodiscard]] const std::optional<std::string>& fault() const { return fault_; }

private:
    const boost::json::object& object_;
    std::optional<std::string> fault_{};
};

}  // namespace adoube::arbiter::json
