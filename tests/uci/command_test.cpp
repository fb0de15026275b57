#include "uci/command.h"

#include "support/catch.h"

using namespace adoube::uci;
using namespace std::chrono_literals;

namespace {

// The command of a line; the tests here know that there is one, and of which kind.
template <class T>
T read_command(std::string_view line) {
    const auto command = parse_command(line);
    REQUIRE(command);
    REQUIRE(std::holds_alternative<T>(*command));
    return std::get<T>(*command);
}

}  // namespace

TEST_CASE("Commands of one word", "[uci][command]") {
    read_command<command::Uci>("uci");
    read_command<command::IsReady>("\t isready\r\n");
    read_command<command::UciNewGame>("ucinewgame");
    read_command<command::Stop>("stop now");
    read_command<command::PonderHit>("ponderhit");
    read_command<command::Quit>("quit");
    CHECK_FALSE(parse_command(""));
    CHECK_FALSE(parse_command(" \t\r\n"));
    CHECK_FALSE(parse_command("# go infinite"));
}

TEST_CASE("Unknown words before a command are skipped", "[uci][command]") {
    // The protocol's own example.
    CHECK(read_command<command::Debug>("joho debug on").on);
    CHECK_FALSE(read_command<command::Debug>("debug off").on);
    CHECK(read_command<command::Extra>("  bench 16 1  5\r").text == "bench 16 1  5");
}

TEST_CASE("Options have names and values of several words", "[uci][command]") {
    const auto hash = read_command<command::SetOption>("setoption name Hash value 64");
    CHECK(hash == command::SetOption{"Hash", "64"});
    const auto path = read_command<command::SetOption>(
        "setoption\tname  Move   Overhead value c:\\chess data\\tb  4 \r");
    CHECK(path == command::SetOption{"Move Overhead", "c:\\chess data\\tb  4"});
    CHECK(read_command<command::SetOption>("setoption name Clear Hash") ==
          command::SetOption{"Clear Hash", std::nullopt});
    CHECK(read_command<command::SetOption>("setoption name Path value <empty>").value == "");
    CHECK(read_command<command::SetOption>("setoption name Path value").value == "");
    CHECK(read_command<command::SetOption>("setoption").name.empty());
}

TEST_CASE("A position is a start and moves", "[uci][command]") {
    const auto start = read_command<command::Position>("position startpos moves e2e4  e7e5");
    CHECK_FALSE(start.fen);
    CHECK(start.moves == std::vector<std::string>{"e2e4", "e7e5"});
    const auto fen =
        read_command<command::Position>("position fen 8/8/8/8/8/8/8/K1k5 w  - - 3 4 moves");
    CHECK(fen.fen == "8/8/8/8/8/8/8/K1k5 w - - 3 4");
    CHECK(fen.moves.empty());
    CHECK(read_command<command::Position>("position").fen == "");
}

TEST_CASE("go takes every limit of the protocol", "[uci][command]") {
    const auto go = read_command<command::Go>(
        "go wtime 300000 btime -5 winc 2000 binc 0 movestogo 40 depth 12 nodes 5000 mate 3 "
        "movetime 700 ponder infinite");
    CHECK(go.white_time == 300s);
    CHECK(go.black_time == -5ms);
    CHECK(go.white_increment == 2s);
    CHECK(go.black_increment == 0ms);
    CHECK(go.moves_to_go == 40);
    CHECK(go.depth == 12);
    CHECK(go.nodes == 5000);
    CHECK(go.mate == 3);
    CHECK(go.move_time == 700ms);
    CHECK(go.ponder);
    CHECK(go.infinite);
    CHECK(read_command<command::Go>("go perft 5").perft == 5);
}

TEST_CASE("searchmoves ends at the next limit", "[uci][command]") {
    const auto go = read_command<command::Go>("go searchmoves e2e4 0000 d2d4 depth 3");
    CHECK(go.search_moves == std::vector<std::string>{"e2e4", "0000", "d2d4"});
    CHECK(go.depth == 3);
}

TEST_CASE("A limit that is no number is ignored", "[uci][command]") {
    const auto go = read_command<command::Go>("go depth abc wtime movestogo 5 x");
    CHECK_FALSE(go.depth);
    CHECK_FALSE(go.white_time);
    CHECK(go.moves_to_go == 5);
    CHECK(read_command<command::Go>("go wtime 99999999999999999999").white_time == 1'000'000'000s);
}

TEST_CASE("Registration is now or later", "[uci][command]") {
    CHECK(read_command<command::Register>("register later") == command::Register{});
    CHECK(read_command<command::Register>("register name Stefan MK code 4359874324") ==
          command::Register{"Stefan MK", "4359874324"});
    CHECK(read_command<command::Register>("register code 12 34") ==
          command::Register{std::nullopt, "12 34"});
}

TEST_CASE("A written command is read as the same command", "[uci][command]") {
    command::Go go;
    go.search_moves = {"e2e4", "e7e8q"};
    go.white_time = 1s;
    go.black_time = -2s;
    go.white_increment = 10ms;
    go.nodes = 77;
    go.ponder = true;
    const std::vector<Command> commands{
        command::Uci{},
        command::Debug{true},
        command::Debug{false},
        command::IsReady{},
        command::SetOption{"Move Overhead", "30"},
        command::SetOption{"Path", ""},
        command::SetOption{"Clear Hash", std::nullopt},
        command::Register{},
        command::Register{"Anna Lind", "12 34"},
        command::UciNewGame{},
        command::Position{},
        command::Position{"8/8/8/8/8/8/8/K1k5 w - - 3 4", {"a1a2"}},
        go,
        command::Go{},
        command::Stop{},
        command::PonderHit{},
        command::Quit{},
        command::Extra{"bench 16 1 5"},
    };
    for (const Command& command : commands) {
        CAPTURE(to_line(command));
        const auto read_again = parse_command(to_line(command));
        REQUIRE(read_again);
        CHECK(*read_again == command);
    }
}

TEST_CASE("A written command is one line", "[uci][command]") {
    CHECK(to_line(command::SetOption{"Path", "a\nquit\r"}) == "setoption name Path value a quit ");
}
