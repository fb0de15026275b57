#include "uci/message.h"

#include "support/catch.h"

using namespace adoube::uci;

namespace {

template <class T>
T read_message(std::string_view line) {
    const auto message = parse_message(line);
    REQUIRE(message);
    REQUIRE(std::holds_alternative<T>(*message));
    return std::get<T>(*message);
}

}  // namespace

TEST_CASE("An engine introduces itself", "[uci][message]") {
    CHECK(read_message<message::IdName>("id name Shredder X.Y\r").name == "Shredder X.Y");
    CHECK(read_message<message::IdAuthor>("id author Stefan MK").author == "Stefan MK");
    read_message<message::UciOk>(" uciok");
    read_message<message::ReadyOk>("\treadyok");
    CHECK(read_message<message::CopyProtection>("copyprotection ok").state == message::Check::ok);
    CHECK(read_message<message::Registration>("registration checking").state ==
          message::Check::checking);
}

TEST_CASE("A best move and the move to ponder on", "[uci][message]") {
    CHECK(read_message<message::BestMove>("bestmove g1f3") ==
          message::BestMove{"g1f3", std::nullopt});
    CHECK(read_message<message::BestMove>("bestmove g1f3 ponder d8f6 ") ==
          message::BestMove{"g1f3", "d8f6"});
    CHECK(read_message<message::BestMove>("bestmove (none)").move == "(none)");
    CHECK(read_message<message::BestMove>("bestmove").move.empty());
    CHECK_FALSE(read_message<message::BestMove>("bestmove a2a3 ponder").ponder);
}

TEST_CASE("Lines that are no messages", "[uci][message]") {
    CHECK_FALSE(parse_message(""));
    CHECK_FALSE(parse_message("Engine 3 by A. Nonymous"));
    CHECK_FALSE(parse_message("id"));
    CHECK_FALSE(parse_message("copyprotection"));
}

TEST_CASE("Options of every type", "[uci][message]") {
    CHECK(read_message<Option>("option name Nullmove type check default true") ==
          Option{"Nullmove", CheckOption{true}});
    CHECK(read_message<Option>("option name Move Overhead type spin default 30 min 0 max 5000") ==
          Option{"Move Overhead", SpinOption{30, 0, 5000}});
    CHECK(read_message<Option>(
              "option name Style type combo default Very Wild var Very Wild var Dull") ==
          Option{"Style", ComboOption{"Very Wild", {"Very Wild", "Dull"}}});
    CHECK(read_message<Option>("option name Clear Hash type button") ==
          Option{"Clear Hash", ButtonOption{}});
    CHECK(read_message<Option>("option name NalimovPath type string default <empty>") ==
          Option{"NalimovPath", StringOption{""}});
    CHECK(read_message<Option>("option name Book type string default c:\\my books\\x") ==
          Option{"Book", StringOption{"c:\\my books\\x"}});
}

TEST_CASE("Options that cannot be understood", "[uci][message]") {
    CHECK_FALSE(parse_message("option name Depth type spin default many min 0 max 9"));
    CHECK_FALSE(parse_message("option name What type wheel default 3"));
    CHECK_FALSE(parse_message("option type check default true"));
}

TEST_CASE("A written message is read as the same message", "[uci][message]") {
    const std::vector<Message> messages{
        message::IdName{"Adoube 0.1"},
        message::IdAuthor{"A. Nonymous"},
        message::UciOk{},
        message::ReadyOk{},
        message::BestMove{"e7e8q", "a1a2"},
        message::BestMove{"0000", std::nullopt},
        message::CopyProtection{message::Check::error},
        message::Registration{message::Check::ok},
        Option{"Hash", SpinOption{16, 1, 65536}},
        Option{"Ponder", CheckOption{false}},
        Option{"Style", ComboOption{"Dull", {"Very Wild", "Dull"}}},
        Option{"Style", ComboOption{"", {"Very Wild"}}},
        Option{"Clear Hash", ButtonOption{}},
        Option{"SyzygyPath", StringOption{""}},
    };
    for (const Message& message : messages) {
        const std::string line = to_line(message);
        CAPTURE(line);
        const auto read_again = parse_message(line);
        REQUIRE(read_again);
        CHECK(*read_again == message);
    }
}
