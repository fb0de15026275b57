#include "game/summary.h"

#include "support/catch.h"

using namespace adoube;
using namespace adoube::game;

TEST_CASE("A result is told in three languages", "[game][summary]") {
    const Result mate{Outcome::won_by(Color::white, Reason::checkmate), 34};
    CHECK(summary(mate, Language::english) == "White wins (checkmate, 34 moves)");
    CHECK(summary(mate, Language::korean) == "백 승 (체크메이트, 34수)");
    CHECK(summary(mate, Language::japanese) == "白の勝ち(チェックメイト、34手)");
    const Result resigned{Outcome::won_by(Color::black, Reason::resign), 1};
    CHECK(summary(resigned, Language::english) == "Black wins (resignation, 1 move)");
    const Result drawn{Outcome::draw(Reason::stalemate), 60};
    CHECK(summary(drawn, Language::english) == "Draw (stalemate, 60 moves)");
}

TEST_CASE("Every reason has a word and a phrase in every language", "[game][summary]") {
    for (const Reason reason : all_reasons) {
        CHECK(reason_of(name_of(reason)) == reason);
        for (const Language language : all_languages)
            CHECK(summary({Outcome::draw(reason), 3}, language).size() > 12);
    }
    CHECK_FALSE(reason_of("boredom"));
    CHECK(language_of("ko") == Language::korean);
    CHECK_FALSE(language_of("de"));
}
