// An engine that speaks UCI, in a process of its own. Nothing that it writes can hang, fool or
// outgrow the arbiter: every wait has an absolute deadline, and what is not understood or not due
// is passed over.
#pragma once

#include <memory>
#include <regex>
#include <string>

#include "arbiter/match/match_options.h"
#include "arbiter/players/idle_watch.h"
#include "arbiter/players/player.h"
#include "arbiter/players/search_report.h"
#include "arbiter/players/transcript.h"
#include "arbiter/process/child_process.h"
#include "arbiter/process/program.h"
#include "base/expected.h"
#include "uci/message.h"
#include "uci/option.h"

namespace spdlog {
class logger;
}

namespace adoube::arbiter {

// What an engine is started with.
struct EngineSetup {
    EngineOptions options;
    Program program;
    Variant variant = Variant::standard;
    bool keeps_line = false;                   // notes the moves that it expects
    std::vector<std::string> line_patterns{};  // notes lines that one of these matches
};

// What a player of the shell needs from it.
struct Surroundings {
    Executor executor;
    Moment (*now)();
    spdlog::logger* log;  // never null
    bool keep_transcript = false;
};

class UciPlayer final : public Player {
public:
    using Started = Expected<std::unique_ptr<UciPlayer>, std::string>;
    // Starts the engine and sets its options, or says in one clause why it cannot play.
    [[nodiscard]] static Task<Started> start(const EngineSetup& setup, Surroundings surroundings);

    [[nodiscard]] std::string_view name() const override { return name_; }
    [[nodiscard]] bool is_usable() const override { return process_->is_usable() && in_step_; }
    [[nodiscard]] Task<std::optional<NotReady>> get_ready() override;
    Moment ask_for_move(const game::Game& game, std::string_view position) override;
    [[nodiscard]] Task<Answer> answer(Moment deadline) override;
    void think_ahead(const game::Game& game, std::string_view position) override;
    void interrupt() override { process_->interrupt(); }
    [[nodiscard]] Task<void> withdraw() override;
    [[nodiscard]] Task<void> leave() override;
    [[nodiscard]] std::string transcript() const override;

private:
    UciPlayer(const EngineSetup& setup, Surroundings surroundings,
              std::unique_ptr<ChildProcess> process);

    [[nodiscard]] Task<std::optional<std::string>> introduce_itself(Moment deadline);
    void set_options();
    void set_option(const UciSetting& setting);
    [[nodiscard]] const uci::Option* offered(std::string_view name) const;
    [[nodiscard]] Task<std::optional<NotReady>> ping(Moment deadline);
    [[nodiscard]] Task<std::string> how_it_went();
    // For a search of that side, in the opponent's time if it is not on move.
    [[nodiscard]] std::string go_line(const game::Game& game, Color color) const;
    // Goes on with the search in the opponent's time if it was about this position.
    [[nodiscard]] std::optional<Moment> take_up_pondering(std::string_view position);
    [[nodiscard]] bool is_noted(std::string_view line) const;
    [[nodiscard]] answer::Move move_of(const uci::message::BestMove& best, Assessment assessment);
    void pass_over_stale_lines();
    void report_idle_use();
    void report_lateness(std::chrono::nanoseconds late);
    [[nodiscard]] bool is_late_copy(const std::string& move);
    void send(std::string_view line);
    [[nodiscard]] Task<Expected<std::string_view, NoLine>> next_line(Moment deadline);

    EngineSetup setup_;
    Surroundings around_;
    std::unique_ptr<ChildProcess> process_;
    SearchReport report_;  // of the search that was asked for
    IdleWatch idle_watch_{ProcessorTime{process_->id()}};
    Transcript transcript_{};
    std::string name_;
    std::vector<uci::Option> offered_options_;
    std::vector<std::regex> patterns_;
    std::string expected_reply_;  // to its last move, as it told
    std::string ponder_text_;     // the position it thinks about in the opponent's time; or empty
    Color color_ = Color::white;  // that it plays
    int unwanted_moves_ = 0;      // answers to searches that were given up
    std::string pending_;         // what is sent when the last of them has come
    std::string last_answer_;     // empty if it is of no use for telling late copies
    bool in_step_ = true;         // false if it still owes an answer
    std::optional<Moment> overstepped_{};  // the deadline that it let pass
};

}  // namespace adoube::arbiter
