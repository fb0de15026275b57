// What a host wants to play, before there is a game: read from the page's form, kept with the
// board until a guest comes.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>

#include "arbiter/session/refusal_text.h"
#include "base/expected.h"

namespace adoube::arbiter::web {

struct Invitation {
    std::string host{};
    boost::json::object options{};  // those of the session protocol
    std::string start_fen{};        // "": the variant's own start
    std::string language = "en";
    bool to_engine = false;  // the guest is a program of the server

    friend bool operator==(const Invitation&, const Invitation&) = default;
};

// {"host": name, "opponent": "person" or "engine", "options": {...}, "lang": "en", "ko" or "ja"},
// all of it optional. What is refused here is what the session protocol refuses.
[[nodiscard]] Expected<Invitation, session::Refused> read_invitation(std::string_view text);
[[nodiscard]] std::string write_invitation(const Invitation& invitation);

// The request that creates the game, by the session protocol.
[[nodiscard]] boost::json::object create_request(const Invitation& invitation,
                                                 std::string_view guest);

// A name as it may be shown: without control characters and blanks around it, at most 40 bytes of
// whole UTF-8 characters; `stand_in` if nothing is left.
[[nodiscard]] std::string fit_name(std::string_view name, std::string_view stand_in);

}  // namespace adoube::arbiter::web
