// The collected cases: positions, moves, games and dialogues over which chess programs have
// disagreed, each with what is right. Every case goes through the program that its users would ask.
#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "e2e/program.h"
#include "support/catch.h"

namespace adoube::e2e {

namespace json = boost::json;

namespace {

struct Case {
    std::string id;
    json::object input;
    json::object expected;
};

[[nodiscard]] std::vector<Case> cases_of(std::string_view kind) {
    std::ifstream file(std::string(ADOUBE_TEST_DATA) + "/cases.jsonl");
    std::vector<Case> cases;
    for (std::string line; std::getline(file, line);) {
        const json::object object = json::parse(line).as_object();
        if (object.at("kind").as_string() == kind)
            cases.push_back({std::string(object.at("id").as_string()),
                             object.at("input").as_object(), object.at("expect").as_object()});
    }
    REQUIRE_FALSE(cases.empty());
    return cases;
}

[[nodiscard]] std::string text(const json::object& object, std::string_view name) {
    return std::string(object.at(name).as_string());
}

[[nodiscard]] bool flag(const json::object& object, std::string_view name) {
    const auto* const value = object.if_contains(name);
    return value && value->is_bool() && value->as_bool();
}

[[nodiscard]] std::string words(const json::array& array) {
    std::string joined;
    for (const json::value& value : array)
        joined += (joined.empty() ? "" : " ") + std::string(value.as_string());
    return joined;
}

[[nodiscard]] std::set<std::string> set_of(const json::array& array) {
    std::set<std::string> texts;
    for (const json::value& value : array) texts.insert(std::string(value.as_string()));
    return texts;
}

[[nodiscard]] json::object parsed(const Finished& finished) {
    INFO(finished.output);
    boost::system::error_code error;
    const json::value value = json::parse(finished.output, error);
    REQUIRE_FALSE(error);
    return value.as_object();
}

struct Answer {
    int status = 0;
    json::object object;
};

[[nodiscard]] Answer status(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"status", "--json"});
    const Finished finished = run("arbiter", arguments);
    return {finished.status, parsed(finished)};
}

[[nodiscard]] std::vector<std::string> position_arguments(const json::object& input) {
    std::vector<std::string> arguments;
    if (const auto* const fen = input.if_contains("fen"))
        arguments = {"--fen", std::string(fen->as_string())};
    if (const auto* const epd = input.if_contains("epd"))
        arguments = {"--epd", std::string(epd->as_string())};
    if (flag(input, "chess960")) arguments.push_back("--chess960");
    if (const auto* const moves = input.if_contains("moves"))
        arguments.insert(arguments.end(), {"--moves", words(moves->as_array())});
    return arguments;
}

// Where the case says how a field comes out, it comes out so.
void check_text(const json::object& expected, std::string_view name, const json::object& actual,
                std::string_view field) {
    if (const auto* const value = expected.if_contains(name))
        CHECK(text(actual, field) == value->as_string());
}

void check_position_fields(const json::object& expected, const json::object& actual) {
    check_text(expected, "fen", actual, "fen");
    check_text(expected, "shredder", actual, "shredderFen");
    check_text(expected, "fen_ep_always", actual, "standardFen");
    check_text(expected, "fen_ep_pseudo", actual, "xfenPseudoEp");
    if (const auto* const operations = expected.if_contains("ops"))
        CHECK(json::serialize(actual.at("ops")) == json::serialize(*operations));
}

void check_strict_reading(const Case& test) {
    const auto* const expected = test.expected.if_contains("strict");
    if (!expected) return;
    const Answer answer = status(position_arguments(test.input));
    const bool accepted = expected->is_string() || expected->as_bool();
    CHECK(answer.status == (accepted ? 0 : 2));
    if (!accepted) CHECK(answer.object.contains("error"));
    if (answer.status == 0)
        CHECK(answer.object.at("warnings").as_array().empty() != expected->is_string());
}

void check_lenient_reading(const Case& test) {
    auto arguments = position_arguments(test.input);
    if (test.expected.contains("lenient")) arguments.push_back("--lenient");
    const Answer answer = status(arguments);
    const auto* const expected = test.expected.if_contains("lenient");
    if (expected && expected->is_null()) {
        CHECK(answer.status == 2);
        return;
    }
    if (expected && *expected == "any") {
        CHECK((answer.status == 0 || answer.status == 2));
        return;
    }
    REQUIRE(answer.status == 0);
    if (expected) CHECK(text(answer.object, "fen") == expected->as_string());
    check_position_fields(test.expected, answer.object);
}

[[nodiscard]] json::object attempt(const json::object& input, const std::string& move) {
    auto arguments = position_arguments(input);
    arguments.insert(arguments.end(), {"--try", move});
    const Answer answer = status(arguments);
    // A position that cannot be is an error just as a move that is none.
    return answer.status == 0 ? answer.object.at("try").as_object()
                              : json::object{{"legal", false}};
}

void check_from_san(const Case& test) {
    const json::object tried = attempt(test.input, text(test.input, "san"));
    const bool legal = tried.at("legal").as_bool();
    const json::value& expected = test.expected.at("uci");
    if (expected.is_null()) {
        CHECK_FALSE(legal);
        return;
    }
    if (!legal && text(test.expected, "level") == "optional") return;
    REQUIRE(legal);
    CHECK(text(tried, "uci") == expected.as_string());
    check_text(test.expected, "canonical", tried, "san");
}

[[nodiscard]] std::string decoded_base64(std::string_view encoded) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string decoded;
    unsigned bits = 0;
    int count = 0;
    for (const char c : encoded) {
        const auto digit = digits.find(c);
        if (digit == std::string_view::npos) break;
        bits = bits << 6 | static_cast<unsigned>(digit);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        decoded += static_cast<char>(bits >> count & 0xFF);
    }
    return decoded;
}

void check_game(const json::object& expected, const json::object& actual) {
    CHECK(json::serialize(actual.at("moves")) == json::serialize(expected.at("moves")));
    CHECK(text(actual, "finalFen") == text(expected, "final_fen"));
    CHECK(text(actual, "result") == text(expected, "result"));
    const json::value& error = actual.at("error");
    const json::value ply = error.is_null() ? json::value(nullptr) : error.as_object().at("ply");
    CHECK(ply == expected.at("error_ply"));
    for (const auto* const name : {"comments", "nags", "tags"})
        if (const auto* const values = expected.if_contains(name))
            for (const auto& [key, value] : values->as_object()) {
                INFO(name << " " << std::string(key));
                const auto& object = actual.at(name).as_object();
                REQUIRE(object.contains(key));
                CHECK(object.at(key) == value);
            }
    CHECK(actual.at("chess960").as_bool() == flag(expected, "chess960"));
}

void check_read_pgn(const Case& test) {
    const auto* const encoded = test.input.if_contains("pgn_base64");
    const TemporaryFile file(".pgn", encoded ? decoded_base64(std::string(encoded->as_string()))
                                             : text(test.input, "pgn"));
    const json::object answer = parsed(run("arbiter", {"check", "--json", file.path()}));
    const auto& games = answer.at("games").as_array();
    const auto& expected = test.expected.at("games").as_array();
    REQUIRE(games.size() == expected.size());
    for (std::size_t i = 0; i < games.size(); ++i)
        check_game(expected[i].as_object(), games[i].as_object());
}

void check_written_pgn(const Case& test) {
    std::string game = "[FEN \"" + text(test.input, "fen") + "\"]\n";
    if (flag(test.input, "chess960")) game += "[Variant \"Chess960\"]\n";
    game += '\n' + words(test.input.at("moves").as_array()) + ' ' + text(test.input, "result");
    const TemporaryFile file(".pgn", game);
    const TemporaryFile fixed(".pgn");
    REQUIRE(run("arbiter", {"check", "--fix", fixed.path(), file.path()}).status == 0);
    const std::string content = fixed.content();
    std::string movetext = content.substr(content.find("\n\n") + 2);
    movetext.erase(movetext.find_last_not_of('\n') + 1);
    std::replace(movetext.begin(), movetext.end(), '\n', ' ');
    CHECK(movetext == text(test.expected, "movetext_one_line"));
}

// The board that `d` shows, as its FEN.
[[nodiscard]] std::string shown_fen(const std::string& output) {
    const auto start = output.rfind("Fen: ");
    if (start == std::string::npos) return {};
    return output.substr(start + 5, output.find('\n', start) - start - 5);
}

// Engines print the e.p. square and the castling rights of Chess960 in their own fashion, so the
// arbiter says what the shown FEN means.
void check_dialogue(const Case& test) {
    std::string input;
    for (const json::value& line : test.input.at("lines").as_array())
        input += std::string(line.as_string()) + '\n';
    const Finished finished = run("adoube", {}, input + "d\nquit\n");
    CHECK(finished.status == 0);
    if (const auto* const part = test.expected.if_contains("output_contains"))
        CHECK(finished.output.find(std::string(part->as_string())) != std::string::npos);
    if (!test.expected.contains("fen")) return;
    json::object shown{{"fen", shown_fen(finished.output)}};
    if (flag(test.input, "chess960")) shown["chess960"] = true;
    const Answer answer = status(position_arguments(shown));
    REQUIRE(answer.status == 0);
    check_position_fields(test.expected, answer.object);
}

}  // namespace

TEST_CASE("Cases: FEN and EPD are read strictly and leniently", "[e2e][cases]") {
    for (const Case& test : cases_of("fen")) {
        INFO(test.id);
        check_strict_reading(test);
        check_lenient_reading(test);
    }
}

TEST_CASE("Cases: legal moves", "[e2e][cases]") {
    for (const Case& test : cases_of("legal_moves")) {
        INFO(test.id);
        auto arguments = position_arguments(test.input);
        arguments.push_back("--lenient");
        const Answer answer = status(arguments);
        REQUIRE(answer.status == 0);
        std::set<std::string> moves;
        for (const json::value& move : answer.object.at("legalMoves").as_array())
            moves.insert(text(move.as_object(), "uci"));
        CHECK(moves == set_of(test.expected.at("moves").as_array()));
        CHECK(answer.object.at("legalMoveCount") == test.expected.at("count"));
    }
}

TEST_CASE("Cases: SAN in and out", "[e2e][cases]") {
    for (const Case& test : cases_of("san")) {
        INFO(test.id);
        if (text(test.input, "op") == "from_san") {
            check_from_san(test);
        } else {
            const json::object tried = attempt(test.input, text(test.input, "uci"));
            REQUIRE(tried.at("legal").as_bool());
            check_text(test.expected, "san", tried, "san");
        }
    }
}

TEST_CASE("Cases: PGN in and out", "[e2e][cases]") {
    for (const Case& test : cases_of("pgn")) {
        INFO(test.id);
        if (text(test.input, "op") == "read") check_read_pgn(test);
        else check_written_pgn(test);
    }
}

TEST_CASE("Cases: repetition", "[e2e][cases]") {
    for (const Case& test : cases_of("repetition")) {
        INFO(test.id);
        const Answer answer = status(position_arguments(test.input));
        REQUIRE(answer.status == 0);
        CHECK(answer.object.at("occurrences") == test.expected.at("final_occurrences"));
        CHECK(answer.object.at("threefoldAtPly") == test.expected.at("first_threefold_ply"));
        CHECK(answer.object.at("fivefoldAtPly") == test.expected.at("first_fivefold_ply"));
        CHECK((answer.object.at("claimable") == "threefold") == flag(test.expected, "threefold"));
        CHECK((answer.object.at("status") == "DRAW_FIVEFOLD") == flag(test.expected, "fivefold"));
    }
}

TEST_CASE("Cases: fifty and seventy-five moves", "[e2e][cases]") {
    for (const Case& test : cases_of("fifty")) {
        INFO(test.id);
        const Answer answer = status(position_arguments(test.input));
        REQUIRE(answer.status == 0);
        CHECK(answer.object.at("halfmoveClock") == test.expected.at("halfmove_clock"));
        CHECK((answer.object.at("claimable") == "fiftyMove") ==
              flag(test.expected, "fifty_claimable"));
        CHECK((answer.object.at("status") == "DRAW_75_MOVE") == flag(test.expected, "seventyfive"));
        CHECK(answer.object.at("result") == test.expected.at("result"));
        const std::string word = text(test.expected, "status");
        if (word == "checkmate" || word == "stalemate")
            CHECK(answer.object.at("reason") == test.expected.at("status"));
    }
}

TEST_CASE("Cases: mating material, fast and exact", "[e2e][cases]") {
    for (const Case& test : cases_of("material")) {
        INFO(test.id);
        auto arguments = position_arguments(test.input);
        const Answer fast = status(arguments);
        CHECK(fast.object.at("insufficientMaterial") == test.expected.at("dead_by_material"));
        arguments.push_back("--exact");
        const Answer exact = status(arguments);
        for (const auto* const side : {"white", "black"}) {
            const std::string name = std::string("exact_") + side + "_can_win";
            const bool can = flag(test.expected, name);
            CHECK(exact.object.at("canMate").as_object().at(side).as_bool() == can);
            // The fast rule may only err on the side of the game.
            if (can) CHECK(fast.object.at("canMate").as_object().at(side).as_bool());
        }
    }
}

TEST_CASE("Cases: time-outs, fast and exact", "[e2e][cases]") {
    for (const Case& test : cases_of("timeout")) {
        INFO(test.id);
        auto arguments = position_arguments(test.input);
        const std::string opponent = text(test.input, "flagged") == "white" ? "black" : "white";
        const bool can = flag(test.expected, "opponent_can_mate");
        const Answer fast = status(arguments);
        REQUIRE(fast.status == 0);
        if (can) CHECK(fast.object.at("canMate").as_object().at(opponent).as_bool());
        arguments.push_back("--exact");  // with assertions, the hardest takes some seconds
        const Answer exact = status(arguments);
        CHECK(exact.object.at("canMate").as_object().at(opponent).as_bool() == can);
    }
}

TEST_CASE("Cases: Chess960 numbers", "[e2e][cases]") {
    for (const Case& test : cases_of("startpos960")) {
        INFO(test.id);
        const auto* const rank = test.input.if_contains("rank");
        const Answer answer =
            rank ? status({"--back-rank", std::string(rank->as_string())})
                 : status({"--startpos960", std::to_string(test.input.at("number").as_int64())});
        CHECK(answer.status == (flag(test.expected, "error") ? 2 : 0));
        if (answer.status != 0) continue;
        check_text(test.expected, "xfen", answer.object, "fen");
        check_text(test.expected, "shredder", answer.object, "shredderFen");
        if (rank) CHECK(answer.object.at("startNumber") == test.expected.at("number"));
        else CHECK(answer.object.at("startNumber") == test.input.at("number"));
    }
}

TEST_CASE("Cases: move counts", "[e2e][cases]") {
    for (const Case& test : cases_of("perft")) {
        INFO(test.id);
        std::vector<std::string> arguments{std::to_string(test.input.at("depth").as_int64()),
                                           text(test.input, "fen"), "--json"};
        if (flag(test.input, "chess960")) arguments.emplace_back("--chess960");
        Finished finished = run("perft", arguments);
        CHECK(finished.status == 0);
        finished.output.erase(0, finished.output.find('{'));  // the object is the last line
        CHECK(parsed(finished).at("nodes") == test.expected.at("nodes"));
    }
}

TEST_CASE("Cases: UCI dialogues", "[e2e][cases]") {
    for (const Case& test : cases_of("uci")) {
        INFO(test.id);
        check_dialogue(test);
    }
}

}  // namespace adoube::e2e
