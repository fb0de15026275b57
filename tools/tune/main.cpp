// Fits the weights of the evaluation to finished games, and prints them as the source that the
// engine is compiled from, src/engine/evaluation/weights.cpp. Of ten pairs of games, which may have
// an opening in common, one is kept aside to see whether it helps.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/numbers.h"
#include "tools/tune/model.h"
#include "tools/tune/weights_source.h"

namespace adoube::tune {

namespace {

constexpr int exit_bad_usage = 2;
constexpr int steps = 400;
constexpr std::string_view help =
    R"(Usage: tune_weights FILE.pgn [DOUBT [TRUST]]

Reads finished games, fits the weights of the evaluation to them and prints the source of the weights.
DOUBT says how far a weight may go from where it is, in hundredths of a pawn (default 50): a small
one for few games. TRUST says by how many hundredths a position's score in the comments of the game
takes the place of the result (default 0).

Example:
  arbiter match -engine cmd=adoube name=A -engine cmd=adoube name=B -each nodes=3000 \
    -rounds 8000 -games 1 -openings file=book.epd order=random -pgnout file=games.pgn
  tune_weights games.pgn 100 80 > src/engine/evaluation/weights.cpp && scripts/check-style --fix
)";

struct Data {
    std::vector<Sample> training;
    std::vector<Sample> checking;
};

[[nodiscard]] Data read_games(std::ifstream& file) {
    Data data;
    pgn::Reader reader;
    std::size_t games = 0;
    const auto take_games = [&] {
        while (const auto read = reader.next()) {
            auto& kept = games++ / 2 % 10 == 0 ? data.checking : data.training;
            for (Sample& sample : samples_of(*read)) kept.push_back(std::move(sample));
        }
    };
    std::string piece(1 << 16, '\0');
    while (file.read(piece.data(), static_cast<std::streamsize>(piece.size())), file.gcount() > 0) {
        reader.feed(std::string_view(piece.data(), static_cast<std::size_t>(file.gcount())));
        take_games();
    }
    reader.finish();
    take_games();
    return data;
}

int run(const std::string& path, double doubt, double trust) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        fmt::print(stderr, "tune_weights: cannot be read: {}, and expected a PGN file\n", path);
        return exit_bad_usage;
    }
    Data data = read_games(file);
    if (data.training.empty() || data.checking.empty()) {
        fmt::print(stderr, "tune_weights: too few games: {}, and expected at least ten\n", path);
        return exit_bad_usage;
    }
    const Values start = values_in(engine::standard_weights);
    const double steepness = best_steepness(data.training, start);
    fmt::print(stderr, "{} positions to fit, {} to check; steepness {:.5f}\n", data.training.size(),
               data.checking.size(), steepness);
    trust_scores(data.training, steepness, trust);
    trust_scores(data.checking, steepness, trust);
    engine::Weights weights = rounded(fitted(data.training, start, steepness, doubt, steps));
    weights = with_bent_fitted(data.training, weights, steepness);
    const engine::Weights& before = engine::standard_weights;
    fmt::print(
        stderr, "mean square error: fit {:.5f} to {:.5f}, check {:.5f} to {:.5f}\n",
        error_of(data.training, before, steepness), error_of(data.training, weights, steepness),
        error_of(data.checking, before, steepness), error_of(data.checking, weights, steepness));
    fmt::print("{}", source_of(weights));
    return 0;
}

}  // namespace

}  // namespace adoube::tune

int main(int count, char** words) {
    const std::vector<std::string> arguments(words + 1, words + count);
    if (!arguments.empty() && arguments.front() == "--help") {
        fmt::print("{}", adoube::tune::help);
        return 0;
    }
    const auto number = [&](std::size_t index, std::string_view standard) {
        return adoube::parse_number<int>(arguments.size() > index ? arguments[index] : standard);
    };
    const auto doubt = number(1, "50");
    const auto trust = number(2, "0");
    if (arguments.empty() || arguments.size() > 3 || !doubt || *doubt < 1 || !trust || *trust < 0 ||
        *trust > 100) {
        fmt::print(stderr,
                   "tune_weights: unusable arguments: {}, and expected FILE.pgn [DOUBT [TRUST]], "
                   "DOUBT from 1, TRUST from 0 to 100\n",
                   fmt::join(arguments, " "));
        return adoube::tune::exit_bad_usage;
    }
    return adoube::tune::run(arguments.front(), *doubt, *trust / 100.0);
}
