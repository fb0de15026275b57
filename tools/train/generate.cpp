// Lets the engine play quick games against itself and writes their quiet positions, each with what
// the search said of it and the result of the game: what train_network learns from.
#include <iostream>

#include "tools/support/tool.h"
#include "tools/train/example.h"
#include "tools/train/self_play.h"

namespace adoube::train {

namespace {

namespace po = boost::program_options;

constexpr Usage usage{"generate_positions", "[OPTION...] > FILE.epd",
                      "generate_positions --games 10000 --nodes 400 > positions.epd"};

struct Settings {
    std::int64_t games = 100;
    std::int64_t nodes = 400;
    std::int64_t seed = 1;
};

[[nodiscard]] po::options_description options_of(Settings& settings) {
    po::options_description options("Options");
    auto add = options.add_options();
    add("games", number_option(settings.games, "games", 1, 1'000'000'000),
        "how many are begun; those with an unfair opening are not played");
    add("nodes", number_option(settings.nodes, "nodes", 1, 1'000'000'000), "of each move");
    add("seed", number_option(settings.seed, "seed", 0, 1'000'000'000), "of the openings");
    return options;
}

int generate(const Settings& settings) {
    SelfPlay self_play(static_cast<std::uint64_t>(settings.nodes),
                       static_cast<std::uint64_t>(settings.seed));
    for (std::int64_t game = 0; game < settings.games && std::cout; ++game)
        if (const auto played = self_play.play())
            for (const Judged& judged : played->positions)
                std::cout << write_example(judged.position, judged.score, played->result) << '\n';
    return 0;
}

}  // namespace

}  // namespace adoube::train

int main(int count, char** words) {
    using namespace adoube::train;
    return adoube::Tool(usage).run(options_of, generate, count, words);
}
