#include "arbiter/web/invitation.h"

#include "support/catch.h"

using namespace adoube::arbiter;

namespace {

[[nodiscard]] std::string refusal_of(std::string_view text) {
    const auto read = web::read_invitation(text);
    return read ? "" : read.error().text;
}

}  // namespace

TEST_CASE("An invitation is kept and read again", "[web]") {
    const auto read = web::read_invitation(
        R"({"host":" Ann ","opponent":"engine","options":{"timeControl":"3+2"},"lang":"ko"})");
    REQUIRE(read);
    CHECK(read->host == "Ann");
    CHECK(read->to_engine);
    CHECK(*web::read_invitation(web::write_invitation(*read)) == *read);
    CHECK(web::read_invitation("{}")->host == "Host");
    const auto set_up = web::read_invitation(R"({"startFen":"8/P6k/8/8/8/8/8/K7 w - - 0 1"})");
    REQUIRE(set_up);
    CHECK(*web::read_invitation(web::write_invitation(*set_up)) == *set_up);
    CHECK(web::create_request(*set_up, "Bob").at("startFen") == "8/P6k/8/8/8/8/8/K7 w - - 0 1");
}

TEST_CASE("What the session would refuse is refused at once, with its words", "[web]") {
    CHECK(refusal_of("no").ends_with("expected a JSON object"));
    CHECK(refusal_of(R"({"opponent":"dog"})").ends_with("opponent: expected person or engine"));
    CHECK(refusal_of(R"({"options":{"timeControl":"0+0"}})").find("timeControl") !=
          std::string::npos);
    CHECK(refusal_of(R"({"options":{"colour":"white"}})").find("colour") != std::string::npos);
    CHECK(refusal_of(R"({"lang":"xx"})").ends_with("lang: expected en, ko or ja"));
    CHECK(refusal_of(R"({"startFen":"8/8/8/8/8/8/8/8 w - - 0 1"})").find("startFen") !=
          std::string::npos);
    CHECK(refusal_of(R"({"host":7})").find("host") != std::string::npos);
}

TEST_CASE("Names are fit to be shown", "[web]") {
    CHECK(web::fit_name("  Ann \x01\n ", "x") == "Ann");
    CHECK(web::fit_name("", "Guest") == "Guest");
    CHECK(web::fit_name("\t", "Guest") == "Guest");
    // A viewer of that name would be shown what only spectators are.
    CHECK(web::fit_name("spectator", "Guest") == "Guest");
    CHECK(web::fit_name(" spectator ", "Guest") == "Guest");
    const std::string long_name = web::fit_name(std::string(39, 'a') + "한국", "x");
    CHECK(long_name == std::string(39, 'a') + "한");
}

TEST_CASE("The guest has another name than the host", "[web]") {
    const web::Invitation invitation{.host = "Ann"};
    CHECK(web::create_request(invitation, "Bob").at("guest") == "Bob");
    CHECK(web::create_request(invitation, "Ann").at("guest") == "Ann 2");
    CHECK(web::create_request(invitation, "").at("guest") == "Guest");
}
