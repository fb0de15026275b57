#include "fakes/deeds.h"

#include <algorithm>
#include <cstdlib>

#include "base/numbers.h"

namespace adoube::fakes {
namespace {

[[nodiscard]] Deed parse(std::string_view word) {
    Deed deed;
    if (const auto at = word.find('@'); at != std::string_view::npos) {
        deed.at = parse_number<int>(word.substr(at + 1));
        word = word.substr(0, at);
    }
    if (const auto mark = word.find('='); mark != std::string_view::npos) {
        deed.value = parse_number<int>(word.substr(mark + 1)).value_or(0);
        word = word.substr(0, mark);
    }
    deed.name = word;
    return deed;
}

}  // namespace

Deeds::Deeds(std::span<const char* const> words) {
    for (const char* const word : words) deeds_.push_back(parse(word));
    told_ = deeds_.size();
}

const Deed* Deeds::find(std::string_view name, int move) const {
    const auto found = std::find_if(deeds_.begin(), deeds_.end(), [&](const Deed& deed) {
        return deed.name == name && (!deed.at || *deed.at == move);
    });
    return found == deeds_.end() ? nullptr : &*found;
}

}  // namespace adoube::fakes
