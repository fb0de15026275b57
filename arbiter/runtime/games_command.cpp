#include "arbiter/runtime/games_command.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <boost/program_options.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "arbiter/json/game_pgn.h"
#include "arbiter/json/log_json.h"
#include "arbiter/present/console_board.h"
#include "arbiter/present/training_text.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/engine_words.h"
#include "arbiter/runtime/game_library.h"
#include "arbiter/runtime/given_options.h"
#include "arbiter/runtime/play_command.h"
#include "arbiter/runtime/training_record.h"
#include "arbiter/runtime/utc.h"
#include "arbiter/storage/event_store.h"
#include "notation/pgn.h"
#include "notation/san.h"

namespace adoube::arbiter {

namespace options = boost::program_options;

namespace {

using storage::EventStore;
using storage::StoredGame;

constexpr std::string_view purpose =
    "Usage: arbiter games ACTION [ID...] [--store FILE] [OPTION...]\n"
    "\n"
    "Looks after the games that arbiter play, session and serve have stored.\n"
    "\n"
    "Actions:\n"
    "  list             the games, one a line: id, date, players, result, reason\n"
    "  show ID...       players, moves and board of a game\n"
    "  export [ID...]   the games (all that the filters leave) as PGN\n"
    "  replay ID        the game move by move\n"
    "  verify [ID...]   play every log again and compare with the result stored;\n"
    "                   exit status 1 if one is wrong\n"
    "  resume ID        go on with a game: two people at this terminal, or a person and\n"
    "                   -engine cmd=PROGRAM ..., as in arbiter play; last on the line\n";

constexpr std::string_view example =
    "Example:\n"
    "  arbiter games export --player ann --result 1-0 > wins.pgn\n";

struct Wishes {
    std::string action{};
    std::vector<std::string> ids{};
    storage::Filter filter{};
    std::filesystem::path store{};
    BoardStyle style{};
    std::string engine_color = "black";
    std::span<const std::string> engine_words{};
    bool help = false;
};

// An opened store with its name, and what the user wants of it.
struct Visit {
    EventStore store;
    Wishes wishes;

    [[nodiscard]] int failed(const storage::StorageError& error) const {
        return storage_failed(wishes.store, error);
    }
};

[[nodiscard]] std::optional<std::string> given(const boost::program_options::variables_map& values,
                                               const char* name) {
    if (!values.contains(name)) return std::nullopt;
    return values[name].as<std::string>();
}

[[nodiscard]] options::options_description known_options(Wishes& wishes) {
    const auto text = [](const char* name) {
        return options::value<std::string>()->value_name(name);
    };
    options::options_description known = options_table();
    known.add_options()                                                                  //
        ("store", text("FILE"), "the event store (default: games.db of this user)")      //
        ("player", text("NAME"), "only games of this player")                            //
        ("result", text("R"), "only 1-0, 0-1, 1/2-1/2 or * (aborted, or not over yet)")  //
        ("from", text("DATE"), "only games created on that day or later: 2026-11-01")    //
        ("to", text("DATE"), "only games created on that day or before")                 //
        ("variant", text("V"), "only standard or chess960")                              //
        ("engine-color",
         options::value(&wishes.engine_color)->value_name("C")->default_value(wishes.engine_color),
         "the color that the engine takes over")  //
        ("ascii", options::bool_switch(&wishes.style.ascii),
         "letters instead of Unicode pieces")  //
        ("help", options::bool_switch(&wishes.help), "print this text");
    return known;
}

[[nodiscard]] Expected<Wishes, std::string> read_wishes(std::span<const std::string> arguments) {
    Wishes wishes;
    options::options_description known = known_options(wishes);
    known.add_options()("words", options::value<std::vector<std::string>>());
    const auto own = before_engine(arguments);
    wishes.engine_words = arguments.subspan(own.size());
    const auto values = read_given("games", own, known, "words");
    if (!values) return Failure{values.error()};
    if (values->contains("words")) wishes.ids = (*values)["words"].as<std::vector<std::string>>();
    wishes.filter = {.player = given(*values, "player"),
                     .score = given(*values, "result"),
                     .from_date = given(*values, "from"),
                     .to_date = given(*values, "to"),
                     .variant = given(*values, "variant")};
    const auto store = given(*values, "store");
    if (!wishes.help) wishes.store = store ? std::filesystem::path(*store) : standard_store();
    if (wishes.ids.empty()) return wishes;
    wishes.action = wishes.ids.front();
    wishes.ids.erase(wishes.ids.begin());
    return wishes;
}

[[nodiscard]] bool is_date(std::string_view text) {
    constexpr std::string_view form = "dddd-dd-dd";
    return std::equal(text.begin(), text.end(), form.begin(), form.end(), [](char c, char wanted) {
        return wanted == 'd' ? c >= '0' && c <= '9' : c == wanted;
    });
}

[[nodiscard]] std::optional<std::string> complaint_about(const storage::Filter& filter) {
    constexpr std::array<std::string_view, 4> scores{"1-0", "0-1", "1/2-1/2", "*"};
    if (filter.score && std::find(scores.begin(), scores.end(), *filter.score) == scores.end())
        return fmt::format("bad value of --result: {}, expected 1-0, 0-1, 1/2-1/2 or *",
                           *filter.score);
    for (const auto& date : {filter.from_date, filter.to_date})
        if (date && !is_date(*date))
            return fmt::format("bad date: {}, expected one like 2026-11-01", *date);
    if (filter.variant && *filter.variant != "standard" && *filter.variant != "chess960")
        return fmt::format("bad value of --variant: {}, expected standard or chess960",
                           *filter.variant);
    return std::nullopt;
}

// The games that the command is about: those named, else all that the filters leave.
[[nodiscard]] Expected<std::vector<StoredGame>, int> chosen_games(const Visit& visit) {
    const auto& [store, wishes] = visit;
    if (wishes.ids.empty()) {
        auto games = store.list(wishes.filter);
        if (!games) return Failure{visit.failed(games.error())};
        return std::move(*games);
    }
    std::vector<StoredGame> chosen;
    for (const std::string& id : wishes.ids) {
        const auto found = store.list({.id = id});
        if (!found) return Failure{visit.failed(found.error())};
        if (found->empty())
            return Failure{complain(
                fmt::format("no such game: {}, expected an id that arbiter games list shows", id))};
        chosen.push_back(found->front());
    }
    return chosen;
}

[[nodiscard]] bool is_chess(const StoredGame& game) { return game.rules == "chess"; }

[[nodiscard]] int unreadable(const StoredGame& game, const std::string& what) {
    fmt::print(stderr, "arbiter: game {} cannot be read: {}\n", game.id, what);
    return exit_found_failures;
}

int list_games(Visit& visit) {
    const auto games = chosen_games(visit);
    if (!games) return games.error();
    for (const StoredGame& game : *games)
        fmt::print("{:<6} {}  {} - {}  {}  {}{}\n", game.id, game.created_at.substr(0, 16),
                   game.white, game.black, game.score,
                   game.is_over() ? game.reason : std::string("playing"),
                   !is_chess(game)              ? "  " + game.rules
                   : game.variant == "chess960" ? "  chess960"
                                                : "");
    return exit_success;
}

// Calls one function with each chosen game of chess and what its log tells, the other with each
// chosen game of the training rule set and its record. Gives the worst status that came of it.
template <class UseChess, class UseTraining>
int for_each_game(const Visit& visit, UseChess use_chess, UseTraining use_training) {
    const auto games = chosen_games(visit);
    if (!games) return games.error();
    const auto status_of = [](const StoredGame& game, const auto& read, const auto& use) {
        return read ? use(game, *read) : unreadable(game, read.error());
    };
    int worst = exit_success;
    for (const StoredGame& game : *games) {
        const int status =
            is_chess(game)
                ? status_of(game, read_stored_game(visit.store, game.id), use_chess)
                : status_of(game, read_training_game(visit.store, game.id), use_training);
        worst = std::max(worst, status);
    }
    return worst;
}

// PGN has no words for a game in which a king is captured.
int without_pgn(const StoredGame& game) {
    return complain(fmt::format("game {} cannot be written as PGN: {}, expected a game of chess",
                                game.id, game.rules));
}

int export_games(Visit& visit) {
    return for_each_game(
        visit,
        [](const StoredGame& game, const json::ReadLog& read) -> int {
            fmt::print("{}", json::write_pgn(read.game, read.card, pgn_date(game.created_at)));
            return exit_success;
        },
        [&](const StoredGame& game, const TrainingRecord&) -> int {
            const int status = without_pgn(game);
            return visit.wishes.ids.empty() ? exit_success : status;
        });
}

void show_chess(const StoredGame& game, const json::ReadLog& read, BoardStyle style) {
    fmt::print("Game {}, {}\n{}", game.id, game.created_at,
               json::write_pgn(read.game, read.card, pgn_date(game.created_at)));
    fmt::print("{}", draw_board(read.game.position().setup(), style));
    if (read.game.is_over())
        fmt::print("{}\n", game::summary(*read.game.result(), read.card.language));
}

void print_result(const StoredGame& game) {
    if (game.is_over()) fmt::print("{}  {}\n", game.score, game.reason);
}

void show_training(const StoredGame& game, const TrainingRecord& record, BoardStyle style) {
    fmt::print("Game {}, {}\n{}: {} - {}\n\n{}\n{}", game.id, game.created_at, game.rules,
               game.white, game.black, numbered_moves(record.moves),
               draw_board(record.game.board(), style));
    print_result(game);
}

int show_games(Visit& visit) {
    if (visit.wishes.ids.empty()) return complain("show: which game? expected an id");
    const BoardStyle style = visit.wishes.style;
    return for_each_game(
        visit,
        [&](const StoredGame& game, const json::ReadLog& read) -> int {
            show_chess(game, read, style);
            return exit_success;
        },
        [&](const StoredGame& game, const TrainingRecord& record) -> int {
            show_training(game, record, style);
            without_pgn(game);
            return exit_success;
        });
}

void replay_moves(const json::ReadLog& read, BoardStyle style) {
    Position position = pgn::with_move_number(read.game.start());
    fmt::print("{}", draw_board(position.setup(), style));
    for (const Move move : read.game.moves()) {
        const std::string number = fmt::format("{}{}", *position.fullmove_number(),
                                               position.turn() == Color::white ? "." : "...");
        fmt::print("\n{} {}\n", number, san::write(position, move));
        position = position.after(move);
        fmt::print("{}", draw_board(position.setup(), style, Bitboard{move.from(), move.to()}));
    }
    if (read.game.is_over())
        fmt::print("\n{}\n", game::summary(*read.game.result(), read.card.language));
}

int replay_game(Visit& visit) {
    if (visit.wishes.ids.size() != 1) return complain("replay: which game? expected one id");
    const BoardStyle style = visit.wishes.style;
    return for_each_game(
        visit,
        [&](const StoredGame&, const json::ReadLog& read) -> int {
            replay_moves(read, style);
            return exit_success;
        },
        [&](const StoredGame& game, const TrainingRecord& record) -> int {
            fmt::print("{}\n", replay(record.moves, style));
            print_result(game);
            return exit_success;
        });
}

// What is wrong between a stored result and the one that the events lead to; "" if nothing is.
[[nodiscard]] std::string verify_chess(const EventStore& store, const StoredGame& game) {
    const auto read = read_stored_game(store, game.id);
    if (!read) return read.error();
    const auto& result = read->game.result();
    const std::string_view reason = result ? game::name_of(result->outcome.reason) : "";
    const std::string_view score = result ? game::score_of(result->outcome) : "*";
    if (reason == game.reason && score == game.score) return "";
    return fmt::format("stored as {} {}, but its events lead to {} {}", game.score, game.reason,
                       score, reason);
}

[[nodiscard]] std::string verify_training(const EventStore& store, const StoredGame& game) {
    const auto read = read_training_game(store, game.id);
    if (!read) return read.error();
    if (read->game.end() && !game.is_over()) return "the end is missing";
    return "";
}

int verify_games(Visit& visit) {
    const auto games = chosen_games(visit);
    if (!games) return games.error();
    int wrong = 0;
    for (const StoredGame& game : *games) {
        const std::string fault =
            is_chess(game) ? verify_chess(visit.store, game) : verify_training(visit.store, game);
        if (fault.empty()) continue;
        ++wrong;
        fmt::print("{}: {}\n", game.id, fault);
    }
    fmt::print("{} games verified, {} wrong\n", games->size(), wrong);
    return wrong == 0 ? exit_success : exit_found_failures;
}

int resume_game(Visit& visit) {
    if (visit.wishes.ids.size() != 1) return complain("resume: which game? expected one id");
    const auto games = chosen_games(visit);
    if (!games) return games.error();
    const StoredGame& game = games->front();
    if (!is_chess(game))
        return complain(fmt::format("game {} cannot be resumed: {}, expected a game of chess",
                                    game.id, game.rules));
    if (game.is_over())
        return complain(
            fmt::format("game {} is over: {}, expected one that goes on", game.id, game.reason));
    auto read = read_stored_game(visit.store, game.id);
    if (!read) return unreadable(game, read.error());
    const ResumeWishes resume{game.id, pgn_date(game.created_at), visit.wishes.style.ascii,
                              visit.wishes.engine_color, visit.wishes.engine_words};
    return resume_play(std::move(visit.store), visit.wishes.store, resume, std::move(*read));
}

struct Action {
    std::string_view name;
    int (*run)(Visit&);
};

constexpr std::array<Action, 6> actions{{{"list", list_games},
                                         {"show", show_games},
                                         {"export", export_games},
                                         {"replay", replay_game},
                                         {"verify", verify_games},
                                         {"resume", resume_game}}};

}  // namespace

int run_games(std::span<const std::string> arguments) {
    auto wishes = read_wishes(arguments);
    if (!wishes) return complain(wishes.error());
    if (wishes->help) {
        Wishes usual;
        print_help(purpose, known_options(usual), example);
        return exit_success;
    }
    const auto action = std::find_if(actions.begin(), actions.end(), [&](const Action& each) {
        return each.name == wishes->action;
    });
    if (action == actions.end())
        return complain(
            fmt::format("unknown action: {}, expected list, show, export, replay, verify or resume",
                        wishes->action.empty() ? "(none)" : wishes->action));
    if (const auto wrong = complaint_about(wishes->filter)) return complain(*wrong);
    // Looking at games must not make a store where there is none.
    if (!std::filesystem::exists(wishes->store))
        return complain(
            fmt::format("no event store: {}, expected the file of one", wishes->store.string()));
    auto store = EventStore::open(wishes->store);
    if (!store) return storage_failed(wishes->store, store.error());
    Visit visit{std::move(*store), std::move(*wishes)};
    return action->run(visit);
}

}  // namespace adoube::arbiter
