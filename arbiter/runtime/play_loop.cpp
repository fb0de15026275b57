#include "arbiter/runtime/play_loop.h"

#include <fmt/core.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <exception>
#include <utility>

#include "arbiter/players/position_text.h"
#include "arbiter/runtime/silent_log.h"
#include "arbiter/runtime/time_source.h"
#include "arbiter/runtime/utc.h"

namespace adoube::arbiter {

namespace {

template <class T>
[[nodiscard]] Task<void> keep(Task<T> task, std::optional<T>& result) {
    result.emplace(co_await std::move(task));
}

}  // namespace

game::Instant PlayLoop::play_time() {
    return game::Instant{std::chrono::floor<std::chrono::milliseconds>(now().time_since_epoch())};
}

PlayLoop::PlayLoop(Dialog& dialog, ChessDialog* chess, PlaySeat seat)
    : dialog_(dialog),
      chess_(chess),
      seat_(std::move(seat)),
      channel_(STDIN_FILENO, STDOUT_FILENO) {
    if (LineEditor::suits_terminal()) editor_.emplace();
}

void PlayLoop::carry_out(Task<void> task) {
    bool done = false;
    std::exception_ptr failure;
    boost::asio::co_spawn(io_.get_executor(), std::move(task), [&](std::exception_ptr error) {
        failure = std::move(error);
        done = true;
    });
    io_.restart();
    while (!done && io_.run_one() > 0) {
    }
    if (failure) std::rethrow_exception(failure);
}

template <class T>
T PlayLoop::result_of(Task<T> task) {
    std::optional<T> result;
    carry_out(keep(std::move(task), result));
    return std::move(*result);
}

std::optional<std::string> PlayLoop::seat_engine(const EngineSetup& setup) {
    const Surroundings around{io_.get_executor(), &now, silent_log()};
    auto started = result_of(UciPlayer::start(setup, around));
    if (!started) return started.error();
    engine_ = std::move(*started);
    return std::nullopt;
}

storage::StorageFault PlayLoop::run(const std::string& greeting) {
    auto fault = publish(greeting);
    while (!fault && !dialog_.has_ended()) {
        if (engine_ && chess_->waits_for_engine()) {
            fault = let_engine_move();
        } else if (input_has_ended()) {
            break;
        } else {
            fault = hear_user();
        }
    }
    if (engine_) carry_out(engine_->leave());
    return fault;
}

// One line at a time, so that an engine can answer a move before the next line is looked at.
storage::StorageFault PlayLoop::hear_user() {
    const auto lines = next_lines();
    if (auto fault = publish(dialog_.on_time(play_time()))) return fault;
    for (const std::string& line : lines) {
        if (dialog_.has_ended()) break;
        if (auto fault = publish(dialog_.on_line(line, play_time()))) return fault;
        while (engine_ && chess_->waits_for_engine())
            if (auto fault = let_engine_move()) return fault;
    }
    return std::nullopt;
}

storage::StorageFault PlayLoop::let_engine_move() {
    const game::Game& game = *chess_->waits_for_engine();
    if (!engine_is_ready_ && result_of(engine_->get_ready()))
        return publish(chess_->on_engine_failure(game::Reason::disconnect, play_time()));
    engine_is_ready_ = true;
    PositionText position(game);
    engine_->ask_for_move(game, position.text(game));
    const auto deadline = dialog_.deadline();
    const Answer answer =
        result_of(engine_->answer(deadline ? to_moment(*deadline) : Moment::max()));
    if (const auto* const move = std::get_if<answer::Move>(&answer))
        return publish(chess_->on_engine_move(move->text, move->assessment.value(), play_time()));
    const bool gone = std::holds_alternative<answer::Gone>(answer);
    const auto reason = gone ? game::Reason::disconnect : game::Reason::stall;
    return publish(chess_->on_engine_failure(reason, play_time()));
}

// What is shown has been stored before.
storage::StorageFault PlayLoop::publish(const std::string& text) {
    if (auto fault = store_news()) return fault;
    static_cast<void>(channel_.write(text));
    return std::nullopt;
}

storage::StorageFault PlayLoop::store_news() {
    std::vector<storage::StoredEvent> events;
    for (DialogNews& each : dialog_.take_news()) {
        if (!seat_.store) continue;
        if (each.number == 0) {
            const auto id = seat_.store->next_id('p');
            if (!id) return id.error();
            seat_.game_id = *id;
        }
        events.push_back({seat_.game_id, each.number, std::move(each.body)});
    }
    if (events.empty()) return std::nullopt;
    if (auto fault = seat_.store->append(events, utc_now())) return fault;
    if (events.front().number == 0 && seat_.interactive)
        static_cast<void>(channel_.write(fmt::format("This is game {}.\n", seat_.game_id)));
    return std::nullopt;
}

std::vector<std::string> PlayLoop::next_lines() {
    std::optional<std::chrono::milliseconds> limit;
    if (const auto deadline = dialog_.deadline())
        limit = std::chrono::ceil<std::chrono::milliseconds>(*deadline - play_time());
    if (!editor_) {
        if (seat_.interactive) static_cast<void>(channel_.write(dialog_.prompt()));
        return channel_.read(limit);
    }
    if (auto line = editor_->read(dialog_.prompt(), limit)) return {std::move(*line)};
    return {};
}

bool PlayLoop::input_has_ended() const { return editor_ ? editor_->at_end() : channel_.at_end(); }

}  // namespace adoube::arbiter
