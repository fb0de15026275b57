#include "arbiter/runtime/match_help.h"

#include <cctype>
#include <string>

#include "arbiter/match/match_option.h"
#include "support/catch.h"

namespace adoube::arbiter {

namespace {

// True if the help has "-name" as a word of its own.
[[nodiscard]] bool helps_with(std::string_view name) {
    const std::string option = " -" + std::string(name);
    for (auto at = match_help.find(option); at != std::string_view::npos;
         at = match_help.find(option, at + 1)) {
        const char next = match_help.at(at + option.size());
        if (next != '-' && std::isalnum(static_cast<unsigned char>(next)) == 0) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("The help of a match names every option that is read", "[arbiter][runtime]") {
    for (const auto& subject :
         {schedule_options(), rule_options(), output_options(), foreign_options()})
        for (const MatchOption& option : subject) {
            INFO(option.name);
            CHECK(helps_with(option.name));
        }
}

}  // namespace adoube::arbiter
