#include "tools/solve/problem.h"

#include <algorithm>

#include "base/numbers.h"
#include "notation/epd.h"
#include "notation/san.h"
#include "rules/legal_moves.h"

namespace adoube::solve {

namespace {

// Nothing if one of the moves cannot be read.
[[nodiscard]] std::optional<std::vector<Move>> moves_of(const epd::Record& record,
                                                        std::string_view code) {
    std::vector<Move> moves;
    const epd::Operation* const operation = epd::find(record.operations, code);
    if (operation == nullptr) return moves;
    for (const epd::Operand& operand : operation->operands) {
        const auto move = san::read(record.position(), operand.text);
        if (!move) return std::nullopt;
        moves.push_back(*move);
    }
    return moves;
}

[[nodiscard]] std::string_view first_operand(const epd::Record& record, std::string_view code) {
    const epd::Operation* const operation = epd::find(record.operations, code);
    if (operation == nullptr || operation->operands.empty()) return {};
    return operation->operands.front().text;
}

[[nodiscard]] std::optional<int> mate_of(const epd::Record& record) {
    constexpr std::string_view winning = "+M";
    if (const auto direct = parse_number<int>(first_operand(record, "dm"))) return *direct;
    const std::string_view score = first_operand(record, "ce");
    if (!score.starts_with(winning)) return std::nullopt;
    return parse_number<int>(score.substr(winning.size()));
}

[[nodiscard]] bool contains(const std::vector<Move>& moves, Move move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

}  // namespace

std::optional<Problem> read_problem(std::string_view line) {
    const auto record = epd::read(line, Variant::standard, fen::Strictness::lenient);
    if (!record || !has_legal_move(record->position())) return std::nullopt;
    const auto best = moves_of(*record, "bm");
    const auto avoided = moves_of(*record, "am");
    if (!best || !avoided) return std::nullopt;
    return Problem{std::string(first_operand(*record, "id")), record->position(), *best, *avoided,
                   mate_of(*record)};
}

bool has_solution(const Problem& problem, bool by_mate) {
    return by_mate ? problem.mate.has_value() : !problem.best.empty() || !problem.avoided.empty();
}

bool is_solved(const Problem& problem, const engine::Choice& choice, bool by_mate) {
    if (by_mate)
        return engine::is_win(choice.score) && engine::moves_to_mate(choice.score) <= *problem.mate;
    if (contains(problem.avoided, choice.move)) return false;
    return problem.best.empty() || contains(problem.best, choice.move);
}

}  // namespace adoube::solve
