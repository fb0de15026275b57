// `arbiter report --merge`: joins what the shards of a match have played into the one match.
#pragma once

#include <string>
#include <vector>

namespace adoube::arbiter {

struct MergeWishes {
    std::vector<std::string> places{};  // folders of the shards, or their journals
    std::string pgn{};                  // receives all games; empty: none does
    bool so_far = false;                // games may be missing
    bool json = false;
};

// Gives the exit status.
[[nodiscard]] int merge_report(const MergeWishes& wishes);

}  // namespace adoube::arbiter
