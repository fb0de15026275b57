#include "arbiter/match/unique_name.h"

#include <algorithm>

namespace adoube::arbiter {

std::string unique_name(const std::string& name, const std::vector<std::string>& taken) {
    const std::string base = name.empty() ? "engine" : name;
    std::string unique = base;
    for (int number = 2; std::find(taken.begin(), taken.end(), unique) != taken.end(); ++number)
        unique = base + '_' + std::to_string(number);
    return unique;
}

}  // namespace adoube::arbiter
