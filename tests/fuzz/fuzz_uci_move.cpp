// UCI moves: only legal ones are read, and what is written is read again as the same move.
#include "fuzz/position_and_text.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adoube;
    const auto [position, text] = fuzz::position_and_text(data, size);
    const auto move = uci_move::read(position, text);
    if (!move) return 0;
    fuzz::require(is_legal(position, *move), "only legal moves are read");
    const auto again =
        uci_move::read(position, uci_move::write(position, *move, Variant::chess960));
    fuzz::require(again && *again == *move, "parse-print-parse is identity");
    return 0;
}
