#include "arbiter/runtime/serve_command.h"

#include <fmt/core.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/program_options.hpp>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "arbiter/process/child_process.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/engine_guest.h"
#include "arbiter/runtime/engine_words.h"
#include "arbiter/runtime/file_limit.h"
#include "arbiter/runtime/game_library.h"
#include "arbiter/runtime/given_options.h"
#include "arbiter/runtime/random_seed.h"
#include "arbiter/runtime/time_source.h"
#include "arbiter/runtime/utc.h"
#include "arbiter/storage/store_claim.h"
#include "arbiter/web/bundle.h"
#include "arbiter/web/secret.h"
#include "arbiter/web/server.h"
#include "base/numbers.h"

namespace adoube::arbiter {

namespace options = boost::program_options;

namespace {

constexpr std::string_view purpose =
    "Usage: arbiter serve [OPTION...] [-engine cmd=PROGRAM [KEY=VALUE...]]\n"
    "\n"
    "A board in the browser: play, watch and resume games. docs/web.md says how it works.\n";

constexpr std::string_view example =
    "People can play against the engine that the words after -engine describe, which are those\n"
    "of arbiter match: cmd, name, arg, dir, option.NAME, depth, nodes (default: cmd=adoube, if it\n"
    "is beside this program or on the search path).\n"
    "\n"
    "Example:\n"
    "  arbiter serve --store games.db -engine cmd=adoube option.UCI_LimitStrength=true\n";

struct ServeOptions {
    web::ServerSettings server{};
    std::string port = std::to_string(server.port);
    std::optional<std::string> store{};
    std::vector<std::string> engine_words{};  // empty: none
    bool no_engine = false;
    bool help = false;
};

[[nodiscard]] options::options_description known_options(ServeOptions& wishes) {
    web::ServerSettings& server = wishes.server;
    const auto text = [](const char* name) {
        return options::value<std::string>()->value_name(name);
    };
    options::options_description known = options_table();
    known.add_options()  //
        ("bind",
         options::value(&server.address)->value_name("ADDRESS")->default_value(server.address),
         "listen on this address; the usual one is for this machine alone")  //
        ("port", options::value(&wishes.port)->value_name("N")->default_value(wishes.port),
         "and on this port, 0 for any that is free")  //
        ("store", text("FILE"),
         "keep games in this event store, and go on with those that are in it (default: games "
         "live as long as the process)")  //
        ("origin", options::value(&server.origin)->value_name("URL"),
         "where browsers see the pages, if not at http://ADDRESS:PORT: behind a proxy, for "
         "example https://chess.example")  //
        ("no-engine", options::bool_switch(&wishes.no_engine),
         "nobody plays against an engine")  //
        ("help", options::bool_switch(&wishes.help), "print this text");
    return known;
}

// What is wrong with where to serve; absent if nothing is.
[[nodiscard]] std::optional<std::string> complaint_about(const web::ServerSettings& server) {
    boost::system::error_code error;
    static_cast<void>(boost::asio::ip::make_address(server.address, error));
    if (error)
        return fmt::format("bad value of --bind: {}, expected an IP address such as 0.0.0.0 or ::1",
                           server.address);
    if (server.origin.empty() || web::is_origin(server.origin)) return std::nullopt;
    return fmt::format("bad value of --origin: {}, expected one like https://chess.example",
                       server.origin);
}

[[nodiscard]] Expected<ServeOptions, std::string> read_options(
    std::span<const std::string> arguments) {
    ServeOptions wishes;
    wishes.server.now = now;
    const auto own = before_engine(arguments);
    const auto given = read_given("serve", own, known_options(wishes));
    if (!given) return Failure{given.error()};
    const auto port = parse_number<std::uint16_t>(wishes.port);
    if (!port)
        return Failure{fmt::format("bad value of --port: {}, expected 0 to 65535", wishes.port)};
    wishes.server.port = *port;
    if (auto wrong = complaint_about(wishes.server)) return Failure{std::move(*wrong)};
    if (given->contains("store")) wishes.store = (*given)["store"].as<std::string>();
    const auto words = arguments.subspan(own.size());
    wishes.engine_words.assign(words.begin(), words.end());
    if (wishes.no_engine && !words.empty())
        return Failure{std::string("--no-engine: no -engine is expected beside it")};
    return wishes;
}

// Our own engine stands beside this program, or on the search path.
[[nodiscard]] std::string own_engine() {
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    const auto beside = self.parent_path() / "adoube";
    return std::filesystem::exists(beside, error) ? beside.string() : "adoube";
}

// The name of the engine that people can play against; "" if there is none.
[[nodiscard]] Expected<std::string, std::string> choose_engine(ServeOptions& wishes) {
    if (wishes.no_engine) return std::string{};
    const bool is_asked_for = !wishes.engine_words.empty();
    if (!is_asked_for) wishes.engine_words = {"-engine", "cmd=" + own_engine()};
    const auto setup = read_engine_words(wishes.engine_words, game::Options{});
    if (!setup && is_asked_for) return Failure{setup.error()};
    if (!setup) return std::string{};
    const std::string& name = setup->options.name;
    return name.empty() ? setup->program.executable.filename().string() : name;
}

// The hall outlives the door, and must not keep it.
void seat_engines(boost::asio::io_context& io, web::Hall& hall, std::weak_ptr<web::Door> door,
                  std::vector<std::string> words) {
    hall.on_engine_needed([&io, &hall, door = std::move(door), words = std::move(words)](
                              std::int64_t board, const std::string& secret) {
        const auto setup = read_engine_words(words, hall.table(board)->game.options());
        if (setup) call_engine(io, door.lock(), *setup, board, secret);
    });
}

[[nodiscard]] int serve(const ServeOptions& wishes, web::Hall& hall) {
    boost::asio::io_context io{1};
    web::Server server(io, hall, wishes.server);
    seat_engines(io, hall, server.door(), wishes.engine_words);
    const std::string store = wishes.store.value_or("");
    if (const auto fault = hall.restore(server.door()->present()))
        return storage_failed(store, *fault);
    for (const std::string& each : hall.left_out()) fmt::print(stderr, "arbiter: {}\n", each);
    const auto port = server.listen();
    if (!port)
        return complain(fmt::format("cannot listen: {} port {}: {}, expected a free address",
                                    wishes.server.address, wishes.server.port, port.error()));
    const bool is_ipv6 = wishes.server.address.find(':') != std::string::npos;
    const std::string host = is_ipv6 ? "[" + wishes.server.address + "]" : wishes.server.address;
    fmt::print("Serving at http://{}:{}/\n", host, *port);
    std::fflush(stdout);
    boost::asio::signal_set signals(io, SIGINT, SIGTERM);
    signals.async_wait([&](const boost::system::error_code&, int) { io.stop(); });
    server.door()->publish_soon();
    io.run();
    if (const auto& fault = server.door()->fault()) return storage_failed(store, *fault);
    return exit_success;
}

}  // namespace

int run_serve(std::span<const std::string> arguments) {
    auto wishes = read_options(arguments);
    if (!wishes) return complain(wishes.error());
    if (wishes->help) {
        ServeOptions usual;
        print_help(purpose, known_options(usual), example);
        return exit_success;
    }
    if (!web::bundle_is_missing().empty())
        return complain(
            fmt::format("serve: the web pages are not in this program: {}, expected "
                        "one that was built with them",
                        web::bundle_is_missing()));
    const auto engine = choose_engine(*wishes);
    if (!engine) return complain(engine.error());
    web::HallSettings settings{random_seed(), web::draw_secret, utc_now, *engine};
    survive_failed_writes();
    allow_all_open_files();  // each visitor takes one
    if (!wishes->store) {
        web::Hall hall(std::move(settings), std::nullopt);
        return serve(*wishes, hall);
    }
    auto store = storage::EventStore::open(*wishes->store);
    if (!store) return storage_failed(*wishes->store, store.error());
    const auto claim = storage::StoreClaim::on(*wishes->store);
    if (!claim) return storage_failed(*wishes->store, claim.error());
    web::Hall hall(std::move(settings), std::move(*store));
    return serve(*wishes, hall);
}

}  // namespace adoube::arbiter
