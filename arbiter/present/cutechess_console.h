// The lines of cutechess-cli: the score after each game, the rest at the end.
#pragma once

#include "arbiter/present/match_console.h"

namespace adoube::arbiter {

class CutechessConsole final : public MatchConsole {
public:
    explicit CutechessConsole(const MatchView& view) : MatchConsole(view) {}

    [[nodiscard]] std::string progress(bool is_last) override;
    [[nodiscard]] std::string end(bool is_complete,
                                  std::optional<std::chrono::seconds> duration) override;

private:
    [[nodiscard]] std::string score_by_color() const;
    [[nodiscard]] std::string strength() const;
    [[nodiscard]] std::string test_line() const;
    [[nodiscard]] std::string ratings() const;
};

}  // namespace adoube::arbiter
