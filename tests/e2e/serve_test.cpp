// arbiter serve as browsers meet it.
#include <boost/json/parse.hpp>
#include <csignal>

#include "arbiter/web/bundle.h"
#include "program.h"
#include "support/catch.h"
#include "web_client.h"

using namespace adoube;
using namespace adoube::e2e;
using boost::json::value;

namespace {

// Built without Node.js there is nothing to serve.
[[nodiscard]] bool has_no_pages() { return !arbiter::web::bundle_is_missing().empty(); }

struct Game {
    std::int64_t number = 0;
    std::string host{};
    std::string guest{};
};

[[nodiscard]] Game new_game(const WebServer& server, const std::string& options = "") {
    const auto response =
        post(server, "/new-game",
             "{'host':'Ann','options':{'colorAssignment':'hostWhite'" + options + "}}");
    INFO(response.body);
    REQUIRE(response.status == 201);
    const value reply = boost::json::parse(response.body);
    return {reply.at("game").as_int64(), std::string(reply.at("seat").as_string()),
            std::string(reply.at("invite").as_string())};
}

[[nodiscard]] std::string text(const value& from) { return std::string(from.as_string()); }

}  // namespace

TEST_CASE("Two players come, play and are told the result", "[e2e][web]") {
    if (has_no_pages()) return;
    const WebServer server{{"--no-engine"}};
    const Game game = new_game(server);
    LiveConnection ann{server, game.number, game.host};
    CHECK(ann.next()->at("type") == "waiting");
    LiveConnection bob{server, game.number, game.guest};
    bob.say("{'op':'sit','name':'Bob'}");
    CHECK(ann.next_with("created").at("view").at("legalMoves").as_array().size() == 20);
    LiveConnection watcher{server, game.number, ""};
    CHECK_FALSE(watcher.next_with("created").at("view").as_object().contains("legalMoves"));
    const char* const moves[] = {"f2f3", "e7e5", "g2g4", "d8h4"};
    for (int ply = 0; ply < 4; ++ply) {
        (ply % 2 == 0 ? ann : bob).move(moves[ply]);
        const value seen = watcher.next_with("moved");
        CHECK(seen.at("events").at(0).at("uci") == moves[ply]);
        static_cast<void>((ply % 2 == 0 ? bob : ann).next_with("moved"));
    }
    const auto page = get(server, "/game/" + std::to_string(game.number) + ".json");
    const value result = boost::json::parse(page.body).at("view").at("result");
    CHECK(result.at("reason") == "checkmate");
    CHECK(result.at("winner") == "black");
    const auto pgn = get(server, "/game/" + std::to_string(game.number) + ".pgn");
    CHECK(pgn.body.find("1. f3 e5 2. g4 Qh4# 0-1") != std::string::npos);
    CHECK(pgn.body.find("[White \"Ann\"]\n[Black \"Bob\"]") != std::string::npos);
}

TEST_CASE("A game survives the death of its server", "[e2e][web]") {
    if (has_no_pages()) return;
    const TemporaryFile store{".db"};
    Game game;
    {
        WebServer server{{"--store", store.path()}};
        game = new_game(server, ",'firstMoveSec':'off'");
        LiveConnection ann{server, game.number, game.host};
        LiveConnection bob{server, game.number, game.guest};
        bob.say("{'op':'sit','name':'Bob'}");
        static_cast<void>(ann.next_with("created"));
        ann.move("e2e4");
        static_cast<void>(bob.next_with("moved"));
        server.program().signal(SIGKILL);
    }
    const WebServer server{{"--store", store.path()}};
    LiveConnection bob{server, game.number, game.guest, 2};
    const value seen = bob.next_with("reconnected");
    CHECK(seen.at("from") == 2);
    CHECK(seen.at("view").at("moves") == boost::json::array{"e4"});
    CHECK(seen.at("view").at("you") == "black");
    bob.move("e7e5");
    CHECK(bob.next_with("moved").at("view").at("moves") == boost::json::array{"e4", "e5"});
}

TEST_CASE("The engine of the server plays", "[e2e][web]") {
    if (has_no_pages()) return;
    const WebServer server{{"-engine", "cmd=" ADOUBE_PROGRAMS "/adoube", "name=House", "depth=2"}};
    const auto response = post(server, "/new-game",
                               "{'opponent':'engine','options':{'colorAssignment':'hostWhite',"
                               "'undo':'unlimited','timeControl':'none'}}");
    const value reply = boost::json::parse(response.body);
    REQUIRE(response.status == 201);
    CHECK_FALSE(reply.as_object().contains("invite"));
    LiveConnection ann{server, reply.at("game").as_int64(), text(reply.at("seat"))};
    CHECK(ann.next_with("created").at("players").at("black").at("name") == "House");
    ann.move("e2e4");
    value seen = ann.next_with("moved");
    while (seen.at("view").at("moves").as_array().size() < 2) seen = ann.next_with("moved");
    ann.say("{'op':'act','action':{'type':'requestUndo'}}");
    CHECK(ann.next_with("undone").at("view").at("moves").as_array().empty());
    ann.say("{'op':'act','action':{'type':'resign'}}");
    CHECK(ann.next_with("gameEnded").at("view").at("result").at("winner") == "black");
}

TEST_CASE("Live connections are for the server's own pages", "[e2e][web]") {
    if (has_no_pages()) return;
    const WebServer server;
    static_cast<void>(new_game(server));
    CHECK(LiveConnection::is_let_in(server, "http://" + server.host()));
    CHECK_FALSE(LiveConnection::is_let_in(server, "http://evil.example"));
    CHECK_FALSE(LiveConnection::is_let_in(server, "null"));
    CHECK_FALSE(LiveConnection::is_let_in(server, ""));
    CHECK(post(server, "/new-game", "{}", "Origin: http://evil.example\r\n").status == 403);
}

TEST_CASE("Whoever floods the server is cut off, and others are not", "[e2e][web]") {
    if (has_no_pages()) return;
    const WebServer server;
    const Game game = new_game(server);
    LiveConnection ann{server, game.number, game.host};
    CHECK(ann.next()->at("type") == "waiting");
    SECTION("with messages") {
        LiveConnection flood{server, game.number, ""};
        for (int message = 0; message < 100; ++message) flood.say("{}");
        while (flood.next()) {
        }
        CHECK(flood.close_code() == 1008);
    }
    SECTION("with long messages") {
        LiveConnection flood{server, game.number, ""};
        flood.say(std::string(5'000, ' '));
        while (flood.next()) {
        }
        CHECK(flood.close_code() == 1009);
    }
    SECTION("with long requests") {
        const std::string body(20'000, ' ');
        CHECK(post(server, "/new-game", body).status == 413);
        CHECK(get(server, "/" + std::string(20'000, 'a')).status == 431);
        CHECK(send_request(server, "HELLO\r\n\r\n").status == 400);
    }
    SECTION("with new games") {
        int last = 0;
        for (int request = 0; request < 300 && last != 429; ++request)
            last = post(server, "/new-game", "{}").status;
        CHECK(last == 429);
    }
    ann.say("{'op':'sit'}");
    CHECK(ann.next()->at("refusal") == "notAPlayer");
}

TEST_CASE("A board that is not there is told apart from a lost connection", "[e2e][web]") {
    if (has_no_pages()) return;
    const WebServer server;
    LiveConnection lost{server, 77, ""};
    CHECK_FALSE(lost.next());
    CHECK(lost.close_code() == 4404);
}

TEST_CASE("Every response says what a browser must not do", "[e2e][web]") {
    if (has_no_pages()) return;
    const WebServer server;
    for (const auto* const target : {"/", "/app.js", "/nothing", "/game/1.json"}) {
        const auto response = get(server, target);
        CHECK(
            response.head.find("Content-Security-Policy: default-src 'none'; script-src 'self'") !=
            std::string::npos);
        CHECK(response.head.find("unsafe") == std::string::npos);
        CHECK(response.head.find("X-Content-Type-Options: nosniff") != std::string::npos);
        CHECK(response.head.find("Referrer-Policy: no-referrer") != std::string::npos);
    }
}

TEST_CASE("HEAD is answered as GET is, without the body", "[e2e][web]") {
    if (has_no_pages()) return;
    const WebServer server;
    const auto asked = head(server, "/rules");
    CHECK(asked.status == 200);
    CHECK(asked.body.empty());
    CHECK(asked.head == get(server, "/rules").head);
    CHECK(head(server, "/nothing").status == 404);
}

TEST_CASE("What cannot be served is told in one line", "[e2e][web]") {
    const auto serve = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "serve");
        return run("arbiter", arguments).status;
    };
    if (has_no_pages()) {
        CHECK(serve({}) == 2);
        return;
    }
    const WebServer server;
    CHECK(serve({"--port", std::to_string(server.port())}) == 2);  // it is taken
    CHECK(serve({"--port", "70000"}) == 2);
    CHECK(serve({"--port=-1"}) == 2);
    CHECK(serve({"--origin", "https://chess.example/"}) == 2);
    CHECK(serve({"--bind", "nowhere"}) == 2);
    CHECK(serve({"--store", "/nonexistent/games.db"}) == 3);
    CHECK(serve({"-engine", "cmd=/nonexistent/engine"}) == 2);
    CHECK(serve({"--no-engine", "-engine", "cmd=adoube"}) == 2);
    CHECK(serve({"--help"}) == 0);
}
