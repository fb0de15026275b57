// A UCI engine that answers at once with some legal move and misbehaves as it is told to.
//
//   fake_engine [seed=N] [score=CP] [depth=N] [info=N] [DEED...]
//
// At the start: crash-start slow-start=MS garbage leaked-files (crash if it inherited any)
// early-uciok   To uci: mute-uci crash-uci no-id evil-name bad-options
// To isready: mute-isready crash-isready   To ucinewgame: mute-newgame crash-newgame
// To go: crash exit=CODE partial hang think slow=MS illegal wrong-color null none zero empty san
// nul evil-move bad-line (its pv cannot be played) capital ponder twice unsolicited flood=LINES
// endless polite-endless no-newline long-line dribble stderr-flood close-stdout close-stdin
// grandchild daemon out-of-memory stop-signal move-then-exit unfinished-move-exit reserve=MS (uses
// all of its time but so much, asleep), burn (not asleep), stall=MS (stops the arbiter for so long,
// and 20 ms later moves), hog (computes all the time, also in its
// opponent's) other-castling (castles as soon as it can, in the words of the other variant) chaos=N
// (in N of 1000 positions one of these, drawn by the seed) errs=N (the same for illegal) Always:
// stamps (when it ends, writes on stderr when it had read each go and was about to write each move,
// in nanoseconds of the monotonic clock) crlf tabs blanks, pondering (names the reply that an
// engine of its seed would give, and answers at once also in the opponent's time)   To quit: deaf
// (and to SIGTERM and the end of input) crash-quit
#include <poll.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>

#include "base/split_mix.h"
#include "base/text_cursor.h"
#include "fakes/deeds.h"
#include "fakes/harm.h"
#include "notation/fen.h"
#include "notation/san.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"
#include "uci/command.h"

namespace adoube::fakes {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

class FakeEngine {
public:
    explicit FakeEngine(Deeds deeds) : deeds_(std::move(deeds)) {}

    int run();

private:
    [[nodiscard]] const Deed* due(std::string_view name) const {
        return deeds_.find(name, moves_made_ + 1);
    }
    void say(std::string line);
    void say_raw(std::string_view bytes);
    [[nodiscard]] std::optional<std::string> next_line();
    [[nodiscard]] bool hear();
    [[nodiscard]] bool somebody_speaks() const;
    [[noreturn]] void sleep_for_ever() const;

    void introduce();
    void get_ready();
    void set(const uci::command::Position& told);
    void draw_a_deed();
    void think(const uci::command::Go& asked);
    void use_time_but(std::chrono::milliseconds reserve, const uci::command::Go& asked) const;
    [[nodiscard]] Variant notation_of_castling() const;
    [[nodiscard]] Move some_move() const { return some_move(position_); }
    [[nodiscard]] Move some_move(const Position& position) const;
    [[nodiscard]] std::string with_reply(const std::string& text, Move move) const;
    [[nodiscard]] bool answer_wrongly(const std::string& move);
    void misbehave_before_the_answer();
    void flood(int lines);
    void flood_until_stopped(bool polite);
    int leave();
    void stamp(const char* what);

    Deeds deeds_;
    Position position_ = Position::initial();
    Variant variant_ = Variant::standard;
    std::string input_{};
    Clock::time_point heard_{};  // when it last heard anything
    int moves_made_ = 0;
    std::string stamps_{};
};

// What `chaos` chooses from; hanging is rare because it costs the time of a game.
constexpr std::string_view chaotic_deeds[] = {
    "crash",        "exit",         "partial",        "illegal",
    "wrong-color",  "null",         "none",           "empty",
    "nul",          "twice",        "flood",          "long-line",
    "dribble",      "close-stdout", "close-stdin",    "grandchild",
    "daemon",       "slow",         "move-then-exit", "unfinished-move-exit",
    "stderr-flood", "evil-move",    "crash",          "out-of-memory",
    "hang",         "think",        "no-newline",     "stop-signal"};

void FakeEngine::say_raw(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (written <= 0) std::exit(0);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void FakeEngine::say(std::string line) {
    if (due("tabs"))
        for (char& c : line)
            if (c == ' ') c = '\t';
    if (due("blanks")) line.insert(0, "  \t");
    line += due("crlf") ? "\r\n" : "\n";
    if (!due("dribble")) {
        say_raw(line);
        return;
    }
    for (const char c : line) {
        say_raw({&c, 1});
        std::this_thread::sleep_for(1ms);
    }
}

bool FakeEngine::hear() {
    char buffer[4096];
    const auto bytes = ::read(STDIN_FILENO, buffer, sizeof buffer);
    heard_ = Clock::now();
    if (bytes <= 0) return false;
    input_.append(buffer, static_cast<std::size_t>(bytes));
    return true;
}

std::optional<std::string> FakeEngine::next_line() {
    auto end = input_.find('\n');
    for (; end == std::string::npos; end = input_.find('\n'))
        if (!hear()) return std::nullopt;
    std::string line = input_.substr(0, end);
    input_.erase(0, end + 1);
    return line;
}

bool FakeEngine::somebody_speaks() const {
    ::pollfd input{STDIN_FILENO, POLLIN, 0};
    return !input_.empty() || ::poll(&input, 1, 0) > 0;
}

void FakeEngine::sleep_for_ever() const {
    for (;;) std::this_thread::sleep_for(1h);
}

int FakeEngine::run() {
    if (due("deaf")) std::signal(SIGTERM, SIG_IGN);
    if (due("crash-start")) return 3;
    if (const auto* const slow = due("slow-start"))
        std::this_thread::sleep_for(std::chrono::milliseconds{slow->value});
    if (due("leaked-files") && has_more_than_three_files()) std::abort();
    if (due("hog")) std::thread{compute_for_ever}.detach();
    if (due("early-uciok")) say("uciok");
    if (due("garbage")) say_raw({"\0\xff\xfe{\"\\}%s%n\x1b[2J\nuciok?\n\r\n\n", 24});
    while (const auto line = next_line()) {
        const auto command = uci::parse_command(*line);
        if (!command) continue;
        if (std::holds_alternative<uci::command::Uci>(*command)) introduce();
        if (std::holds_alternative<uci::command::IsReady>(*command)) get_ready();
        if (std::holds_alternative<uci::command::UciNewGame>(*command)) {
            moves_made_ = 0;
            deeds_.forget_added();
            if (due("crash-newgame")) std::abort();
            if (due("mute-newgame")) sleep_for_ever();
        }
        if (const auto* const option = std::get_if<uci::command::SetOption>(&*command))
            if (option->name == "UCI_Chess960") variant_ = Variant::chess960;
        if (const auto* const told = std::get_if<uci::command::Position>(&*command)) set(*told);
        if (const auto* const asked = std::get_if<uci::command::Go>(&*command)) {
            stamp("go");
            think(*asked);
        }
        if (std::holds_alternative<uci::command::Quit>(*command) && !due("deaf")) return leave();
    }
    return leave();
}

void FakeEngine::stamp(const char* what) {
    if (!due("stamps")) return;
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    stamps_ += what + (' ' + std::to_string(std::chrono::nanoseconds{now}.count())) + '\n';
}

int FakeEngine::leave() {
    std::fputs(stamps_.c_str(), stderr);
    if (due("crash-quit")) std::abort();
    if (due("deaf")) sleep_for_ever();
    return 0;
}

void FakeEngine::introduce() {
    if (due("crash-uci")) std::abort();
    if (due("mute-uci")) return;
    if (due("evil-name")) say("id name \x1b[2J\"] {%s%n} ../../$(reboot)\\\xff\a");
    else if (!due("no-id")) {
        say("id name Fake \"quoted\" {engine}");
        say("id author nobody");
    }
    say("option name UCI_Chess960 type check default false");
    if (due("pondering")) say("option name Ponder type check default false");
    if (due("bad-options")) {
        say("option name Hash type spin default lots min few max many");
        say("option name type type type");
        say("option");
    }
    say("uciok");
}

void FakeEngine::get_ready() {
    if (due("crash-isready")) std::abort();
    if (!due("mute-isready")) say("readyok");
}

void FakeEngine::set(const uci::command::Position& told) {
    position_ = Position::initial();
    if (told.fen) {
        const auto read = fen::read_position(*told.fen, variant_, fen::Strictness::lenient);
        if (!read) std::exit(4);
        position_ = read->position;
    }
    for (const auto& text : told.moves) {
        const auto move = uci_move::read(position_, text);
        if (!move) std::exit(5);
        position_ = position_.after(*move);
    }
}

void FakeEngine::draw_a_deed() {
    const auto* const seed = due("seed");
    SplitMix64 lots{~position_.key() + static_cast<std::uint64_t>(seed ? seed->value : 0)};
    const auto lot = static_cast<int>(lots.below(1000));
    const auto* const chaos = due("chaos");
    const auto* const errs = due("errs");
    std::string_view deed;
    if (chaos && lot < chaos->value) deed = chaotic_deeds[lots.below(std::size(chaotic_deeds))];
    if (errs && lot < errs->value) deed = "illegal";
    if (!deed.empty()) deeds_.add({std::string{deed}, 50, moves_made_ + 1});
}

Move FakeEngine::some_move(const Position& position) const {
    const MoveList moves = legal_moves(position);
    if (moves.empty()) return {};
    if (due("other-castling"))
        for (const Move move : moves)
            if (move.kind() == MoveKind::castle) return move;
    const auto* const seed = due("seed");
    SplitMix64 lots{position.key() + static_cast<std::uint64_t>(seed ? seed->value : 0)};
    return moves[lots.below(moves.size())];
}

Variant FakeEngine::notation_of_castling() const {
    if (!due("other-castling")) return variant_;
    return variant_ == Variant::standard ? Variant::chess960 : Variant::standard;
}

std::string FakeEngine::with_reply(const std::string& text, Move move) const {
    if (!due("pondering") || move == Move{}) return text;
    const Position next = position_.after(move);
    const Move reply = some_move(next);
    if (reply == Move{}) return text;
    return text + " ponder " + uci_move::write(next, reply, variant_);
}

// From the moment at which its question was read.
void FakeEngine::use_time_but(std::chrono::milliseconds reserve,
                              const uci::command::Go& asked) const {
    const auto& left = position_.turn() == Color::white ? asked.white_time : asked.black_time;
    if (!left) return;
    const auto end = heard_ + *left - reserve;
    if (due("burn"))
        while (Clock::now() < end) continue;
    std::this_thread::sleep_until(end);
}

void FakeEngine::think(const uci::command::Go& asked) {
    draw_a_deed();
    if (const auto* const reserve = due("reserve"))
        use_time_but(std::chrono::milliseconds{reserve->value}, asked);
    const Move move = some_move();
    const std::string text =
        move == Move{} ? "(none)" : uci_move::write(position_, move, notation_of_castling());
    misbehave_before_the_answer();
    if (const auto* const count = due("info")) flood(count->value - 1);
    const auto* const score = due("score");
    const auto* const depth = due("depth");
    say("info depth " + std::to_string(depth ? depth->value : 1) + " seldepth 2 score cp " +
        std::to_string(score ? score->value : 0) + " nodes 20 pv " + text +
        (due("bad-line") ? " a1a1" : ""));
    if (const auto* const stall = due("stall"))
        stop_the_arbiter_for(std::chrono::milliseconds{stall->value});
    stamp("move");
    if (!answer_wrongly(text)) say("bestmove " + with_reply(text, move));
    const bool repeats = due("twice") || due("unsolicited");
    if (due("unsolicited")) std::this_thread::sleep_for(20ms);
    if (repeats) say("bestmove " + text);
    ++moves_made_;
}

void FakeEngine::misbehave_before_the_answer() {
    if (due("crash")) std::abort();
    if (const auto* const exit = due("exit")) std::_Exit(exit->value);
    if (due("hang")) sleep_for_ever();
    if (due("think"))
        while (!somebody_speaks()) std::this_thread::sleep_for(1ms);
    if (const auto* const slow = due("slow"))
        std::this_thread::sleep_for(std::chrono::milliseconds{slow->value});
    if (due("stop-signal")) std::raise(SIGSTOP);
    if (const auto* const lines = due("flood")) flood(lines->value);
    if (due("endless")) flood_until_stopped(false);
    if (due("polite-endless")) flood_until_stopped(true);
    if (due("no-newline"))
        for (;;) say_raw(std::string(4096, 'x'));
    if (due("long-line")) say("info string " + std::string(8 << 20, 'y'));
    if (due("stderr-flood"))
        for (int i = 0; i < 20'000; ++i) std::fputs("noise on the wrong channel\n", stderr);
    if (due("close-stdout")) ::close(STDOUT_FILENO);
    if (due("close-stdout")) sleep_for_ever();
    if (due("close-stdin")) ::close(STDIN_FILENO);
    if (due("out-of-memory")) use_up_memory();
    if (due("daemon")) {
        leave_a_daemon();
        std::_Exit(0);
    }
    if (due("grandchild")) {
        if (::fork() == 0) sleep_for_ever();
        std::_Exit(0);
    }
}

void FakeEngine::flood(int lines) {
    for (int i = 0; i < lines; ++i)
        say("info depth 1 seldepth 1 multipv 1 score cp 7 nodes 100 nps 1000 time 1 pv e2e4 e7e5");
}

void FakeEngine::flood_until_stopped(bool polite) {
    while (!polite || !somebody_speaks()) flood(10);
}

bool FakeEngine::answer_wrongly(const std::string& move) {
    if (due("partial")) {
        say_raw("bestmo");
        std::_Exit(0);
    }
    if (due("move-then-exit")) {
        say("bestmove " + move);
        std::_Exit(0);
    }
    if (due("unfinished-move-exit")) {
        say_raw("bestmove " + move);
        std::_Exit(0);
    }
    if (due("illegal")) say("bestmove e1e5");
    else if (due("wrong-color"))
        say(position_.turn() == Color::white ? "bestmove e7e5" : "bestmove e2e4");
    else if (due("null")) say("bestmove 0000");
    else if (due("none")) say("bestmove (none)");
    else if (due("zero")) say("bestmove a1a1");
    else if (due("ponder")) say("bestmove " + move + " ponder " + move);
    else if (due("evil-move")) say("bestmove \x1b[2J%s%n\"}{\\;$(reboot)\xff");
    else if (due("empty")) say("bestmove");
    else if (due("san")) say("bestmove " + san::write(position_, some_move()) + "!?");
    else if (due("nul")) say_raw({"bestmove e2\0e4\n", 15});
    else if (due("capital"))
        say("bestmove " + move.substr(0, 4) +
            (move.size() > 4 ? std::string(1, to_upper(move[4])) : ""));
    else return false;
    return true;
}

}  // namespace
}  // namespace adoube::fakes

int main(int argc, char* argv[]) {
    return adoube::fakes::FakeEngine{adoube::fakes::Deeds{{argv + 1, argv + argc}}}.run();
}
