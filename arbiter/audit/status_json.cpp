#include "arbiter/audit/status_json.h"

#include <boost/json/array.hpp>

#include "arbiter/audit/mating_text.h"
#include "base/numbers.h"
#include "notation/fen.h"
#include "notation/piece_letters.h"
#include "notation/san.h"
#include "notation/uci_move.h"
#include "rules/chess960.h"
#include "rules/material.h"

namespace adoube::arbiter::audit {

namespace json = boost::json;

namespace {

template <class T>
[[nodiscard]] json::value or_null(const std::optional<T>& value) {
    return value ? json::value(*value) : json::value(nullptr);
}

[[nodiscard]] json::value name_or_null(const std::optional<game::Reason>& reason) {
    return reason ? json::value(game::name_of(*reason)) : json::value(nullptr);
}

void add_fens(json::object& object, const Line& line) {
    const Position& position = line.position();
    object["fen"] = fen::write(position);
    object["shredderFen"] = fen::write(position, fen::CastlingStyle::shredder);
    object["standardFen"] =
        fen::write(position, fen::CastlingStyle::x_fen, fen::EnPassantStyle::always);
    object["xfenPseudoEp"] =
        fen::write(position, fen::CastlingStyle::x_fen, fen::EnPassantStyle::if_pseudo_legal);
    object["chess960"] = line.start().variant == Variant::chess960;
    object["startNumber"] = or_null(chess960_number(line.start().position.setup()));
}

[[nodiscard]] json::object move_json(const Position& position, Move move, Variant variant) {
    return {{"uci", uci_move::write(position, move, variant)}, {"san", san::write(position, move)}};
}

void add_board(json::object& object, const Line& line, const Status& status) {
    const Position& position = line.position();
    if (line.unknown().turn) object["turn"] = nullptr;
    else object["turn"] = position.turn() == Color::white ? "white" : "black";
    object["status"] = name_of(status.word);
    object["check"] = position.in_check();
    json::array checkers;
    for (const Square square : position.checkers()) checkers.emplace_back(name_of(square));
    object["checkers"] = std::move(checkers);
    json::array moves;
    for (const Move move : status.legal_moves)
        moves.push_back(move_json(position, move, line.start().variant));
    object["legalMoveCount"] = moves.size();
    object["legalMoves"] = std::move(moves);
    object["halfmoveClock"] = or_null(position.halfmove_clock());
    object["fullmoveNumber"] = or_null(position.fullmove_number());
}

void add_draws(json::object& object, const Line& line, const Status& status) {
    object["occurrences"] = line.occurrences();
    object["threefoldAtPly"] = or_null(line.threefold_at());
    object["fivefoldAtPly"] = or_null(line.fivefold_at());
    object["repetitionKnown"] = line.repetition_is_known();
    object["claimable"] = name_or_null(status.claimable);
    object["insufficientMaterial"] = is_insufficient_material(line.position());
    object["canMate"] =
        json::object{{"white", status.can_mate.white}, {"black", status.can_mate.black}};
}

[[nodiscard]] json::object verdict_json(const Line& line, const mating::Verdict& verdict) {
    json::array moves;
    Position position = line.position();
    for (const Move move : verdict.helpmate) {
        moves.push_back(move_json(position, move, line.start().variant));
        position = position.after(move);
    }
    return {{"answer", name_of(verdict.answer)},
            {"proof", verdict.proof ? json::value(name_of(*verdict.proof)) : json::value(nullptr)},
            {"helpmate", std::move(moves)},
            {"positions", verdict.nodes},
            {"text", describe(verdict)}};
}

void add_explanation(json::object& object, const Line& line, const Status& status) {
    if (!status.mating) return;
    object["mating"] = json::object{{"white", verdict_json(line, status.mating->white)},
                                    {"black", verdict_json(line, status.mating->black)}};
}

[[nodiscard]] json::value operand_json(const epd::Operand& operand) {
    const auto number = operand.quoted ? std::nullopt : parse_number<std::int64_t>(operand.text);
    return number ? json::value(*number) : json::value(operand.text);
}

// Operations that list moves are lists even of one.
[[nodiscard]] bool is_list(const epd::Operation& operation) {
    return operation.operands.size() > 1 || operation.code == "bm" || operation.code == "am" ||
           operation.code == "pv" || operation.code == "sm";
}

[[nodiscard]] json::value operation_json(const epd::Operation& operation) {
    if (!is_list(operation))
        return operation.operands.empty() ? json::value(nullptr)
                                          : operand_json(operation.operands.front());
    json::array operands;
    for (const epd::Operand& operand : operation.operands)
        operands.push_back(operand_json(operand));
    return operands;
}

void add_operations(json::object& object, const Start& start) {
    json::object operations;
    for (const epd::Operation& operation : start.operations)
        operations[operation.code] = operation_json(operation);
    object["ops"] = std::move(operations);
}

void add_warnings(json::object& object, const Start& start) {
    json::array warnings;
    for (const Warning& warning : start.warnings)
        warnings.push_back(json::object{{"fault", warning.fault}, {"text", warning.text}});
    object["warnings"] = std::move(warnings);
}

void add_unknowns(json::object& object, const Line& line) {
    json::array unknown;
    if (line.unknown().turn) unknown.emplace_back("turn");
    if (line.unknown().castling) unknown.emplace_back("castling");
    if (line.unknown().en_passant) unknown.emplace_back("enPassant");
    if (!line.position().halfmove_clock()) unknown.emplace_back("halfmoveClock");
    if (!line.position().fullmove_number()) unknown.emplace_back("fullmoveNumber");
    object["unknown"] = std::move(unknown);
}

[[nodiscard]] json::object attempt_json(const Line& line, const Attempt& attempted) {
    json::object object{{"text", attempted.text}, {"legal", attempted.move.has_value()}};
    if (attempted.move) {
        const json::object move = move_json(line.position(), *attempted.move, line.start().variant);
        object["uci"] = move.at("uci");
        object["san"] = move.at("san");
    } else {
        object["reason"] = attempted.reason;
        object["explanation"] = attempted.explanation;
    }
    return object;
}

}  // namespace

json::object as_json(const Line& line, const Status& status,
                     const std::optional<Attempt>& attempted) {
    json::object object;
    add_fens(object, line);
    add_board(object, line, status);
    add_draws(object, line, status);
    add_explanation(object, line, status);
    add_operations(object, line.start());
    add_warnings(object, line.start());
    add_unknowns(object, line);
    object["result"] = status.outcome ? score_of(*status.outcome) : "*";
    object["reason"] =
        name_or_null(status.outcome ? std::optional(status.outcome->reason) : std::nullopt);
    if (attempted) object["try"] = attempt_json(line, *attempted);
    return object;
}

}  // namespace adoube::arbiter::audit
