// A game at a table for tests: commands go in with their time in milliseconds, what happened or
// why it was refused can be asked for. The log is kept.
#pragma once

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/text_cursor.h"
#include "game/game.h"
#include "notation/fen.h"
#include "notation/piece_letters.h"

namespace adoube::game {

class Table {
public:
    explicit Table(const NewGame& wish = {}, std::int64_t at = 0)
        : log_(create(wish, instant_of_ms(at))), game_(Game::fold(log_)) {}

    // The word of the refusal, or "" if the command was carried out.
    std::string_view submit(const Command& command, std::int64_t at) {
        auto decision = game_.decide(command, instant_of_ms(at));
        news_.clear();
        if (!decision) return name_of(decision.error());
        news_ = std::move(*decision);
        for (const Event& event : news_) game_.apply(event);
        log_.insert(log_.end(), news_.begin(), news_.end());
        return "";
    }

    // A move of the side to move, as UCI writes it.
    std::string_view play(std::string_view uci, std::int64_t at) {
        return submit(command::Play{game_.turn(), request(uci)}, at);
    }
    // Moves one after the other, all at the same instant; the first refusal ends it.
    std::string_view play_all(std::initializer_list<std::string_view> moves, std::int64_t at) {
        for (const std::string_view move : moves)
            if (const auto refusal = play(move, at); !refusal.empty()) return refusal;
        return "";
    }

    [[nodiscard]] static MoveRequest request(std::string_view uci) {
        MoveRequest wanted{*square_of(uci.substr(0, 2)), *square_of(uci.substr(2, 2)), {}};
        if (uci.size() > 4) wanted.promotion = piece_type_of(to_upper(uci[4]));
        return wanted;
    }

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const std::vector<Event>& log() const { return log_; }
    // The events of the latest command.
    [[nodiscard]] const std::vector<Event>& news() const { return news_; }
    template <class Body>
    [[nodiscard]] bool news_has() const {
        for (const Event& event : news_)
            if (std::holds_alternative<Body>(event.body)) return true;
        return false;
    }

    // "1-0 checkmate", or "" while the game goes on.
    [[nodiscard]] std::string outcome() const {
        if (!game_.is_over()) return "";
        const Outcome& outcome = game_.result()->outcome;
        return std::string(score_of(outcome)) + ' ' + std::string(name_of(outcome.reason));
    }
    [[nodiscard]] std::int64_t left(Color color, std::int64_t at) const {
        return whole_ms(game_.clock().remaining(color, instant_of_ms(at)).value());
    }
    // -1: none.
    [[nodiscard]] std::int64_t deadline() const {
        const auto at = game_.deadline();
        return at ? whole_ms(*at) : -1;
    }

private:
    std::vector<Event> log_;
    std::vector<Event> news_;
    Game game_;
};

// A wish for a game from that position, White being the host.
[[nodiscard]] inline NewGame from_fen(std::string_view text) {
    NewGame wish;
    wish.options.color_assignment = ColorAssignment::host_white;
    const auto read = fen::read_position(text);
    if (!read) throw std::invalid_argument("the test's FEN is no position");
    wish.start = read->position;
    return wish;
}

// Ten minutes and five seconds a move; the limits that a test is not about are off.
[[nodiscard]] inline NewGame plain_wish() {
    NewGame wish;
    wish.options.color_assignment = ColorAssignment::host_white;
    wish.options.first_move_limit.reset();
    wish.options.disconnect_grace.reset();
    return wish;
}

[[nodiscard]] inline NewGame plain_wish(std::string_view fen) {
    NewGame wish = plain_wish();
    wish.start = from_fen(fen).start;
    return wish;
}

[[nodiscard]] inline NewGame fide_wish(std::string_view fen) {
    NewGame wish = plain_wish(fen);
    wish.options.draw_mode = DrawMode::fide;
    return wish;
}

// Rooks and kings with room to move to and fro; the halfmove clock is the last but one field.
inline constexpr std::string_view two_rooks = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 40";

// White's and Black's rook go there and back: the same position again every four plies.
[[nodiscard]] inline std::string_view shuffle_rooks(Table& table, std::int64_t at) {
    return table.play_all({"a1b1", "a8b8", "b1a1", "b8a8"}, at);
}

}  // namespace adoube::game
