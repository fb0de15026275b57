// The proofs by material, tried on every placement of four men: if no placement at all is a mate,
// no series of moves leads to one, for captures only lead to fewer men.
#include "mating/material_proof.h"

#include <optional>

#include "rules/legal_moves.h"
#include "support/catch.h"

namespace adoube::mating {

namespace {

// White has the first man, Black the second; Black is to move.
[[nodiscard]] std::optional<Position> placed(Square white_king, Square black_king, Square first,
                                             PieceType white, Square second, PieceType black) {
    if (Bitboard{white_king, black_king, first, second}.size() < 4) return std::nullopt;
    Setup setup;
    setup.turn = Color::black;
    setup.put({Color::white, PieceType::king}, white_king);
    setup.put({Color::black, PieceType::king}, black_king);
    setup.put({Color::white, white}, first);
    setup.put({Color::black, black}, second);
    const auto position = Position::from(setup);
    return position ? std::optional(*position) : std::nullopt;
}

struct Count {
    int forbidden = 0;  // by material
    int mates = 0;
    int denied = 0;  // mates that the material is said to forbid
};

void note(Count& count, const Position& position) {
    const bool forbidden = material_forbids_mate(position, Color::white);
    const bool mate = is_checkmate(position);
    count.forbidden += forbidden;
    count.mates += mate;
    count.denied += forbidden && mate;
}

// The white king in the lower left quarter: the others are mirror images.
[[nodiscard]] Count count_all(PieceType white, PieceType black) {
    Count count;
    for (const Square white_king : Bitboard::from_bits(0x0F0F0F0F))
        for (const Square black_king : Bitboard::all() - king_attacks(white_king))
            for (const Square first : Bitboard::all())
                for (const Square second : Bitboard::all())
                    if (const auto position =
                            placed(white_king, black_king, first, white, second, black))
                        note(count, *position);
    return count;
}

}  // namespace

TEST_CASE("A knight never mates a king with a queen", "[mating][slow]") {
    const Count count = count_all(PieceType::knight, PieceType::queen);
    CHECK(count.forbidden > 1'000'000);
    CHECK(count.mates == 0);
}

TEST_CASE("A bishop never mates a king with a rook or a queen", "[mating][slow]") {
    for (const PieceType black : {PieceType::rook, PieceType::queen}) {
        const Count count = count_all(PieceType::bishop, black);
        CHECK(count.forbidden > 1'000'000);
        CHECK(count.mates == 0);
    }
}

TEST_CASE("Where other minor pieces mate, the material does not forbid it", "[mating][slow]") {
    for (const PieceType white : {PieceType::knight, PieceType::bishop})
        for (const PieceType black : {PieceType::knight, PieceType::bishop, PieceType::rook}) {
            if (white == PieceType::bishop && black == PieceType::rook) continue;
            const Count count = count_all(white, black);
            CHECK(count.mates > 0);
            CHECK(count.denied == 0);
        }
}

}  // namespace adoube::mating
