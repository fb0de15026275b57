// One keeper at a time: a process that keeps games of a store in its memory claims the store.
#pragma once

#include <filesystem>
#include <utility>

#include "arbiter/storage/sqlite.h"
#include "base/expected.h"

namespace adoube::arbiter::storage {

// Held until it is destroyed, and no longer than the process lives, however that ends. Others may
// still read the store and add games of their own.
class StoreClaim {
public:
    // A StorageError if another process has claimed it.
    [[nodiscard]] static Expected<StoreClaim, StorageError> on(const std::filesystem::path& store);

    StoreClaim(StoreClaim&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    StoreClaim& operator=(StoreClaim&& other) noexcept {
        std::swap(file_, other.file_);
        return *this;
    }
    ~StoreClaim();

private:
    explicit StoreClaim(int file) : file_(file) {}

    int file_;
};

}  // namespace adoube::arbiter::storage
