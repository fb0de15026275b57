// A PGN file that finished games are added to. A game is written whole with one call: a run that
// is killed, or a disk that is full, leaves no half of a game behind.
#pragma once

#include <string>
#include <string_view>
#include <system_error>

#include "base/expected.h"

namespace adoube::arbiter {

class PgnArchive {
public:
    // Opens or creates the file; without `append` what was in it is lost.
    [[nodiscard]] static Expected<PgnArchive, std::error_code> open(const std::string& path,
                                                                    bool append);
    PgnArchive(PgnArchive&& other) noexcept;
    PgnArchive& operator=(PgnArchive&&) = delete;
    ~PgnArchive();

    // Adds the text of one game; what the system said if that failed, and then nothing of it is
    // in the file.
    [[nodiscard]] std::error_code add(std::string_view game);
    // Waits until all that was added has reached the disk.
    [[nodiscard]] std::error_code sync();

private:
    explicit PgnArchive(int file) : file_(file) {}
    int file_;
};

}  // namespace adoube::arbiter
