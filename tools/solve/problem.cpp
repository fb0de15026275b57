#include "tools/solve/problem.h"

#include <algorithm>

#include "base/numbers.h"
#include "notation/epd.h"
#include "notation/san.h"

namespace adoube::solve {

namespace {

[[nodiscard]] std::vector<Move> moves_of(const epd::Record& record, std::string_view code) {
    std::vector<Move> moves;
    if (const epd::Operation* const operation = epd::find(record.operations, code))
        for (const epd::Operand& operand : operation->operands)
            if (const auto move = san::read(record.position(), operand.text))
                moves.push_back(*move);
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
    if (!record) return std::nullopt;
    Problem problem{std::string(first_operand(*record, "id")), record->position()};
    problem.best = moves_of(*record, "bm");
    problem.avoided = moves_of(*record, "am");
    problem.mate = mate_of(*record);
    if (problem.best.empty() && problem.avoided.empty() && !problem.mate) return std::nullopt;
    return problem;
}

bool is_solved(const Problem& problem, const engine::Choice& choice, bool by_mate) {
    if (by_mate)
        return problem.mate && engine::is_win(choice.score) &&
               engine::moves_to_mate(choice.score) <= *problem.mate;
    if (contains(problem.avoided, choice.move)) return false;
    return problem.best.empty() || contains(problem.best, choice.move);
}

}  // namespace adoube::solve
