// What is wrong with a finished game that was read from PGN, by the Laws: the same judgement that
// games are refereed with here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/result.h"
#include "notation/pgn_reader.h"

namespace adoube::arbiter::audit {

enum class FindingKind : std::uint8_t {
    wrong_result,     // the board, or the clock against too little material, says another result
    missed_end,       // the game had ended by itself before its last move
    possible_claim,   // a draw could have been claimed from this ply on
    result_mismatch,  // the Result tag and the marker behind the moves differ
    oddity,           // of the text, see `oddity`
};

struct Finding {
    FindingKind kind{};
    int ply = 0;  // after which; 0 if it is not about one
    std::optional<game::Reason> reason{};
    std::string expected{};  // of a wrong result
    std::optional<pgn::Remark> remark{};

    friend bool operator==(const Finding&, const Finding&) = default;
};

// "wrongResult"; of an oddity its own name: "malformedTag".
[[nodiscard]] std::string_view name_of(const Finding& finding);
// In words: "the result should be 1-0 (checkmate)".
[[nodiscard]] std::string describe(const Finding& finding);

// True for what a game should not have: a wrong result or a missed end.
[[nodiscard]] bool is_failure(const Finding& finding);

struct AuditOptions {
    // Prove where nobody can mate any more (5.2.2), and who cannot when a flag has fallen (6.9),
    // instead of looking at the material alone.
    bool exact = false;
};

// In the order of the game; what is about no ply comes last.
[[nodiscard]] std::vector<Finding> findings_in(const pgn::ReadGame& read,
                                               const AuditOptions& options = {});

// Why the moves stopped, for programs and for people: "illegalMove", "Qh5: pathBlocked".
[[nodiscard]] std::string_view name_of(pgn::GameFault fault);
[[nodiscard]] std::string describe(const pgn::GameError& error);

}  // namespace adoube::arbiter::audit
