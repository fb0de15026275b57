#include "arbiter/present/sprt_text.h"

#include <fmt/format.h>

namespace adoube::arbiter {

double percent_of_bound(const Sprt& sprt, double ratio) {
    return 100 * ratio / (ratio < 0 ? -sprt.lower_bound() : sprt.upper_bound());
}

std::string ratio_line(const Sprt& sprt, const Tally& tally) {
    const double ratio = sprt.log_likelihood_ratio(tally);
    return fmt::format("LLR: {:.2f} ({:.1f}%) ({:.2f}, {:.2f}) [{:.2f}, {:.2f}]\n", ratio,
                       percent_of_bound(sprt, ratio), sprt.lower_bound(), sprt.upper_bound(),
                       sprt.options().elo0, sprt.options().elo1);
}

std::string decision_line(const Sprt& sprt, const Tally& tally) {
    const auto accepted = sprt.accepted(tally);
    if (!accepted) return {};
    return fmt::format("SPRT ([{:.2f}, {:.2f}]) completed - {} was accepted\n", sprt.options().elo0,
                       sprt.options().elo1, *accepted == Hypothesis::h1 ? "H1" : "H0");
}

}  // namespace adoube::arbiter
