#include "arbiter/audit/start.h"

#include <cassert>
#include <optional>

#include "arbiter/audit/unknown_rights.h"
#include "base/numbers.h"
#include "base/text_cursor.h"
#include "notation/piece_letters.h"
#include "notation/san.h"
#include "rules/chess960.h"
#include "rules/plausibility.h"

namespace adoube::arbiter::audit {

namespace {

using fen::Strictness;

[[nodiscard]] std::string_view field_of(fen::Fault fault) {
    using enum fen::Fault;
    switch (fault) {
        case empty_text:
        case too_many_fields:
        case extra_spaces: return "fen";
        case unknown_piece:
        case rank_too_long:
        case rank_too_short:
        case too_few_ranks:
        case too_many_ranks:
        case adjacent_digits: return "placement";
        case unknown_color: return "turn";
        case unknown_castling_right:
        case castling_field_missing:
        case castling_out_of_order:
        case castling_duplicated:
        case castling_styles_mixed: return "castling";
        case unknown_en_passant_square:
        case en_passant_on_wrong_rank:
        case en_passant_field_missing: return "enPassant";
        case halfmove_clock_not_a_number:
        case halfmove_clock_missing: return "halfmoveClock";
        case fullmove_number_not_a_number:
        case fullmove_number_missing:
        case fullmove_number_zero: return "fullmoveNumber";
        case counter_too_large: return "counter";
    }
    return "fen";
}

[[nodiscard]] std::string_view field_of(PositionFault fault) {
    if (fault == PositionFault::castling_impossible) return "castling";
    if (fault == PositionFault::en_passant_impossible) return "enPassant";
    return "placement";
}

// The word that the offset is in.
[[nodiscard]] std::string word_at(std::string_view text, std::size_t offset) {
    std::size_t start = std::min(offset, text.size());
    while (start > 0 && !is_space(text[start - 1])) --start;
    TextCursor cursor(text.substr(start));
    return std::string(cursor.take_word());
}

// All faults in words, the first one for programs.
[[nodiscard]] Complaint complaint_of(PositionFaults faults, std::string_view text,
                                     std::size_t offset) {
    Complaint complaint;
    for (const PositionFault fault : all_position_faults) {
        if (!faults.contains(fault)) continue;
        if (complaint.fault.empty()) {
            complaint.fault = fen::name_of(fault);
            complaint.field = field_of(fault);
        } else {
            complaint.what += "; ";
        }
        complaint.what += fen::describe(fault);
    }
    complaint.text = word_at(text, offset);
    complaint.offset = offset;
    return complaint;
}

[[nodiscard]] Complaint complaint_of(const fen::PositionError& error, std::string_view text) {
    if (!error.syntax) return complaint_of(error.faults, text, error.offset);
    const fen::Fault fault = error.syntax->fault;
    Complaint complaint{std::string(fen::name_of(fault)), std::string(field_of(fault)),
                        std::string(fen::describe(fault)), word_at(text, error.syntax->offset)};
    complaint.offset = error.syntax->offset;
    return complaint;
}

[[nodiscard]] Complaint complaint_of(const epd::Error& error, std::string_view text) {
    if (error.position) return complaint_of(*error.position, text);
    Complaint complaint{std::string(epd::name_of(error.fault)), "operations",
                        std::string(epd::describe(error.fault)),
                        std::string(text.substr(std::min(error.offset, text.size())))};
    complaint.offset = error.offset;
    return complaint;
}

[[nodiscard]] Warning warning_of(const ImplausibleFact& fact) {
    const std::string side = fact.color == Color::white ? "white" : "black";
    switch (fact.what) {
        case Implausibility::too_many_pawns:
            return {"tooManyPawns", side + " has more than 8 pawns"};
        case Implausibility::too_many_pieces:
            return {"tooManyPieces", side + " has more than 16 pieces"};
        case Implausibility::too_many_promoted:
            return {"tooManyPromoted", side + " has more promoted pieces than missing pawns"};
        case Implausibility::impossible_check: break;
    }
    return {"impossibleCheck", side + " is in a check that no last move can have given"};
}

void warn(Start& start, const fen::ReadPosition& read) {
    for (const fen::Error& mended : read.mended)
        start.warnings.push_back(
            {std::string(fen::name_of(mended.fault)), std::string(fen::describe(mended.fault))});
    for (const PositionFault fault : all_position_faults)
        if (read.dropped.contains(fault))
            start.warnings.push_back({std::string(fen::name_of(fault)),
                                      std::string(fen::describe(fault)) + ", so it was dropped"});
    for (const ImplausibleFact& fact : implausible_facts(read.position))
        start.warnings.push_back(warning_of(fact));
}

// Best moves and moves to avoid should at least be moves.
void warn_about_moves(Start& start, std::string_view code) {
    const epd::Operation* const operation = epd::find(start.operations, code);
    if (!operation) return;
    for (const epd::Operand& operand : operation->operands)
        if (!san::read(start.position, operand.text))
            start.warnings.push_back({"operationMove", std::string(code) + ": " + operand.text +
                                                           " is not a legal move here"});
}

[[nodiscard]] Start start_of(const fen::ReadPosition& read, Variant variant) {
    Start start{variant, read.position};
    for (const fen::Error& mended : read.mended) {
        if (mended.fault == fen::Fault::castling_field_missing) start.unknown.castling = true;
        if (mended.fault == fen::Fault::en_passant_field_missing) start.unknown.en_passant = true;
    }
    start.alternatives = alternatives_to(read.position, start.unknown, variant);
    warn(start, read);
    return start;
}

// Only the placement is given: whose move it is cannot be known.
[[nodiscard]] std::optional<Start> start_without_turn(std::string_view placement, Variant variant) {
    for (const auto* const turn : {" w", " b"}) {
        const auto read =
            fen::read_position(std::string(placement) + turn, variant, Strictness::lenient);
        if (!read) continue;
        Start start = start_of(*read, variant);
        start.unknown.turn = true;
        start.warnings.insert(start.warnings.begin(),
                              {"turnMissing", "whose move it is is not said"});
        return start;
    }
    return std::nullopt;
}

[[nodiscard]] bool lacks_turn(const fen::PositionError& error, std::string_view text) {
    return error.syntax && error.syntax->fault == fen::Fault::unknown_color &&
           error.syntax->offset >= text.size();
}

[[nodiscard]] Start start_of_chess960(int number) {
    const auto position = Position::from(chess960_setup(number));
    assert(position);
    return {Variant::chess960, *position};
}

[[nodiscard]] Failure<Complaint> bad_back_rank(std::string_view text) {
    return {Complaint{"notABackRank", "backRank",
                      "expected bishops on two colors, the king between two rooks, two knights "
                      "and a queen",
                      std::string(text)}};
}

}  // namespace

StartOrComplaint start_from_fen(std::string_view text, Variant variant, Strictness strictness) {
    const auto read = fen::read_position(text, variant, strictness);
    if (read) return start_of(*read, variant);
    if (strictness == Strictness::lenient && lacks_turn(read.error(), text))
        if (auto start = start_without_turn(text, variant)) return *start;
    return Failure{complaint_of(read.error(), text)};
}

StartOrComplaint start_from_epd(std::string_view text, Variant variant, Strictness strictness) {
    auto record = epd::read(text, variant, strictness);
    if (!record) return Failure{complaint_of(record.error(), text)};
    Start start = start_of(record->start, variant);
    start.operations = std::move(record->operations);
    for (const auto* const code : {"bm", "am"}) warn_about_moves(start, code);
    return start;
}

StartOrComplaint start_from_number(std::string_view text) {
    const auto number = parse_number<int>(text);
    if (!number || *number < 0 || *number >= chess960_start_count)
        return Failure{Complaint{"notAStartNumber", "startpos960",
                                 "expected a number from 0 to 959", std::string(text)}};
    return start_of_chess960(*number);
}

StartOrComplaint start_from_back_rank(std::string_view text) {
    BackRank rank{};
    if (text.size() != rank.size()) return bad_back_rank(text);
    for (std::size_t file = 0; file < rank.size(); ++file) {
        const auto type = piece_type_of(to_upper(text[file]));
        if (!type) return bad_back_rank(text);
        rank[file] = *type;
    }
    const auto number = chess960_number(rank);
    if (!number) return bad_back_rank(text);
    return start_of_chess960(*number);
}

}  // namespace adoube::arbiter::audit
