#include "arbiter/match/polyglot_book.h"

#include <algorithm>
#include <array>

#include "arbiter/match/polyglot_numbers.h"
#include "base/split_mix.h"
#include "rules/attacks.h"
#include "rules/legal_moves.h"

namespace adoube::arbiter {
namespace {

constexpr std::size_t record_size = 16;
constexpr std::size_t first_castling_number = 768;
constexpr std::size_t first_en_passant_number = 772;
constexpr std::size_t turn_number = 780;

// Pawn to king, for each type black before white.
[[nodiscard]] std::uint64_t piece_number(Color color, PieceType type, Square square) {
    const std::size_t kind = 2 * index_of(type) + (color == Color::white ? 1 : 0);
    return polyglot_numbers[64 * kind + index_of(square)];
}

[[nodiscard]] std::uint64_t castling_number(Color color, Wing wing) {
    const std::size_t place = (color == Color::white ? 0U : 2U) + index_of(wing);
    return polyglot_numbers[first_castling_number + place];
}

// The file of a double step counts where an own pawn stands beside the pawn that made it.
[[nodiscard]] std::optional<Square> attacked_target(const Position& position) {
    const auto target = position.double_step_target();
    if (!target) return std::nullopt;
    const Color taker = position.turn();
    const Bitboard pawns = position.pieces(taker, PieceType::pawn);
    const bool is_attacked = !(pawn_attacks(opponent(taker), *target) & pawns).empty();
    return is_attacked ? target : std::nullopt;
}

[[nodiscard]] std::uint64_t big_endian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
    return number;
}

[[nodiscard]] Square square_of(unsigned bits) { return static_cast<Square>(bits & 63U); }

[[nodiscard]] std::optional<PieceType> promotion_of(unsigned bits) {
    switch (bits & 7U) {
        case 1: return PieceType::knight;
        case 2: return PieceType::bishop;
        case 3: return PieceType::rook;
        case 4: return PieceType::queen;
        default: return std::nullopt;
    }
}

// Castling is the king's move to its own rook.
[[nodiscard]] std::optional<Move> move_of(unsigned bits, const MoveList& legal) {
    const Square to = square_of(bits);
    const Square from = square_of(bits >> 6U);
    const auto promotion = promotion_of(bits >> 12U);
    for (const Move move : legal)
        if (move.from() == from && move.to() == to && move.promotion() == promotion) return move;
    return std::nullopt;
}

// One of the choices, each as likely as its weight says.
[[nodiscard]] std::optional<Move> drawn(const std::vector<PolyglotBook::Choice>& choices,
                                        std::uint64_t lot) {
    std::uint64_t sum = 0;
    for (const auto& choice : choices) sum += static_cast<std::uint64_t>(choice.weight);
    if (sum == 0) return std::nullopt;
    std::uint64_t left = lot % sum;
    for (const auto& choice : choices) {
        const auto weight = static_cast<std::uint64_t>(choice.weight);
        if (left < weight) return choice.move;
        left -= weight;
    }
    return std::nullopt;
}

template <class Choose>
[[nodiscard]] Opening walk(const PolyglotBook& book, int plies, Choose choose) {
    Opening opening;
    Position position = opening.start;
    for (int ply = 0; ply < plies; ++ply) {
        const auto choices = book.choices(position);
        if (choices.empty()) break;
        const Move move = choose(choices);
        const Position next = position.after(move);
        if (!has_legal_move(next)) break;
        opening.moves.push_back(move);
        position = next;
    }
    return opening;
}

}  // namespace

std::uint64_t polyglot_key(const Position& position) {
    std::uint64_t key = 0;
    for (const Color color : all_colors) {
        for (const PieceType type : all_piece_types)
            for (const Square square : position.pieces(color, type))
                key ^= piece_number(color, type, square);
        for (const Wing wing : all_wings)
            if (position.castling().has(color, wing)) key ^= castling_number(color, wing);
    }
    if (const auto target = attacked_target(position))
        key ^= polyglot_numbers[first_en_passant_number + index_of(file_of(*target))];
    if (position.turn() == Color::white) key ^= polyglot_numbers[turn_number];
    return key;
}

std::optional<PolyglotBook> PolyglotBook::read(std::string_view bytes) {
    if (bytes.empty() || bytes.size() % record_size != 0) return std::nullopt;
    std::vector<Record> records;
    records.reserve(bytes.size() / record_size);
    for (; !bytes.empty(); bytes.remove_prefix(record_size))
        records.push_back({big_endian(bytes.substr(0, 8)),
                           static_cast<std::uint16_t>(big_endian(bytes.substr(8, 2))),
                           static_cast<std::uint16_t>(big_endian(bytes.substr(10, 2)))});
    const auto by_key = [](const Record& a, const Record& b) { return a.key < b.key; };
    if (!std::is_sorted(records.begin(), records.end(), by_key)) return std::nullopt;
    return PolyglotBook{std::move(records)};
}

std::vector<PolyglotBook::Choice> PolyglotBook::choices(const Position& position) const {
    const std::uint64_t key = polyglot_key(position);
    auto record =
        std::lower_bound(records_.begin(), records_.end(), key,
                         [](const Record& one, std::uint64_t wanted) { return one.key < wanted; });
    const MoveList legal = legal_moves(position);
    std::vector<Choice> choices;
    for (; record != records_.end() && record->key == key; ++record)
        if (const auto move = move_of(record->move, legal); move && record->weight > 0)
            choices.push_back({*move, record->weight});
    std::sort(choices.begin(), choices.end(),
              [](const Choice& a, const Choice& b) { return a.weight > b.weight; });
    return choices;
}

std::optional<Move> PolyglotBook::draw(const Position& position, std::uint64_t lot) const {
    return drawn(choices(position), lot);
}

Opening PolyglotBook::line(std::uint64_t number, int plies) const {
    return walk(*this, plies, [&](const std::vector<Choice>& all) {
        const Move move = all[number % all.size()].move;
        number /= all.size();
        return move;
    });
}

Opening PolyglotBook::random_line(std::uint64_t seed, int plies) const {
    SplitMix64 lots{seed};
    return walk(*this, plies,
                [&](const std::vector<Choice>& all) { return *drawn(all, lots.next()); });
}

}  // namespace adoube::arbiter
