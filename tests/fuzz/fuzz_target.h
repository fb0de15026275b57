// What the fuzz targets share: libFuzzer's entry point as text, and a check that stops it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace adoube::fuzz {

// A law that does not hold is a crash to libFuzzer, which then keeps the input.
inline void require(bool holds, const char* law) {
    if (holds) return;
    std::fprintf(stderr, "law broken: %s\n", law);
    std::abort();
}

[[nodiscard]] inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace adoube::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
