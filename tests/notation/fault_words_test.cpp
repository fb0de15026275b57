// Faults of FEN and EPD as people and programs are told them.
#include <algorithm>
#include <string>
#include <vector>

#include "notation/epd.h"
#include "notation/fen.h"
#include "support/catch.h"

using namespace adoube;

namespace {

struct Told {
    const char* text;
    const char* name;   // in JSON
    const char* words;  // part of the sentence
};

constexpr Told faulty_fens[] = {
    {"", "emptyText", "no text"},
    {"4k3/8/8/3x4/8/8/8/4K3 w - - 0 1", "unknownPiece", "piece letter"},
    {"4k4/8/8/8/8/8/8/4K3 w - - 0 1", "rankTooLong", "more than 8 squares"},
    {"4k3/7/8/8/8/8/8/4K3 w - - 0 1", "rankTooShort", "fewer than 8 squares"},
    {"4k3/8/8/8/8/8/4K3 w - - 0 1", "tooFewRanks", "fewer than 8 ranks"},
    {"4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", "tooManyRanks", "more than 8 ranks"},
    {"4k3/8/8/8/8/8/8/4K3 x - - 0 1", "unknownColor", "w or b"},
    {"4k3/8/8/8/8/8/8/4K3 w KX - 0 1", "unknownCastlingRight", "castling right"},
    {"4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "unknownEnPassantSquare", "en passant square"},
    {"4k3/8/8/8/8/8/8/4K3 w - e4 0 1", "enPassantOnWrongRank", "rank 3 or 6"},
    {"4k3/8/8/8/8/8/8/4K3 w - - x 1", "halfmoveClockNotANumber", "halfmove clock"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 x", "fullmoveNumberNotANumber", "move number"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", "tooManyFields", "six fields"},
    {"4k3/8/8/8/8/8/8/4K3 w", "castlingFieldMissing", "castling field"},
    {"4k3/8/8/8/8/8/8/4K3 w -", "enPassantFieldMissing", "en passant field"},
    {"4k3/8/8/8/8/8/8/4K3 w - -", "halfmoveClockMissing", "halfmove clock is missing"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0", "fullmoveNumberMissing", "move number is missing"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", "fullmoveNumberZero", "begin with 1"},
    {"4k3/8/8/8/8/35/8/4K3 w - - 0 1", "adjacentDigits", "side by side"},
    {"4k3/8/8/8/8/8/8/4K3  w - - 0 1", "extraSpaces", "one space"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w QK - 0 1", "castlingOutOfOrder", "order KQkq"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1", "castlingDuplicated", "twice"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQha - 0 1", "castlingStylesMixed", "mixed"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 99999 1", "counterTooLarge", "larger"},
};

struct Impossible {
    PositionFault fault;
    Told told;
};

constexpr Impossible impossible_positions[] = {
    {PositionFault::white_king_missing,
     {"4k3/8/8/8/8/8/8/8 w - - 0 1", "whiteKingMissing", "white has no king"}},
    {PositionFault::black_king_missing,
     {"8/8/8/8/8/8/8/4K3 w - - 0 1", "blackKingMissing", "black has no king"}},
    {PositionFault::too_many_white_kings,
     {"4k3/8/8/8/8/8/8/2K1K3 w - - 0 1", "tooManyWhiteKings", "more than one"}},
    {PositionFault::too_many_black_kings,
     {"2k1k3/8/8/8/8/8/8/4K3 w - - 0 1", "tooManyBlackKings", "more than one"}},
    {PositionFault::kings_adjacent,
     {"8/8/8/8/8/8/4k3/4K3 w - - 0 1", "kingsAdjacent", "side by side"}},
    {PositionFault::pawn_on_back_rank,
     {"4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "pawnOnBackRank", "rank 1 or 8"}},
    {PositionFault::opponent_in_check,
     {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "opponentInCheck", "in check"}},
    {PositionFault::castling_impossible,
     {"4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castlingImpossible", "king and rook"}},
    {PositionFault::en_passant_impossible,
     {"4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "enPassantImpossible", "double step"}},
};

constexpr Told faulty_records[] = {
    {"4k3/8/8/8/8/8/8 w - -", "badPosition", "position"},
    {"4k3/8/8/8/8/8/8/4K3 w - - bm e4; 8 9;", "codeMissing", "code"},
    {"4k3/8/8/8/8/8/8/4K3 w - - id \"x;", "stringNotClosed", "quote"},
    {"4k3/8/8/8/8/8/8/4K3 w - - hmvc x;", "counterNotANumber", "number"},
};

void check_told(const Told& told, std::string_view name, std::string_view words) {
    CAPTURE(told.text);
    CHECK(name == told.name);
    CHECK(words.find(told.words) != std::string_view::npos);
}

}  // namespace

TEST_CASE("Every fault of a FEN has a name and words", "[notation][fen]") {
    for (const Told& told : faulty_fens) {
        const auto read = fen::read_position(told.text);
        REQUIRE_FALSE(read);
        REQUIRE(read.error().syntax);
        const fen::Fault fault = read.error().syntax->fault;
        check_told(told, fen::name_of(fault), fen::describe(fault));
    }
}

TEST_CASE("Every impossible position has a name and words", "[notation][fen]") {
    for (const auto& [fault, told] : impossible_positions) {
        const auto read = fen::read_position(told.text);
        REQUIRE_FALSE(read);
        CHECK(read.error().faults.contains(fault));
        check_told(told, fen::name_of(fault), fen::describe(fault));
    }
}

TEST_CASE("Every fault of an EPD record has a name and words", "[notation][epd]") {
    for (const Told& told : faulty_records) {
        const auto read = epd::read(told.text);
        REQUIRE_FALSE(read);
        check_told(told, epd::name_of(read.error().fault), epd::describe(read.error().fault));
    }
}
