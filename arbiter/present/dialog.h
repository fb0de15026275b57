// A game at the terminal as a conversation: a line in, text out. It is told the time and touches
// nothing; who drives it reads and prints, asks engines for their moves and stores the news.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/time.h"

namespace adoube::arbiter {

// An event for the store; number 0 is the first one of a new game.
struct DialogNews {
    std::size_t number = 0;
    std::string body;
};

class Dialog {
public:
    virtual ~Dialog() = default;

    // What to say to a line of the user.
    [[nodiscard]] std::string on_line(std::string_view line, game::Instant now);
    // What to say when so much time has passed; "" if nothing has happened.
    [[nodiscard]] virtual std::string on_time(game::Instant now) = 0;
    // When on_time() has to be called at the latest.
    [[nodiscard]] virtual std::optional<game::Instant> deadline() const = 0;
    // "White> "
    [[nodiscard]] virtual std::string prompt() const = 0;

    // The user has ended the conversation.
    [[nodiscard]] bool has_ended() const { return ended_; }
    // What has happened since the last call.
    [[nodiscard]] std::vector<DialogNews> take_news() { return std::exchange(news_, {}); }

protected:
    using Words = std::vector<std::string>;
    // Carries out a command that this one does not know itself. `command` is the first of the words
    // in small letters.
    [[nodiscard]] virtual std::string carry_out(std::string_view command, const Words& words,
                                                game::Instant now) = 0;
    [[nodiscard]] virtual std::string help() const = 0;

    void add_news(std::size_t number, std::string body) {
        news_.push_back({number, std::move(body)});
    }

private:
    std::vector<DialogNews> news_{};
    bool ended_ = false;
};

// Moves as people type them, put together again: "e2 e4" and "e7 e8 q" are one word.
[[nodiscard]] std::string joined_move(const std::vector<std::string>& words, std::size_t first);

}  // namespace adoube::arbiter
