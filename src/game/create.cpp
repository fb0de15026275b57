#include <cassert>

#include "base/split_mix.h"
#include "game/game.h"
#include "game/judgement.h"
#include "rules/chess960.h"

namespace adoube::game {

namespace {

// What is left to chance. Both are always drawn, so that the number does not depend on whether
// the colors were.
struct Lots {
    Color color;
    int chess960_number;
};

[[nodiscard]] Lots draw_lots(std::uint64_t seed) {
    SplitMix64 random(seed);
    const Color color = random.below(2) == 0 ? Color::white : Color::black;
    return {color, static_cast<int>(random.below(chess960_start_count))};
}

[[nodiscard]] Color host_color(const NewGame& wish, Color drawn) {
    switch (wish.options.color_assignment) {
        case ColorAssignment::host_white: return Color::white;
        case ColorAssignment::host_black: return Color::black;
        case ColorAssignment::alternate:
            if (wish.previous_host_color) return opponent(*wish.previous_host_color);
            break;
        case ColorAssignment::random: break;
    }
    return drawn;
}

[[nodiscard]] Position start_position(const NewGame& wish, int drawn_number) {
    if (wish.start) return *wish.start;
    if (wish.options.variant == Variant::standard) return Position::initial();
    const auto start = Position::from(chess960_setup(drawn_number));
    assert(start && "every Chess960 start can be played");
    return *start;
}

}  // namespace

std::vector<Event> create(const NewGame& wish, Instant now) {
    const Lots lots = draw_lots(wish.seed);
    const Position start = start_position(wish, lots.chess960_number);
    std::optional<int> number;
    if (wish.options.variant == Variant::chess960) number = chess960_number(start.setup());
    const Event created{now,
                        event::Created{wish.options, start, number, host_color(wish, lots.color)}};
    std::vector<Event> events{created};
    for (const Event& event : after_creation(created)) events.push_back(event);
    return events;
}

std::vector<Event> after_creation(const Event& created) {
    const auto* const start = std::get_if<event::Created>(&created.body);
    assert(start);
    const auto outcome = judge(start->start, 1, start->options);
    if (!outcome) return {};
    return {Event{created.at, event::Ended{Result{*outcome, 0}, std::nullopt}}};
}

}  // namespace adoube::game
