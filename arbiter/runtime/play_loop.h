// Drives a game at the terminal: reads the user's lines, lets an engine think, prints, stores.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <optional>
#include <string>

#include "arbiter/players/uci_player.h"
#include "arbiter/present/chess_dialog.h"
#include "arbiter/present/dialog.h"
#include "arbiter/runtime/line_channel.h"
#include "arbiter/runtime/line_editor.h"
#include "arbiter/storage/event_store.h"

namespace adoube::arbiter {

struct PlaySeat {
    std::optional<storage::EventStore> store{};
    std::string game_id{};     // of a game that goes on; "" until one begins
    bool interactive = false;  // a person reads: show prompts
};

class PlayLoop {
public:
    // `chess` is the dialog again if it is one of chess, for an engine to play in; else null.
    PlayLoop(Dialog& dialog, ChessDialog* chess, PlaySeat seat);

    // Starts the engine; what is wrong if it cannot be.
    [[nodiscard]] std::optional<std::string> seat_engine(const EngineSetup& setup);
    [[nodiscard]] std::string_view engine_name() const { return engine_->name(); }

    // The present, in whole milliseconds, as events are written: a stored log says exactly what
    // was judged.
    [[nodiscard]] static game::Instant play_time();

    // Until the user ends it or his input ends. What the store says is wrong, if anything is.
    [[nodiscard]] storage::StorageFault run(const std::string& greeting);

private:
    // Runs a task to its end on this thread: at a terminal nothing else goes on meanwhile.
    void carry_out(Task<void> task);
    template <class T>
    [[nodiscard]] T result_of(Task<T> task);
    [[nodiscard]] storage::StorageFault publish(const std::string& text);
    [[nodiscard]] storage::StorageFault store_news();
    [[nodiscard]] storage::StorageFault let_engine_move();
    [[nodiscard]] storage::StorageFault hear_user();
    // The user's next lines: one from a terminal, else all that are there.
    [[nodiscard]] std::vector<std::string> next_lines();
    [[nodiscard]] bool input_has_ended() const;

    Dialog& dialog_;
    ChessDialog* chess_;
    PlaySeat seat_;
    boost::asio::io_context io_{};
    std::unique_ptr<UciPlayer> engine_{};
    bool engine_is_ready_ = false;
    LineChannel channel_;
    std::optional<LineEditor> editor_{};  // for a terminal that suits it
};

}  // namespace adoube::arbiter
