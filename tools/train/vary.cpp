// Reads positions, wanders off from each by some random moves and writes the quiet positions that
// it comes to with their hand-written evaluation. A network that has learnt that from very many
// needs fewer positions with searched scores to go on from there.
#include <fmt/core.h>

#include <fstream>
#include <iostream>
#include <string>

#include "engine/evaluation/evaluation.h"
#include "notation/epd.h"
#include "tools/support/tool.h"
#include "tools/train/example.h"
#include "tools/train/variation.h"

namespace adoube::train {

namespace {

namespace po = boost::program_options;

constexpr Usage usage{"vary_positions", "FILE.epd [OPTION...] > FILE.epd",
                      "vary_positions positions.epd > varied.epd", "file"};

struct Settings {
    std::string file;
    std::int64_t variants = 16;
    std::int64_t seed = 1;
};

[[nodiscard]] po::options_description options_of(Settings& settings) {
    po::options_description options("Options");
    auto add = options.add_options();
    add("variants", number_option(settings.variants, "variants", 1, 1'000'000),
        "tries at each position; about half of them come to a quiet one");
    add("seed", number_option(settings.seed, "seed", 0, 1'000'000'000), "of the moves");
    add("file", po::value(&settings.file), "the EPD file");
    return options;
}

int vary(const Settings& settings) {
    std::ifstream file = opened_epd(settings.file);
    SplitMix64 random(static_cast<std::uint64_t>(settings.seed));
    std::size_t left_out = 0;
    for (std::string line; std::getline(file, line) && std::cout;) {
        const auto record = epd::read(line, Variant::chess960);
        if (!record) {
            ++left_out;
            continue;
        }
        for (std::int64_t n = 0; n < settings.variants; ++n)
            if (const auto position = varied(record->position(), random))
                std::cout << write_example(*position, engine::evaluate(*position), 0) << '\n';
    }
    if (left_out > 0)
        fmt::print(stderr, "vary_positions: {} lines left out: no position\n", left_out);
    return 0;
}

}  // namespace

}  // namespace adoube::train

int main(int count, char** words) {
    using namespace adoube::train;
    return adoube::Tool(usage).run(options_of, vary, count, words);
}
