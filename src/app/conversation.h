// The talk with a GUI: takes its lines one by one and never keeps it waiting. What takes long is
// done by one worker thread.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "app/game_position.h"
#include "app/options.h"
#include "app/output.h"
#include "app/think_time.h"
#include "app/thinker.h"
#include "uci/command.h"

namespace adoube::app {

class Conversation {
public:
    explicit Conversation(Output& output);
    ~Conversation();  // stops the work
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    // Carries out a line that was read at that time; what is wrong with it, if anything is.
    [[nodiscard]] std::optional<std::string> obey(std::string_view line,
                                                  WallClock::time_point received);

    [[nodiscard]] bool has_quit() const { return has_quit_; }
    void wait_for_work();

private:
    using Complaint = std::optional<std::string>;
    using Work = std::function<void(const std::stop_token&)>;

    Complaint carry_out(const uci::command::Uci&);
    Complaint carry_out(const uci::command::Debug&);
    Complaint carry_out(const uci::command::IsReady&);
    Complaint carry_out(const uci::command::SetOption&);
    Complaint carry_out(const uci::command::Register&);
    Complaint carry_out(const uci::command::UciNewGame&);
    Complaint carry_out(const uci::command::Position&);
    Complaint carry_out(const uci::command::Go&);
    Complaint carry_out(const uci::command::Stop&);
    Complaint carry_out(const uci::command::PonderHit&);
    Complaint carry_out(const uci::command::Quit&);
    Complaint carry_out(const uci::command::Extra&);

    void think(const uci::command::Go& go);
    void count(int depth);
    Complaint bench(const std::string& text);
    // What has been told to stop will have answered in a moment, for which the next `go` waits.
    [[nodiscard]] bool is_busy() const {
        return worker_.joinable() && !finished_ && !worker_.get_stop_token().stop_requested();
    }
    void start(Work work);
    // Brings the thinker up to date with the options; not while it works.
    void apply_options();

    Output& output_;
    Options options_;
    GamePosition game_;
    WallClock::time_point received_{};
    bool has_quit_ = false;
    bool debug_ = false;
    bool new_game_ = false;  // announced while the worker was busy, and not yet begun

    Thinker thinker_;
    std::shared_ptr<ThinkTime> time_;  // of the search that runs
    std::atomic<bool> finished_{true};
    std::jthread worker_;
};

// The commands beyond the protocol.
[[nodiscard]] bool is_extra_command(std::string_view word);

}  // namespace adoube::app
