#include "arbiter/runtime/game_keeper.h"

#include <fmt/core.h>
#include <spdlog/logger.h>

#include "arbiter/match/match_pgn.h"
#include "notation/pgn_writer.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::string how_it_vanished(const Conclusion& conclusion) {
    if (conclusion.outcome->reason != game::Reason::disconnect) return {};
    return ": " + harmless(conclusion.detail, 200);
}

}  // namespace

std::optional<Color> GameKeeper::wanted_transcript(const Conclusion& conclusion) const {
    const auto& outcome = conclusion.outcome;
    if (!transcripts_ || !outcome || !outcome->winner) return std::nullopt;
    switch (outcome->reason) {
        case game::Reason::disconnect:
        case game::Reason::stall:
        case game::Reason::time_loss:
        case game::Reason::illegal_move: return opponent(*outcome->winner);
        default: return std::nullopt;
    }
}

void GameKeeper::keep_transcript(const GameRecord& record, const std::string& transcript) {
    const auto error = transcripts_->add(
        fmt::format("game {} ({} vs {}): {}{}\n{}\n", record.pairing.number, record.names.white,
                    record.names.black, explain(record.conclusion),
                    how_it_vanished(record.conclusion), transcript));
    if (error)
        log_.warn("transcript cannot be written: {}: {}", options_.transcript, error.message());
}

Task<std::optional<StorageFailure>> GameKeeper::keep(const GameRecord& record) {
    auto failure = co_await archive_.add(as_journal_game(record));
    if (!failure) failure = keep_last_position(record);
    co_return failure;
}

JournalGame GameKeeper::as_journal_game(const GameRecord& record) const {
    const PgnOptions pgn = options_.pgn.value_or(PgnOptions{});
    const PgnStyle style{options_.event, options_.site, pgn.notes, pgn.fields,
                         options_.console.format};
    const auto& [outcome, detail] = record.conclusion;
    const bool is_wanted = outcome || !pgn.finished_only;
    return {record.pairing.number, record.pairing.white, record.pairing.black, outcome,
            is_wanted ? pgn::write(to_pgn(record, style), pgn.notation) : ""};
}

std::optional<StorageFailure> GameKeeper::keep_last_position(const GameRecord& record) {
    if (!positions_ || !record.conclusion.outcome) return std::nullopt;
    if (const auto error = positions_->add(last_position_line(record)))
        return StorageFailure{options_.epd->file, error};
    return std::nullopt;
}

}  // namespace adoube::arbiter
