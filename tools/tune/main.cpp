// Fits the weights of the evaluation to the results of finished games, and prints them in the form
// of src/engine/evaluation/weights.cpp. Of ten pairs of games, which may have an opening in common,
// one is kept aside to see whether it helps.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/numbers.h"
#include "tools/tune/model.h"
#include "tools/tune/weight_fields.h"

namespace adoube::tune {

namespace {

constexpr int exit_bad_usage = 2;
constexpr int steps = 400;
constexpr std::string_view help =
    R"(Usage: tune_weights FILE.pgn [DOUBT]

Reads finished games, fits the weights of the evaluation to their results and prints the weights.
DOUBT says how far a weight may go from where it is, in hundredths of a pawn (default 50): a small
one for few games.

Example:
  arbiter match -engine cmd=adoube name=A -engine cmd=adoube name=B -each nodes=1000 \
    -rounds 1500 -openings file=book.epd order=random -pgnout file=games.pgn min=true
  tune_weights games.pgn
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

void print(engine::Weights weights) {
    for (const Field& field : fields_of(weights)) {
        std::vector<std::string> values;
        for (const engine::Tapered value : field.values)
            values.push_back(fmt::format("{}{{{}, {}}}", values.empty() ? "Tapered" : "",
                                         value.middlegame(), value.endgame()));
        fmt::print(".{} = {{{}}},\n", field.name, fmt::join(values, ", "));
    }
}

int run(const std::string& path, double doubt) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        fmt::print(stderr, "tune_weights: cannot be read: {}, and expected a PGN file\n", path);
        return exit_bad_usage;
    }
    const Data data = read_games(file);
    if (data.training.empty() || data.checking.empty()) {
        fmt::print(stderr, "tune_weights: too few games: {}, and expected at least ten\n", path);
        return exit_bad_usage;
    }
    const Values start = values_in(engine::standard_weights);
    const double steepness = best_steepness(data.training, start);
    fmt::print(stderr, "{} positions to fit, {} to check; steepness {:.5f}\n", data.training.size(),
               data.checking.size(), steepness);
    const Values end = fitted(data.training, start, steepness, doubt, steps);
    fmt::print(stderr, "mean square error: fit {:.5f} to {:.5f}, check {:.5f} to {:.5f}\n",
               error_of(data.training, start, steepness), error_of(data.training, end, steepness),
               error_of(data.checking, start, steepness), error_of(data.checking, end, steepness));
    print(rounded(end));
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
    const auto doubt = adoube::parse_number<int>(arguments.size() == 2 ? arguments[1] : "50");
    if (arguments.empty() || arguments.size() > 2 || !doubt || *doubt < 1) {
        fmt::print(stderr, "tune_weights: unusable arguments: {}, and expected FILE.pgn [DOUBT]\n",
                   fmt::join(arguments, " "));
        return adoube::tune::exit_bad_usage;
    }
    return adoube::tune::run(arguments.front(), *doubt);
}
