#include "app/conversation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "app/extras.h"
#include "app/legible.h"
#include "base/version.h"
#include "uci/words.h"

namespace adoube::app {

namespace {

constexpr std::array<std::string_view, 4> extra_commands{"d", "eval", "flip", "bench"};

}  // namespace

bool is_extra_command(std::string_view word) {
    return std::find(extra_commands.begin(), extra_commands.end(), word) != extra_commands.end();
}

Conversation::Conversation(Output& output) : output_(output), thinker_(output) {}

Conversation::~Conversation() {
    if (worker_.joinable()) {
        worker_.request_stop();
        worker_.join();
    }
}

std::optional<std::string> Conversation::obey(std::string_view line,
                                              WallClock::time_point received) {
    received_ = received;
    const auto command = uci::parse_command(line);
    if (!command) return std::nullopt;
    return std::visit([this](const auto& each) { return carry_out(each); }, *command);
}

void Conversation::wait_for_work() {
    if (worker_.joinable()) worker_.join();
}

Conversation::Complaint Conversation::carry_out(const uci::command::Uci&) {
    output_.message(uci::message::IdName{fmt::format("Adoube {}", version)});
    output_.message(uci::message::IdAuthor{"the Adoube authors"});
    for (const uci::Option& option : offered_options()) output_.message(option);
    output_.message(uci::message::UciOk{});
    return std::nullopt;
}

Conversation::Complaint Conversation::carry_out(const uci::command::Debug& debug) {
    debug_ = debug.on;
    return std::nullopt;
}

Conversation::Complaint Conversation::carry_out(const uci::command::IsReady&) {
    if (!is_busy()) apply_options();
    output_.message(uci::message::ReadyOk{});
    return std::nullopt;
}

// A search that runs keeps what it was started with; the next one has the new value.
Conversation::Complaint Conversation::carry_out(const uci::command::SetOption& command) {
    return set_option(options_, command);
}

// This engine is free; whoever registers is welcome.
Conversation::Complaint Conversation::carry_out(const uci::command::Register&) {
    output_.message(uci::message::Registration{uci::message::Check::ok});
    return std::nullopt;
}

Conversation::Complaint Conversation::carry_out(const uci::command::UciNewGame&) {
    new_game_ = true;
    if (!is_busy()) apply_options();
    return std::nullopt;
}

Conversation::Complaint Conversation::carry_out(const uci::command::Position& command) {
    auto read = read_game_position(command, options_.variant);
    if (!read) return read.error();
    game_ = *std::move(read);
    return std::nullopt;
}

// Not due while the engine works: ignored, as the protocol asks.
Conversation::Complaint Conversation::carry_out(const uci::command::Go& go) {
    if (is_busy()) return "go while the engine works is ignored: stop it first";
    if (go.perft) count(*go.perft);
    else think(go);
    return std::nullopt;
}

Conversation::Complaint Conversation::carry_out(const uci::command::Stop&) {
    if (worker_.joinable()) worker_.request_stop();
    return std::nullopt;
}

Conversation::Complaint Conversation::carry_out(const uci::command::PonderHit&) {
    if (time_ && is_busy() && time_->is_pondering()) thinker_.ponder_hit(*time_, received_);
    return std::nullopt;
}

Conversation::Complaint Conversation::carry_out(const uci::command::Quit&) {
    has_quit_ = true;
    return std::nullopt;
}

Conversation::Complaint Conversation::carry_out(const uci::command::Extra& extra) {
    const std::string_view word = uci::Words(extra.text).peek();
    if (word == "d") show_board(output_, game_.position, options_.variant);
    else if (word == "eval") show_evaluation(output_, game_.position);
    else if (word == "flip") game_ = GamePosition{flipped(game_.position)};
    else if (word == "bench") return bench(extra.text);
    else return "unknown command: " + legible(extra.text) + ", and expected a command of UCI";
    return std::nullopt;
}

void Conversation::think(const uci::command::Go& go) {
    apply_options();
    time_ = std::make_shared<ThinkTime>(go, game_.position.turn(), options_, received_);
    if (debug_ && time_->budget())
        output_.remark(fmt::format("time for this move {} ms, at most {} ms",
                                   time_->budget()->normal.count(),
                                   time_->budget()->longest.count()));
    start([this, job = ThinkJob{game_, go, options_, time_}](const std::stop_token& stop) {
        thinker_.run(job, stop, finished_);
    });
}

void Conversation::count(int depth) {
    start([this, depth, position = game_.position,
           variant = options_.variant](const std::stop_token& stop) {
        count_moves(output_, position, depth, variant, stop);
    });
}

Conversation::Complaint Conversation::bench(const std::string& text) {
    if (is_busy()) return "bench while the engine works is ignored: stop it first";
    const auto settings = read_bench(text);
    if (!settings) return settings.error();
    start([this, settings = *settings](const std::stop_token& stop) {
        run_bench(output_, settings, stop);
    });
    return std::nullopt;
}

void Conversation::start(Work work) {
    wait_for_work();  // it has answered or been told to, and is about to end
    finished_ = false;
    worker_ = std::jthread([this, work = std::move(work)](const std::stop_token& stop) {
        work(stop);
        finished_ = true;
    });
}

void Conversation::apply_options() {
    wait_for_work();
    if (!thinker_.set_hash(options_.hash_megabytes)) {
        output_.remark(fmt::format(
            "error there is no memory for a hash table of {} MB; the old one of {} MB stays",
            options_.hash_megabytes, thinker_.hash_megabytes()));
        options_.hash_megabytes = thinker_.hash_megabytes();
    }
    if (const auto complaint = thinker_.set_tablebase(options_.syzygy_path)) {
        output_.remark(fmt::format(
            "error tables cannot be used: {}: {}, and expected folders with Syzygy tables",
            legible(options_.syzygy_path), *complaint));
        options_.syzygy_path.clear();
    }
    if (!thinker_.set_threads(options_.threads)) {
        output_.remark(fmt::format("error there is no memory for {} threads; {} search",
                                   options_.threads, thinker_.threads()));
        options_.threads = thinker_.threads();
    }
    if (new_game_) thinker_.begin_game();
    else if (options_.clear_hash) thinker_.clear_hash();
    new_game_ = options_.clear_hash = false;
}

}  // namespace adoube::app
