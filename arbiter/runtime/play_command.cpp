#include "arbiter/runtime/play_command.h"

#include <fmt/core.h>
#include <unistd.h>

#include <boost/program_options.hpp>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "arbiter/json/names.h"
#include "arbiter/json/options_json.h"
#include "arbiter/present/chess_dialog.h"
#include "arbiter/present/training_dialog.h"
#include "arbiter/process/child_process.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/engine_words.h"
#include "arbiter/runtime/game_library.h"
#include "arbiter/runtime/given_options.h"
#include "arbiter/runtime/play_loop.h"
#include "arbiter/runtime/random_seed.h"
#include "arbiter/runtime/utc.h"
#include "notation/color_name.h"
#include "notation/fen.h"

namespace adoube::arbiter {

namespace options = boost::program_options;

namespace {

constexpr std::string_view purpose =
    "Usage: arbiter play [OPTION...] [-engine cmd=PROGRAM [KEY=VALUE...]]\n"
    "\n"
    "One game at the terminal: two people, or a person and a UCI engine. Type help there.\n";

constexpr std::string_view example =
    "The words after -engine are those of arbiter match: cmd, name, arg, dir, option.NAME,\n"
    "depth, nodes. Without a clock an engine searches to depth 10 unless told otherwise.\n"
    "At a terminal lines are edited with the usual keys (those of ~/.editrc), and the arrow keys\n"
    "bring former ones back.\n"
    "\n"
    "Example:\n"
    "  arbiter play --time 10+5 -engine cmd=stockfish option.Threads=2\n";

struct PlayOptions {
    std::string time = "none";
    std::string variant = "standard";
    std::string fen{};
    std::string draw_mode = "auto";
    std::string white = "White";
    std::string black = "Black";
    std::string engine_color = "black";
    std::string rules = "chess";
    std::string color = "auto";
    std::string language = "en";
    std::string store{};
    std::uint64_t seed = 0;
    bool ascii = false;
    bool no_store = false;
    bool help = false;
};

[[nodiscard]] bool wants_colors(std::string_view when) {
    if (when != "auto") return when == "always";
    const char* const no_color = std::getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) == 1 && (!no_color || *no_color == '\0');
}

[[nodiscard]] options::options_description known_options(PlayOptions& wishes) {
    const auto text = [](std::string& target, const char* name) {
        return options::value<std::string>(&target)->value_name(name);
    };
    const auto usually = [&](std::string& target, const char* name) {
        return text(target, name)->default_value(target);
    };
    options::options_description known = options_table();
    known.add_options()  //
        ("time", usually(wishes.time, "M+S"),
         "minutes and seconds added a move, 1 to 90 and 0 to 60, or none")  //
        ("variant", usually(wishes.variant, "V"), "standard or chess960")   //
        ("fen", text(wishes.fen, "FEN"), "start from this position")        //
        ("draw-mode", usually(wishes.draw_mode, "M"),
         "auto: threefold repetition and 50 moves end the game; fide: they are claimed")  //
        ("white", usually(wishes.white, "NAME"), "who has White")                         //
        ("black", usually(wishes.black, "NAME"), "who has Black")                         //
        ("engine-color", usually(wishes.engine_color, "C"),
         "the color of the engine, white or black")  //
        ("rules", usually(wishes.rules, "R"),
         "chess, or kingCapture: training in which pins do not bind and kings can be captured")  //
        ("seed", options::value<std::uint64_t>(&wishes.seed)->value_name("N"),
         "draws the Chess960 start (default: a new one every time)")                         //
        ("ascii", options::bool_switch(&wishes.ascii), "letters instead of Unicode pieces")  //
        ("color", usually(wishes.color, "WHEN"),
         "auto (if it is a terminal), always or never")                                     //
        ("lang", usually(wishes.language, "LANG"), "results and refusals in en, ko or ja")  //
        ("store", text(wishes.store, "FILE"),
         "keep games in this event store (default: games.db of this user)")   //
        ("no-store", options::bool_switch(&wishes.no_store), "keep nothing")  //
        ("help", options::bool_switch(&wishes.help), "print this text");
    return known;
}

[[nodiscard]] Expected<PlayOptions, std::string> read_options(
    std::span<const std::string> arguments) {
    PlayOptions wishes;
    wishes.seed = random_seed();
    if (const auto given = read_given("play", arguments, known_options(wishes)); !given)
        return Failure{given.error()};
    return wishes;
}

[[nodiscard]] std::string bad_value(std::string_view option, std::string_view value,
                                    std::string_view expected) {
    return fmt::format("bad value of --{}: {}, expected {}", option, value, expected);
}

// Two people at one terminal see to their limits themselves.
[[nodiscard]] game::Options house_rules() {
    game::Options options;
    options.color_assignment = game::ColorAssignment::host_white;
    options.first_move_limit.reset();
    options.idle_limit.reset();
    options.disconnect_grace.reset();
    options.undo_limit.reset();
    return options;
}

[[nodiscard]] Expected<game::NewGame, std::string> game_wish(const PlayOptions& wishes) {
    game::NewGame wish;
    wish.options = house_rules();
    const auto control = json::read_time_control(wishes.time);
    if (!control) return Failure{bad_value("time", wishes.time, "none, or for example 10+5")};
    wish.options.time_control = same_for_both(*control);
    const auto variant = json::variant_of(wishes.variant);
    if (!variant) return Failure{bad_value("variant", wishes.variant, "standard or chess960")};
    wish.options.variant = *variant;
    const auto mode = json::draw_mode_of(wishes.draw_mode);
    if (!mode) return Failure{bad_value("draw-mode", wishes.draw_mode, "auto or fide")};
    wish.options.draw_mode = *mode;
    wish.seed = wishes.seed;
    if (wishes.fen.empty()) return wish;
    const auto read = fen::read_position(wishes.fen, *variant);
    if (!read) return Failure{bad_value("fen", wishes.fen, "a position that can be played on")};
    wish.start = read->position;
    return wish;
}

[[nodiscard]] Expected<ChessDialogSettings, std::string> chess_settings(const PlayOptions& wishes,
                                                                        bool with_engine) {
    ChessDialogSettings settings;
    auto wish = game_wish(wishes);
    if (!wish) return Failure{wish.error()};
    settings.wish = std::move(*wish);
    const auto language = game::language_of(wishes.language);
    if (!language) return Failure{bad_value("lang", wishes.language, "en, ko or ja")};
    settings.card.language = *language;
    if (wishes.white == wishes.black)
        return Failure{bad_value("black", wishes.black, "another name than that of White")};
    settings.card.host = wishes.white;
    settings.card.guest = wishes.black;
    settings.style = {wishes.ascii, wants_colors(wishes.color)};
    settings.date = pgn_date(utc_now());
    if (!with_engine) return settings;
    settings.engine = json::color_of(wishes.engine_color);
    if (!settings.engine)
        return Failure{bad_value("engine-color", wishes.engine_color, "white or black")};
    return settings;
}

[[nodiscard]] int finish(const storage::StorageFault& fault, const std::filesystem::path& file) {
    return fault ? storage_failed(file, *fault) : int{exit_success};
}

constexpr std::string_view greeting = "Type start to begin, help for the commands, end to leave.\n";

[[nodiscard]] int play_training(const PlayOptions& wishes, PlaySeat seat,
                                const std::filesystem::path& file) {
    const auto language = game::language_of(wishes.language);
    if (!language) return complain(bad_value("lang", wishes.language, "en, ko or ja"));
    TrainingDialog dialog({wishes.white, wishes.black}, {wishes.ascii, wants_colors(wishes.color)},
                          *language);
    PlayLoop loop(dialog, nullptr, std::move(seat));
    return finish(loop.run(std::string(greeting)), file);
}

// Starts the engine that the words describe; what is wrong if it cannot play.
[[nodiscard]] std::optional<std::string> seat_engine(PlayLoop& loop,
                                                     std::span<const std::string> words,
                                                     const game::Options& game_options) {
    const auto setup = read_engine_words(words, game_options);
    if (!setup) return setup.error();
    survive_failed_writes();
    const auto wrong = loop.seat_engine(*setup);
    if (!wrong) return std::nullopt;
    return fmt::format("engine cannot play: {}: {}, expected a UCI engine", setup->options.command,
                       *wrong);
}

[[nodiscard]] int play_chess(const PlayOptions& wishes, std::span<const std::string> engine_words,
                             PlaySeat seat, const std::filesystem::path& file) {
    const auto settings = chess_settings(wishes, !engine_words.empty());
    if (!settings) return complain(settings.error());
    ChessDialog dialog(*settings);
    PlayLoop loop(dialog, &dialog, std::move(seat));
    if (!engine_words.empty()) {
        if (const auto wrong = seat_engine(loop, engine_words, settings->wish.options))
            return complain(*wrong);
        const Color color = *settings->engine;
        const bool is_named = settings->card.player(color) != name_of_color(color);
        const bool is_taken = settings->card.player(opponent(color)) == loop.engine_name();
        if (!is_named && !is_taken) dialog.name_player(color, std::string(loop.engine_name()));
    }
    return finish(loop.run(std::string(greeting)), file);
}

}  // namespace

int run_play(std::span<const std::string> arguments) {
    const auto own = before_engine(arguments);
    const auto wishes = read_options(own);
    if (!wishes) return complain(wishes.error());
    if (wishes->help) {
        PlayOptions usual;
        print_help(purpose, known_options(usual), example);
        return exit_success;
    }
    const bool training = wishes->rules == "kingCapture";
    if (!training && wishes->rules != "chess")
        return complain(bad_value("rules", wishes->rules, "chess or kingCapture"));
    if (wishes->color != "auto" && wishes->color != "always" && wishes->color != "never")
        return complain(bad_value("color", wishes->color, "auto, always or never"));
    const auto engine_words = arguments.subspan(own.size());
    if (training && !engine_words.empty())
        return complain("--rules kingCapture is for two people: no -engine is expected");
    PlaySeat seat;
    seat.interactive = isatty(STDIN_FILENO) == 1;
    std::filesystem::path file;
    if (!wishes->no_store) {
        file = wishes->store.empty() ? standard_store() : std::filesystem::path(wishes->store);
        auto store = storage::EventStore::open(file);
        if (!store) return storage_failed(file, store.error());
        seat.store.emplace(std::move(*store));
    }
    if (training) return play_training(*wishes, std::move(seat), file);
    return play_chess(*wishes, engine_words, std::move(seat), file);
}

int resume_play(storage::EventStore store, const std::filesystem::path& file,
                const ResumeWishes& wishes, json::ReadLog log) {
    ChessDialogSettings settings;
    settings.wish.options = log.game.options();
    settings.wish.seed = random_seed();
    settings.date = wishes.date;
    settings.style = {wishes.ascii, wants_colors("auto")};
    if (!wishes.engine_words.empty()) settings.engine = json::color_of(wishes.engine_color);
    if (!wishes.engine_words.empty() && !settings.engine)
        return complain(bad_value("engine-color", wishes.engine_color, "white or black"));
    ChessDialog dialog(settings);
    PlaySeat seat{std::move(store), wishes.id, isatty(STDIN_FILENO) == 1};
    PlayLoop loop(dialog, &dialog, std::move(seat));
    if (!wishes.engine_words.empty())
        if (const auto wrong = seat_engine(loop, wishes.engine_words, settings.wish.options))
            return complain(*wrong);
    return finish(loop.run(dialog.resume(std::move(log), PlayLoop::play_time())), file);
}

}  // namespace adoube::arbiter
