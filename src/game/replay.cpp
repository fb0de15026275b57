#include "game/replay.h"

#include <utility>

namespace adoube::game {

namespace {

// The commands that can have led to an event as the first of its consequences.
class Causes {
public:
    explicit Causes(const Game& game) : game_(game) {}

    std::vector<Command> operator()(const event::Moved& moved) const {
        return {command::Play{moved.by, request_of(moved.move)}};
    }
    std::vector<Command> operator()(const event::DrawOffered& offered) const {
        return {command::OfferDraw{offered.by}};
    }
    std::vector<Command> operator()(const event::DrawDeclined& declined) const {
        return {command::RespondDraw{declined.by, false}};
    }
    std::vector<Command> operator()(const event::UndoRequested& requested) const {
        return {command::RequestUndo{requested.by, requested.plies}};
    }
    std::vector<Command> operator()(const event::Undone& undone) const {
        return {command::RespondUndo{opponent(undone.requested_by), true}};
    }
    std::vector<Command> operator()(const event::UndoDeclined& declined) const {
        return {command::RespondUndo{declined.by, false}};
    }
    std::vector<Command> operator()(const event::OfferCancelled& cancelled) const {
        return {command::CancelOffer{cancelled.by}};
    }
    std::vector<Command> operator()(const event::Disconnected& disconnected) const {
        return {command::Disconnect{disconnected.color}};
    }
    std::vector<Command> operator()(const event::Reconnected& reconnected) const {
        return {command::Reconnect{reconnected.color}};
    }
    std::vector<Command> operator()(const event::ClockStarted&) const {
        return {command::StartClock{}};
    }
    std::vector<Command> operator()(const event::Ended& ended) const {
        const Outcome& outcome = ended.result.outcome;
        std::vector<Command> causes{command::Tick{}};
        switch (outcome.reason) {
            case Reason::draw_agreed:
                for (const Color color : all_colors)
                    causes.emplace_back(command::RespondDraw{color, true});
                break;
            case Reason::threefold:
            case Reason::fifty_move: causes.emplace_back(claim_with(ended.claimed_move)); break;
            case Reason::resign:
                if (outcome.winner) causes.emplace_back(command::Resign{opponent(*outcome.winner)});
                break;
            case Reason::aborted:
                for (const Color color : all_colors) causes.emplace_back(command::Resign{color});
                causes.emplace_back(command::Award{outcome});
                break;
            case Reason::disconnect:
            case Reason::illegal_move:
            case Reason::stall:
            case Reason::adjudication:
            case Reason::tablebase: causes.emplace_back(command::Award{outcome}); break;
            default: break;  // follows from a move or is due: no command of its own
        }
        return causes;
    }
    // A remark on a move never comes first.
    template <class Remark>
    std::vector<Command> operator()(const Remark&) const {
        return {};
    }

private:
    [[nodiscard]] Command claim_with(std::optional<Move> move) const {
        command::ClaimDraw claim{game_.turn(), std::nullopt};
        if (move) claim.move = request_of(*move);
        return claim;
    }

    const Game& game_;
};

}  // namespace

bool Replay::accept(const Event& event) {
    const bool fits = expected_.empty() ? begins_command(event) : event == expected_.front();
    if (!fits) return false;
    if (!expected_.empty()) expected_.erase(expected_.begin());
    game_.apply(event);
    return true;
}

// Finds the command that the event is the first consequence of, and expects the rest of them.
bool Replay::begins_command(const Event& event) {
    for (const Command& cause : std::visit(Causes(game_), event.body)) {
        auto events = game_.decide(cause, event.at);
        if (!events || events->empty() || events->front() != event) continue;
        expected_ = std::move(*events);
        return true;
    }
    return false;
}

Expected<Game, Contradiction> replay(std::span<const Event> log) {
    if (log.empty() || !std::holds_alternative<event::Created>(log.front().body))
        return Failure{Contradiction{0}};
    Replay replay(log.front());
    for (std::size_t index = 1; index < log.size(); ++index)
        if (!replay.accept(log[index])) return Failure{Contradiction{index}};
    if (!replay.is_complete()) return Failure{Contradiction{log.size()}};
    return replay.game();
}

}  // namespace adoube::game
