// A session to talk to, for tests of its protocol.
#pragma once

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <initializer_list>
#include <string>

#include "arbiter/session/session.h"
#include "support/catch.h"

namespace adoube {

using arbiter::session::Answer;
using arbiter::session::Session;
using boost::json::value;

// Requests are written with single quotes, which read better here.
class Talk {
public:
    explicit Talk(arbiter::session::Settings settings = {}) : session_(settings) {}

    value ask(std::string request, std::int64_t now = 0) {
        for (char& c : request)
            if (c == '\'') c = '"';
        answer_ = session_.answer(request, game::instant_of_ms(now));
        return boost::json::parse(answer_.line);
    }
    // A game on virtual time between ann (White) and bob; further options as JSON members.
    void begin(const std::string& options = "", const std::string& more = "") {
        const value reply = ask("{'op':'create','host':'ann','guest':'bob','at':0,'seed':1," +
                                more + "'options':{'colorAssignment':'hostWhite'" + options + "}}");
        REQUIRE(reply.at("ok") == true);
    }
    value act(const std::string& by, const std::string& action, std::int64_t at) {
        return ask("{'op':'act','game':'g1','by':'" + by + "','action':{" + action +
                   "},'at':" + std::to_string(at) + "}");
    }
    value move(const std::string& by, const std::string& uci, std::int64_t at) {
        return act(by, "'type':'move','uci':'" + uci + "'", at);
    }
    // Moves of ann and bob in turn, a second each.
    void play(std::initializer_list<const char*> moves, std::int64_t at) {
        bool white = true;
        for (const char* const each : moves) {
            REQUIRE(move(white ? "ann" : "bob", each, at).at("ok") == true);
            white = !white;
            at += 1'000;
        }
    }
    Session& session() { return session_; }
    const Answer& answer() const { return answer_; }

private:
    Session session_;
    Answer answer_;
};

[[nodiscard]] inline std::string word(const value& reply) {
    const auto* const refusal = reply.as_object().if_contains("refusal");
    return refusal ? std::string(refusal->as_string()) : "";
}

// The types of the events of a reply, in their order.
[[nodiscard]] inline std::string types(const value& reply) {
    std::string names;
    for (const value& event : reply.at("events").as_array())
        names += (names.empty() ? "" : " ") + std::string(event.at("type").as_string());
    return names;
}

[[nodiscard]] inline std::string text(const value& from) { return std::string(from.as_string()); }

}  // namespace adoube
