// What can be asked of a game, and why it may be refused.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "game/result.h"
#include "rules/castling.h"
#include "rules/illegal_move.h"

namespace adoube::game {

namespace command {

// A needless promotion piece is ignored; a missing one is a queen with Options::auto_queen.
struct Play {
    Color by{};
    MoveRequest move{};
};
struct Castle {
    Color by{};
    Wing wing{};
};
// On the position on the board, or with the move that would bring it about (9.2.1, 9.3.1).
struct ClaimDraw {
    Color by{};
    std::optional<MoveRequest> move{};
};
struct OfferDraw {
    Color by{};
};
struct RespondDraw {
    Color by{};
    bool accept = false;
};
struct RequestUndo {
    Color by{};
    std::optional<int> plies{};  // 1 or 2; absent: back to his own turn
};
struct RespondUndo {
    Color by{};
    bool accept = false;
};
// Withdraws his own draw offer or undo request.
struct CancelOffer {
    Color by{};
};
struct Resign {
    Color by{};
};

// Nobody does anything: carries out what is due.
struct Tick {};
struct Disconnect {
    Color color{};
};
struct Reconnect {
    Color color{};
};
// The side to move begins to think. Only with ClockStart::when_told.
struct StartClock {};
// The arbiter ends the game: aborted, disconnect, illegal_move, stall, adjudication or tablebase.
// Nothing goes before his word, not even what is due: tick first where a flag should.
struct Award {
    Outcome outcome{};
};

}  // namespace command

using Command =
    std::variant<command::Play, command::Castle, command::ClaimDraw, command::OfferDraw,
                 command::RespondDraw, command::RequestUndo, command::RespondUndo,
                 command::CancelOffer, command::Resign, command::Tick, command::Disconnect,
                 command::Reconnect, command::StartClock, command::Award>;

// Why a command is refused, illegal moves aside.
enum class Objection : std::uint8_t {
    game_over,
    not_your_turn,
    time_goes_backwards,
    nothing_to_claim,
    claims_are_automatic,
    draw_offers_off,
    offer_pending,
    too_soon_to_offer,
    no_offer_pending,
    undo_off,
    undo_exhausted,
    undo_pending,
    nothing_to_undo,
    no_undo_pending,
    clock_running,
};

using Refusal = std::variant<Objection, IllegalMove>;

// The word of a refusal wherever one is written: "notYourTurn", "leavesKingInCheck".
[[nodiscard]] std::string_view name_of(Objection objection);
[[nodiscard]] std::string_view name_of(const Refusal& refusal);

}  // namespace adoube::game
