#include "arbiter/json/options_json.h"

#include <boost/json/parse.hpp>

#include "support/catch.h"

using namespace adoube;
using namespace adoube::arbiter;
using namespace std::chrono_literals;

namespace {

[[nodiscard]] Expected<game::Options, std::string> read(const char* text) {
    return json::read_options(boost::json::parse(text).as_object());
}

// What is said to options that cannot be had; "" if nothing.
[[nodiscard]] std::string fault_of(const char* text) {
    const auto options = read(text);
    return options ? "" : options.error();
}

}  // namespace

TEST_CASE("Options that are not told have their defaults", "[json]") {
    const auto options = read("{}");
    REQUIRE(options);
    CHECK(*options == game::Options{});
}

TEST_CASE("Every option is read", "[json]") {
    const auto options = read(R"({"variant":"chess960","timeControl":"3+2","drawMode":"fide",
        "colorAssignment":"hostBlack","autoQueen":true,"undo":"unlimited","drawOffer":false,
        "firstMoveSec":"off","idleLimitSec":300,"hints":"movesAndThreats",
        "disconnectGraceSec":"off","exactDeadPosition":true})");
    REQUIRE(options);
    CHECK(options->variant == Variant::chess960);
    CHECK(options->time_control.white == game::TimeControl::fischer(3min, 2s));
    CHECK(options->draw_mode == game::DrawMode::fide);
    CHECK(options->color_assignment == game::ColorAssignment::host_black);
    CHECK(options->auto_queen);
    CHECK_FALSE(options->undo_limit);
    CHECK_FALSE(options->draw_offers);
    CHECK_FALSE(options->first_move_limit);
    CHECK(options->idle_limit == 300s);
    CHECK(options->hints == game::Hints::moves_and_threats);
    CHECK_FALSE(options->disconnect_grace);
    CHECK(options->exact_dead_position);
}

TEST_CASE("Options that are written are read as the same", "[json]") {
    game::Options options;
    options.variant = Variant::chess960;
    options.undo_limit = 3;
    options.idle_limit.reset();
    options.time_control = same_for_both(game::TimeControl::unlimited());
    const auto again = json::read_options(json::write_options(options));
    REQUIRE(again);
    CHECK(*again == options);
}

TEST_CASE("A wrong option is named, and so is what was expected", "[json]") {
    using Catch::Matchers::StartsWith;
    CHECK_THAT(fault_of(R"({"variant":"suicide"})"), StartsWith("options.variant: expected "));
    CHECK_THAT(fault_of(R"({"timeControl":"91+0"})"), StartsWith("options.timeControl: expected "));
    CHECK_THAT(fault_of(R"({"undo":2})"), StartsWith("options.undo: expected "));
    CHECK_THAT(fault_of(R"({"firstMoveSec":31})"), StartsWith("options.firstMoveSec: expected "));
    CHECK_THAT(fault_of(R"({"autoQueen":"yes"})"), StartsWith("options.autoQueen: expected "));
    CHECK_THAT(fault_of(R"({"hint":"off"})"), StartsWith("options.hint: expected another name"));
}

TEST_CASE("Time controls are whole minutes and seconds in their bounds", "[json]") {
    CHECK(json::read_time_control("1+0") == game::TimeControl::fischer(1min, 0s));
    CHECK(json::read_time_control("90+60") == game::TimeControl::fischer(90min, 60s));
    CHECK(json::read_time_control("none") == game::TimeControl::unlimited());
    for (const char* const wrong :
         {"0+1", "91+0", "10+61", "10", "10+", "+5", "10+5 ", "-1+5", "10+-0", ""})
        CHECK_FALSE(json::read_time_control(wrong));
}
