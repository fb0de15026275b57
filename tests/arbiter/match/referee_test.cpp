// The referee in conversations: inputs with their instants, directives, no process and no clock.
#include "arbiter/match/referee.h"

#include "notation/fen.h"
#include "notation/uci_move.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using namespace std::chrono_literals;
using game::instant_of_ms;
using game::Outcome;
using game::Reason;
using game::TimeControl;

constexpr ByColor<TimeControl> one_second = same_for_both(TimeControl::fischer(1s, 0s));

[[nodiscard]] Opening from_fen(std::string_view fen) {
    return {fen::read_position(fen, Variant::standard, fen::Strictness::lenient)->position};
}

// A game in which each move takes 10 ms.
class Conversation {
public:
    explicit Conversation(const GameRules& rules = {}, Opening opening = {},
                          const ByColor<TimeControl>& time = one_second)
        : referee_(rules, time, std::move(opening), instant_of_ms(0)) {
        directive_ = referee_.on(input::PlayersReady{}, instant_of_ms(0));
    }

    Directive tell(const Input& input) { return directive_ = referee_.on(input, now()); }
    void wait(int milliseconds) { milliseconds_ += milliseconds; }
    [[nodiscard]] game::Instant now() const { return instant_of_ms(milliseconds_); }

    Directive answer(std::string text, std::optional<int> score = std::nullopt, int after_ms = 10) {
        CHECK(tell(input::ThinkingStarted{}) == Directive::wait);
        wait(after_ms);
        Assessment said;
        said.centipawns = score;
        return tell(input::MoveArrived{std::move(text), said});
    }
    Directive answer_all(std::initializer_list<const char*> moves, std::optional<int> score = {}) {
        for (const char* const move : moves) answer(move, score);
        return directive_;
    }

    [[nodiscard]] Directive directive() const { return directive_; }
    [[nodiscard]] const Referee& referee() const { return referee_; }
    [[nodiscard]] std::optional<Outcome> outcome() const { return referee_.conclusion().outcome; }

private:
    Referee referee_;
    std::int64_t milliseconds_ = 0;
    Directive directive_{};
};

constexpr auto shuffle = {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"};

}  // namespace

TEST_CASE("A game goes from the first question to mate", "[arbiter][referee]") {
    Conversation game;
    CHECK(game.directive() == Directive::ask_for_move);
    CHECK(game.answer_all({"f2f3", "e7e5", "g2g4"}) == Directive::ask_for_move);
    CHECK(game.answer("d8h4") == Directive::end_game);
    CHECK(game.outcome() == Outcome::won_by(Color::black, Reason::checkmate));
    CHECK(explain(game.referee().conclusion()) == "Black mates");
    CHECK(game.referee().thoughts().size() == 4);
    CHECK(game.referee().thoughts()[0].used == 10ms);
}

TEST_CASE("Time runs from the question on, not from the opponent's move", "[arbiter][referee]") {
    Conversation game;
    game.wait(5000);  // the engine is got ready
    CHECK(!game.referee().deadline());
    CHECK(game.answer("e2e4", 0, 999) == Directive::ask_for_move);
    CHECK(game.referee().game().clock().remaining(Color::white, game.now()) == 1ms);
}

TEST_CASE("A move at exactly the deadline is too late", "[arbiter][referee]") {
    Conversation game;
    CHECK(game.answer("e2e4", 0, 1000) == Directive::end_game);
    CHECK(game.outcome() == Outcome::won_by(Color::black, Reason::time_loss));
    CHECK(termination_of(game.referee().conclusion()) == "time forfeit");
}

TEST_CASE("A margin forgives what it covers and no more", "[arbiter][referee]") {
    auto control = TimeControl::fischer(1s, 0s);
    control.margin = 50ms;
    Conversation in_time{{}, {}, same_for_both(control)};
    CHECK(in_time.answer("e2e4", 0, 1049) == Directive::ask_for_move);
    Conversation late{{}, {}, same_for_both(control)};
    CHECK(late.answer("e2e4", 0, 1050) == Directive::end_game);
}

TEST_CASE("Silence up to the deadline loses, earlier it does not", "[arbiter][referee]") {
    Conversation game;
    game.tell(input::ThinkingStarted{});
    CHECK(game.referee().deadline() == instant_of_ms(1000));
    game.wait(999);
    CHECK(game.tell(input::TimePassed{}) == Directive::wait);
    game.wait(1);
    CHECK(game.tell(input::TimePassed{}) == Directive::end_game);
    CHECK(explain(game.referee().conclusion()) == "White loses on time");
}

TEST_CASE("A side whose opponent cannot mate only draws on time", "[arbiter][referee]") {
    Conversation game{{}, from_fen("8/8/3rk3/8/8/2K5/8/8 b - - 0 1")};  // Article 6.9
    game.tell(input::ThinkingStarted{});
    game.wait(1000);
    CHECK(game.tell(input::TimePassed{}) == Directive::end_game);
    CHECK(game.outcome() == Outcome::draw(Reason::timeout_vs_insufficient));
}

TEST_CASE("An illegal move loses, and its text is kept harmless", "[arbiter][referee]") {
    Conversation game;
    CHECK(game.answer("e2\x1b{e5}\"") == Directive::end_game);
    CHECK(game.outcome() == Outcome::won_by(Color::black, Reason::illegal_move));
    CHECK(explain(game.referee().conclusion()) == "White makes an illegal move: e2??e5??");
    CHECK(termination_of(game.referee().conclusion()) == "rules infraction");
}

TEST_CASE("A flag that has fallen goes before an illegal move", "[arbiter][referee]") {
    Conversation game;
    CHECK(game.answer("nonsense", 0, 1000) == Directive::end_game);
    CHECK(game.outcome() == Outcome::won_by(Color::black, Reason::time_loss));
}

TEST_CASE("A move out of a book takes no time", "[arbiter][referee]") {
    Conversation game;
    const auto move = uci_move::read(Position::initial(), "e2e4").value();
    game.wait(5000);
    CHECK(game.tell(input::BookMove{move}) == Directive::ask_for_move);
    CHECK(game.referee().game().clock().remaining(Color::white, game.now()) == 1s);
    REQUIRE(game.referee().thoughts().size() == 1);
    CHECK(game.referee().thoughts()[0].is_from_book);
    CHECK(game.answer("e7e5", 0, 10) == Directive::ask_for_move);
    CHECK(game.referee().thoughts()[1].used == 10ms);
}

TEST_CASE("A move out of a book breaks a row of scores", "[arbiter][referee]") {
    GameRules rules;
    rules.resign = ResignAdjudication{2, 400, false};
    Conversation game{rules};
    game.answer("e2e4", 0);
    game.answer("e7e5", -500);
    game.answer("g1f3", 0);
    const auto move = uci_move::read(game.referee().game().position(), "b8c6").value();
    game.tell(input::BookMove{move});
    game.answer("f1b5", 0);
    CHECK(game.answer("a7a6", -500) == Directive::ask_for_move);
    game.answer("b5a4", 0);
    CHECK(game.answer("b7b5", -500) == Directive::end_game);
}

TEST_CASE("Who is gone may come back in the grace time", "[arbiter][referee]") {
    GameRules rules;
    rules.disconnect_grace = 500ms;
    Conversation game{rules};
    game.answer("e2e4", 0, 100);
    game.tell(input::ThinkingStarted{});
    game.wait(100);
    CHECK(game.tell(input::PlayerVanished{Color::black, "signal 11"}) == Directive::bring_back);
    CHECK(game.referee().deadline() == instant_of_ms(100 + 100 + 500));

    SECTION("his clock has run on") {
        game.wait(300);
        CHECK(game.tell(input::PlayerReturned{Color::black}) == Directive::ask_for_move);
        CHECK(game.answer("e7e5", 0, 50) == Directive::ask_for_move);
        CHECK(game.referee().thoughts().back().used == 450ms);
        CHECK(game.referee().conclusion().detail.empty());
    }
    SECTION("too late is lost, and it is said how he went") {
        game.wait(500);
        CHECK(game.tell(input::PlayerReturned{Color::black}) == Directive::end_game);
        CHECK(game.outcome() == Outcome::won_by(Color::white, Reason::disconnect));
        CHECK(game.referee().conclusion().detail == "signal 11");
    }
    SECTION("a second time at the same move is lost at once") {
        game.wait(100);
        game.tell(input::PlayerReturned{Color::black});
        game.tell(input::ThinkingStarted{});
        CHECK(game.tell(input::PlayerVanished{Color::black, "again"}) == Directive::end_game);
        CHECK(game.outcome() == Outcome::won_by(Color::white, Reason::disconnect));
    }
    SECTION("at a later move he may go and come back again") {
        game.tell(input::PlayerReturned{Color::black});
        game.answer_all({"e7e5", "g1f3"});
        game.tell(input::ThinkingStarted{});
        CHECK(game.tell(input::PlayerVanished{Color::black, ""}) == Directive::bring_back);
    }
    SECTION("a flag does not wait for him") {
        game.tell(input::PlayerReturned{Color::black});
        game.tell(input::ThinkingStarted{});
        game.wait(900);  // 100 were used before
        CHECK(game.tell(input::TimePassed{}) == Directive::end_game);
        CHECK(game.outcome() == Outcome::won_by(Color::white, Reason::time_loss));
    }
}

TEST_CASE("Who is gone before the game has begun does not come back", "[arbiter][referee]") {
    GameRules rules;
    rules.disconnect_grace = 500ms;
    Conversation game{rules};
    CHECK(game.tell(input::PlayerVanished{Color::white, ""}) == Directive::end_game);
}

TEST_CASE("Who is gone or does not answer loses", "[arbiter][referee]") {
    Conversation gone;
    gone.tell(input::ThinkingStarted{});
    CHECK(gone.tell(input::PlayerVanished{Color::white, "signal 11"}) == Directive::end_game);
    CHECK(gone.outcome() == Outcome::won_by(Color::black, Reason::disconnect));
    CHECK(termination_of(gone.referee().conclusion()) == "abandoned");

    Conversation stalled;
    CHECK(stalled.tell(input::PlayerStalled{Color::black}) == Directive::end_game);
    CHECK(stalled.outcome() == Outcome::won_by(Color::white, Reason::stall));
}

TEST_CASE("An interrupted game has no result", "[arbiter][referee]") {
    Conversation game;
    game.answer("e2e4");
    CHECK(game.tell(input::Interrupted{}) == Directive::end_game);
    CHECK(!game.outcome());
    CHECK(score_of(game.referee().conclusion()) == "*");
    CHECK(termination_of(game.referee().conclusion()) == "unterminated");
}

TEST_CASE("In the automatic mode the third occurrence ends the game", "[arbiter][referee]") {
    Conversation game;
    CHECK(game.answer_all(shuffle) == Directive::ask_for_move);
    CHECK(game.answer("f6g8") == Directive::end_game);
    CHECK(game.outcome() == Outcome::draw(Reason::threefold));
}

TEST_CASE("In the mode of the Laws a draw is claimed by policy", "[arbiter][referee]") {
    GameRules rules;
    rules.draw_mode = game::DrawMode::fide;

    SECTION("never: the game goes on to the fifth occurrence") {
        rules.claim = ClaimPolicy::never;
        Conversation game{rules};
        game.answer_all(shuffle);
        CHECK(game.answer("f6g8") == Directive::ask_for_move);
        game.answer_all({"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"});
        CHECK(game.answer("f6g8") == Directive::end_game);
        CHECK(game.outcome() == Outcome::draw(Reason::fivefold));
    }
    SECTION("always: with the move that brings it about, which is not made") {
        rules.claim = ClaimPolicy::always;
        Conversation game{rules};
        CHECK(game.answer_all(shuffle, 300) == Directive::ask_for_move);
        CHECK(game.answer("f6g8", 300) == Directive::end_game);
        CHECK(game.outcome() == Outcome::draw(Reason::threefold));
        CHECK(game.referee().game().moves().size() == 7);
    }
    SECTION("by score: who is better plays on, and his opponent claims on the board") {
        rules.claim = ClaimPolicy::by_score;
        Conversation game{rules};
        for (const auto* const move : shuffle)
            game.answer(move, game.referee().game().turn() == Color::white ? -50 : 50);
        CHECK(game.answer("f6g8", 50) == Directive::end_game);
        CHECK(game.outcome() == Outcome::draw(Reason::threefold));
        CHECK(game.referee().game().moves().size() == 8);
    }
    SECTION("by score: nobody claims while both think that they are better") {
        rules.claim = ClaimPolicy::by_score;
        Conversation game{rules};
        game.answer_all(shuffle, 50);
        CHECK(game.answer("f6g8", 50) == Directive::ask_for_move);
    }
    SECTION("nobody claims a draw with the move that mates") {
        rules.claim = ClaimPolicy::always;
        Conversation game{rules, from_fen("7k/8/6K1/8/8/8/8/R7 w - - 99 80")};
        CHECK(game.answer("a1a8") == Directive::end_game);
        CHECK(game.outcome() == Outcome::won_by(Color::white, Reason::checkmate));
    }
}

TEST_CASE("Scores decide a game that is to be adjudicated", "[arbiter][referee]") {
    GameRules rules;
    rules.resign = ResignAdjudication{2, 400, false};
    Conversation game{rules};
    game.answer("e2e4", -500);
    game.answer("e7e5", 0);
    CHECK(game.answer("g1f3", -500) == Directive::end_game);
    CHECK(explain(game.referee().conclusion()) == "Black wins by adjudication");
}

TEST_CASE("A search without a clock has a limit all the same", "[arbiter][referee]") {
    Conversation game{{}, {}, same_for_both(TimeControl::unlimited())};
    game.tell(input::ThinkingStarted{});
    CHECK(game.referee().deadline() == instant_of_ms(600'000));
}

TEST_CASE("Who does not make a first move in its limit aborts the game", "[arbiter][referee]") {
    GameRules rules;
    rules.first_move_limit = 500ms;
    Conversation game{rules};
    CHECK(game.answer("e2e4", 0, 500) == Directive::end_game);
    CHECK(game.outcome() == Outcome::aborted());
    CHECK(!game.referee().conclusion().scores());
}

TEST_CASE("The opening is played before anybody is asked", "[arbiter][referee]") {
    Opening opening;
    opening.moves = {{Square::e2, Square::e4, MoveKind::double_step},
                     {Square::e7, Square::e5, MoveKind::double_step}};
    Conversation game{{}, opening};
    CHECK(game.referee().game().moves().size() == 2);
    CHECK(game.referee().game().turn() == Color::white);
    game.answer("g1f3");
    CHECK(game.referee().thoughts().size() == 1);
    CHECK(game.referee().opening_plies() == 2);
}

}  // namespace adoube::arbiter
