// Fits the network of the engine to positions with scores and results, and writes it as
// src/engine/network/network.bin, which the engine is compiled with.
#include <fmt/core.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "tools/support/tool.h"
#include "tools/train/network_file.h"
#include "tools/train/trainer.h"

namespace adoube::train {

namespace {

namespace po = boost::program_options;

constexpr int exit_write_failed = 1;

constexpr Usage usage{
    "train_network", "FILE.epd... [OPTION...]",
    "train_network positions.epd --check other.epd --output src/engine/network/network.bin",
    "files", -1};

struct Settings {
    std::vector<std::string> files;
    std::string check;
    std::string start;
    std::string output = "network.bin";
    std::int64_t epochs = 8;
    std::int64_t rate = 1'000;  // millionths
    std::int64_t trust = 70;    // percent
    std::int64_t scale = 220;
    std::int64_t threads = std::max(1U, std::thread::hardware_concurrency());
    std::int64_t seed = 1;
};

[[nodiscard]] po::options_description options_of(Settings& settings) {
    po::options_description options("Options");
    auto add = options.add_options();
    add("output", po::value(&settings.output)->default_value(settings.output),
        "the network, written after each epoch");
    add("start", po::value(&settings.start), "a network to begin with, else random weights");
    add("check", po::value(&settings.check), "EPD file that is not learnt from, to see the error");
    add("epochs", number_option(settings.epochs, "epochs", 1, 10'000),
        "how often every position is seen");
    add("rate", number_option(settings.rate, "rate", 1, 1'000'000),
        "how far a weight may go at first with each batch, in millionths");
    add("trust", number_option(settings.trust, "trust", 0, 100),
        "how much the score counts, against the result, in percent");
    add("scale", number_option(settings.scale, "scale", 50, 1'000),
        "the score that stands for a chance of 73 %, in hundredths of a pawn");
    add("threads", number_option(settings.threads, "threads", 1, 256), "that learn side by side");
    add("seed", number_option(settings.seed, "seed", 0, 1'000'000'000), "of all that is random");
    add("files", po::value(&settings.files), "EPD files, with ce and c9 operations");
    return options;
}

void read_examples(const std::string& path, std::vector<Example>& examples) {
    std::ifstream file = opened_epd(path);
    std::size_t left_out = 0;
    for (std::string line; std::getline(file, line);) {
        if (const auto example = read_example(line)) examples.push_back(*example);
        else ++left_out;
    }
    if (left_out > 0)
        fmt::print(stderr, "train_network: {}: {} lines left out: no position, ce or c9\n", path,
                   left_out);
}

[[nodiscard]] Training training_of(const Settings& settings) {
    Training training;
    training.epochs = static_cast<int>(settings.epochs);
    training.rate = static_cast<float>(settings.rate) / 1e6F;
    training.aim.trust = static_cast<float>(settings.trust) / 100.0F;
    training.aim.scale = static_cast<float>(settings.scale);
    training.threads = static_cast<std::size_t>(settings.threads);
    training.seed = static_cast<std::uint64_t>(settings.seed);
    return training;
}

[[nodiscard]] std::unique_ptr<FloatNetwork> start_of(const Settings& settings) {
    if (settings.start.empty()) return random_network(static_cast<std::uint64_t>(settings.seed));
    const auto network = read_network(settings.start);
    if (!network)
        throw po::error(fmt::format("cannot be read: {}, and expected a network of {} bytes",
                                    settings.start, engine::network_file_size));
    return std::make_unique<FloatNetwork>(unrounded(*network));
}

int train(const Settings& settings) {
    auto start = start_of(settings);
    std::vector<Example> examples;
    for (const std::string& path : settings.files) read_examples(path, examples);
    std::vector<Example> check;
    if (!settings.check.empty()) read_examples(settings.check, check);
    const Training training = training_of(settings);
    if (examples.size() < training.batch)
        throw po::error(fmt::format("too few positions: {}, and expected at least {}",
                                    examples.size(), training.batch));
    fmt::print("{} positions to learn from, {} to check\n", examples.size(), check.size());
    Trainer trainer(std::move(start), examples, training);
    for (int epoch = 1; epoch <= training.epochs; ++epoch) {
        const double error = trainer.run_epoch();
        fmt::print("epoch {}: mean square error {:.6f}, check {:.6f}\n", epoch, error,
                   error_of(trainer.network(), check, training.aim));
        (void)std::fflush(stdout);
        if (write_network(rounded(trainer.network(), training.aim.scale), settings.output))
            continue;
        fmt::print(stderr, "train_network: cannot be written: {}\n", settings.output);
        return exit_write_failed;
    }
    return 0;
}

}  // namespace

}  // namespace adoube::train

int main(int count, char** words) {
    using namespace adoube::train;
    return adoube::Tool(usage).run(options_of, train, count, words);
}
