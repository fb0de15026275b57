#include "arbiter/web/site.h"

#include <boost/json/parse.hpp>

#include "arbiter/web/bundle.h"
#include "arbiter/web/fixed_time.h"
#include "arbiter/web/secret.h"
#include "support/catch.h"

using namespace adoube;
using namespace adoube::arbiter;
using web::Method;

namespace {

struct Place {
    web::Hall hall{{1, web::draw_secret, utc}, std::nullopt};
    web::Site site{hall, ""};

    web::Response get(std::string_view target) {
        return site.answer({.method = Method::get, .target = target}, {});
    }
    web::Response post(std::string_view body, std::optional<std::string_view> origin = {},
                       std::string_view type = "application/json") {
        return site.answer({Method::post, "/new-game", "localhost:8960", origin, type, body}, {});
    }
};

}  // namespace

TEST_CASE("A new game gives its number and its seats", "[web][site]") {
    Place place;
    const auto response = place.post(R"({"host":"Ann"})");
    CHECK(response.status == 201);
    const auto reply = boost::json::parse(response.body);
    CHECK(reply.at("game") == 1);
    CHECK(reply.at("seat").as_string().size() == 32);
    CHECK(reply.at("invite").as_string().size() == 32);
    CHECK(reply.at("seat") != reply.at("invite"));
    CHECK(boost::json::parse(place.post("{}").body).at("game") == 2);
}

TEST_CASE("No response tells a secret but the one to the host", "[web][site]") {
    Place place;
    const auto reply = boost::json::parse(place.post("{}").body);
    const auto seen = place.get("/game/1.json");
    CHECK(seen.status == 200);
    for (const auto* const name : {"seat", "invite"})
        CHECK(seen.body.find(std::string(reply.at(name).as_string())) == std::string::npos);
}

TEST_CASE("Pages of other sites cannot set up games", "[web][site]") {
    Place place;
    CHECK(place.post("{}", "http://localhost:8960").status == 201);
    CHECK(place.post("{}", "http://evil.example").status == 403);
    CHECK(place.post("{}", "https://localhost:8960").status == 403);
    CHECK(place.post("{}", "null").status == 403);
    CHECK(place.post("{}", "http://").status == 403);
    CHECK(place.post("{}", {}, "text/plain").status == 415);
    web::Site behind_proxy{place.hall, "https://chess.example"};
    CHECK(behind_proxy.is_own_origin({.host = "x", .origin = "https://chess.example"}));
    CHECK_FALSE(behind_proxy.is_own_origin({.host = "x", .origin = "http://x"}));
    CHECK_FALSE(place.site.is_own_origin({.host = "x"}));
}

TEST_CASE("An origin is what browsers can send as one", "[web][site]") {
    for (const std::string_view text :
         {"https://chess.example", "http://localhost:8960", "http://[::1]:8960"})
        CHECK(web::is_origin(text));
    for (const std::string_view text :
         {"", "chess.example", "https://", "https://chess.example/", "https://chess.example/play",
          "https://Chess.example", "ftp://chess.example", "null"}) {
        CAPTURE(text);
        CHECK_FALSE(web::is_origin(text));
    }
}

TEST_CASE("What is not there is not found, however it is asked for", "[web][site]") {
    Place place;
    for (const std::string_view target :
         {"/../CMakeLists.txt", "/static/../app.js", "//app.js", "/app.js/", "/game/", "/game/x",
          "/game/0", "/game/-1", "/game/1x", "/game/99999999999999999999", "/game/1.json",
          "/game/1.pgn", "/game/1/live", "/result/", "", "app.js", "/%2e%2e/", "/etc/passwd"}) {
        CAPTURE(target);
        CHECK(place.get(target).status == 404);
    }
    CHECK(place.site.answer({.method = Method::post, .target = "/"}, {}).status == 405);
    CHECK(place.site.answer({.method = Method::other, .target = "/"}, {}).status == 405);
}

TEST_CASE("The pages are in the bundle", "[web][site]") {
    if (!web::bundle_is_missing().empty()) return;
    Place place;
    for (const std::string_view target :
         {"/", "/?x=1", "/search", "/rules", "/game/7", "/result/7"})
        CHECK(place.get(target).content_type == "text/html; charset=utf-8");
    CHECK(place.get("/app.js").content_type == "text/javascript; charset=utf-8");
    CHECK(place.get("/style.css").status == 200);
    const auto page = place.get("/").body;
    CHECK(page.find("style=") == std::string::npos);
    CHECK(page.find("<script type=\"module\" src=\"/app.js\"></script>") != std::string::npos);
}

TEST_CASE("The board of a live connection is told by its path", "[web][site]") {
    CHECK(web::Site::live_board("/game/12/live") == 12);
    CHECK(web::Site::live_board("/game/12/live?x") == 12);
    for (const std::string_view target : {"/game/live", "/game//live", "/game/x/live", "/game/12"})
        CHECK_FALSE(web::Site::live_board(target));
}

TEST_CASE("Secrets are long, different and compared as a whole", "[web]") {
    const auto one = web::draw_secret();
    CHECK(one.size() == 32);
    CHECK(one != web::draw_secret());
    CHECK(web::is_same_secret(one, one));
    CHECK_FALSE(web::is_same_secret(one, one.substr(1)));
    CHECK_FALSE(web::is_same_secret("", one));
}
