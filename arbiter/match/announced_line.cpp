#include "arbiter/match/announced_line.h"

#include "base/text_cursor.h"
#include "game/judgement.h"
#include "notation/uci_move.h"

namespace adoube::arbiter {
namespace {

// The line up to where it has been looked at.
struct LineSoFar {
    History history;
    std::optional<Move> first{};
    std::optional<game::Reason> end{};  // of the game after the moves so far
    int plies = 0;
};

// How the game ends in that position, as far as a line may be expected to know.
[[nodiscard]] std::optional<game::Reason> end_of(const History& history,
                                                 const game::Options& options) {
    const auto outcome = game::judge(history.current(), history.occurrences(), options);
    if (!outcome || outcome->reason == game::Reason::insufficient_material) return std::nullopt;
    return outcome->reason;
}

[[nodiscard]] std::optional<LineComplaint> read_move(LineSoFar& so_far, std::string_view word,
                                                     const game::Options& options) {
    if (so_far.end)
        return LineComplaint{LineFault::goes_on_after_end, std::string{word}, so_far.end};
    const Position& position = so_far.history.current();
    const auto move = uci_move::read(position, word);
    if (!move) {
        const bool is_move = move.error().fault == uci_move::Fault::illegal;
        return LineComplaint{is_move ? LineFault::illegal_move : LineFault::not_a_move,
                             std::string{word}};
    }
    if (!so_far.first) so_far.first = *move;
    so_far.history.push(position.after(*move));
    so_far.end = end_of(so_far.history, options);
    ++so_far.plies;
    return std::nullopt;
}

[[nodiscard]] std::optional<LineComplaint> examine_mate(const LineSoFar& so_far, int moves) {
    const int promised = moves > 0 ? 2 * moves - 1 : -2 * moves;
    if (so_far.plies < promised) return LineComplaint{LineFault::mate_too_early};
    if (so_far.plies > promised) return LineComplaint{LineFault::mate_too_late};
    if (so_far.end != game::Reason::checkmate) return LineComplaint{LineFault::no_mate};
    return std::nullopt;
}

}  // namespace

std::optional<LineComplaint> examine_line(const game::Game& game, const Assessment& said,
                                          Move played, LineCheck check) {
    if (check == LineCheck::none) return std::nullopt;
    game::Options options = game.options();
    options.exact_dead_position = false;
    LineSoFar so_far{game.history()};
    TextCursor words(said.line);
    for (words.skip_spaces(); !words.at_end(); words.skip_spaces())
        if (auto complaint = read_move(so_far, words.take_word(), options)) return complaint;
    if (!so_far.first) return std::nullopt;
    if (so_far.first != played) return LineComplaint{LineFault::other_move};
    if (check == LineCheck::mates && said.mate) return examine_mate(so_far, *said.mate);
    return std::nullopt;
}

}  // namespace adoube::arbiter
