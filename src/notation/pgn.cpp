#include "notation/pgn.h"

#include <algorithm>
#include <array>

namespace adoube::pgn {

namespace {

constexpr std::array<std::string_view, 4> result_names{"*", "1-0", "0-1", "1/2-1/2"};

}  // namespace

std::string_view name_of(Result result) { return result_names[static_cast<std::size_t>(result)]; }

std::optional<Result> result_of(std::string_view name) {
    const auto found = std::find(result_names.begin(), result_names.end(), name);
    if (found == result_names.end()) return std::nullopt;
    return static_cast<Result>(found - result_names.begin());
}

const std::string* Tags::find(std::string_view name) const {
    const auto named = [&](const Pair& pair) { return pair.first == name; };
    const auto found = std::find_if(pairs_.begin(), pairs_.end(), named);
    return found == pairs_.end() ? nullptr : &found->second;
}

void Tags::set(std::string_view name, std::string value) {
    const auto named = [&](const Pair& pair) { return pair.first == name; };
    const auto found = std::find_if(pairs_.begin(), pairs_.end(), named);
    if (found == pairs_.end()) pairs_.emplace_back(name, std::move(value));
    else found->second = std::move(value);
}

void Tags::add(std::string name, std::string value) {
    if (!find(name)) pairs_.emplace_back(std::move(name), std::move(value));
}

Position with_move_number(const Position& start) {
    if (start.fullmove_number()) return start;
    Setup setup = start.setup();
    setup.fullmove_number = 1;
    return *Position::from(setup);
}

}  // namespace adoube::pgn
