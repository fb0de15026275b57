// How long a move takes to reach everyone who looks on: plays random games on a running
// `arbiter serve` on this machine, and times every message. Not a test: it measures.
//
//   serve_benchmark PORT [SPECTATORS [GAMES [PLIES]]]
//
// First one game with that many spectators, then that many games at once, a move a second in each.
#include <fmt/core.h>

#include <algorithm>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/split_mix.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"
#include "rules/position.h"

namespace {

using namespace adoube;
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using std::chrono::steady_clock;

struct Plan {
    tcp::endpoint server{};
    std::size_t spectators = 500;
    std::size_t games = 200;
    std::size_t plies = 40;

    [[nodiscard]] std::string host() const { return fmt::format("127.0.0.1:{}", server.port()); }
};

// Somebody at a board, who tells when a message has come.
class Visitor {
public:
    Visitor(asio::io_context& io, const Plan& plan, std::int64_t board, const std::string& seat)
        : socket_(io) {
        beast::get_lowest_layer(socket_).socket().connect(plan.server);
        beast::get_lowest_layer(socket_).socket().set_option(tcp::no_delay{true});
        socket_.set_option(
            beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
                request.set(http::field::origin, "http://" + plan.host());
            }));
        socket_.handshake(plan.host(), fmt::format("/game/{}/live", board));
        say(fmt::format(R"({{"op":"enter","seat":"{}"}})", seat));
        listen();
    }

    void say(const std::string& text) { socket_.write(asio::buffer(text)); }

    std::function<void()> on_message = [] {};

private:
    void listen() {
        socket_.async_read(buffer_, [this](error_code error, std::size_t) {
            if (error) {
                fmt::print(stderr, "serve_benchmark: connection lost: {}\n", error.message());
                std::exit(1);
            }
            buffer_.clear();
            on_message();
            listen();
        });
    }

    beast::websocket::stream<beast::tcp_stream> socket_;
    beast::flat_buffer buffer_{};
};

// The moves of a random game that goes on for so many plies.
[[nodiscard]] std::vector<std::string> random_moves(std::uint64_t seed, std::size_t plies) {
    SplitMix64 chance{seed};
    std::vector<std::string> moves;
    Position position = Position::initial();
    while (moves.size() < plies) {
        const auto legal = legal_moves(position);
        if (legal.empty()) return random_moves(seed + 1'000'003, plies);
        const Move move = legal[chance.below(legal.size())];
        moves.push_back(uci_move::write(position, move, Variant::standard));
        position = position.after(move);
    }
    return moves;
}

// One game whose moves are made when it is told to, and timed at everybody there.
class Game {
public:
    Game(asio::io_context& io, const Plan& plan, std::uint64_t seed,
         std::vector<double>& milliseconds)
        : io_(io), plan_(plan), moves_(random_moves(seed, plan.plies)), times_(milliseconds) {
        const auto reply = set_up();
        board_ = reply.at("game").as_int64();
        add(std::string(reply.at("seat").as_string()));
        add(std::string(reply.at("invite").as_string()));
        visitors_.back()->say(R"({"op":"sit","name":"Guest"})");
    }

    void add(const std::string& seat) {
        visitors_.push_back(std::make_unique<Visitor>(io_, plan_, board_, seat));
        visitors_.back()->on_message = [this] { note_arrival(); };
    }

    // Everything before the first move has been told.
    void get_going() { awaited_ = 0; }
    [[nodiscard]] bool is_done() const { return ply_ == moves_.size() && awaited_ == 0; }
    [[nodiscard]] bool is_quiet() const { return awaited_ == 0; }

    void move() {
        if (ply_ == moves_.size()) return;
        awaited_ = visitors_.size();
        moved_ = steady_clock::now();
        visitors_[ply_ % 2]->say(
            fmt::format(R"({{"op":"act","action":{{"type":"move","uci":"{}"}}}})", moves_[ply_]));
        ++ply_;
    }

private:
    [[nodiscard]] boost::json::value set_up() {
        beast::tcp_stream stream{io_};
        stream.connect(plan_.server);
        http::request<http::string_body> request{http::verb::post, "/new-game", 11};
        request.set(http::field::host, plan_.host());
        request.set(http::field::content_type, "application/json");
        request.body() =
            R"({"options":{"colorAssignment":"hostWhite","firstMoveSec":"off","drawMode":"fide"}})";
        request.prepare_payload();
        http::write(stream, request);
        beast::flat_buffer buffer;
        http::response<http::string_body> response;
        http::read(stream, buffer, response);
        return boost::json::parse(response.body());
    }

    void note_arrival() {
        if (awaited_ == 0) return;
        --awaited_;
        const std::chrono::duration<double, std::milli> passed = steady_clock::now() - moved_;
        times_.push_back(passed.count());
    }

    asio::io_context& io_;
    const Plan& plan_;
    std::vector<std::string> moves_;
    std::vector<double>& times_;
    std::int64_t board_ = 0;
    std::vector<std::unique_ptr<Visitor>> visitors_{};
    std::size_t ply_ = 0;
    std::size_t awaited_ = 0;
    steady_clock::time_point moved_{};
};

void report(const std::string& what, std::vector<double>& milliseconds) {
    std::sort(milliseconds.begin(), milliseconds.end());
    const auto at = [&](double part) {
        return milliseconds[static_cast<std::size_t>(part *
                                                     static_cast<double>(milliseconds.size() - 1))];
    };
    fmt::print("{}: {} messages; ms: median {:.1f}, 99 % {:.1f}, 99.9 % {:.1f}, slowest {:.1f}\n",
               what, milliseconds.size(), at(0.5), at(0.99), at(0.999), at(1.0));
}

// A move when the one before has reached everybody.
void measure_spectators(const Plan& plan) {
    asio::io_context io;
    std::vector<double> milliseconds;
    Game game{io, plan, 1, milliseconds};
    for (std::size_t count = 0; count < plan.spectators; ++count) game.add("");
    io.run_for(std::chrono::seconds{3});
    game.get_going();
    while (!game.is_done()) {
        if (game.is_quiet()) game.move();
        io.restart();
        io.run_one_for(std::chrono::seconds{5});
    }
    report(fmt::format("1 game, {} spectators", plan.spectators), milliseconds);
}

// A move a second in every game, all of them spread over the second.
void measure_games(const Plan& plan) {
    asio::io_context io;
    std::vector<double> milliseconds;
    std::vector<std::unique_ptr<Game>> games;
    for (std::size_t count = 0; count < plan.games; ++count)
        games.push_back(std::make_unique<Game>(io, plan, 100 + count, milliseconds));
    io.run_for(std::chrono::seconds{3});
    for (const auto& game : games) game->get_going();
    const auto interval = std::chrono::microseconds{1'000'000 / plan.games};
    auto next = steady_clock::now();
    for (std::size_t turn = 0; turn < plan.games * plan.plies; ++turn) {
        games[turn % plan.games]->move();
        next += interval;
        io.restart();
        io.run_until(next);
    }
    io.restart();
    io.run_for(std::chrono::seconds{1});
    report(fmt::format("{} games at once, a move a second in each", plan.games), milliseconds);
}

}  // namespace

int main(int argc, char* argv[]) {
    if (argc < 2) {
        fmt::print(stderr, "usage: serve_benchmark PORT [SPECTATORS [GAMES [PLIES]]]\n");
        return 2;
    }
    const auto number = [&](int index, std::size_t otherwise) {
        return argc > index ? static_cast<std::size_t>(std::atoll(argv[index])) : otherwise;
    };
    Plan plan;
    plan.server = {asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(number(1, 8960))};
    plan.spectators = std::min<std::size_t>(number(2, plan.spectators), 2000);
    plan.games = std::clamp<std::size_t>(number(3, plan.games), 1, 500);
    plan.plies = std::clamp<std::size_t>(number(4, plan.plies), 2, 200);
    measure_spectators(plan);
    measure_games(plan);
}
