// The results of a count that goes on, a line each, so that a killed run can be continued.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/expected.h"
#include "perft/program/complaint.h"
#include "perft/program/unit_file.h"

namespace adoube::perft {

class UnitJournal {
public:
    // Opens the file, or makes it. What stands in it must be results of the same count; a last
    // line that was not finished is cut off.
    [[nodiscard]] static Expected<UnitJournal, Complaint> open(const std::string& file,
                                                               const CountId& count);
    UnitJournal(UnitJournal&& other) noexcept
        : file_(std::exchange(other.file_, -1)), known_(std::move(other.known_)) {}
    UnitJournal& operator=(UnitJournal&&) = delete;
    ~UnitJournal();

    // What was found in it.
    [[nodiscard]] const std::vector<UnitResult>& known() const { return known_; }

    // False if it cannot be written. What has been added survives the death of the process.
    [[nodiscard]] bool add(const UnitResult& result);

private:
    UnitJournal(int file, std::vector<UnitResult> known) : file_(file), known_(std::move(known)) {}

    int file_;
    std::vector<UnitResult> known_;
};

}  // namespace adoube::perft
