// What a match is to be: who plays, how often, from where, by which clock and which rules.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/options.h"
#include "game/time_control.h"
#include "notation/pgn_writer.h"
#include "rules/variant.h"

namespace adoube::arbiter {

// How long an engine may take for what is not charged to its clock, and to end.
struct EngineLimits {
    std::chrono::milliseconds startup{10'000};  // from its start to `uciok` and `readyok`
    std::chrono::milliseconds new_game{10'000};
    std::chrono::milliseconds ping{5'000};
    std::chrono::milliseconds stop{1'000};  // to obey `stop` when its time is up
    std::chrono::milliseconds quit{1'000};

    friend bool operator==(const EngineLimits&, const EngineLimits&) = default;
};

struct UciSetting {
    std::string name;
    std::string value;  // empty for a button

    friend bool operator==(const UciSetting&, const UciSetting&) = default;
};

struct EngineOptions {
    std::string command{};
    std::string name{};  // empty: as the engine calls itself
    std::vector<std::string> arguments{};
    std::string directory{};
    std::string error_log{};                   // receives its stderr
    std::vector<std::string> initial_lines{};  // sent to it before `uci`
    std::vector<UciSetting> settings{};
    game::TimeControl time_control{};
    std::optional<std::uint64_t> nodes{};
    std::optional<int> depth{};
    bool restart = false;     // a new process for every game
    bool ponder = false;      // thinks in the opponent's time too, if it can
    bool debug = false;       // is told `debug on`
    bool white_view = false;  // tells scores from White's side
    double patience = 1;      // its limits are so many times as long
    std::string book{};       // in the Polyglot format, its own; empty: none
    int book_depth = 1000;    // full moves up to which its moves come out of the book
    EngineLimits limits{};

    // Something ends each of its searches.
    [[nodiscard]] bool has_a_limit() const { return time_control.is_limited() || nodes || depth; }
};

enum class TournamentKind : std::uint8_t { round_robin, gauntlet, pyramid, swiss, knockout };

enum class OpeningFormat : std::uint8_t { by_extension, epd, pgn, polyglot };
enum class OpeningOrder : std::uint8_t { sequential, random };

struct OpeningOptions {
    std::string file;
    OpeningFormat format = OpeningFormat::by_extension;
    OpeningOrder order = OpeningOrder::sequential;
    std::optional<int> plies{};  // of a game or a line of a book; absent: all
    int start = 1;               // the number of the first one, from 1
};

// When the side of an engine claims a draw that it may claim. Only with DrawMode::fide.
enum class ClaimPolicy : std::uint8_t {
    always,
    never,
    by_score,  // when its own last score is not above 0, or absent
};

// A game is drawn when both sides say for so many moves that it is.
struct DrawAdjudication {
    int move_number = 0;  // not before this full move
    int move_count = 8;   // of each side, one after the other
    int score = 20;       // centipawns, either way

    friend bool operator==(const DrawAdjudication&, const DrawAdjudication&) = default;
};

// A game is lost for a side that says for so many moves that it is.
struct ResignAdjudication {
    int move_count = 3;
    int score = 400;
    bool two_sided = false;  // the opponent must say so too

    friend bool operator==(const ResignAdjudication&, const ResignAdjudication&) = default;
};

// An engine's side resigns or offers a draw by itself, as its own scores say.
struct OwnResignation {
    int move_count = 3;  // in a row at or below -score
    int score = 600;     // centipawns

    friend bool operator==(const OwnResignation&, const OwnResignation&) = default;
};

struct OwnDrawOffer {
    int move_number = 40;  // not before this full move
    int move_count = 8;    // in a row within `score` of 0
    int score = 10;        // centipawns; who is offered a draw accepts at or below it

    friend bool operator==(const OwnDrawOffer&, const OwnDrawOffer&) = default;
};

// Which results tables may give.
enum class TablebaseUse : std::uint8_t { all, decided, drawn };

struct TablebaseOptions {
    std::string path{};
    int pieces = 7;  // with at most so many, kings included
    bool ignores_fifty_moves = false;
    TablebaseUse use = TablebaseUse::all;

    friend bool operator==(const TablebaseOptions&, const TablebaseOptions&) = default;
};

enum class EloModel : std::uint8_t {
    logistic,
    normalized,
    bayesian,  // of wins, draws and losses with a draw Elo, as BayesElo has it
};

struct SprtOptions {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;
    EloModel model = EloModel::normalized;
    bool pairs = true;  // weigh pairs of games where there are any, else single games

    friend bool operator==(const SprtOptions&, const SprtOptions&) = default;
};

// What is looked at in the lines that players announce.
enum class LineCheck : std::uint8_t {
    none,
    moves,
    mates,  // and whether a mate comes when it was promised
};

// The rules that a single game is played by.
struct GameRules {
    Variant variant = Variant::standard;
    game::DrawMode draw_mode = game::DrawMode::automatic;
    ClaimPolicy claim = ClaimPolicy::by_score;
    std::optional<game::Duration> first_move_limit{};
    std::optional<game::Duration> idle_limit = std::chrono::seconds{600};
    // In which a player that is gone in its thoughts may come back; absent: it loses at once.
    std::optional<game::Duration> disconnect_grace{};
    bool exact_dead_position = false;
    std::optional<DrawAdjudication> draw{};
    std::optional<ResignAdjudication> resign{};
    std::optional<OwnResignation> own_resignation{};
    std::optional<OwnDrawOffer> own_draw_offer{};
    std::optional<int> max_moves{};  // full moves played, then it is a draw
    TablebaseOptions tablebase{};    // without a path nothing is looked up
    LineCheck line_check = LineCheck::none;

    friend bool operator==(const GameRules&, const GameRules&) = default;
};

enum class PgnNotes : std::uint8_t { full, minimal };

// What the comment of a move tells besides score, depth and time.
struct PgnFields {
    bool nodes = false;
    bool selective_depth = false;
    bool speed = false;  // nodes a second
    bool hash_full = false;
    bool tablebase_hits = false;
    bool time_left = false;
    bool latency = false;  // the time measured less the time that the engine tells
    bool line = false;     // the moves that the engine expects

    friend bool operator==(const PgnFields&, const PgnFields&) = default;
};

struct PgnOptions {
    std::string file;
    PgnNotes notes = PgnNotes::full;
    bool append = true;
    bool finished_only = false;  // no games that were interrupted
    pgn::MoveNotation notation = pgn::MoveNotation::san;
    PgnFields fields{};
    std::vector<std::string> line_patterns{};  // output of engines that goes into comments
};

struct EpdOptions {
    std::string file;
    bool append = true;
};

// Whose lines a match prints.
enum class ConsoleFormat : std::uint8_t { own, fastchess, cutechess };

// A column of the table of all players.
enum class ResultField : std::uint8_t {
    rank,
    name,
    elo,
    error,
    normalized_elo,
    games,
    wins,
    losses,
    draws,
    points,
    score,
    draw_ratio,
    superiority,
    pairs,
};

// What a terminal shows of the games that are being played.
enum class LiveView : std::uint8_t { table, boards };

struct ConsoleOptions {
    ConsoleFormat format = ConsoleFormat::own;
    std::optional<int> rating_interval{};  // games between two reports; 0: only at the end
    int score_interval = 1;    // games between two lines with the score; 0: only at the end
    int outcome_interval = 0;  // games between two lists of how games ended; 0: only at the end
    std::vector<ResultField> table{};      // empty: the usual columns, and none for two players
    bool pairs = true;                     // tell results of pairs of games
    std::optional<LiveView> live{};        // below the lines, on a terminal
    std::optional<std::uint16_t> serve{};  // the port where browsers may look on
};

struct LogOptions {
    std::string file;
    std::string level = "info";
    bool engines = false;  // every line from and to them
};

// Where finished games are kept until the match is complete, to go on from.
struct JournalOptions {
    std::string file{};  // empty: beside the PGN file, where there is one
    bool is_wanted = true;
    bool resume = false;  // go on where it ends
};

// The part of a match that one of several runs plays: the pairs of games whose place in the
// schedule, divided by `count`, leaves `number` - 1.
struct Shard {
    int number = 1;  // 1 to count
    int count = 1;

    friend bool operator==(const Shard&, const Shard&) = default;
};

struct MatchOptions {
    std::vector<EngineOptions> engines{};
    TournamentKind tournament = TournamentKind::round_robin;
    int rounds = 1;
    int games = 2;   // of each encounter in a round
    int seeds = 0;   // so many engines, the first ones, are seeded
    int repeat = 2;  // games in a row with one opening
    bool swap_colors = true;
    bool reverse_colors = false;
    std::optional<Shard> shard{};  // absent: all games are played
    int concurrency = 1;
    std::uint64_t seed = 0;
    std::chrono::milliseconds wait{0};  // between two games of a board
    bool recover = true;                // go on when an engine has failed
    GameRules rules{};
    std::optional<OpeningOptions> openings{};
    std::optional<PgnOptions> pgn{};
    JournalOptions journal{};
    std::string transcript{};   // a file for the last lines from and to engines that failed
    bool pgn_checksum = false;  // of the whole file, told after each game
    std::optional<EpdOptions> epd{};
    std::optional<std::vector<int>> processors{};  // boards are bound to these; empty: to all
    std::optional<SprtOptions> sprt{};
    std::optional<LogOptions> log{};
    std::string order_file{};  // by which a running match is told what to do; empty: none
    std::string event = "Adoube match";
    std::string site = "?";
    ConsoleOptions console{};
    bool json = false;
};

}  // namespace adoube::arbiter
