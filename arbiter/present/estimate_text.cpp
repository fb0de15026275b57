#include "arbiter/present/estimate_text.h"

#include <fmt/format.h>

namespace adoube::arbiter {
namespace {

// A tiny negative number is not to become "-0.00".
[[nodiscard]] std::string decimal_text(double number, int decimals) {
    std::string text = fmt::format("{:.{}f}", number, decimals);
    const bool is_zero = text.find_first_not_of("-0.") == std::string::npos;
    if (is_zero && text.front() == '-') text.erase(0, 1);
    return text;
}

}  // namespace

std::string value_text(const std::optional<Estimate>& estimate, double score, int decimals) {
    if (estimate) return decimal_text(estimate->value, decimals);
    if (score == 0.5) return decimal_text(0, decimals);
    return score > 0.5 ? "inf" : "-inf";
}

std::string error_text(const std::optional<Estimate>& estimate, int decimals) {
    return estimate && estimate->error ? decimal_text(*estimate->error, decimals) : "inf";
}

std::string estimate_text(const std::optional<Estimate>& estimate, double score) {
    return value_text(estimate, score) + " +/- " + error_text(estimate);
}

std::string ratio_text(int part, int other) {
    if (other == 0) return part == 0 ? "0.00" : "inf";
    return fmt::format("{:.2f}", static_cast<double>(part) / other);
}

double percent(int part, int whole) { return whole == 0 ? 0.0 : 100.0 * part / whole; }

}  // namespace adoube::arbiter
