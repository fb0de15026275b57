#include "arbiter/audit/game_audit.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "base/text_cursor.h"
#include "game/judgement.h"
#include "game/options.h"
#include "mating/mating.h"
#include "notation/fen.h"
#include "rules/history.h"
#include "rules/illegal_move.h"

namespace adoube::arbiter::audit {

namespace {

// Over-the-board rules: threefold and 50 moves are claimed, so that they show as claims.
[[nodiscard]] game::Options make_rules(bool exact) {
    game::Options fide;
    fide.draw_mode = game::DrawMode::fide;
    fide.exact_dead_position = exact;
    return fide;
}

[[nodiscard]] const game::Options& rules_of_audit(bool exact) {
    static const std::array rules{make_rules(false), make_rules(true)};
    return rules[exact ? 1 : 0];
}

[[nodiscard]] std::optional<Color> winner_of(pgn::Result result) {
    if (result == pgn::Result::white_wins) return Color::white;
    if (result == pgn::Result::black_wins) return Color::black;
    return std::nullopt;
}

// A game that goes on from a dead position is dead for ever, so that the last position tells
// whether there is one, and halving finds the first that is proved.
[[nodiscard]] std::optional<int> first_dead_ply(const std::vector<Position>& positions) {
    const auto is_alive = [](const Position& position) {
        return !mating::is_dead(position, mating::flag_budget);
    };
    if (is_alive(positions.back())) return std::nullopt;
    const auto first = std::partition_point(positions.begin(), positions.end(), is_alive);
    return static_cast<int>(first - positions.begin());
}

class GameAudit {
public:
    GameAudit(const pgn::ReadGame& read, const AuditOptions& options)
        : read_(read), options_(options) {
        if (options.exact) dead_from_ = first_dead_ply(read.positions);
    }

    [[nodiscard]] std::vector<Finding> run() && {
        const int last = static_cast<int>(read_.positions.size()) - 1;
        for (; ply_ < last; ++ply_) {
            look_at_position(false);
            if (outcome_) report_missed_end();
        }
        look_at_position(true);
        look_at_result();
        for (const pgn::Remark& remark : read_.remarks)
            findings_.push_back({FindingKind::oddity, 0, {}, {}, remark});
        return std::move(findings_);
    }

private:
    // Every position is judged that could be an end. Most cannot, and to see that is quick.
    void look_at_position(bool is_last) {
        const int occurrences = may_have_occurred_thrice() ? occurrences_of_current() : 1;
        outcome_.reset();
        if (is_last || may_be_dead() || occurrences >= 3 || quiet_plies() >= 100)
            outcome_ = game::judge(current(), occurrences, rules_of_audit(false));
        if (dead_from_ && ply_ >= *dead_from_) note_dead_position();
        if (outcome_) return;
        const auto claim = game::claim_on(current(), occurrences);
        if (!claim || claim == last_claim_) return;
        last_claim_ = claim;
        findings_.push_back({FindingKind::possible_claim, ply_, claim, {}, {}});
    }

    // A stalemate or too little material says more; a draw by count comes after (5.2.2).
    void note_dead_position() {
        const bool says_more =
            outcome_ && (outcome_->reason == game::Reason::stalemate ||
                         outcome_->reason == game::Reason::insufficient_material);
        if (!says_more) outcome_ = game::Outcome::draw(game::Reason::dead_position);
    }

    [[nodiscard]] const Position& current() const {
        return read_.positions[static_cast<std::size_t>(ply_)];
    }

    [[nodiscard]] int occurrences_of_current() const {
        return occurrences_of_last(
            std::span(read_.positions).first(static_cast<std::size_t>(ply_) + 1));
    }

    // Absent counters count as large: they rule nothing out.
    [[nodiscard]] int quiet_plies() const {
        return current().halfmove_clock().value_or(fen::largest_counter);
    }

    // Two more occurrences take four plies each.
    [[nodiscard]] bool may_have_occurred_thrice() const { return quiet_plies() >= 8; }

    [[nodiscard]] bool may_be_dead() const {
        const Position& position = current();
        return (position.pieces(PieceType::pawn) | position.pieces(PieceType::rook) |
                position.pieces(PieceType::queen))
            .empty();
    }

    void report_missed_end() {
        if (missed_end_) return;
        missed_end_ = outcome_;
        findings_.push_back({FindingKind::missed_end, ply_, outcome_->reason, {}, {}});
    }

    void look_at_result() {
        const auto* const tag = read_.game.tags.find("Result");
        if (read_.marker && tag && *tag != pgn::name_of(*read_.marker))
            findings_.push_back({FindingKind::result_mismatch, 0, {}, {}, {}});
        if (read_.error) return;  // how a game ended that could not be read is not known
        if (const auto outcome = missed_end_ ? missed_end_ : final_outcome()) expect(*outcome);
    }

    // How the game ended by its last position, or by the clock if its tags say so.
    [[nodiscard]] std::optional<game::Outcome> final_outcome() const {
        if (outcome_) return outcome_;
        const auto* const termination = read_.game.tags.find("Termination");
        const auto winner = winner_of(read_.game.result);
        if (!winner || !termination || !equal_but_for_case(*termination, "time forfeit"))
            return std::nullopt;
        return game::judge_time_up(current(), opponent(*winner), rules_of_audit(options_.exact));
    }

    void expect(const game::Outcome& outcome) {
        const std::string_view score = game::score_of(outcome);
        if (score == pgn::name_of(read_.game.result)) return;
        findings_.push_back(
            {FindingKind::wrong_result, ply_, outcome.reason, std::string(score), {}});
    }

    const pgn::ReadGame& read_;
    const AuditOptions& options_;
    std::optional<int> dead_from_{};
    int ply_ = 0;
    std::optional<game::Outcome> outcome_{};  // of the current position
    std::optional<game::Outcome> missed_end_{};
    std::optional<game::Reason> last_claim_{};
    std::vector<Finding> findings_;
};

[[nodiscard]] std::string_view name_of_oddity(pgn::Oddity oddity) {
    switch (oddity) {
        case pgn::Oddity::malformed_tag: return "malformedTag";
        case pgn::Oddity::repeated_tag: return "repeatedTag";
        case pgn::Oddity::comment_not_closed: return "commentNotClosed";
        case pgn::Oddity::result_missing: return "resultMissing";
        case pgn::Oddity::variation_cut: return "variationCut";
        case pgn::Oddity::stray_parenthesis: return "strayParenthesis";
    }
    return "";
}

[[nodiscard]] std::string_view describe_oddity(pgn::Oddity oddity) {
    switch (oddity) {
        case pgn::Oddity::malformed_tag: return "a tag is malformed and was passed over";
        case pgn::Oddity::repeated_tag: return "a tag is there twice; the first one stands";
        case pgn::Oddity::comment_not_closed: return "a comment has no end";
        case pgn::Oddity::result_missing: return "there is no result behind the moves";
        case pgn::Oddity::variation_cut:
            return "a variation was cut off at a move that is not legal";
        case pgn::Oddity::stray_parenthesis: return "a variation ends that did not begin";
    }
    return "";
}

[[nodiscard]] std::string describe_bad_fen(const fen::PositionError& error) {
    if (error.syntax) return std::string(fen::describe(error.syntax->fault));
    for (const PositionFault fault : all_position_faults)
        if (error.faults.contains(fault)) return std::string(fen::describe(fault));
    return {};
}

}  // namespace

std::string_view name_of(const Finding& finding) {
    switch (finding.kind) {
        case FindingKind::wrong_result: return "wrongResult";
        case FindingKind::missed_end: return "missedEnd";
        case FindingKind::possible_claim: return "possibleClaim";
        case FindingKind::result_mismatch: return "resultMismatch";
        case FindingKind::oddity: return name_of_oddity(finding.remark->oddity);
    }
    return "";
}

std::string describe(const Finding& finding) {
    const std::string_view reason =
        finding.reason ? game::name_of(*finding.reason) : std::string_view{};
    switch (finding.kind) {
        case FindingKind::wrong_result:
            return fmt::format("the result should be {} ({})", finding.expected, reason);
        case FindingKind::missed_end: return fmt::format("the game had ended here ({})", reason);
        case FindingKind::possible_claim:
            return fmt::format("a draw could be claimed ({})", reason);
        case FindingKind::result_mismatch:
            return "the Result tag and the result behind the moves differ";
        case FindingKind::oddity: return std::string(describe_oddity(finding.remark->oddity));
    }
    return {};
}

bool is_failure(const Finding& finding) {
    return finding.kind == FindingKind::wrong_result || finding.kind == FindingKind::missed_end;
}

std::vector<Finding> findings_in(const pgn::ReadGame& read, const AuditOptions& options) {
    return GameAudit(read, options).run();
}

std::string_view name_of(pgn::GameFault fault) {
    switch (fault) {
        case pgn::GameFault::unknown_variant: return "unknownVariant";
        case pgn::GameFault::bad_fen: return "badFen";
        case pgn::GameFault::not_a_move: return "notAMove";
        case pgn::GameFault::illegal_move: return "illegalMove";
        case pgn::GameFault::ambiguous_move: return "ambiguousMove";
        case pgn::GameFault::too_long: return "tooLong";
    }
    return "";
}

std::string describe(const pgn::GameError& error) {
    switch (error.fault) {
        case pgn::GameFault::unknown_variant:
            return fmt::format("not a variant that is known here: {}", error.text);
        case pgn::GameFault::bad_fen:
            return fmt::format("the FEN cannot be used: {}: {}", describe_bad_fen(error.fen),
                               error.text);
        case pgn::GameFault::not_a_move: return fmt::format("not a move: {}", error.text);
        case pgn::GameFault::illegal_move:
            return fmt::format("illegal move: {} ({})", error.text, adoube::name_of(*error.reason));
        case pgn::GameFault::ambiguous_move: return fmt::format("ambiguous move: {}", error.text);
        case pgn::GameFault::too_long: return "the game is too long to be one";
    }
    return {};
}

}  // namespace adoube::arbiter::audit
