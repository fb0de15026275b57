// A PGN file as a stream of text, compressed or not.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "base/expected.h"

namespace adoube::arbiter {

// Why a file cannot be read, in words.
using FileError = std::string;

// Opens plain text, .gz, .bz2 and .zst, told apart by their first bytes, and "-", which is stdin.
class PgnSource {
public:
    [[nodiscard]] static Expected<PgnSource, FileError> open(const std::string& path);

    PgnSource(PgnSource&&) noexcept;
    PgnSource& operator=(PgnSource&&) noexcept;
    ~PgnSource();

    // Fills the buffer as far as there is text; 0 at the end.
    [[nodiscard]] Expected<std::size_t, FileError> read(std::span<char> buffer);

private:
    struct Streams;
    explicit PgnSource(std::unique_ptr<Streams> streams);

    std::unique_ptr<Streams> streams_;
};

// All of a file, decompressed.
[[nodiscard]] Expected<std::string, FileError> read_whole_file(const std::string& path);

}  // namespace adoube::arbiter
