#include "arbiter/runtime/match_setup.h"

namespace adoube::arbiter {
namespace {

// The games differ, the sides differ, and the same seed gives the same moves.
[[nodiscard]] OwnBook own_book(const MatchSetup& setup, const Pairing& pairing, int engine) {
    const auto index = static_cast<std::size_t>(engine);
    if (!setup.own_books[index]) return {};
    const auto game = static_cast<std::uint64_t>(pairing.number);
    return {&*setup.own_books[index], setup.options.engines[index].book_depth,
            setup.options.seed ^ (game << 20U) ^ (static_cast<std::uint64_t>(index) << 50U)};
}

}  // namespace

GamePlan plan_game(const MatchSetup& setup, const Pairing& pairing) {
    const auto& white = setup.options.engines[static_cast<std::size_t>(pairing.white)];
    const auto& black = setup.options.engines[static_cast<std::size_t>(pairing.black)];
    GamePlan plan{pairing, setup.options.rules, {white.time_control, black.time_control}};
    plan.restart = {white.restart, black.restart};
    plan.books = {own_book(setup, pairing, pairing.white), own_book(setup, pairing, pairing.black)};
    plan.tables = setup.tables.get();
    if (setup.book) plan.opening = setup.book->at(pairing.opening);
    return plan;
}

EngineSetup plan_engine(const MatchSetup& setup, int engine, int board) {
    const MatchOptions& options = setup.options;
    const auto index = static_cast<std::size_t>(engine);
    EngineSetup plan{options.engines[index], setup.programs[index], options.rules.variant};
    plan.keeps_line = options.rules.line_check != LineCheck::none;
    if (options.pgn) {
        plan.keeps_line |= options.pgn->fields.line;
        plan.line_patterns = options.pgn->line_patterns;
    }
    if (const auto& processors = options.processors; processors && !processors->empty())
        plan.program.processor =
            (*processors)[static_cast<std::size_t>(board) % processors->size()];
    return plan;
}

}  // namespace adoube::arbiter
