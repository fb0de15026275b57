// SAN: only legal moves are read, and what is written is read again as the same move.
#include "fuzz/position_and_text.h"
#include "notation/san.h"
#include "rules/legal_moves.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adoube;
    const auto [position, text] = fuzz::position_and_text(data, size);
    const auto move = san::read(position, text);
    if (!move) {
        fuzz::require(move.error().offset <= text.size(), "a fault is inside the text");
        return 0;
    }
    fuzz::require(is_legal(position, *move), "only legal moves are read");
    const std::string written = san::write(position, *move);
    const auto again = san::read(position, written);
    fuzz::require(again && *again == *move, "parse-print-parse is identity");
    return 0;
}
