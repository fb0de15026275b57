// A file for one test.
#pragma once

#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace adoube::arbiter {

// It is not there at first, and it is removed at the end with what SQLite may leave beside it.
class ScratchFile {
public:
    ScratchFile() { remove(); }
    ~ScratchFile() { remove(); }
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::string content() const {
        std::ifstream file{path_};
        return {std::istreambuf_iterator<char>{file}, {}};
    }
    void write(std::string_view text) const { std::ofstream{path_} << text; }
    void append(std::string_view text) const { std::ofstream{path_, std::ios::app} << text; }

private:
    void remove() const {
        for (const char* const suffix : {"", "-wal", "-shm"})
            std::filesystem::remove(path_ + suffix);
    }

    std::string path_ = std::filesystem::temp_directory_path() /
                        ("adoube-storage-test-" + std::to_string(::getpid()) + '-' +
                         std::to_string(reinterpret_cast<std::uintptr_t>(this)));
};

}  // namespace adoube::arbiter
