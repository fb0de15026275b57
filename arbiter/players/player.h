// Whoever sits at a board, as the arbiter sees him: asked for moves, he answers in his time or
// does not.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "arbiter/match/assessment.h"
#include "arbiter/process/executor.h"
#include "game/game.h"

namespace adoube::arbiter {

namespace answer {

struct Move {
    std::string text;
    Assessment assessment{};
};
// He is gone; how it came about.
struct Gone {
    std::string how;
};
// Nothing came up to the deadline.
struct Silence {};

}  // namespace answer

using Answer = std::variant<answer::Move, answer::Gone, answer::Silence>;

// Why a player could not get ready for a game.
using NotReady = std::variant<answer::Gone, answer::Silence>;

class Player {
public:
    virtual ~Player() = default;

    // As he calls himself.
    [[nodiscard]] virtual std::string_view name() const = 0;
    // False once he cannot play another game.
    [[nodiscard]] virtual bool is_usable() const = 0;

    // Prepares for a new game; nothing returned means that he is ready.
    [[nodiscard]] virtual Task<std::optional<NotReady>> get_ready() = 0;
    // Tells him the position and asks for his move; gives when that began to be sent, from when
    // his time runs. The position is given as well in the words of UCI, "position startpos moves
    // e2e4".
    virtual Moment ask_for_move(const game::Game& game, std::string_view position) = 0;
    // The opponent is on move after his own: he may think ahead in the meantime. The position is
    // given in the words of UCI.
    virtual void think_ahead(const game::Game&, std::string_view) {}
    // His answer to the question. After silence it may be waited for again.
    [[nodiscard]] virtual Task<Answer> answer(Moment deadline) = 0;
    // Makes a pending answer Silence at once.
    virtual void interrupt() = 0;
    // Takes the question back: no answer to it will ever be taken for one to another question.
    [[nodiscard]] virtual Task<void> withdraw() = 0;
    // Sends him away for good.
    [[nodiscard]] virtual Task<void> leave() = 0;
    // What was last said to and by him, a line each; empty if nobody has kept it.
    [[nodiscard]] virtual std::string transcript() const { return {}; }
};

}  // namespace adoube::arbiter
