#include "arbiter/audit/mating_text.h"

#include <fmt/format.h>

#include "notation/san.h"

namespace adoube::arbiter::audit {

namespace {

[[nodiscard]] std::string describe_line(std::size_t plies) {
    if (plies == 0) return "the mate is on the board";
    return fmt::format("a series of {} legal move{} ends with the mate", plies,
                       plies == 1 ? "" : "s");
}

[[nodiscard]] std::string_view describe_proof(mating::Proof proof) {
    switch (proof) {
        case mating::Proof::game_over: return "the game is over, and not by that mate";
        case mating::Proof::material:
            return "no placement of what is left is a mate, whatever pawns and captures change";
        case mating::Proof::walls:
            return "on the squares that each man can ever reach, no mate can be built";
        case mating::Proof::exhausted:
            return "every position that can arise was looked at, and none is the mate";
    }
    return {};
}

}  // namespace

std::string_view name_of(mating::Answer answer) {
    switch (answer) {
        case mating::Answer::can: return "can";
        case mating::Answer::cannot: return "cannot";
        case mating::Answer::unknown: break;
    }
    return "unknown";
}

std::string_view name_of(mating::Proof proof) {
    switch (proof) {
        case mating::Proof::game_over: return "gameOver";
        case mating::Proof::material: return "material";
        case mating::Proof::walls: return "walls";
        case mating::Proof::exhausted: break;
    }
    return "exhausted";
}

std::vector<std::string> helpmate_in_san(const Position& position, const mating::Verdict& verdict) {
    std::vector<std::string> words;
    Position current = position;
    for (const Move move : verdict.helpmate) {
        const Position next = current.after(move);
        words.push_back(san::write(current, move, next));
        current = next;
    }
    return words;
}

std::string describe(const mating::Verdict& verdict) {
    if (verdict.answer == mating::Answer::can) return describe_line(verdict.helpmate.size());
    if (verdict.proof) return std::string(describe_proof(*verdict.proof));
    return fmt::format("not decided after {} positions, so it is taken as possible", verdict.nodes);
}

}  // namespace adoube::arbiter::audit
