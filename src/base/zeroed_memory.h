// Memory for large tables, from the operating system: every byte is zero, and a page costs nothing
// before it is touched. In huge pages where the system grants them, for a large table that is read
// here and there otherwise waits for addresses to be translated as often as for memory.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <new>
#include <utility>

namespace adoube {

class ZeroedMemory {
public:
    ZeroedMemory() = default;
    // At least one byte. Throws std::bad_alloc where there is no such memory.
    explicit ZeroedMemory(std::size_t bytes)
        : start_(mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)),
          bytes_(bytes) {
        if (start_ == MAP_FAILED) throw std::bad_alloc();
        madvise(start_, bytes_, MADV_HUGEPAGE);  // refused, the table is only slower
    }
    ~ZeroedMemory() {
        if (start_ != nullptr) munmap(start_, bytes_);
    }
    ZeroedMemory(ZeroedMemory&& other) noexcept { swap(other); }
    ZeroedMemory& operator=(ZeroedMemory&& other) noexcept {
        swap(other);
        return *this;
    }

    // Aligned to a page of the system; null where there is no memory.
    [[nodiscard]] void* start() const { return start_; }
    [[nodiscard]] std::size_t size() const { return bytes_; }

private:
    void swap(ZeroedMemory& other) noexcept {
        std::swap(start_, other.start_);
        std::swap(bytes_, other.bytes_);
    }

    void* start_ = nullptr;
    std::size_t bytes_ = 0;
};

}  // namespace adoube
