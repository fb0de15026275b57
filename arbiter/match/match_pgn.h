// A finished game of a match as PGN.
#pragma once

#include <string>

#include "arbiter/match/game_record.h"
#include "arbiter/match/match_options.h"
#include "notation/pgn.h"

namespace adoube::arbiter {

// What the tags and comments of all games of a match have in common.
struct PgnStyle {
    std::string event;
    std::string site;
    PgnNotes notes = PgnNotes::full;
    PgnFields fields{};
    ConsoleFormat words = ConsoleFormat::own;  // of Termination
};

// Tags with UTC dates and times; moves with the comment "+0.31/12 0.450s" each, the last one with
// the words for the end of the game.
[[nodiscard]] pgn::Game to_pgn(const GameRecord& record, const PgnStyle& style);

// "+0.31/12 0.450s": the score from the mover's side in pawns or as "+M5" in plies to mate, the
// depth, the time. Without a score the time alone.
// "+0.31", or "+M5" for a mate in five plies. There is a score.
[[nodiscard]] std::string score_text(const Assessment& assessment);

[[nodiscard]] std::string comment_of(const ThoughtMove& thought, const PgnStyle& style);

// The last position of the game as a line of EPD, with its counters and the result.
[[nodiscard]] std::string last_position_line(const GameRecord& record);

}  // namespace adoube::arbiter
