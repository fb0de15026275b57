#include "arbiter/process/line_buffer.h"

#include <algorithm>
#include <string>

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

void put(LineBuffer& buffer, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto room = buffer.room();
        const auto size = std::min(room.size(), bytes.size());
        std::copy_n(bytes.begin(), size, room.begin());
        buffer.grow(size);
        bytes.remove_prefix(size);
    }
}

}  // namespace

TEST_CASE("Lines come out whole however the bytes come in", "[arbiter][process]") {
    LineBuffer buffer;
    put(buffer, "id na");
    CHECK(!buffer.next_line());
    put(buffer, "me X\r\nuci");
    CHECK(buffer.next_line() == "id name X");
    CHECK(!buffer.next_line());
    put(buffer, "ok\n\nrest");
    CHECK(buffer.next_line() == "uciok");
    CHECK(buffer.next_line() == "");
    CHECK(!buffer.next_line());
    CHECK(buffer.last_line() == "rest");
    CHECK(!buffer.last_line());
}

TEST_CASE("A line without an end takes no more room than there is", "[arbiter][process]") {
    LineBuffer buffer;
    put(buffer, "info " + std::string(10 * LineBuffer::capacity, 'x'));
    put(buffer, "\nbestmove e2e4\n");
    const auto line = buffer.next_line();
    REQUIRE(line);
    CHECK(line->starts_with("info xxx"));
    CHECK(line->size() <= LineBuffer::capacity);
    CHECK(buffer.next_line() == "bestmove e2e4");
}

}  // namespace adoube::arbiter
