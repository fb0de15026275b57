#include "arbiter/web/board.h"

#include <algorithm>

#include "arbiter/web/secret.h"

namespace adoube::arbiter::web {

std::optional<Seat> Board::seat_of(std::string_view secret) const {
    if (is_same_secret(secret, host_secret)) return Seat::host;
    if (is_same_secret(secret, guest_secret)) return Seat::guest;
    return std::nullopt;
}

bool Board::is_taken(Seat seat) const {
    return std::any_of(visitors.begin(), visitors.end(),
                       [&](const auto& each) { return each.second.seat == seat; });
}

storage::StoredBoard Board::stored() const {
    return {number, game, write_invitation(invitation), host_secret, guest_secret};
}

}  // namespace adoube::arbiter::web
