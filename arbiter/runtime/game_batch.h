// Games that are checked together, by one thread: big enough that handing them over costs nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "notation/pgn_splitter.h"

namespace adoube::arbiter {

class GameBatch {
public:
    explicit GameBatch(std::string file) : file_(std::move(file)) {}

    void add(const pgn::GameText& game);

    [[nodiscard]] bool is_full() const { return text_.size() >= full_size; }
    [[nodiscard]] bool empty() const { return games_.empty(); }
    [[nodiscard]] const std::string& file() const { return file_; }
    [[nodiscard]] std::size_t size() const { return games_.size(); }
    // The view ends with the batch.
    [[nodiscard]] pgn::GameText game(std::size_t index) const;

private:
    static constexpr std::size_t full_size = std::size_t{1} << 18;

    struct Extent {
        std::size_t offset = 0;
        std::size_t size = 0;
        pgn::Place place{};
        bool too_long = false;
    };

    std::string file_;
    std::string text_;
    std::vector<Extent> games_;
};

struct CheckTask {
    bool json = false;
    bool fix = false;
    bool exact = false;
};

struct CheckTotals {
    std::size_t games = 0;
    std::size_t plies = 0;
    std::size_t unreadable = 0;
    std::size_t wrong_results = 0;
    std::size_t missed_ends = 0;
    std::size_t possible_claims = 0;

    CheckTotals& operator+=(const CheckTotals& other);
    [[nodiscard]] bool has_failures() const { return unreadable + wrong_results + missed_ends > 0; }
};

struct CheckedBatch {
    std::string report;  // JSON objects with commas between them, or lines
    std::string fixed;   // the readable games in export format
    CheckTotals totals{};

    [[nodiscard]] std::size_t size() const { return report.size() + fixed.size(); }
};

// Checks one game of that file and adds what comes out.
void check(const pgn::GameText& game, std::string_view file, const CheckTask& task,
           CheckedBatch& checked);

[[nodiscard]] CheckedBatch check(const GameBatch& batch, const CheckTask& task);

}  // namespace adoube::arbiter
