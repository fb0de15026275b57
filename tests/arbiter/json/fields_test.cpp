#include "arbiter/json/fields.h"

#include <boost/json/parse.hpp>

#include "support/catch.h"

using adoube::arbiter::json::Fields;

TEST_CASE("Fields are read by name and type", "[json]") {
    const auto value = boost::json::parse(
        R"({"name":"ann","at":1500,"big":18446744073709551615,"on":true,"none":null})");
    Fields fields(value.as_object());
    CHECK(fields.text("name") == "ann");
    CHECK(fields.instant("at") == adoube::game::instant_of_ms(1500));
    CHECK(fields.unsigned_if_any("big") == UINT64_MAX);
    CHECK(fields.flag("on"));
    CHECK_FALSE(fields.text_if_any("none"));
    CHECK_FALSE(fields.whole_if_any("missing"));
    CHECK_FALSE(fields.fault());
}

TEST_CASE("The first thing that is wrong is remembered", "[json]") {
    const auto value = boost::json::parse(R"({"name":5,"at":-1})");
    Fields fields(value.as_object());
    CHECK(fields.text("name").empty());
    REQUIRE(fields.fault());
    CHECK(*fields.fault() == "name: expected a string");
    static_cast<void>(fields.instant("at"));
    CHECK(*fields.fault() == "name: expected a string");
}

TEST_CASE("Milliseconds are whole, not negative, and fit every reader of JSON", "[json]") {
    const auto fault_of = [](const char* text) {
        const auto value = boost::json::parse(text);
        Fields fields(value.as_object());
        static_cast<void>(fields.instant_if_any("at"));
        return fields.fault().has_value();
    };
    CHECK_FALSE(fault_of(R"({"at":0})"));
    CHECK_FALSE(fault_of(R"({"at":9007199254740991})"));
    CHECK(fault_of(R"({"at":9007199254740992})"));
    CHECK(fault_of(R"({"at":-1})"));
    CHECK(fault_of(R"({"at":1.5})"));
    CHECK(fault_of(R"({"at":"1"})"));
}
