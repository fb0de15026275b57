#include "arbiter/runtime/watch_command.h"

#include <fmt/format.h>

#include <thread>

#include "arbiter/runtime/command.h"
#include "arbiter/runtime/given_options.h"
#include "arbiter/runtime/match_watch.h"
#include "arbiter/runtime/time_source.h"

namespace adoube::arbiter {
namespace {

namespace options = boost::program_options;

constexpr std::chrono::milliseconds between_looks{500};
constexpr int longest = 1'000'000'000;  // seconds

struct Seconds {
    int interval = 10;
    int patience = 300;
};

[[nodiscard]] options::options_description known_options(Seconds& seconds) {
    options::options_description known = options_table();
    known.add_options()        //
        ("help", "this text")  //
        ("interval", options::value<int>(&seconds.interval)->value_name("SEC"),
         "seconds between two reports; 0: after each look that has found news [10]")  //
        ("patience", options::value<int>(&seconds.patience)->value_name("SEC"),
         "seconds for which nobody may play before that is the end [300]")  //
        ("folder", options::value<std::vector<std::string>>()->value_name("FOLDER..."),
         "folders in which the shards run, or will run, or their journals");
    return known;
}

constexpr std::string_view purpose =
    "Usage: arbiter watch FOLDER... [OPTION...]\n"
    "\n"
    "Follows the shards of a match (arbiter match -shard) and says how the match stands. When\n"
    "its test (-sprt) is decided, every shard is told to stop, by the file of its -control.\n"
    "Ends when the match is complete, or decided and nobody plays any more: exit status 0; or\n"
    "when nobody has played for --patience seconds: 1.\n";

constexpr std::string_view example =
    "Example:\n"
    "  arbiter watch shard-1 shard-2 shard-3\n";

[[nodiscard]] bool is_span(int seconds) { return seconds >= 0 && seconds <= longest; }

}  // namespace

int run_watch(std::span<const std::string> arguments) {
    Seconds seconds;
    const auto known = known_options(seconds);
    const auto given = read_given("watch", arguments, known, "folder");
    if (!given) return complain("watch: " + given.error());
    if (given->count("help") > 0) {
        print_help(purpose, known, example);
        return exit_success;
    }
    if (given->count("folder") == 0)
        return complain("watch: no folder: expected those in which shards run");
    if (!is_span(seconds.interval) || !is_span(seconds.patience))
        return complain("watch: bad value: --interval or --patience, expected seconds from 0");
    MatchWatch watch{{(*given)["folder"].as<std::vector<std::string>>(),
                      std::chrono::seconds{seconds.interval},
                      std::chrono::seconds{seconds.patience}}};
    while (true) {
        if (const auto status = watch.look(now())) return *status;
        std::this_thread::sleep_for(between_looks);
    }
}

}  // namespace adoube::arbiter
