// A board of the web pages: its seats and who looks at it, from the invitation to long after the
// game.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/storage/event_store.h"
#include "arbiter/web/invitation.h"
#include "arbiter/web/visitor.h"
#include "game/summary.h"

namespace adoube::arbiter::web {

enum class Seat : std::uint8_t { host, guest };

// What is known of a visitor.
struct Presence {
    std::optional<Seat> seat{};  // absent: looks on
    game::Language language = game::Language::english;
    std::size_t told = 0;  // events of the game that he has
    bool is_new = true;    // has not been told the state yet
};

struct Board {
    std::int64_t number = 0;
    std::string game{};  // its id in the session; "" while the host waits for a guest
    Invitation invitation{};
    std::string host_secret{};
    std::string guest_secret{};
    std::vector<std::string> events{};  // of the game, as JSON
    std::map<Visitor*, Presence> visitors{};

    [[nodiscard]] bool has_begun() const { return !game.empty(); }
    // The seat of a secret; absent if it is none of this board.
    [[nodiscard]] std::optional<Seat> seat_of(std::string_view secret) const;
    [[nodiscard]] bool is_taken(Seat seat) const;

    [[nodiscard]] storage::StoredBoard stored() const;
};

}  // namespace adoube::arbiter::web
