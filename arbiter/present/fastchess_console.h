// The lines of fastchess, which test servers read: their words, numbers and order are a contract.
// Statistics are of whole pairs of games, so that the games of a block are always twice its pairs.
#pragma once

#include "arbiter/present/match_console.h"

namespace adoube::arbiter {

class FastchessConsole final : public MatchConsole {
public:
    explicit FastchessConsole(const MatchView& view) : MatchConsole(view) {}

    [[nodiscard]] std::string finished(const Pairing& pairing,
                                       const Conclusion& conclusion) const override;
    [[nodiscard]] std::optional<std::string> about_line(const LineReport& report) const override;
    [[nodiscard]] std::string progress(bool is_last) override;
    [[nodiscard]] std::string end(bool is_complete,
                                  std::optional<std::chrono::seconds> duration) override;

private:
    [[nodiscard]] bool counts_pairs() const;
    // What is counted in intervals: pairs, or games.
    [[nodiscard]] int units() const;
    [[nodiscard]] Tally counted(const Tally& tally) const;
    [[nodiscard]] std::string circumstances() const;
    [[nodiscard]] std::string ratings() const;
    [[nodiscard]] std::string duel() const;
    [[nodiscard]] std::string table() const;

    int reported_units_ = 0;
};

}  // namespace adoube::arbiter
