// What connections share: the hall, the site, the time, and who has asked for how much.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "arbiter/process/executor.h"
#include "arbiter/web/hall.h"
#include "arbiter/web/rate_limit.h"
#include "arbiter/web/site.h"

namespace adoube::arbiter::web {

// What the server gives to anybody: enough for a browser with many tabs, not for a flood.
struct Bounds {
    std::size_t connections = 4096;
    std::chrono::seconds request_time{20};       // from the first byte waited for to the last
    std::size_t request_bytes = 16 * 1024;       // head and body each
    std::size_t message_bytes = 4 * 1024;        // of a visitor
    std::size_t unsent_bytes = 4 * 1024 * 1024;  // to a visitor who does not read
    std::chrono::seconds silence{20};            // of a visitor who does not answer to a ping
    // Of one address.
    double requests_at_once = 2000;
    double requests_a_second = 200;
    double new_games_at_once = 250;
    double new_games_a_second = 1;
    // Of one visitor.
    double messages_at_once = 40;
    double messages_a_second = 10;
};

struct ServerSettings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8960;           // 0: any that is free
    std::string origin{};                // as Site takes it
    const Showcase* showcase = nullptr;  // as Site takes it
    Bounds bounds{};
    Moment (*now)() = nullptr;
};

class Door {
public:
    Door(boost::asio::io_context& io, Hall& hall, ServerSettings settings);

    [[nodiscard]] Hall& hall() { return hall_; }
    [[nodiscard]] Site& site() { return site_; }
    [[nodiscard]] const ServerSettings& settings() const { return settings_; }
    [[nodiscard]] const Bounds& bounds() const { return settings_.bounds; }
    // Whole milliseconds, as games are told of time.
    [[nodiscard]] game::Instant present() const;

    [[nodiscard]] bool allows_request(const std::string& address);
    [[nodiscard]] bool allows_new_game(const std::string& address);
    [[nodiscard]] bool has_room() const { return connections_ < settings_.bounds.connections; }
    void connection_opened() { ++connections_; }
    void connection_closed() { --connections_; }

    // Has what is new in the hall published.
    void publish_now();
    // The same behind all that is ready to run: what has arrived together is stored together.
    void publish_soon();
    // What the store has said is wrong; the io_context has been stopped then.
    [[nodiscard]] const storage::StorageFault& fault() const { return fault_; }

private:
    struct Limits {
        RateLimit requests;
        RateLimit new_games;
    };
    [[nodiscard]] Limits& limits_of(const std::string& address);
    void wait_for_due();

    boost::asio::io_context& io_;
    Hall& hall_;
    ServerSettings settings_;
    Site site_;
    boost::asio::steady_timer due_;
    std::optional<game::Instant> armed_for_{};
    std::map<std::string, Limits> limits_{};
    std::size_t connections_ = 0;
    bool publishes_soon_ = false;
    storage::StorageFault fault_{};
};

}  // namespace adoube::arbiter::web
