#include "arbiter/runtime/match_help.h"

#include <cctype>
#include <string>

#include "arbiter/match/engine_options.h"
#include "arbiter/match/match_option.h"
#include "support/catch.h"

namespace adoube::arbiter {

namespace {

// True if the text has the name as a word of its own.
[[nodiscard]] bool has_word(std::string_view text, std::string_view name) {
    const std::string word = " " + std::string(name);
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const char next = text.at(at + word.size());
        if (next != '-' && std::isalnum(static_cast<unsigned char>(next)) == 0) return true;
    }
    return false;
}

[[nodiscard]] std::string_view help_with_engines() {
    const auto begin = match_help.find("\nPlayers ");
    return match_help.substr(begin, match_help.find("\nMatch\n") - begin);
}

}  // namespace

TEST_CASE("The help of a match names every option that is read", "[arbiter][runtime]") {
    for (const auto& subject :
         {schedule_options(), rule_options(), output_options(), foreign_options()})
        for (const MatchOption& option : subject) {
            INFO(option.name);
            CHECK(has_word(match_help, "-" + std::string(option.name)));
        }
}

TEST_CASE("The help of a match names every key of an engine", "[arbiter][runtime]") {
    for (const std::string_view key : engine_key_names()) {
        INFO(key);
        CHECK(has_word(help_with_engines(), key));
    }
    CHECK(has_word(help_with_engines(), "restart=on|off|auto"));
}

}  // namespace adoube::arbiter
