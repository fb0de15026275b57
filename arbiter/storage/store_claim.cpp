#include "arbiter/storage/store_claim.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace adoube::arbiter::storage {

// A lock of its own kind (flock), so that it does not meet those of SQLite on the same file.
Expected<StoreClaim, StorageError> StoreClaim::on(const std::filesystem::path& store) {
    StoreClaim claim(::open(store.c_str(), O_RDONLY | O_CLOEXEC));
    if (claim.file_ >= 0 && ::flock(claim.file_, LOCK_EX | LOCK_NB) == 0) return claim;
    if (errno == EWOULDBLOCK) return Failure{StorageError{"another session keeps its games"}};
    return Failure{StorageError{std::error_code(errno, std::system_category()).message()}};
}

StoreClaim::~StoreClaim() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace adoube::arbiter::storage
