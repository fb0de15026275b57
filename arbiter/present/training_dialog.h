// The conversation of `arbiter play --rules kingCapture`: two people at one terminal.
#pragma once

#include <optional>
#include <string>

#include "arbiter/present/console_board.h"
#include "arbiter/present/dialog.h"
#include "game/king_capture.h"
#include "game/summary.h"
#include "rules/by_color.h"

namespace adoube::arbiter {

class TrainingDialog final : public Dialog {
public:
    TrainingDialog(ByColor<std::string> players, BoardStyle style, game::Language language)
        : players_(std::move(players)), style_(style), language_(language) {}

    [[nodiscard]] std::string on_time(game::Instant) override { return ""; }
    [[nodiscard]] std::optional<game::Instant> deadline() const override { return std::nullopt; }
    [[nodiscard]] std::string prompt() const override;

private:
    [[nodiscard]] std::string carry_out(std::string_view command, const Words& words,
                                        game::Instant now) override;
    [[nodiscard]] std::string help() const override;

    [[nodiscard]] std::string start(game::Instant now);
    [[nodiscard]] std::string move(const std::string& text, game::Instant now);
    [[nodiscard]] std::string resign(game::Instant now);
    [[nodiscard]] std::string status() const;
    [[nodiscard]] std::string moves() const;
    [[nodiscard]] std::string draw_position() const;
    [[nodiscard]] std::string finish(std::optional<Color> winner, std::string_view reason,
                                     game::Instant now);

    ByColor<std::string> players_;
    BoardStyle style_;
    game::Language language_;
    std::optional<game::KingCapture> game_{};
    std::optional<MoveRequest> last_move_{};
    std::string result_{};  // in words; "" while the game goes on
    std::size_t event_count_ = 0;
};

}  // namespace adoube::arbiter
