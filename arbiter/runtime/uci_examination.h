// Puts an engine to the test: does it speak UCI as a match needs it? One engine process, asked one
// thing after the other; whatever it does, each question has its time limit.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/process/child_process.h"
#include "arbiter/process/program.h"
#include "rules/position.h"
#include "rules/variant.h"
#include "uci/message.h"
#include "uci/option.h"

namespace adoube::arbiter {

class UciExamination {
public:
    // What is wrong, in one clause; nothing if all is well.
    using Finding = std::optional<std::string>;
    // Told after each question.
    using Listener = std::function<void(std::string_view question, const Finding& finding)>;

    UciExamination(Executor executor, Program program, Moment (*now)())
        : executor_(std::move(executor)), program_(std::move(program)), now_(now) {}

    // Asks all questions; gives how many were not answered well.
    [[nodiscard]] Task<int> run(Listener listener);

private:
    struct Question {
        std::string_view text;
        Task<Finding> (UciExamination::*ask)();
    };
    [[nodiscard]] static const std::vector<Question>& questions();

    [[nodiscard]] Task<Finding> introduces_itself();
    [[nodiscard]] Task<Finding> has_a_name();
    [[nodiscard]] Task<Finding> offers_sound_options();
    [[nodiscard]] Task<Finding> is_ready();
    [[nodiscard]] Task<Finding> begins_a_game();
    [[nodiscard]] Task<Finding> takes_its_options();
    [[nodiscard]] Task<Finding> passes_over_nonsense();
    [[nodiscard]] Task<Finding> moves_at_depth();
    [[nodiscard]] Task<Finding> moves_at_nodes();
    [[nodiscard]] Task<Finding> tells_score_and_line();
    [[nodiscard]] Task<Finding> moves_in_its_time();
    [[nodiscard]] Task<Finding> moves_by_the_clock();
    [[nodiscard]] Task<Finding> moves_as_black_after_moves();
    [[nodiscard]] Task<Finding> moves_from_a_fen();
    [[nodiscard]] Task<Finding> promotes_in_lower_case();
    [[nodiscard]] Task<Finding> sees_a_mate();
    [[nodiscard]] Task<Finding> thinks_until_stopped();
    [[nodiscard]] Task<Finding> is_ready_while_thinking();
    [[nodiscard]] Task<Finding> has_no_move_when_mated();
    [[nodiscard]] Task<Finding> ponders();
    [[nodiscard]] Task<Finding> castles_in_chess960();
    [[nodiscard]] Task<Finding> leaves();

    // A search: the position, then the limits. A finding if the answer is no legal move in time.
    [[nodiscard]] Task<Finding> search(std::string position, std::string limits,
                                       std::chrono::milliseconds limit);
    // Reads until such a message comes; nothing if it does not come in that time.
    template <class M>
    [[nodiscard]] Task<std::optional<M>> wait_for(std::chrono::milliseconds limit);
    void note(const uci::Message& message);
    void send(std::string_view line);
    [[nodiscard]] Finding judge_move(const std::string& move) const;
    [[nodiscard]] bool offers(std::string_view name) const;

    Executor executor_;
    Program program_;
    Moment (*now_)();
    std::unique_ptr<ChildProcess> process_{};
    std::string name_{};
    std::string author_{};
    std::vector<uci::Option> options_{};
    int unsound_options_ = 0;
    // Of the last search.
    Position board_ = Position::initial();
    std::string move_{};
    std::optional<uci::Score> score_{};
    std::string line_{};
    bool tells_depth_ = false;
};

}  // namespace adoube::arbiter
