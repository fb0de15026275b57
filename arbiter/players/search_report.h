// What an engine tells of one search, put together from its lines.
#pragma once

#include <string_view>

#include "arbiter/match/assessment.h"
#include "uci/message.h"

namespace adoube::arbiter {

class SearchReport {
public:
    // Notes the moves that the engine expects only if they are wanted.
    explicit SearchReport(bool keeps_line) : keeps_line_(keeps_line) {}

    // The latest of the best line; a bound does not take the place of an exact score.
    void note(const uci::Info& info);
    // A line that is wanted as it is; those beyond the first few are dropped.
    void note_line(std::string_view line);

    [[nodiscard]] const Assessment& assessment() const { return best_; }

private:
    bool keeps_line_;
    Assessment best_{};
    bool has_exact_score_ = false;
};

}  // namespace adoube::arbiter
