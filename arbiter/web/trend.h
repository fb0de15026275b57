// How a figure of a match has moved, in few values however long the match is.
#pragma once

#include <cstddef>
#include <vector>

namespace adoube::arbiter::web {

class Trend {
public:
    static constexpr std::size_t most_values = 400;

    void add(double value) {
        if (added_++ % step_ != 0) return;
        values_.push_back(value);
        if (values_.size() == most_values) thin_out();
    }

    // From the first one on, all equally far apart.
    [[nodiscard]] const std::vector<double>& values() const { return values_; }

private:
    // Every second one stays, and of what comes half as many are taken.
    void thin_out() {
        for (std::size_t i = 0; 2 * i < values_.size(); ++i) values_[i] = values_[2 * i];
        values_.resize((values_.size() + 1) / 2);
        step_ *= 2;
    }

    std::vector<double> values_{};
    std::size_t step_ = 1;
    std::size_t added_ = 0;
};

}  // namespace adoube::arbiter::web
