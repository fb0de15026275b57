#include "support/positions.h"

#include <stdexcept>

namespace adoube {

Position position_of(const Setup& setup) {
    const auto position = Position::from(setup);
    if (!position) throw std::logic_error("the test's set-up has faults");
    return *position;
}

Position after_moves(Position position, std::initializer_list<MoveRequest> moves) {
    for (const MoveRequest& request : moves) {
        const auto move = find_move(position, request);
        if (!move) throw std::logic_error("the test plays an illegal move");
        position = position.after(*move);
    }
    return position;
}

}  // namespace adoube
