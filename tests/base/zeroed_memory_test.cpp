#include "base/zeroed_memory.h"

#include <algorithm>
#include <cstdint>
#include <span>

#include "support/catch.h"

using namespace adoube;

TEST_CASE("Memory for tables is zero and begins with a page", "[base][zeroed_memory]") {
    constexpr std::size_t count = 100'000;
    const ZeroedMemory memory(count);
    const std::span bytes(static_cast<const unsigned char*>(memory.start()), count);
    CHECK(memory.size() == count);
    CHECK(reinterpret_cast<std::uintptr_t>(memory.start()) % 4096 == 0);
    CHECK(std::all_of(bytes.begin(), bytes.end(), [](unsigned char byte) { return byte == 0; }));
}

TEST_CASE("Memory for tables moves with its owner", "[base][zeroed_memory]") {
    ZeroedMemory first(4096);
    void* const start = first.start();
    ZeroedMemory second = std::move(first);
    CHECK(second.start() == start);
    ZeroedMemory third;
    CHECK(third.start() == nullptr);
    third = std::move(second);
    CHECK(third.start() == start);
    CHECK(third.size() == 4096);
}

TEST_CASE("Memory that does not exist is not had", "[base][zeroed_memory]") {
    CHECK_THROWS_AS(ZeroedMemory(std::size_t{1} << 60), std::bad_alloc);
}
