// A file that whole pieces are added to: games, records. A piece is written with one call; a
// process that is killed, or a disk that is full, leaves no half of it behind.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

#include "base/expected.h"

namespace adoube::arbiter {

class AppendFile {
public:
    // Opens the file, or creates it, and keeps what is in it.
    [[nodiscard]] static Expected<AppendFile, std::error_code> open(const std::string& path);
    AppendFile(AppendFile&& other) noexcept;
    AppendFile& operator=(AppendFile&&) = delete;
    ~AppendFile();

    // Bytes in the file; 0 for a device.
    [[nodiscard]] std::uint64_t size() const;
    // What is in it from there on.
    [[nodiscard]] Expected<std::string, std::error_code> read_from(std::uint64_t offset) const;

    // Takes the file for this process alone, until its end; false if another one has it.
    [[nodiscard]] bool lock();
    // Adds a piece; what the system said if that failed, and then nothing of it is in the file.
    [[nodiscard]] std::error_code add(std::string_view piece);
    // Forgets all behind that size.
    [[nodiscard]] std::error_code cut(std::uint64_t size);
    // Waits until all that was added has reached the disk.
    [[nodiscard]] std::error_code sync();

private:
    explicit AppendFile(int file) : file_(file) {}
    int file_;
};

// Another process has taken the file by lock().
[[nodiscard]] bool is_taken(const std::string& path);

// A file of its own, or a name that is still free: no device, pipe or folder.
[[nodiscard]] bool can_be_a_regular_file(const std::string& path);

// Whether both lead to one regular file, which may have to be made yet.
[[nodiscard]] bool is_same_file(const std::string& path, const std::string& other);

// Waits until the entries of the folder in which the file stands have reached the disk.
[[nodiscard]] std::error_code sync_folder_of(const std::string& path);

}  // namespace adoube::arbiter
