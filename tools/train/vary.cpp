// Reads positions, wanders off from each by some random moves and writes the quiet positions that
// it comes to with their hand-written evaluation. A network that has learnt that from very many
// needs fewer positions with searched scores to go on from there.
#include <fmt/core.h>

#include <fstream>
#include <iostream>
#include <string>

#include "engine/evaluation/evaluation.h"
#include "notation/epd.h"
#include "tools/number_option.h"
#include "tools/train/example.h"
#include "tools/train/variation.h"

namespace adoube::train {

namespace {

namespace po = boost::program_options;

constexpr int exit_failed = 1;
constexpr int exit_bad_usage = 2;

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
    add("help", "shows this");
    return options;
}

int vary(const Settings& settings) {
    std::ifstream file(settings.file);
    if (!file) {
        fmt::print(stderr, "vary_positions: cannot be read: {}, and expected an EPD file\n",
                   settings.file);
        return exit_bad_usage;
    }
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
    std::cout.flush();
    if (left_out > 0)
        fmt::print(stderr, "vary_positions: {} lines left out: no position\n", left_out);
    if (std::cout) return 0;
    fmt::print(stderr, "vary_positions: standard output cannot be written\n");
    return exit_failed;
}

int run(int count, char** words) {
    Settings settings;
    const auto options = options_of(settings);
    po::positional_options_description positional;
    positional.add("file", 1);
    po::variables_map read;
    po::store(po::command_line_parser(count, words).options(options).positional(positional).run(),
              read);
    po::notify(read);
    if (read.count("help") > 0) {
        std::cout << "Usage: vary_positions FILE.epd [OPTION...] > FILE.epd\n\n"
                  << options << "\nExample:\n  vary_positions positions.epd > varied.epd\n";
        return 0;
    }
    if (settings.file.empty()) throw po::error("no file: no argument, and expected an EPD file");
    return vary(settings);
}

}  // namespace

}  // namespace adoube::train

int main(int count, char** words) {
    try {
        return adoube::train::run(count, words);
    } catch (const std::exception& error) {
        fmt::print(stderr, "vary_positions: {}\n", error.what());
        return adoube::train::exit_bad_usage;
    }
}
