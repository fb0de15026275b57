#include "arbiter/json/game_pgn.h"

#include <fmt/format.h>

#include "notation/pgn_writer.h"

namespace adoube::arbiter::json {

namespace {

[[nodiscard]] pgn::Result pgn_result(const game::Game& game) {
    if (!game.is_over() || game.result()->outcome.is_void()) return pgn::Result::unknown;
    const auto& winner = game.result()->outcome.winner;
    if (!winner) return pgn::Result::draw;
    return *winner == Color::white ? pgn::Result::white_wins : pgn::Result::black_wins;
}

// PGN standard, 9.6.1, in seconds: "600+5", or "-" without a clock.
[[nodiscard]] std::string time_control_tag(const game::TimeControl& control) {
    if (!control.is_limited()) return "-";
    const auto in_seconds = [](game::Duration duration) {
        return std::chrono::duration<double>(duration).count();
    };
    return fmt::format("{}+{}", in_seconds(control.time), in_seconds(control.increment));
}

void add_ending(pgn::Tags& tags, const game::Game& game) {
    if (!game.is_over()) {
        tags.set("Termination", "unterminated");
        return;
    }
    const game::Reason reason = game.result()->outcome.reason;
    tags.set("Termination", std::string(termination_of(reason)));
    tags.set("ResultReason", std::string(game::name_of(reason)));
}

}  // namespace

std::string_view termination_of(game::Reason reason) {
    using game::Reason;
    switch (reason) {
        case Reason::time_loss:
        case Reason::timeout_vs_insufficient: return "time forfeit";
        case Reason::aborted: return "unterminated";
        case Reason::disconnect:
        case Reason::stall: return "abandoned";
        case Reason::illegal_move: return "rules infraction";
        case Reason::adjudication:
        case Reason::tablebase: return "adjudication";
        default: return "normal";
    }
}

std::string write_pgn(const game::Game& game, const GameCard& card, std::string_view date) {
    pgn::Game record;
    record.tags.set("Event", "?");
    record.tags.set("Site", "?");
    record.tags.set("Date", std::string(date));
    record.tags.set("Round", "?");
    record.tags.set("White", card.player(Color::white));
    record.tags.set("Black", card.player(Color::black));
    record.tags.set("TimeControl", time_control_tag(game.options().time_control.white));
    record.tags.set("PlyCount", std::to_string(game.moves().size()));
    add_ending(record.tags, game);
    record.variant = game.options().variant;
    record.start = game.start();
    for (const Move move : game.moves()) record.line.moves.push_back({.move = move});
    record.result = pgn_result(game);
    return pgn::write(record);
}

}  // namespace adoube::arbiter::json
