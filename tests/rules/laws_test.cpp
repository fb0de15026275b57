// Laws that hold in every position, tried on many: games by chance in both variants, and boards
// on which pieces were thrown.
#include <algorithm>
#include <vector>

#include "rules/history.h"
#include "rules/illegal_move.h"
#include "rules/legal_moves.h"
#include "support/catch.h"
#include "support/random_positions.h"
#include "support/slow_rules.h"
#include "support/sorted_bits.h"

namespace adoube {

namespace {

#ifdef NDEBUG
constexpr int effort = 10;
#else
constexpr int effort = 1;
#endif

[[nodiscard]] std::vector<Position> many_positions() {
    SplitMix64 random(test_seed());
    auto positions = positions_of_random_games(random, Variant::standard, 5 * effort);
    const auto chess960 = positions_of_random_games(random, Variant::chess960, 5 * effort);
    positions.insert(positions.end(), chess960.begin(), chess960.end());
    for (int n = 0; n < 1000 * effort; ++n) positions.push_back(random_placement(random));
    return positions;
}

// What Article 9.2.3 compares: placement, turn, castling rights and legal en passant captures.
[[nodiscard]] Setup for_repetition(const Position& position) {
    Setup setup = position.setup();
    if (!slow_rules::can_take_en_passant(setup)) setup.en_passant.reset();
    setup.halfmove_clock.reset();
    setup.fullmove_number.reset();
    return setup;
}

// How often each position of the game has occurred when it comes on the board.
[[nodiscard]] std::vector<int> naive_occurrences(const std::vector<Position>& game) {
    std::vector<Setup> setups;
    std::vector<int> counts;
    for (const Position& position : game) {
        setups.push_back(for_repetition(position));
        counts.push_back(static_cast<int>(std::count(setups.begin(), setups.end(), setups.back())));
    }
    return counts;
}

[[nodiscard]] bool reason_fits_squares(const Position& position, IllegalMove reason, Square from,
                                       Square to) {
    const Color us = position.turn();
    switch (reason) {
        case IllegalMove::no_piece: return !position.piece_at(from);
        case IllegalMove::not_your_piece: return position.pieces(opponent(us)).contains(from);
        case IllegalMove::own_piece_on_target: return position.pieces(us).contains(to);
        case IllegalMove::does_not_answer_check:
        case IllegalMove::castling_out_of_check: return position.in_check();
        default: return position.pieces(us).contains(from);
    }
}

}  // namespace

TEST_CASE("A move is legal exactly if the slow rules say so", "[rules][laws]") {
    INFO(seed_note());
    for (const Position& position : many_positions())
        REQUIRE(sorted_bits(legal_moves(position)) ==
                sorted_bits(slow_rules::legal_moves(position.setup())));
}

TEST_CASE("A legal move leads where the slow rules lead", "[rules][laws]") {
    INFO(seed_note());
    for (const Position& position : many_positions())
        for (const Move move : legal_moves(position))
            REQUIRE(position.after(move).setup() == slow_rules::after(position.setup(), move));
}

TEST_CASE("A position made by a move is the one its set-up describes", "[rules][laws]") {
    INFO(seed_note());
    for (const Position& position : many_positions()) {
        for (const Move move : legal_moves(position)) {
            const Position stepwise = position.after(move);
            const auto fresh = Position::from(stepwise.setup());
            REQUIRE(fresh);
            REQUIRE(stepwise.key() == fresh->key());
            REQUIRE(stepwise.checkers() == fresh->checkers());
            REQUIRE(stepwise.pinned() == fresh->pinned());
            REQUIRE(stepwise.same_as(*fresh));
        }
    }
}

TEST_CASE("Check, mate and stalemate are what the slow rules see", "[rules][laws]") {
    INFO(seed_note());
    for (const Position& position : many_positions()) {
        const bool check = slow_rules::king_attacked(position.setup(), position.turn());
        const bool stuck = slow_rules::legal_moves(position.setup()).empty();
        REQUIRE(position.in_check() == check);
        REQUIRE(has_legal_move(position) == !stuck);
        REQUIRE(is_checkmate(position) == (check && stuck));
        REQUIRE(is_stalemate(position) == (!check && stuck));
    }
}

TEST_CASE("The en passant target is shown exactly if it can be taken", "[rules][laws]") {
    INFO(seed_note());
    for (const Position& position : many_positions()) {
        REQUIRE(position.en_passant_target().has_value() ==
                slow_rules::can_take_en_passant(position.setup()));
    }
}

TEST_CASE("Counting and listing agree", "[rules][laws]") {
    INFO(seed_note());
    for (const Position& position : many_positions())
        REQUIRE(count_legal_moves(position) == legal_moves(position).size());
}

TEST_CASE("The moves of all squares together are the moves of the position", "[rules][laws]") {
    INFO(seed_note());
    for (const Position& position : many_positions()) {
        std::vector<Move> together;
        for (const Square from : Bitboard::all())
            for (const Move move : legal_moves_from(position, from)) {
                REQUIRE(move.from() == from);
                together.push_back(move);
            }
        REQUIRE(sorted_bits(together) == sorted_bits(legal_moves(position)));
    }
}

TEST_CASE("Captures are the legal moves that take something or make a queen", "[rules][laws]") {
    INFO(seed_note());
    for (const Position& position : many_positions()) {
        std::vector<Move> wanted;
        std::vector<Move> quiet;
        for (const Move move : legal_moves(position)) {
            const bool takes =
                move.kind() != MoveKind::castle &&
                (position.piece_at(move.to()) || move.kind() == MoveKind::en_passant);
            REQUIRE(is_capture(position, move) == takes);
            const bool other_promotion =
                move.is_promotion() && move.kind() != MoveKind::promote_to_queen;
            const bool makes_queen = move.kind() == MoveKind::promote_to_queen;
            if ((takes || makes_queen) && !other_promotion) wanted.push_back(move);
            else quiet.push_back(move);
        }
        REQUIRE(sorted_bits(legal_captures(position)) == sorted_bits(wanted));
        REQUIRE(sorted_bits(legal_quiets(position)) == sorted_bits(quiet));
    }
}

// The hash table of an engine may hand back any 16 bits.
TEST_CASE("Of all 65536 packed moves exactly the members of the list are legal", "[rules][laws]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (int n = 0; n < 100 * effort; ++n) {
        const Position position = random_placement(random);
        const auto members = sorted_bits(legal_moves(position));
        std::vector<std::uint16_t> found;
        for (unsigned bits = 0; bits <= 0xFFFF; ++bits) {
            const auto packed = static_cast<std::uint16_t>(bits);
            if (is_legal(position, Move::from_bits(packed))) found.push_back(packed);
        }
        REQUIRE(found == members);
    }
}

TEST_CASE("Every legal move is found by its squares", "[rules][laws]") {
    INFO(seed_note());
    for (const Position& position : many_positions()) {
        for (const Move move : legal_moves(position)) {
            const auto found = find_move(position, {move.from(), move.to(), move.promotion()});
            REQUIRE(found);
            REQUIRE(*found == move);
        }
    }
}

TEST_CASE("Two squares are a legal move or have a reason why not", "[rules][laws]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (int n = 0; n < 100 * effort; ++n) {
        const Position position = random_placement(random);
        const auto members = sorted_bits(slow_rules::legal_moves(position.setup()));
        for (const Square from : Bitboard::all()) {
            for (const Square to : Bitboard::all()) {
                const auto found = find_move(position, {from, to, std::nullopt});
                if (found)
                    REQUIRE(std::binary_search(members.begin(), members.end(), found->bits()));
                else REQUIRE(reason_fits_squares(position, found.error(), from, to));
            }
        }
    }
}

TEST_CASE("Occurrences are those that a walk through the whole game counts", "[rules][laws]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (int game = 0; game < 20 * effort; ++game) {
        const auto positions = random_game(random, Variant::chess960, 400);
        const auto expected = naive_occurrences(positions);
        History history(positions.front());
        REQUIRE(history.occurrences() == 1);
        for (std::size_t ply = 1; ply < positions.size(); ++ply) {
            REQUIRE(history.occurrences_with(positions[ply]) == expected[ply]);
            history.push(positions[ply]);
            REQUIRE(history.occurrences() == expected[ply]);
        }
    }
}

}  // namespace adoube
