#include "game/replay.h"

#include <algorithm>
#include <array>

#include "base/split_mix.h"
#include "game/view.h"
#include "rules/legal_moves.h"
#include "support/catch.h"
#include "support/game_table.h"

using namespace adoube;
using namespace adoube::game;
using namespace std::chrono_literals;

namespace {

// Draws options, commands and instants, sensible and not.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : random_(seed) {}

    std::uint64_t below(std::uint64_t bound) { return random_.below(bound); }
    bool once_in(std::uint64_t times) { return below(times) == 0; }
    Color color() { return once_in(2) ? Color::white : Color::black; }
    Square square() { return static_cast<Square>(below(64)); }

    NewGame wish() {
        NewGame wish;
        wish.seed = below(1'000'000);
        Options& options = wish.options;
        options.variant = once_in(2) ? Variant::standard : Variant::chess960;
        options.draw_mode = once_in(2) ? DrawMode::automatic : DrawMode::fide;
        options.time_control = same_for_both(time_control());
        options.auto_queen = once_in(2);
        options.undo_limit = std::array<std::optional<int>, 4>{0, 1, 3, std::nullopt}[below(4)];
        options.draw_offers = !once_in(8);
        if (once_in(3)) options.first_move_limit.reset();
        if (once_in(3)) options.idle_limit.reset();
        if (once_in(3)) options.disconnect_grace.reset();
        options.hints = static_cast<Hints>(below(3));
        if (once_in(4)) options.clock_start = ClockStart::when_told;
        return wish;
    }

    Command command(const Game& game) {
        const Color by = once_in(6) ? color() : game.turn();
        switch (below(24)) {
            case 0: return command::Castle{by, once_in(2) ? Wing::kingside : Wing::queenside};
            case 1: return command::ClaimDraw{by, std::nullopt};
            case 2: return command::ClaimDraw{by, legal_request(game)};
            case 3: return command::OfferDraw{color()};
            case 4: return command::RespondDraw{color(), once_in(12)};
            case 5: return command::RequestUndo{color(), std::nullopt};
            case 6: return command::RequestUndo{color(), static_cast<int>(below(4))};
            case 7: return command::RespondUndo{color(), once_in(2)};
            case 8: return command::CancelOffer{color()};
            case 9: return command::Disconnect{color()};
            case 10: return command::Reconnect{color()};
            case 11: return command::Play{by, {square(), square(), std::nullopt}};
            case 12: return once_in(20) ? Command{command::Resign{by}} : command::Tick{};
            case 13: return once_in(30) ? award() : command::Tick{};
            case 14: return command::StartClock{};
            default: return command::Play{by, legal_request(game)};
        }
    }

    // Mostly a little later, at times before, at times much later.
    Instant later_than(Instant instant) {
        if (once_in(40)) return instant - 1ms;
        if (once_in(300)) return instant + std::chrono::seconds{below(1000)};
        return instant + std::chrono::milliseconds{below(300)};
    }

private:
    TimeControl time_control() {
        switch (below(4)) {
            case 0: return TimeControl::unlimited();
            case 1: return TimeControl::periods(5, 20s, 100ms);
            case 2: return TimeControl::per_move(10s);
            default: return TimeControl::fischer(60s, 500ms);
        }
    }

    MoveRequest legal_request(const Game& game) {
        const MoveList moves = legal_moves(game.position());
        if (moves.empty()) return {square(), square(), std::nullopt};
        const Move move = moves[below(moves.size())];
        MoveRequest request{move.from(), move.to(), move.promotion()};
        if (once_in(10)) request.promotion = PieceType::rook;
        return request;
    }

    Command award() {
        if (once_in(3)) return command::Award{Outcome::aborted()};
        return command::Award{once_in(2) ? Outcome::won_by(color(), Reason::illegal_move)
                                         : Outcome::draw(Reason::adjudication)};
    }

    SplitMix64 random_;
};

struct Played {
    std::vector<Event> log;
    Game game;
    Instant now;
};

// A random game: commands until it is over, or until there have been enough. Views are looked at
// on the way.
template <class Look>
[[nodiscard]] Played random_game(std::uint64_t seed, Look look) {
    Chance chance(seed);
    const NewGame wish = chance.wish();
    Played played{create(wish, Instant{5ms}), Game(create(wish, Instant{5ms}).front()),
                  Instant{5ms}};
    for (int count = 0; count < 400 && !played.game.is_over(); ++count) {
        const Instant at = chance.later_than(played.now);
        const auto events = played.game.decide(chance.command(played.game), at);
        if (!events) continue;
        played.now = std::max(played.now, at);
        for (const Event& event : *events) played.game.apply(event);
        played.log.insert(played.log.end(), events->begin(), events->end());
        look(played.game, played.now);
    }
    return played;
}

[[nodiscard]] Played random_game(std::uint64_t seed) {
    return random_game(seed, [](const Game&, Instant) {});
}

void check_same(const Game& a, const Game& b, Instant now) {
    CHECK(a.position().same_as(b.position()));
    CHECK(a.position().halfmove_clock() == b.position().halfmove_clock());
    CHECK(a.moves() == b.moves());
    CHECK(a.occurrences() == b.occurrences());
    CHECK(a.clock() == b.clock());
    CHECK(a.deadline() == b.deadline());
    CHECK(a.result() == b.result());
    CHECK(a.pending() == b.pending());
    for (const Color color : all_colors) {
        CHECK(a.undo_left(color) == b.undo_left(color));
        CHECK(a.may_offer_again(color) == b.may_offer_again(color));
        CHECK(a.is_away(color) == b.is_away(color));
        CHECK(a.clock().remaining(color, now) == b.clock().remaining(color, now));
    }
}

constexpr std::uint64_t first_seed = 20'260'101;
constexpr std::uint64_t game_count = 150;

}  // namespace

TEST_CASE("The replay of every log is its game", "[game][replay][property]") {
    std::size_t ended = 0;
    for (std::uint64_t seed = first_seed; seed < first_seed + game_count; ++seed) {
        INFO("seed " << seed);
        const Played played = random_game(seed);
        ended += played.game.is_over() ? 1 : 0;
        const auto replayed = replay(played.log);
        REQUIRE(replayed);
        check_same(*replayed, played.game, played.now);
        check_same(Game::fold(played.log), played.game, played.now);
    }
    CHECK(ended > game_count / 4);  // else the commands drawn are too tame
}

TEST_CASE("The same seed and actions give the same log", "[game][replay][property]") {
    for (std::uint64_t seed = first_seed; seed < first_seed + 20; ++seed) {
        INFO("seed " << seed);
        CHECK(random_game(seed).log == random_game(seed).log);
    }
}

TEST_CASE("A log with one event left out, doubled or made later is refused or another game",
          "[game][replay][property]") {
    for (std::uint64_t seed = first_seed; seed < first_seed + 12; ++seed) {
        INFO("seed " << seed);
        const Played played = random_game(seed);
        for (std::size_t index = 0; index < played.log.size(); index += 7) {
            INFO("event " << index);
            auto twice = played.log;
            twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(index), played.log[index]);
            const auto replayed = replay(twice);
            if (!replayed) CHECK(replayed.error().index <= twice.size());
            const bool is_move = std::holds_alternative<event::Moved>(played.log[index].body);
            if (is_move || index == 0) CHECK_FALSE(replayed);
        }
    }
}

TEST_CASE("No view leaks what is not the viewer's", "[game][view][property]") {
    std::size_t hints_seen = 0;
    const auto look = [&](const Game& game, Instant now) {
        for (const Viewer viewer : {Viewer{}, Viewer{Color::white}, Viewer{Color::black}}) {
            const View view = view_of(game, viewer, now);
            const bool may_see = viewer == game.turn() && !game.is_over();
            const Hints hints = game.options().hints;
            REQUIRE(view.legal_moves.has_value() == (may_see && hints != Hints::off));
            REQUIRE(view.threatened.has_value() == (may_see && hints == Hints::moves_and_threats));
            hints_seen += view.threatened ? 1 : 0;
        }
    };
    for (std::uint64_t seed = first_seed; seed < first_seed + 25; ++seed)
        CHECK_NOTHROW(random_game(seed, look));
    CHECK(hints_seen > 50);
}

TEST_CASE("A log names the place where it goes wrong", "[game][replay]") {
    Table table;
    REQUIRE(table.play_all({"e2e4", "e7e5", "g1f3"}, 1'000) == "");
    auto log = table.log();
    CHECK(replay(log));

    SECTION("an empty log") {
        const auto replayed = replay({});
        REQUIRE_FALSE(replayed);
        CHECK(replayed.error().index == 0);
    }
    SECTION("a log without its beginning") { CHECK_FALSE(replay(std::span(log).subspan(1))); }
    SECTION("a move that is not legal") {
        log[2] = {instant_of_ms(1'000), event::Moved{Color::black, Move{Square::e7, Square::e4}}};
        const auto replayed = replay(log);
        REQUIRE_FALSE(replayed);
        CHECK(replayed.error().index == 2);
    }
    SECTION("a move of the wrong kind") {
        log[1] = {instant_of_ms(1'000), event::Moved{Color::white, Move{Square::e2, Square::e4}}};
        const auto replayed = replay(log);
        REQUIRE_FALSE(replayed);
        CHECK(replayed.error().index == 1);
    }
    SECTION("time that goes backwards") {
        log[3].at = instant_of_ms(999);
        const auto replayed = replay(log);
        REQUIRE_FALSE(replayed);
        CHECK(replayed.error().index == 3);
    }
    SECTION("an end that has not come") {
        log.push_back({instant_of_ms(2'000),
                       event::Ended{Result{Outcome::draw(Reason::stalemate), 2}, std::nullopt}});
        const auto replayed = replay(log);
        REQUIRE_FALSE(replayed);
        CHECK(replayed.error().index == 4);
    }
    SECTION("a remark that is missing") {
        Table check;
        REQUIRE(check.play_all({"e2e4", "f7f6", "d1h5"}, 1'000) == "");
        auto shortened = check.log();
        shortened.pop_back();
        const auto replayed = replay(shortened);
        REQUIRE_FALSE(replayed);
        CHECK(replayed.error().index == shortened.size());
    }
}

TEST_CASE("A claimed draw is replayed, and one that nobody could claim is not", "[game][replay]") {
    NewGame wish;
    wish.options.draw_mode = DrawMode::fide;
    Table table(wish);
    const std::initializer_list<std::string_view> shuffle{"g1f3", "g8f6", "f3g1", "f6g8"};
    REQUIRE(table.play_all(shuffle, 1'000) == "");
    const auto too_early = table.log();
    REQUIRE(table.play_all(shuffle, 2'000) == "");
    SECTION("on the board") {
        REQUIRE(table.submit(command::ClaimDraw{Color::white, {}}, 3'000) == "");
        REQUIRE(table.outcome() == "1/2-1/2 threefold");
        CHECK(replay(table.log()));
    }
    SECTION("with a move") {
        REQUIRE(table.play_all({"g1f3", "g8f6", "f3g1"}, 3'000) == "");
        REQUIRE(table.submit(command::ClaimDraw{Color::black, Table::request("f6g8")}, 4'000) ==
                "");
        CHECK(replay(table.log()));
        auto forged = table.log();
        std::get<event::Ended>(forged.back().body).claimed_move = Move{Square::f6, Square::d5};
        const auto replayed = replay(forged);
        REQUIRE_FALSE(replayed);
        CHECK(replayed.error().index == forged.size() - 1);
    }
    SECTION("at the second occurrence") {
        auto forged = too_early;
        forged.push_back({instant_of_ms(3'000),
                          event::Ended{Result{Outcome::draw(Reason::threefold), 2}, std::nullopt}});
        const auto replayed = replay(forged);
        REQUIRE_FALSE(replayed);
        CHECK(replayed.error().index == forged.size() - 1);
    }
}
