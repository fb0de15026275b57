// Syzygy tables, read by the library Fathom. There is one set of tables in a program: the old one
// has to be gone before another is opened.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/expected.h"
#include "rules/move.h"
#include "rules/tablebase.h"

namespace adoube {

class SyzygyTables : public Tablebase {
public:
    // The value of a position without castling rights that is not right after a capture or a pawn
    // move, and the legal moves that keep it. If it is won, some of them come nearer to a capture
    // or a pawn move: all that is left of the fifty moves is counted, and with `repeated`, that is
    // if a position has occurred twice since the last such move, only the quickest are named.
    struct RootKnowledge {
        TableValue value{};
        std::vector<Move> moves;
    };

    // Nothing where a table is missing. One thread may ask, and none may probe meanwhile.
    [[nodiscard]] virtual std::optional<RootKnowledge> probe_root(const Position& position,
                                                                  bool repeated) = 0;
};

// Folders with a colon or semicolon between them. What is wrong is said in words: there is no
// table, or the program was built without the library.
[[nodiscard]] Expected<std::unique_ptr<SyzygyTables>, std::string> open_syzygy_tables(
    const std::string& path);

}  // namespace adoube
