#include "support/random_positions.h"

#include <algorithm>
#include <cstdlib>

#include "base/numbers.h"
#include "rules/audit.h"
#include "rules/chess960.h"
#include "rules/legal_moves.h"

namespace adoube {

namespace {

constexpr std::uint64_t default_seed = 1851;

[[nodiscard]] Position random_start(SplitMix64& random, Variant variant) {
    if (variant == Variant::standard) return Position::initial();
    const auto number = static_cast<int>(random.below(chess960_start_count));
    return *Position::from(chess960_setup(number));
}

[[nodiscard]] bool is_rare(Move move) {
    return move.kind() == MoveKind::castle || move.kind() == MoveKind::en_passant ||
           move.is_promotion();
}

[[nodiscard]] Move random_move(SplitMix64& random, const MoveList& moves) {
    const Move move = moves[random.below(moves.size())];
    if (is_rare(move) || random.below(3) != 0) return move;
    const Move* const rare = std::find_if(moves.begin(), moves.end(), is_rare);
    return rare == moves.end() ? move : *rare;
}

[[nodiscard]] Square random_square(SplitMix64& random) {
    return static_cast<Square>(random.below(square_count));
}

[[nodiscard]] Color random_color(SplitMix64& random) {
    return random.below(2) == 0 ? Color::white : Color::black;
}

// One type is drawn more often than the others, so that boards full of queens or knights occur.
[[nodiscard]] PieceType random_type(SplitMix64& random, PieceType favourite) {
    if (random.below(3) == 0) return favourite;
    return static_cast<PieceType>(random.below(index_of(PieceType::king)));
}

void throw_pieces(Setup& setup, SplitMix64& random) {
    const std::uint64_t count = random.below(random.below(4) == 0 ? 48 : 16);
    const PieceType favourite = random_type(random, PieceType::queen);
    for (std::uint64_t n = 0; n < count; ++n) {
        const PieceType type = random_type(random, favourite);
        const Square square = random_square(random);
        const bool on_back_rank = rank_of(square) == Rank::r1 || rank_of(square) == Rank::r8;
        if (type == PieceType::pawn && on_back_rank) continue;
        setup.put({random_color(random), type}, square);
    }
    for (const Color color : all_colors) setup.put({color, PieceType::king}, random_square(random));
}

// A king and rooks on the back rank, as castling needs them.
void place_castling_pieces(Setup& setup, SplitMix64& random, Color color) {
    for (const Square square : Bitboard::all())
        if (setup.at(square) == Piece{color, PieceType::king}) setup.clear(square);
    const auto on_back_rank = [&] {
        return square_at(static_cast<File>(random.below(8)), back_rank(color));
    };
    setup.put({color, PieceType::rook}, on_back_rank());
    setup.put({color, PieceType::rook}, on_back_rank());
    setup.put({color, PieceType::king}, on_back_rank());
}

// Asks for more than can be; what cannot be is dropped by the caller.
void wish_for_rights(Setup& setup, SplitMix64& random) {
    for (const Color color : all_colors)
        for (const Wing wing : all_wings)
            setup.castling.grant(color, wing, static_cast<File>(random.below(8)));
    const Rank sixth = relative_rank(setup.turn, Rank::r6);
    setup.en_passant = square_at(static_cast<File>(random.below(8)), sixth);
}

// A pawn that has just made its double step, and one that may be able to take it.
void place_double_step(Setup& setup, SplitMix64& random) {
    const Color mover = opponent(setup.turn);
    const Square target =
        square_at(static_cast<File>(random.below(8)), relative_rank(mover, Rank::r3));
    const Square pawn = in_front_of(mover, target);
    setup.put({mover, PieceType::pawn}, pawn);
    setup.clear(target);
    setup.clear(behind(mover, target));
    if (const auto beside = offset(pawn, random.below(2) == 0 ? 1 : -1, 0))
        setup.put({setup.turn, PieceType::pawn}, *beside);
    setup.en_passant = target;
}

[[nodiscard]] Setup random_setup(SplitMix64& random) {
    Setup setup;
    setup.turn = random_color(random);
    throw_pieces(setup, random);
    for (const Color color : all_colors)
        if (random.below(2) == 0) place_castling_pieces(setup, random, color);
    wish_for_rights(setup, random);
    if (random.below(2) == 0) place_double_step(setup, random);
    if (random.below(4) != 0) setup.halfmove_clock = static_cast<int>(random.below(150));
    if (random.below(4) != 0) setup.fullmove_number = static_cast<int>(1 + random.below(300));
    return without_impossible_rights(setup);
}

}  // namespace

std::uint64_t test_seed() {
    const char* const wanted = std::getenv("ADOUBE_TEST_SEED");
    if (wanted == nullptr) return default_seed;
    return parse_number<std::uint64_t>(wanted).value_or(default_seed);
}

std::string seed_note() { return "ADOUBE_TEST_SEED=" + std::to_string(test_seed()); }

std::vector<Position> random_game(SplitMix64& random, Variant variant, int longest) {
    std::vector<Position> positions{random_start(random, variant)};
    for (int ply = 0; ply < longest; ++ply) {
        const MoveList moves = legal_moves(positions.back());
        if (moves.empty()) break;
        positions.push_back(positions.back().after(random_move(random, moves)));
    }
    return positions;
}

std::vector<Position> positions_of_random_games(SplitMix64& random, Variant variant, int games) {
    std::vector<Position> all;
    for (int game = 0; game < games; ++game) {
        const std::vector<Position> positions = random_game(random, variant);
        all.insert(all.end(), positions.begin(), positions.end());
    }
    return all;
}

Position random_placement(SplitMix64& random) {
    while (true) {
        const auto position = Position::from(random_setup(random));
        if (position) return *position;
    }
}

}  // namespace adoube
