#include "rules/chess960.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

namespace adoube {

namespace {

// The knights' places among the five files that are left for them, by number.
constexpr std::array<std::pair<std::size_t, std::size_t>, 10> knight_places{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

using PartialRank = std::array<std::optional<PieceType>, 8>;

// The file of the n-th free place, n counting from 0.
[[nodiscard]] std::size_t free_file(const PartialRank& rank, std::size_t n) {
    for (std::size_t file = 0; file < rank.size(); ++file)
        if (!rank[file] && n-- == 0) return file;
    assert(false && "fewer free files than asked for");
    return 0;
}

[[nodiscard]] std::array<std::size_t, 2> two_files_of(const BackRank& rank, PieceType type) {
    const auto first = std::find(rank.begin(), rank.end(), type);
    const auto second = std::find(first + 1, rank.end(), type);
    return {static_cast<std::size_t>(first - rank.begin()),
            static_cast<std::size_t>(second - rank.begin())};
}

[[nodiscard]] bool is_chess960(const BackRank& rank) {
    const auto count = [&](PieceType type) { return std::count(rank.begin(), rank.end(), type); };
    if (count(PieceType::king) != 1 || count(PieceType::queen) != 1 ||
        count(PieceType::rook) != 2 || count(PieceType::bishop) != 2 ||
        count(PieceType::knight) != 2)
        return false;
    const auto bishops = two_files_of(rank, PieceType::bishop);
    const auto rooks = two_files_of(rank, PieceType::rook);
    const auto king = static_cast<std::size_t>(
        std::find(rank.begin(), rank.end(), PieceType::king) - rank.begin());
    return bishops[0] % 2 != bishops[1] % 2 && rooks[0] < king && king < rooks[1];
}

// How many of the files below `file` do not hold one of the types.
[[nodiscard]] std::size_t files_before(const BackRank& rank, std::size_t file,
                                       std::initializer_list<PieceType> without) {
    return static_cast<std::size_t>(std::count_if(
        rank.begin(), rank.begin() + static_cast<std::ptrdiff_t>(file), [&](PieceType type) {
            return std::find(without.begin(), without.end(), type) == without.end();
        }));
}

}  // namespace

BackRank chess960_back_rank(int number) {
    assert(number >= 0 && number < chess960_start_count);
    auto n = static_cast<std::size_t>(number);
    PartialRank rank{};
    rank[1 + 2 * (n % 4)] = PieceType::bishop;  // b, d, f or h: a light square of White's
    n /= 4;
    rank[2 * (n % 4)] = PieceType::bishop;  // a, c, e or g: a dark one
    n /= 4;
    rank[free_file(rank, n % 6)] = PieceType::queen;
    n /= 6;
    const auto [left, right] = knight_places[n];
    const std::size_t left_file = free_file(rank, left);
    const std::size_t right_file = free_file(rank, right);
    rank[left_file] = PieceType::knight;
    rank[right_file] = PieceType::knight;
    for (const PieceType type : {PieceType::rook, PieceType::king, PieceType::rook})
        rank[free_file(rank, 0)] = type;

    BackRank full{};
    for (std::size_t file = 0; file < full.size(); ++file) full[file] = *rank[file];
    return full;
}

std::optional<int> chess960_number(const BackRank& rank) {
    if (!is_chess960(rank)) return std::nullopt;
    const auto bishops = two_files_of(rank, PieceType::bishop);
    const std::size_t light = bishops[0] % 2 == 1 ? bishops[0] : bishops[1];
    const std::size_t dark = bishops[0] % 2 == 0 ? bishops[0] : bishops[1];
    const auto queen_file = static_cast<std::size_t>(
        std::find(rank.begin(), rank.end(), PieceType::queen) - rank.begin());
    const std::size_t queen = files_before(rank, queen_file, {PieceType::bishop});
    const auto knight_files = two_files_of(rank, PieceType::knight);
    const std::pair knights{
        files_before(rank, knight_files[0], {PieceType::bishop, PieceType::queen}),
        files_before(rank, knight_files[1], {PieceType::bishop, PieceType::queen})};
    const auto place = std::find(knight_places.begin(), knight_places.end(), knights);
    const auto knight_number = static_cast<std::size_t>(place - knight_places.begin());
    const std::size_t number = light / 2 + 4 * (dark / 2 + 4 * (queen + 6 * knight_number));
    return static_cast<int>(number);
}

Setup chess960_setup(int number) {
    const BackRank rank = chess960_back_rank(number);
    Setup setup;
    for (std::size_t index = 0; index < rank.size(); ++index) {
        const auto file = static_cast<File>(index);
        for (const Color color : all_colors) {
            setup.put({color, rank[index]}, square_at(file, back_rank(color)));
            setup.put({color, PieceType::pawn}, square_at(file, relative_rank(color, Rank::r2)));
        }
    }
    const auto rooks = two_files_of(rank, PieceType::rook);
    for (const Color color : all_colors) {
        setup.castling.grant(color, Wing::queenside, static_cast<File>(rooks[0]));
        setup.castling.grant(color, Wing::kingside, static_cast<File>(rooks[1]));
    }
    setup.halfmove_clock = 0;
    setup.fullmove_number = 1;
    return setup;
}

std::optional<int> chess960_number(const Setup& setup) {
    BackRank rank{};
    for (std::size_t index = 0; index < rank.size(); ++index) {
        const auto& piece = setup.at(square_at(static_cast<File>(index), Rank::r1));
        if (!piece) return std::nullopt;
        rank[index] = piece->type;
    }
    const auto number = chess960_number(rank);
    if (!number) return std::nullopt;
    Setup start = chess960_setup(*number);
    start.halfmove_clock = setup.halfmove_clock;
    start.fullmove_number = setup.fullmove_number;
    if (start != setup) return std::nullopt;
    return number;
}

}  // namespace adoube
