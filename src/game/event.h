// What has happened in a game, and when. A game is the fold of its events: they alone rebuild it.
#pragma once

#include <optional>
#include <variant>

#include "game/options.h"
#include "game/result.h"
#include "game/time.h"
#include "rules/move.h"
#include "rules/position.h"

namespace adoube::game {

namespace event {

// The first event of every game; what was left to chance has been drawn.
struct Created {
    Options options;
    Position start;
    std::optional<int> chess960_number;  // of the start, if it is one of the 960 in that variant
    Color host_color = Color::white;

    friend bool operator==(const Created& a, const Created& b) {
        return a.options == b.options && a.start.same_as(b.start) &&
               a.start.halfmove_clock() == b.start.halfmove_clock() &&
               a.start.fullmove_number() == b.start.fullmove_number() &&
               a.chess960_number == b.chess960_number && a.host_color == b.host_color;
    }
};

struct Moved {
    Color by{};
    Move move{};
    friend bool operator==(const Moved&, const Moved&) = default;
};

// What a move was besides; these follow their Moved and change nothing further.
struct Castled {
    Color by{};
    Wing wing{};
    friend bool operator==(const Castled&, const Castled&) = default;
};
struct TookEnPassant {
    Color by{};
    Square captured{};  // where the pawn stood
    friend bool operator==(const TookEnPassant&, const TookEnPassant&) = default;
};
struct Promoted {
    Color by{};
    Square square{};
    PieceType type{};
    friend bool operator==(const Promoted&, const Promoted&) = default;
};
struct Checked {
    Color color{};  // whose king is in check
    friend bool operator==(const Checked&, const Checked&) = default;
};
struct Checkmated {
    Color color{};  // whose king is mated
    friend bool operator==(const Checkmated&, const Checkmated&) = default;
};
struct Stalemated {
    Color color{};  // who has no move
    friend bool operator==(const Stalemated&, const Stalemated&) = default;
};
struct DrawClaimable {
    Reason reason{};  // threefold or fifty_move; by the side to move
    friend bool operator==(const DrawClaimable&, const DrawClaimable&) = default;
};

struct DrawOffered {
    Color by{};
    friend bool operator==(const DrawOffered&, const DrawOffered&) = default;
};
struct DrawDeclined {
    Color by{};
    friend bool operator==(const DrawDeclined&, const DrawDeclined&) = default;
};
struct UndoRequested {
    Color by{};
    int plies = 0;
    friend bool operator==(const UndoRequested&, const UndoRequested&) = default;
};
struct Undone {
    Color requested_by{};
    int plies = 0;
    friend bool operator==(const Undone&, const Undone&) = default;
};
struct UndoDeclined {
    Color by{};
    friend bool operator==(const UndoDeclined&, const UndoDeclined&) = default;
};
// The draw offer or undo request of that side is withdrawn.
struct OfferCancelled {
    Color by{};
    friend bool operator==(const OfferCancelled&, const OfferCancelled&) = default;
};

struct Disconnected {
    Color color{};
    friend bool operator==(const Disconnected&, const Disconnected&) = default;
};
struct Reconnected {
    Color color{};
    friend bool operator==(const Reconnected&, const Reconnected&) = default;
};
// Only with ClockStart::when_told.
struct ClockStarted {
    friend bool operator==(const ClockStarted&, const ClockStarted&) = default;
};

struct Ended {
    Result result{};
    std::optional<Move> claimed_move{};  // the move that a draw was claimed with; it is not made
    friend bool operator==(const Ended&, const Ended&) = default;
};

}  // namespace event

using EventBody =
    std::variant<event::Created, event::Moved, event::Castled, event::TookEnPassant,
                 event::Promoted, event::Checked, event::Checkmated, event::Stalemated,
                 event::DrawClaimable, event::DrawOffered, event::DrawDeclined,
                 event::UndoRequested, event::Undone, event::UndoDeclined, event::OfferCancelled,
                 event::Disconnected, event::Reconnected, event::ClockStarted, event::Ended>;

struct Event {
    Instant at{};
    EventBody body;

    friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace adoube::game
