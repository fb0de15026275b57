#include "arbiter/runtime/engine_guest.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "arbiter/players/position_text.h"
#include "arbiter/process/waiting.h"
#include "arbiter/runtime/silent_log.h"
#include "arbiter/runtime/time_source.h"

namespace adoube::arbiter {

namespace {

namespace asio = boost::asio;
using boost::json::object;

class EngineGuest final : public web::Visitor {
public:
    EngineGuest(asio::io_context& io, std::shared_ptr<web::Door> door, std::int64_t board)
        : executor_(io.get_executor()), door_(std::move(door)), board_(board), news_(executor_) {}
    ~EngineGuest() override { door_->hall().leave(*this, door_->present()); }

    [[nodiscard]] Task<void> play(EngineSetup setup, std::string secret) {
        const Surroundings around{executor_, &now, silent_log()};
        auto started = co_await UciPlayer::start(setup, around);
        const object greeting{{"op", "enter"}, {"seat", secret}};
        const auto text = boost::json::serialize(greeting);
        if (!door_->hall().enter(*this, board_, text, door_->present())) co_return;
        door_->publish_soon();
        if (!started) {
            act({{"type", "resign"}});
            co_return;
        }
        engine_ = std::move(*started);
        const auto not_ready = co_await engine_->get_ready();
        if (not_ready) act({{"type", "resign"}});
        else co_await play_moves();
        co_await engine_->leave();
    }

    // Something has happened on the board.
    void send(web::Message) override {
        ++changes_;
        news_.cancel();
        if (engine_ && asked_) engine_->interrupt();
    }

private:
    [[nodiscard]] const game::Game* game() const {
        const auto* const table = door_->hall().table(board_);
        return table && !table->game.is_over() ? &table->game : nullptr;
    }
    [[nodiscard]] Color color() const {
        return opponent(door_->hall().table(board_)->card.host_color);
    }

    [[nodiscard]] Task<void> play_moves() {
        while (game()) {
            answer_proposal();
            if (game() && game()->turn() == color() && !game()->pending()) co_await move();
            else co_await wait_for_news();
        }
    }

    // It takes a draw where it sees nothing better, and lets people take moves back.
    void answer_proposal() {
        const auto pending = game()->pending();
        if (!pending || pending->by == color()) return;
        if (pending->kind == game::Proposal::Kind::undo)
            return act({{"type", "respondUndo"}, {"accept", true}});
        const bool is_content = latest_score_.value_or(1) <= 0;
        act({{"type", "respondDraw"}, {"accept", is_content}});
    }

    [[nodiscard]] Task<void> move() {
        PositionText position(*game());
        const std::size_t plies = game()->moves().size();
        const Moment limit = deadline();
        engine_->ask_for_move(*game(), position.text(*game()));
        asked_ = true;
        int changes = changes_;
        Answer answer = co_await engine_->answer(limit);
        // What came meanwhile may be an offer or such: the question still stands.
        while (std::holds_alternative<answer::Silence>(answer) && changes != changes_) {
            changes = changes_;
            if (game()) answer_proposal();
            if (!is_still_asked(plies)) break;
            answer = co_await engine_->answer(limit);
        }
        asked_ = false;
        co_await carry_out(answer, plies);
    }

    [[nodiscard]] bool is_still_asked(std::size_t plies) const {
        return game() && game()->moves().size() == plies && game()->turn() == color();
    }

    [[nodiscard]] Task<void> carry_out(const Answer& answer, std::size_t plies) {
        const auto* const move = std::get_if<answer::Move>(&answer);
        if (move && is_still_asked(plies)) {
            latest_score_ = move->assessment.value();
            act({{"type", "move"}, {"uci", move->text}});
            if (!is_still_asked(plies)) co_return;
            act({{"type", "resign"}});  // what it wants is not legal
        } else if (std::holds_alternative<answer::Gone>(answer)) {
            act({{"type", "resign"}});
        } else if (!move) {
            co_await engine_->withdraw();
            door_->publish_soon();  // its time may be up
        }
    }

    [[nodiscard]] Moment deadline() const {
        if (!game() || !game()->deadline()) return Moment::max();
        const auto left = *game()->deadline() - game()->latest();
        return now() + std::chrono::duration_cast<std::chrono::milliseconds>(left);
    }

    [[nodiscard]] Task<void> wait_for_news() {
        news_.expires_at(Moment::max());
        co_await news_.async_wait(as_result);
    }

    void act(object action) {
        const auto wish = boost::json::serialize(object{{"op", "act"}, {"action", action}});
        door_->hall().hear(*this, wish, door_->present());
        door_->publish_soon();
    }

    Executor executor_;
    std::shared_ptr<web::Door> door_;
    std::int64_t board_;
    Timer news_;
    std::unique_ptr<UciPlayer> engine_{};
    std::optional<int> latest_score_{};
    int changes_ = 0;
    bool asked_ = false;
};

[[nodiscard]] Task<void> play_as_guest(asio::io_context& io, std::shared_ptr<web::Door> door,
                                       EngineSetup setup, std::int64_t board, std::string secret) {
    EngineGuest guest{io, std::move(door), board};
    co_await guest.play(std::move(setup), std::move(secret));
}

}  // namespace

void call_engine(asio::io_context& io, std::shared_ptr<web::Door> door, EngineSetup setup,
                 std::int64_t board, std::string secret) {
    asio::co_spawn(io.get_executor(),
                   play_as_guest(io, std::move(door), std::move(setup), board, std::move(secret)),
                   asio::detached);
}

}  // namespace adoube::arbiter
