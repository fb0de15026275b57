// The command line of the perft program.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/expected.h"
#include "perft/counter.h"
#include "perft/program/complaint.h"
#include "rules/move.h"
#include "rules/position.h"
#include "rules/variant.h"

namespace adoube::perft {

// perft DEPTH [FEN] …
struct CountJob {
    Position position;  // after --moves
    Variant variant = Variant::standard;
    int depth = 0;
    bool each_depth = false;
    bool divide = false;
    bool statistics = false;
    bool verify = false;
};

// perft --suite FILE …
struct SuiteJob {
    std::string file;
    std::optional<int> largest_depth{};
    std::optional<std::uint64_t> largest_count{};
};

inline constexpr std::size_t usual_unit_count = 100;
inline constexpr std::size_t usual_mpi_unit_count = 1000;

// perft DEPTH [FEN] --units DIR
struct MakeUnitsJob {
    Position position;
    Variant variant = Variant::standard;
    int depth = 1;
    std::size_t units = usual_unit_count;
    std::string folder;
};

// perft --run-unit FILE
struct RunUnitJob {
    std::string file;
};

// perft --join DIR
struct JoinJob {
    std::string folder;
};

// perft DEPTH [FEN] --mpi
struct MpiJob {
    Position position;
    Variant variant = Variant::standard;
    int depth = 1;
    std::size_t units = usual_mpi_unit_count;
    std::string journal;  // a file; "": none
};

struct Options {
    std::variant<CountJob, SuiteJob, MpiJob, MakeUnitsJob, RunUnitJob, JoinJob> job;
    unsigned threads = 1;
    std::size_t hash_megabytes = 0;
    bool bulk = true;
    bool json = false;
};

// What a counter is to be made with; it stops soon after `stop` becomes true.
[[nodiscard]] Settings settings_of(const Options& options, const std::atomic<bool>& stop);

// Asked for by --help or --version: a text to print, and nothing else to do.
struct Information {
    std::string text;
};

[[nodiscard]] Expected<std::variant<Options, Information>, Complaint> parse_options(
    const std::vector<std::string>& arguments);

}  // namespace adoube::perft
