#include "arbiter/match/joined_match.h"

#include <algorithm>

#include "arbiter/match/match_part.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] int players_of(const MatchOptions& options) {
    return static_cast<int>(options.engines.size());
}

}  // namespace

JoinedMatch::JoinedMatch(const MatchOptions& options)
    : schedule_(Schedule::make(options, players_of(options))),
      standings_(players_of(options)),
      parts_(static_cast<std::size_t>(options.shard ? options.shard->count : 1)) {
    if (options.sprt) sprt_.emplace(*options.sprt);
    if (!options.shard) return;
    MatchOptions part = options;
    for (int shard = 1; shard <= shards(); ++shard) {
        part.shard->number = shard;
        parts_[static_cast<std::size_t>(shard - 1)].games = *MatchPart{part}.game_count();
    }
}

bool JoinedMatch::is_complete(int shard) const {
    if (shards() == 1) return is_complete();
    const Part& part = parts_.at(static_cast<std::size_t>(shard - 1));
    return part.finished == part.games;
}

bool JoinedMatch::has(int number) const {
    const auto index = static_cast<std::size_t>(number);
    return index < ended_.size() && ended_[index];
}

std::optional<JoinFault> JoinedMatch::add(int shard, int number, int white, int black,
                                          const game::Outcome& outcome) {
    if (number < 1 || number > game_count()) return JoinFault::no_such_game;
    const auto pairing = schedule_->game(number);
    if (!pairing) return JoinFault::no_such_game;
    if (shard_of(*pairing, shards()) != shard) return JoinFault::of_another_shard;
    if (pairing->white != white || pairing->black != black) return JoinFault::other_players;
    if (has(number)) return JoinFault::played_twice;
    const auto index = static_cast<std::size_t>(number);
    if (index >= ended_.size()) ended_.resize(2 * index);
    ended_[index] = true;
    Part& part = parts_[static_cast<std::size_t>(shard - 1)];
    ++part.finished;
    part.last = std::max(part.last, number);
    ++finished_;
    schedule_->record(*pairing, outcome);
    standings_.record(*pairing, outcome);
    return std::nullopt;
}

std::vector<JoinedMatch::Gap> JoinedMatch::gaps() const {
    std::vector<Gap> of_shards(parts_.size());
    for (int number = 1; number <= game_count(); ++number) {
        if (has(number)) continue;
        const auto pairing = schedule_->game(number);
        const int shard = pairing ? shard_of(*pairing, shards()) : 1;
        const auto index = static_cast<std::size_t>(shard - 1);
        Gap& gap = of_shards[index];
        if (gap.games++ == 0) gap = {shard, 1, number, number > parts_[index].last};
    }
    std::erase_if(of_shards, [](const Gap& gap) { return gap.games == 0; });
    return of_shards;
}

}  // namespace adoube::arbiter
