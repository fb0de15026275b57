// The position that counting begins from: a FEN or a Chess960 number, and moves played from there.
#pragma once

#include <optional>
#include <string>

#include "base/expected.h"
#include "notation/fen.h"
#include "perft/program/complaint.h"
#include "rules/position.h"
#include "rules/variant.h"

namespace adoube::perft {

struct StartRequest {
    std::string fen;              // empty: the starting position
    std::optional<int> number{};  // of a Chess960 starting position; then no FEN
    Variant variant = Variant::standard;
    std::string moves{};  // as UCI writes them, separated by spaces
};

struct StartPosition {
    Position position;
    Variant variant = Variant::standard;
};

[[nodiscard]] Expected<StartPosition, Complaint> start_position(const StartRequest& request);

// Why a FEN gave no position.
[[nodiscard]] Complaint complaint_about(const std::string& fen, const fen::PositionError& error);

}  // namespace adoube::perft
