#include <utility>

#include "game/game.h"
#include "game/judgement.h"
#include "rules/legal_moves.h"

namespace adoube::game {

namespace {

using Decision = Expected<std::vector<Event>, Refusal>;

[[nodiscard]] Decision refused(Refusal refusal) { return Failure{refusal}; }

// Judges one command on a game that is not over and in which nothing is due.
class Judge {
public:
    Judge(const Game& game, Instant now) : game_(game), now_(now) {}

    Decision operator()(const command::Play& play) {
        if (play.by != game_.turn()) return refused(Objection::not_your_turn);
        const auto move = asked_move(play.move);
        if (!move) return refused(move.error());
        return moved(*move);
    }

    Decision operator()(const command::Castle& castle) {
        if (castle.by != game_.turn()) return refused(Objection::not_your_turn);
        const auto move = find_castling(game_.position(), castle.wing);
        if (!move) return refused(move.error());
        return moved(*move);
    }

    Decision operator()(const command::ClaimDraw& claim) {
        if (game_.options().draw_mode == DrawMode::automatic)
            return refused(Objection::claims_are_automatic);
        if (claim.by != game_.turn()) return refused(Objection::not_your_turn);
        if (!claim.move) return judge_claim(game_.claimable(), std::nullopt);
        const auto move = asked_move(*claim.move);
        if (!move) return refused(move.error());
        const Position next = game_.position().after(*move);
        return judge_claim(claim_on(next, game_.occurrences_with(next)), *move);
    }

    Decision operator()(const command::OfferDraw& offer) {
        if (!game_.options().draw_offers) return refused(Objection::draw_offers_off);
        if (game_.pending()) return refused(Objection::offer_pending);
        if (!game_.may_offer_again(offer.by)) return refused(Objection::too_soon_to_offer);
        return one(event::DrawOffered{offer.by});
    }

    Decision operator()(const command::RespondDraw& answer) {
        if (!awaits(Proposal::Kind::draw, answer.by)) return refused(Objection::no_offer_pending);
        if (!answer.accept) return one(event::DrawDeclined{answer.by});
        return ended(Outcome::draw(Reason::draw_agreed));
    }

    Decision operator()(const command::RequestUndo& request) {
        const auto left = game_.undo_left(request.by);
        if (game_.options().undo_limit == 0) return refused(Objection::undo_off);
        if (left == 0) return refused(Objection::undo_exhausted);
        if (const auto& pending = game_.pending())
            return refused(pending->kind == Proposal::Kind::undo ? Objection::undo_pending
                                                                 : Objection::offer_pending);
        const int plies = request.plies.value_or(request.by == game_.turn() ? 2 : 1);
        if (plies < 1 || plies > 2 || std::cmp_greater(plies, game_.moves().size()))
            return refused(Objection::nothing_to_undo);
        return one(event::UndoRequested{request.by, plies});
    }

    Decision operator()(const command::RespondUndo& answer) {
        if (!awaits(Proposal::Kind::undo, answer.by)) return refused(Objection::no_undo_pending);
        if (!answer.accept) return one(event::UndoDeclined{answer.by});
        return one(event::Undone{game_.pending()->by, game_.pending()->plies});
    }

    Decision operator()(const command::CancelOffer& cancel) {
        if (!game_.pending() || game_.pending()->by != cancel.by)
            return refused(Objection::no_offer_pending);
        return one(event::OfferCancelled{cancel.by});
    }

    // Before one's first move a resignation only says that there will be no game.
    Decision operator()(const command::Resign& resign) {
        if (!game_.has_moved(resign.by)) return ended(Outcome::aborted());
        return ended(Outcome::won_by(opponent(resign.by), Reason::resign));
    }

    Decision operator()(const command::Tick&) { return nothing(); }

    Decision operator()(const command::Disconnect& disconnect) {
        if (game_.is_away(disconnect.color)) return nothing();
        return one(event::Disconnected{disconnect.color});
    }

    Decision operator()(const command::Reconnect& reconnect) {
        if (!game_.is_away(reconnect.color)) return nothing();
        return one(event::Reconnected{reconnect.color});
    }

    Decision operator()(const command::StartClock&) {
        if (game_.is_thinking()) return refused(Objection::clock_running);
        return one(event::ClockStarted{});
    }

    Decision operator()(const command::Award& award) { return ended(award.outcome); }

    [[nodiscard]] Decision end_by(const Due& due) const {
        const Color late = game_.turn();
        const auto at_once = [&](const Outcome& outcome) {
            const Result result{outcome, game_.full_moves()};
            return std::vector{Event{due.at, event::Ended{result, std::nullopt}}};
        };
        switch (due.kind) {
            case Due::Kind::first_move: return at_once(Outcome::aborted());
            case Due::Kind::grace:
                return at_once(Outcome::won_by(opponent(late), Reason::disconnect));
            case Due::Kind::time: break;
        }
        return at_once(judge_time_up(game_.position(), late, game_.options()));
    }

private:
    template <class Body>
    void note(Body body) {
        events_.push_back({now_, std::move(body)});
    }
    template <class Body>
    [[nodiscard]] Decision one(Body body) {
        note(std::move(body));
        return std::move(events_);
    }
    [[nodiscard]] static Decision nothing() { return std::vector<Event>{}; }
    [[nodiscard]] Decision ended(const Outcome& outcome) {
        return one(event::Ended{Result{outcome, game_.full_moves()}, std::nullopt});
    }

    [[nodiscard]] bool awaits(Proposal::Kind kind, Color answer_by) const {
        const auto& pending = game_.pending();
        return pending && pending->kind == kind && pending->by == opponent(answer_by);
    }

    [[nodiscard]] Expected<Move, IllegalMove> asked_move(MoveRequest request) const {
        auto move = find_move(game_.position(), request);
        if (!move && move.error() == IllegalMove::promotion_not_allowed) {
            request.promotion.reset();
            move = find_move(game_.position(), request);
        }
        const bool piece_missing = !move && move.error() == IllegalMove::promotion_missing;
        if (!piece_missing || !game_.options().auto_queen) return move;
        request.promotion = PieceType::queen;
        return find_move(game_.position(), request);
    }

    [[nodiscard]] Decision judge_claim(std::optional<Reason> reason, std::optional<Move> move) {
        if (!reason) return refused(Objection::nothing_to_claim);
        return one(event::Ended{Result{Outcome::draw(*reason), game_.full_moves()}, move});
    }

    [[nodiscard]] Decision moved(Move move) {
        const Position next = game_.position().after(move);
        note(event::Moved{game_.turn(), move});
        remark_on(move);
        decline_by_moving();
        conclude(next);
        return std::move(events_);
    }

    void remark_on(Move move) {
        const Color by = game_.turn();
        if (move.kind() == MoveKind::castle) note(event::Castled{by, wing_of(move)});
        if (move.kind() == MoveKind::en_passant)
            note(event::TookEnPassant{by, behind(by, move.to())});
        if (move.is_promotion()) note(event::Promoted{by, move.to(), promoted_type(move.kind())});
    }

    // A move answers the opponent's offer (9.1.2.1), and leaves nothing of an undo request.
    void decline_by_moving() {
        const auto& pending = game_.pending();
        if (!pending) return;
        if (pending->kind == Proposal::Kind::undo) note(event::UndoDeclined{game_.turn()});
        else if (pending->by != game_.turn()) note(event::DrawDeclined{game_.turn()});
    }

    void conclude(const Position& next) {
        const int occurrences = game_.occurrences_with(next);
        const auto outcome = judge(next, occurrences, game_.options());
        if (outcome && outcome->reason == Reason::checkmate) note(event::Checkmated{next.turn()});
        else if (next.in_check()) note(event::Checked{next.turn()});
        if (outcome && outcome->reason == Reason::stalemate) note(event::Stalemated{next.turn()});
        if (outcome) {
            const int plies = static_cast<int>(game_.moves().size()) + 1;
            const int full_moves = count_full_moves(plies, game_.start().turn());
            note(event::Ended{Result{*outcome, full_moves}, std::nullopt});
        } else if (const auto reason = claim_on(next, occurrences)) {
            note(event::DrawClaimable{*reason});
        }
    }

    const Game& game_;
    Instant now_;
    std::vector<Event> events_{};
};

// What goes on after the end without anybody noticing.
[[nodiscard]] bool is_idle_after_the_end(const Command& command) {
    return std::holds_alternative<command::Tick>(command) ||
           std::holds_alternative<command::Disconnect>(command) ||
           std::holds_alternative<command::Reconnect>(command);
}

}  // namespace

Expected<std::vector<Event>, Refusal> Game::decide(const Command& command, Instant now) const {
    if (now < latest_) return refused(Objection::time_goes_backwards);
    if (is_over()) {
        if (is_idle_after_the_end(command)) return std::vector<Event>{};
        return refused(Objection::game_over);
    }
    const auto next = due();
    if (next && now >= next->at && !std::holds_alternative<command::Award>(command))
        return Judge(*this, now).end_by(*next);
    return std::visit(Judge(*this, now), command);
}

}  // namespace adoube::game
