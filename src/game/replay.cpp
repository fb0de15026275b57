#include "game/replay.h"

#include <algorithm>
#include <vector>

namespace adoube::game {

namespace {

[[nodiscard]] MoveRequest request_of(Move move) {
    return {move.from(), move.to(), move.promotion()};
}

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
                    causes.push_back(command::RespondDraw{color, true});
                break;
            case Reason::threefold:
            case Reason::fifty_move: causes.push_back(claim_with(ended.claimed_move)); break;
            case Reason::resign:
                if (outcome.winner) causes.push_back(command::Resign{opponent(*outcome.winner)});
                break;
            case Reason::aborted:
                for (const Color color : all_colors) causes.push_back(command::Resign{color});
                causes.push_back(command::Award{outcome});
                break;
            case Reason::disconnect:
            case Reason::illegal_move:
            case Reason::stall:
            case Reason::adjudication:
            case Reason::tablebase: causes.push_back(command::Award{outcome}); break;
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

// How many of the events stand at the head of the log.
[[nodiscard]] std::size_t count_matches(std::span<const Event> events, std::span<const Event> log) {
    const auto differ = std::mismatch(events.begin(), events.end(), log.begin(), log.end());
    return static_cast<std::size_t>(differ.first - events.begin());
}

// The number of events that one command accounts for at the head of the log; or how far the best
// of the possible causes gets.
[[nodiscard]] Expected<std::size_t, Contradiction> match_command(const Game& game,
                                                                 std::span<const Event> log) {
    std::size_t best = 0;
    for (const Command& cause : std::visit(Causes(game), log.front().body)) {
        const auto events = game.decide(cause, log.front().at);
        if (!events || events->empty()) continue;
        const std::size_t matches = count_matches(*events, log);
        if (matches == events->size()) return matches;
        best = std::max(best, matches);
    }
    return Failure{Contradiction{best}};
}

}  // namespace

Expected<Game, Contradiction> replay(std::span<const Event> log) {
    if (log.empty() || !std::holds_alternative<event::Created>(log.front().body))
        return Failure{Contradiction{0}};
    const auto consequences = after_creation(log.front());
    const std::size_t known = 1 + count_matches(consequences, log.subspan(1));
    if (known != 1 + consequences.size()) return Failure{Contradiction{known}};

    Game game = Game::fold(log.first(known));
    for (std::size_t index = known; index < log.size();) {
        const auto matched = match_command(game, log.subspan(index));
        if (!matched) return Failure{Contradiction{index + matched.error().index}};
        for (const Event& event : log.subspan(index, *matched)) game.apply(event);
        index += *matched;
    }
    return game;
}

}  // namespace adoube::game
