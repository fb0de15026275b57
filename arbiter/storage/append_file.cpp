#include "arbiter/storage/append_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <utility>

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::error_code last_error() { return {errno, std::system_category()}; }

// What cannot be synchronised has no disk behind it.
[[nodiscard]] std::error_code sync_all_of(int file) {
    if (::fsync(file) == 0 || errno == EINVAL || errno == EROFS) return {};
    return last_error();
}

}  // namespace

Expected<AppendFile, std::error_code> AppendFile::open(const std::string& path) {
    int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    // A pipe or a terminal may allow nothing but writing.
    if (file < 0) file = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (file < 0) return Failure{last_error()};
    return AppendFile{file};
}

AppendFile::AppendFile(AppendFile&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

AppendFile::~AppendFile() {
    if (file_ >= 0) ::close(file_);
}

std::uint64_t AppendFile::size() const {
    struct ::stat facts{};
    return ::fstat(file_, &facts) == 0 ? static_cast<std::uint64_t>(facts.st_size) : 0;
}

Expected<std::string, std::error_code> AppendFile::read_from(std::uint64_t offset) const {
    const std::uint64_t end = size();
    std::string text(end > offset ? end - offset : 0, '\0');
    std::size_t have = 0;
    while (have < text.size()) {
        const auto bytes = ::pread(file_, text.data() + have, text.size() - have,
                                   static_cast<::off_t>(offset + have));
        if (bytes < 0) return Failure{last_error()};
        if (bytes == 0) break;
        have += static_cast<std::size_t>(bytes);
    }
    text.resize(have);
    return text;
}

// A lock that children do not inherit, so that it ends with the arbiter. It would end as well
// with any other descriptor of the file that this process closes.
bool AppendFile::lock() {
    struct ::flock whole{};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    return ::fcntl(file_, F_SETLK, &whole) == 0 || (errno != EACCES && errno != EAGAIN);
}

std::error_code AppendFile::add(std::string_view piece) {
    const std::uint64_t size_before = size();
    const ::ssize_t written = ::write(file_, piece.data(), piece.size());
    if (written == static_cast<::ssize_t>(piece.size())) return {};
    const std::error_code error =
        written < 0 ? last_error() : std::error_code{ENOSPC, std::system_category()};
    // Take back the part that there was room for; a device has no size to go back to.
    if (written > 0)
        if (const auto not_taken_back = cut(size_before)) return not_taken_back;
    return error;
}

std::error_code AppendFile::cut(std::uint64_t size) {
    if (::ftruncate(file_, static_cast<::off_t>(size)) == 0 || errno == EINVAL) return {};
    return last_error();
}

std::error_code AppendFile::sync() { return sync_all_of(file_); }

bool is_taken(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    struct ::flock whole{};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    const bool is_told = ::fcntl(file, F_GETLK, &whole) == 0;
    ::close(file);
    return is_told && whole.l_type != F_UNLCK;
}

bool can_be_a_regular_file(const std::string& path) {
    std::error_code error;
    const auto kind = std::filesystem::status(path, error).type();
    return kind == std::filesystem::file_type::regular ||
           kind == std::filesystem::file_type::not_found;
}

bool is_same_file(const std::string& path, const std::string& other) {
    std::error_code error;
    if (std::filesystem::equivalent(path, other, error)) return can_be_a_regular_file(path);
    const auto place = std::filesystem::weakly_canonical(path, error);
    if (error || !can_be_a_regular_file(path)) return false;
    return place == std::filesystem::weakly_canonical(other, error) && !error;
}

std::error_code sync_folder_of(const std::string& path) {
    const auto folder = std::filesystem::path{path}.parent_path();
    const int file =
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return last_error();
    const auto error = sync_all_of(file);
    ::close(file);
    return error;
}

}  // namespace adoube::arbiter
