#include "arbiter/storage/pgn_archive.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::error_code last_error() { return {errno, std::system_category()}; }

}  // namespace

Expected<PgnArchive, std::error_code> PgnArchive::open(const std::string& path, bool append) {
    const int how = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (append ? 0 : O_TRUNC);
    const int file = ::open(path.c_str(), how, 0644);
    if (file < 0) return Failure{last_error()};
    return PgnArchive{file};
}

PgnArchive::PgnArchive(PgnArchive&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

PgnArchive::~PgnArchive() {
    if (file_ >= 0) ::close(file_);
}

std::error_code PgnArchive::add(std::string_view game) {
    const ::off_t size_before = ::lseek(file_, 0, SEEK_END);
    const ::ssize_t written = ::write(file_, game.data(), game.size());
    if (written == static_cast<::ssize_t>(game.size())) return {};
    const std::error_code error =
        written < 0 ? last_error() : std::error_code{ENOSPC, std::system_category()};
    // Take back the part that there was room for; a device has no size to go back to.
    if (written > 0 && size_before >= 0 && ::ftruncate(file_, size_before) != 0)
        return last_error();
    return error;
}

std::error_code PgnArchive::sync() {
    if (::fsync(file_) == 0 || errno == EINVAL || errno == EROFS) return {};
    return last_error();
}

}  // namespace adoube::arbiter
