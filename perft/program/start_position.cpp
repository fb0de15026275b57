#include "perft/program/start_position.h"

#include <fmt/format.h>

#include "base/text_cursor.h"
#include "notation/uci_move.h"
#include "rules/chess960.h"

namespace adoube::perft {

namespace {

fen::PositionError dropped(const std::string& fen, Variant variant, PositionFaults faults) {
    const auto parsed = fen::parse(fen, variant);
    const bool of_castling = faults.contains(PositionFault::castling_impossible);
    return {std::nullopt, faults,
            of_castling ? parsed->castling_offset : parsed->en_passant_offset};
}

Position numbered(int number) {
    auto position = Position::from(chess960_setup(number));
    return *std::move(position);  // every starting position passes the audit
}

Expected<StartPosition, Complaint> without_moves(const StartRequest& request) {
    if (request.number) return StartPosition{numbered(*request.number), request.variant};
    const std::string fen = request.fen.empty() ? std::string(fen::standard_start) : request.fen;
    auto read = fen::read_position(fen, request.variant, fen::Strictness::lenient);
    if (!read) return Failure{complaint_about(fen, read.error())};
    // What cannot be would change the count if it were dropped.
    if (!read->dropped.empty())
        return Failure{complaint_about(fen, dropped(fen, request.variant, read->dropped))};
    return StartPosition{read->position, request.variant};
}

Complaint complaint_about_move(std::string_view word, std::size_t ply) {
    return {fmt::format("move {} of --moves is not legal where it stands", ply), std::string(word),
            "a legal move as UCI writes it, such as e2e4 or e7e8q", "illegalMove", "--moves"};
}

}  // namespace

Complaint complaint_about(const std::string& fen, const fen::PositionError& error) {
    const std::string expected = "a FEN of a position that can be played on";
    if (error.syntax)
        return {fmt::format("the FEN cannot be read, {}", fen::describe(error.syntax->fault)),
                fen,
                expected,
                std::string(fen::name_of(error.syntax->fault)),
                "fen",
                error.syntax->offset};
    for (const PositionFault fault : all_position_faults)
        if (error.faults.contains(fault))
            return {fmt::format("the position cannot be played on, {}", fen::describe(fault)),
                    fen,
                    expected,
                    std::string(fen::name_of(fault)),
                    "fen",
                    error.offset};
    return {"the FEN cannot be read", fen, expected, "unknown", "fen", error.offset};
}

Expected<StartPosition, Complaint> start_position(const StartRequest& request) {
    auto start = without_moves(request);
    if (!start) return start;
    TextCursor cursor(request.moves);
    std::size_t ply = 0;
    while (cursor.skip_spaces(), !cursor.at_end()) {
        const std::string_view word = cursor.take_word();
        ++ply;
        const auto move = uci_move::read(start->position, word);
        if (!move) return Failure{complaint_about_move(word, ply)};
        start->position = start->position.after(*move);
    }
    return start;
}

}  // namespace adoube::perft
