#include "arbiter/runtime/status_command.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <boost/program_options.hpp>
#include <vector>

#include "arbiter/audit/status.h"
#include "arbiter/audit/status_json.h"
#include "arbiter/audit/status_text.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/given_options.h"

namespace adoube::arbiter {

namespace po = boost::program_options;

namespace {

using audit::Complaint;

constexpr std::array<const char*, 4> start_options{"fen", "epd", "startpos960", "back-rank"};

po::options_description status_options() {
    po::options_description options = options_table();
    const auto text = [](const char* name) { return po::value<std::string>()->value_name(name); };
    options.add_options()                                                              //
        ("fen", text("FEN"), "the position; without it, the start of a game")          //
        ("epd", text("EPD"), "the position and operations, which are listed")          //
        ("startpos960", text("N"), "the Chess960 start with that number, 0 to 959")    //
        ("back-rank", text("RANK"), "the Chess960 start with these pieces: BBQNNRKR")  //
        ("chess960", "the position is one of Chess960")                                //
        ("lenient", "mend what is wrong with a FEN but can be understood")             //
        ("moves", text("LIST"), "moves to play first, UCI or SAN: \"e2e4 Nf6\"")       //
        ("try", text("MOVE"), "say whether the move is legal, or why not")             //
        ("draw-mode", po::value<std::string>()->value_name("MODE")->default_value("fide"),
         "fide: threefold and 50 moves are claimed; auto: they end the game")    //
        ("exact", "prove whether a side can still mate, not by material alone")  //
        ("explain", "the same, with the helpmate or the proof in words")         //
        ("json", "print one JSON object")                                        //
        ("help", "print this text");
    return options;
}

constexpr std::string_view purpose =
    "Usage: arbiter status [OPTION...]\n"
    "\n"
    "Audits a position: what is wrong with it, its status, its legal moves, what may be\n"
    "claimed and what is not known.\n";

constexpr std::string_view example =
    "Exit status: 0 success, 2 a position or a move that cannot be used.\n"
    "\n"
    "Example:\n"
    "  arbiter status --moves \"e4 e5 Qh5\" --try Ke7\n";

[[nodiscard]] Failure<Complaint> bad_options(std::string what, std::string text) {
    return {Complaint{"badOptions", "options", std::move(what), std::move(text)}};
}

[[nodiscard]] Expected<po::variables_map, Complaint> read_options(
    std::span<const std::string> arguments) {
    auto given = read_given("status", arguments, status_options());
    if (!given) return bad_options(given.error(), "");
    const auto starts = std::count_if(start_options.begin(), start_options.end(),
                                      [&](const char* name) { return given->count(name) != 0; });
    if (starts > 1) return bad_options("expected one position", "two of --fen --epd …");
    return std::move(*given);
}

[[nodiscard]] std::string text_of(const po::variables_map& given, const char* option) {
    return given.count(option) == 0 ? std::string{} : given[option].as<std::string>();
}

[[nodiscard]] audit::StartOrComplaint read_start(const po::variables_map& given) {
    const Variant variant = given.count("chess960") == 0 ? Variant::standard : Variant::chess960;
    const fen::Strictness strictness =
        given.count("lenient") == 0 ? fen::Strictness::strict : fen::Strictness::lenient;
    if (given.count("fen") != 0)
        return audit::start_from_fen(text_of(given, "fen"), variant, strictness);
    if (given.count("epd") != 0)
        return audit::start_from_epd(text_of(given, "epd"), variant, strictness);
    if (given.count("startpos960") != 0)
        return audit::start_from_number(text_of(given, "startpos960"));
    if (given.count("back-rank") != 0)
        return audit::start_from_back_rank(text_of(given, "back-rank"));
    return audit::Start{variant};
}

[[nodiscard]] Expected<audit::StatusOptions, Complaint> status_options_of(
    const po::variables_map& given) {
    const std::string mode = text_of(given, "draw-mode");
    if (mode != "fide" && mode != "auto") return bad_options("--draw-mode is auto or fide", mode);
    const bool explain = given.count("explain") != 0;
    return audit::StatusOptions{mode == "fide" ? game::DrawMode::fide : game::DrawMode::automatic,
                                explain || given.count("exact") != 0, explain};
}

[[nodiscard]] Expected<audit::Line, Complaint> read_line(const po::variables_map& given) {
    auto start = read_start(given);
    if (!start) return Failure{start.error()};
    return audit::play_all(audit::Line(std::move(*start)), text_of(given, "moves"));
}

// What the command prints, or why it cannot.
[[nodiscard]] Expected<std::string, Complaint> answer(const po::variables_map& given) {
    const auto options = status_options_of(given);
    if (!options) return Failure{options.error()};
    const auto line = read_line(given);
    if (!line) return Failure{line.error()};
    std::optional<audit::Attempt> attempted;
    if (given.count("try") != 0) attempted = audit::attempt(*line, text_of(given, "try"));
    const audit::Status status = audit::status_of(*line, *options);
    if (given.count("json") == 0) return audit::as_text(*line, status, attempted);
    return boost::json::serialize(audit::as_json(*line, status, attempted)) + '\n';
}

[[nodiscard]] int refuse(const Complaint& complaint, bool json) {
    return complain("status: " + audit::one_line(complaint), complaint, json);
}

}  // namespace

int run_status(std::span<const std::string> arguments) {
    const bool json = std::find(arguments.begin(), arguments.end(), "--json") != arguments.end();
    const auto given = read_options(arguments);
    if (!given) return refuse(given.error(), json);
    if (given->count("help") != 0) {
        print_help(purpose, status_options(), example);
        return exit_success;
    }
    const auto text = answer(*given);
    if (!text) return refuse(text.error(), json);
    fmt::print("{}", *text);
    return exit_success;
}

}  // namespace adoube::arbiter
