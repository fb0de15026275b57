// The conversation of `arbiter play`: chess by all its rules, between two people at one terminal
// or a person and an engine.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/json/game_card.h"
#include "arbiter/json/log_json.h"
#include "arbiter/present/console_board.h"
#include "arbiter/present/dialog.h"
#include "game/game.h"

namespace adoube::arbiter {

struct ChessDialogSettings {
    game::NewGame wish{};
    json::GameCard card{};
    BoardStyle style{};
    std::optional<Color> engine{};   // the color that an engine plays
    std::string date{"????.??.??"};  // of the game, as in PGN
};

class ChessDialog final : public Dialog {
public:
    explicit ChessDialog(ChessDialogSettings settings) : settings_(std::move(settings)) {}

    // Goes on with a stored game; text to greet with. The game's clocks stood still meanwhile.
    [[nodiscard]] std::string resume(json::ReadLog log, game::Instant now);

    // For a player whose name is only known when he has sat down. Before the game begins.
    void name_player(Color color, std::string name);

    [[nodiscard]] std::string on_time(game::Instant now) override;
    [[nodiscard]] std::optional<game::Instant> deadline() const override;
    [[nodiscard]] std::string prompt() const override;

    // The game that an engine is to move in; null if it is not its turn.
    [[nodiscard]] const game::Game* waits_for_engine() const;
    // Its move, with its opinion of the position in centipawns if it gave one.
    [[nodiscard]] std::string on_engine_move(std::string_view uci, std::optional<int> score,
                                             game::Instant now);
    // It is gone, or does not answer.
    [[nodiscard]] std::string on_engine_failure(game::Reason reason, game::Instant now);

private:
    using Method = std::string (ChessDialog::*)(const Words&, game::Instant);
    struct Entry {
        std::string_view name;
        Method method;
        bool needs_game;
    };
    static const std::vector<Entry>& commands();

    [[nodiscard]] std::string carry_out(std::string_view command, const Words& words,
                                        game::Instant now) override;
    [[nodiscard]] std::string help() const override;

    std::string start(const Words& words, game::Instant now);
    std::string move(const Words& words, game::Instant now);
    std::string status(const Words& words, game::Instant now);
    std::string board(const Words& words, game::Instant now);
    std::string moves(const Words& words, game::Instant now);
    std::string claim(const Words& words, game::Instant now);
    std::string draw(const Words& words, game::Instant now);
    std::string accept(const Words& words, game::Instant now);
    std::string decline(const Words& words, game::Instant now);
    std::string undo(const Words& words, game::Instant now);
    std::string resign(const Words& words, game::Instant now);
    std::string fen(const Words& words, game::Instant now);
    std::string pgn(const Words& words, game::Instant now);

    [[nodiscard]] std::string play(std::string_view text, game::Instant now);
    [[nodiscard]] std::string submit(const game::Command& command, game::Instant now);
    [[nodiscard]] std::string answer_for_engine(game::Instant now);
    [[nodiscard]] std::string tell(const boost::json::array& events) const;
    [[nodiscard]] std::string tell_one(const boost::json::object& event) const;
    [[nodiscard]] std::string introduce_players() const;
    [[nodiscard]] std::string draw_position() const;
    [[nodiscard]] std::string clocks(game::Instant now) const;
    // The person who gives a command about offers: the one who is to answer, else the one on move.
    [[nodiscard]] Color speaker() const;
    // The game's own time line: it begins with the game and stands still between sittings.
    [[nodiscard]] game::Instant game_time(game::Instant now) const { return now + offset_; }

    ChessDialogSettings settings_;
    std::optional<game::Game> game_{};
    std::size_t event_count_ = 0;
    game::Duration offset_{};
    std::optional<int> engine_score_{};
};

// "9:59", or "0:07.3" in the last twenty seconds.
[[nodiscard]] std::string clock_face(game::Duration left);

}  // namespace adoube::arbiter
