#include "arbiter/web/door.h"

#include <boost/asio/post.hpp>

namespace adoube::arbiter::web {

namespace {

// From so many addresses on, those against whom nothing is held are forgotten.
constexpr std::size_t most_addresses = 10'000;

}  // namespace

Door::Door(boost::asio::io_context& io, Hall& hall, ServerSettings settings)
    : io_(io),
      hall_(hall),
      settings_(std::move(settings)),
      site_(hall, settings_.origin, settings_.showcase),
      due_(io) {}

game::Instant Door::present() const {
    return game::Instant{
        std::chrono::floor<std::chrono::milliseconds>(settings_.now().time_since_epoch())};
}

Door::Limits& Door::limits_of(const std::string& address) {
    if (limits_.size() >= most_addresses)
        std::erase_if(limits_, [now = present()](const auto& each) {
            return each.second.requests.is_full(now) && each.second.new_games.is_full(now);
        });
    const Bounds& bounds = settings_.bounds;
    const Limits fresh{{bounds.requests_at_once, bounds.requests_a_second},
                       {bounds.new_games_at_once, bounds.new_games_a_second}};
    return limits_.try_emplace(address, fresh).first->second;
}

bool Door::allows_request(const std::string& address) {
    return limits_of(address).requests.take(present());
}

bool Door::allows_new_game(const std::string& address) {
    return limits_of(address).new_games.take(present());
}

void Door::publish_now() {
    if (fault_) return;
    hall_.carry_out_due(present());
    fault_ = hall_.publish(present());
    if (fault_) io_.stop();
    else wait_for_due();
}

void Door::publish_soon() {
    if (std::exchange(publishes_soon_, true)) return;
    boost::asio::post(io_, [this] {
        publishes_soon_ = false;
        publish_now();
    });
}

void Door::wait_for_due() {
    const auto next = hall_.next_due();
    if (next == armed_for_) return;
    armed_for_ = next;
    due_.cancel();
    if (!next) return;
    due_.expires_at(Moment{next->time_since_epoch()});
    due_.async_wait([this](const boost::system::error_code& error) {
        if (error) return;
        armed_for_.reset();
        publish_now();
    });
}

}  // namespace adoube::arbiter::web
