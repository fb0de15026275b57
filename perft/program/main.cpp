// The perft program: counts positions and checks suites of known counts.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "base/standard_output.h"
#include "perft/program/complaint.h"
#include "perft/program/count_command.h"
#include "perft/program/interrupt.h"
#include "perft/program/mpi_command.h"
#include "perft/program/options.h"
#include "perft/program/suite_command.h"
#include "perft/program/units_command.h"

namespace adoube::perft {

namespace {

bool has(const std::vector<std::string>& arguments, const char* word) {
    return std::find(arguments.begin(), arguments.end(), word) != arguments.end();
}

int run_job(const Options& options, const Cluster* cluster) {
    if (const auto* units = std::get_if<MakeUnitsJob>(&options.job))
        return run_make_units(options, *units);
    if (const auto* results = std::get_if<JoinJob>(&options.job))
        return run_join(options, *results);
    const Interrupt interrupt;
    if (const auto* count = std::get_if<CountJob>(&options.job))
        return run_count(options, *count, interrupt.flag());
    if (const auto* unit = std::get_if<RunUnitJob>(&options.job))
        return run_unit(options, *unit, interrupt.flag());
    if (const auto* count = std::get_if<MpiJob>(&options.job))
        return run_mpi(options, *count, *cluster, interrupt.flag());
    return run_suite(options, std::get<SuiteJob>(options.job), interrupt.flag());
}

// As one process of a cluster or alone. Of a cluster only one process speaks.
int run(const std::vector<std::string>& arguments, const Cluster* cluster) {
    const bool speaks = cluster == nullptr || cluster->speaks();
    const bool json = has(arguments, "--json");
    const auto parsed = parse_options(arguments);
    if (!parsed) return speaks ? complain(parsed.error(), json) : 2;
    if (const auto* information = std::get_if<Information>(&*parsed)) {
        if (speaks) fmt::print("{}", information->text);
        return 0;
    }
    try {
        return run_job(std::get<Options>(*parsed), cluster);
    } catch (const std::bad_alloc&) {
        if (!speaks) return 2;
        const auto& options = std::get<Options>(*parsed);
        return complain({"there is not enough memory for the table",
                         fmt::format("--hash {}", options.hash_megabytes), "a smaller size",
                         "outOfMemory", "--hash"},
                        json);
    }
}

int run(const std::vector<std::string>& arguments) {
    if (!has(arguments, "--mpi")) return run(arguments, nullptr);
    const auto cluster = Cluster::join();
    if (!cluster) return complain(cluster.error(), has(arguments, "--json"));
    return run(arguments, &*cluster);
}

int complain_of_lost_output() {
    fmt::print(stderr, "perft: standard output cannot be written\n");
    return 1;
}

}  // namespace

}  // namespace adoube::perft

int main(int count, char** words) {
    using namespace adoube::perft;
    try {
        const int status = run({words + 1, words + count});
        return status == 0 && adoube::is_output_lost() ? complain_of_lost_output() : status;
    } catch (const std::exception& error) {
        if (adoube::is_output_lost()) return complain_of_lost_output();
        fmt::print(stderr, "perft: {}\n", error.what());
        return 1;
    }
}
