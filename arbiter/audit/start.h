// The position that an audit begins with, out of a FEN, an EPD, a Chess960 number or a back rank.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/audit/complaint.h"
#include "arbiter/audit/unknown_rights.h"
#include "base/expected.h"
#include "notation/epd.h"
#include "notation/fen.h"
#include "rules/position.h"
#include "rules/variant.h"

namespace adoube::arbiter::audit {

// Something that was accepted but should be known.
struct Warning {
    std::string fault;  // for programs: "tooManyPawns"
    std::string text;   // for people

    friend bool operator==(const Warning&, const Warning&) = default;
};

struct Start {
    Variant variant = Variant::standard;
    Position position = Position::initial();
    Unknowns unknown{};
    // The positions that it may be as well, for what is not known of castling rights and en
    // passant. They have the same legal moves, and perhaps more.
    std::vector<Position> alternatives{};
    epd::Operations operations{};
    std::vector<Warning> warnings{};
};

using StartOrComplaint = Expected<Start, Complaint>;

[[nodiscard]] StartOrComplaint start_from_fen(std::string_view text, Variant variant,
                                              fen::Strictness strictness);
[[nodiscard]] StartOrComplaint start_from_epd(std::string_view text, Variant variant,
                                              fen::Strictness strictness);
// `text` should be a number from 0 to 959.
[[nodiscard]] StartOrComplaint start_from_number(std::string_view text);
// `text` should be the eight pieces of one of the 960 back ranks, in either case.
[[nodiscard]] StartOrComplaint start_from_back_rank(std::string_view text);

}  // namespace adoube::arbiter::audit
