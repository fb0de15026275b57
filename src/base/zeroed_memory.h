// Memory for large tables: pages of zeros from the operating system. In huge pages where the system
// grants them, for a large table that is read here and there otherwise waits for addresses to be
// translated as often as for memory.
#pragma once

#include <cstddef>
#include <new>
#include <utility>

#include "base/zeroed_pages.h"

namespace adoube {

class ZeroedMemory {
public:
    ZeroedMemory() = default;
    // At least one byte. Throws std::bad_alloc where there is no such memory.
    explicit ZeroedMemory(std::size_t bytes) : start_(take_zeroed_pages(bytes)), bytes_(bytes) {
        if (start_ == nullptr) throw std::bad_alloc();
    }
    ~ZeroedMemory() {
        if (start_ != nullptr) give_back_pages(start_, bytes_);
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
