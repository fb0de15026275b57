// Pages of memory from the operating system: every byte is zero, and a page costs nothing before
// it is touched. In huge pages where the system grants them.
#pragma once

#include <cstddef>

#if defined(_WIN32)

// As <windows.h> declares them, without the thousand names that it brings along.
extern "C" {
__declspec(dllimport) void* __stdcall VirtualAlloc(void*, std::size_t, unsigned long,
                                                   unsigned long);
__declspec(dllimport) int __stdcall VirtualFree(void*, std::size_t, unsigned long);
}

namespace adoube {

// Aligned to a page; null where there is no such memory. At least one byte.
[[nodiscard]] inline void* take_zeroed_pages(std::size_t bytes) {
    constexpr unsigned long reserve_and_commit = 0x3000;
    constexpr unsigned long read_and_write = 0x04;
    return VirtualAlloc(nullptr, bytes, reserve_and_commit, read_and_write);
}

inline void give_back_pages(void* start, std::size_t /*bytes*/) {
    constexpr unsigned long release = 0x8000;
    VirtualFree(start, 0, release);
}

}  // namespace adoube

#else

#include <sys/mman.h>

namespace adoube {

// Aligned to a page; null where there is no such memory. At least one byte.
[[nodiscard]] inline void* take_zeroed_pages(std::size_t bytes) {
    void* const start =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED) return nullptr;
    madvise(start, bytes, MADV_HUGEPAGE);  // refused, the memory is only slower
    return start;
}

inline void give_back_pages(void* start, std::size_t bytes) { munmap(start, bytes); }

}  // namespace adoube

#endif
