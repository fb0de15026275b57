#include "few_men_check.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "base/split_mix.h"
#include "castling_search.h"
#include "lines.h"
#include "mating/mating.h"
#include "notation/fen.h"

namespace adoube::mating {

namespace {

using helpmates::bit;
using helpmates::Board;
using helpmates::Family;
using helpmates::file_of;
using helpmates::HelpmateTables;
using helpmates::Man;
using helpmates::rank_of;

constexpr std::string_view letters = "QRBNP";

[[nodiscard]] PieceType type_of(char letter) {
    switch (letter) {
        case 'K': return PieceType::king;
        case 'Q': return PieceType::queen;
        case 'R': return PieceType::rook;
        case 'B': return PieceType::bishop;
        case 'N': return PieceType::knight;
        default: return PieceType::pawn;
    }
}

// A board, and the square that a pawn has just passed, or -1.
struct Question {
    Board board{};
    int passed = -1;
};

[[nodiscard]] CastlingRights rights_of(const Board& board, Color white) {
    CastlingRights rights;
    for (int i = 2; i < board.count; ++i) {
        const Man& man = board.men[static_cast<std::size_t>(i)];
        if ((board.castling & bit(man.square)) == 0) continue;
        const int king = board.men[man.white ? 0 : 1].square;
        rights.grant(man.white ? white : opponent(white),
                     man.square > king ? Wing::kingside : Wing::queenside,
                     static_cast<File>(file_of(man.square)));
    }
    return rights;
}

// For Black in the part of White, the board is turned upside down.
[[nodiscard]] Expected<Position, PositionFaults> position_of(const Question& question,
                                                             Color white) {
    const Board& board = question.board;
    const auto square = [&](int number) {
        return static_cast<Square>(number ^ (white == Color::white ? 0 : 56));
    };
    Setup setup;
    setup.turn = board.white_to_move ? white : opponent(white);
    for (int i = 0; i < board.count; ++i) {
        const Man& man = board.men[static_cast<std::size_t>(i)];
        setup.put({man.white ? white : opponent(white), type_of(man.letter)}, square(man.square));
    }
    setup.castling = rights_of(board, white);
    if (question.passed >= 0) setup.en_passant = square(question.passed);
    return Position::from(setup);
}

[[nodiscard]] bool has_pawns(const Board& board) {
    return std::any_of(board.men.begin() + 2, board.men.begin() + board.count,
                       [](const Man& man) { return man.letter == 'P'; });
}

[[nodiscard]] Board mirrored(Board board, std::uint64_t once) {
    if (once != 0)
        for (Man& man : board.men) man.square ^= 7;
    return board;
}

// One of the boards that mean the same, as the bits say.
[[nodiscard]] Board image_of(Board board, std::uint64_t bits) {
    if (has_pawns(board)) return mirrored(board, bits & 1);
    for (Man& man : board.men) {
        if ((bits & 2) != 0) man.square ^= 56;
        if ((bits & 4) != 0) man.square = file_of(man.square) * 8 + rank_of(man.square);
    }
    return mirrored(board, bits & 1);
}

// Two men who are alike stand in one order.
[[nodiscard]] bool is_in_order(const Board& board) {
    const Man& first = board.men[2];
    const Man& second = board.men[3];
    return board.count < 4 || first.letter != second.letter || first.white != second.white ||
           first.square < second.square;
}

// Of the boards that mean the same, the one which stands for all. (Those whose white king is on
// the long diagonal are not told from their reflections.)
[[nodiscard]] bool stands_for_all(const Board& board) {
    const int king = board.men[0].square;
    return has_pawns(board) || (rank_of(king) < 4 && rank_of(king) <= file_of(king));
}

// The rooks are where they may castle from in some Chess960 game, the two of one color on either
// side of their king.
[[nodiscard]] bool can_have_rights(const Board& board) {
    std::array<bool, 4> wings{};
    for (int i = 2; i < board.count; ++i) {
        const Man& man = board.men[static_cast<std::size_t>(i)];
        if ((board.castling & bit(man.square)) == 0) continue;
        const int king = board.men[man.white ? 0 : 1].square;
        const std::uint64_t both = bit(king) | bit(man.square);
        const std::size_t wing = (man.white ? 0U : 2U) + (man.square > king ? 0U : 1U);
        if (man.letter != 'R' || (both & ~helpmates::back_rank(man.white)) != 0 ||
            file_of(king) == 0 || file_of(king) == 7 || wings[wing])
            return false;
        wings[wing] = true;
    }
    return board.castling != 0;
}

class FewMenCheck {
public:
    FewMenCheck(const HelpmateTables& tables, const Family& family, std::uint64_t every)
        : tables_(tables), family_(family), every_(every) {}

    [[nodiscard]] FewMenTally run() {
        const bool has_rook = family_.find('R') != Family::npos;
        for (std::size_t index = 0; index < helpmates::number_of_boards(family_); ++index) {
            const Board board = helpmates::board_of(family_, index);
            if (!is_in_order(board)) continue;
            if (stands_for_all(board) && is_drawn() && is_possible(board)) ask_plain(board);
            if (has_rook)
                for (const std::uint64_t once : {0U, 1U}) ask_castling(mirrored(board, once));
        }
        return tally_;
    }

private:
    [[nodiscard]] bool is_drawn() { return lots_.below(every_) == 0; }

    // Every set of rooks with which somebody may still castle.
    void ask_castling(Board board) {
        const std::uint64_t first = bit(board.men[2].square);
        const std::uint64_t second = board.count == 4 ? bit(board.men[3].square) : first;
        for (const std::uint64_t rooks : {first, second, first | second}) {
            board.castling = rooks;
            if (!can_have_rights(board) || !is_drawn() || !is_possible(board)) continue;
            ++tally_.castling;
            ask({board}, white_can_mate_castling(tables_, board));
            if (board.count == 3) break;
        }
    }

    void ask_plain(const Board& board) {
        ask({image_of(board, lots_.next())}, tables_.white_can_mate(board));
        if (family_ == "PvP") ask_en_passant(board);
    }

    // A pawn may have made a double step if it is not that color's turn and the way is free.
    void ask_en_passant(const Board& board) {
        const Man& pawn = board.men[board.white_to_move ? 3 : 2];
        const int back = pawn.white ? -8 : 8;
        const int passed = pawn.square + back;
        if (rank_of(pawn.square) != (pawn.white ? 3 : 4) || board.man_on(passed) >= 0 ||
            board.man_on(passed + back) >= 0)
            return;
        ++tally_.en_passant;
        ask({board, passed}, tables_.white_can_mate_after(board, passed));
    }

    void ask(const Question& question, bool expected) {
        const Color white = lots_.below(2) == 0 ? Color::white : Color::black;
        const auto position = position_of(question, white);
        if (!position) {
            tally_.differing.push_back("a position is refused");
            return;
        }
        compare(*position, white, expected);
        if (family_.back() == 'v') compare(*position, opponent(white), false);
    }

    void compare(const Position& position, Color winner, bool expected) {
        const Verdict verdict = can_mate(position, winner, full_budget);
        ++tally_.answers[static_cast<std::size_t>(verdict.answer)];
        tally_.most_nodes = std::max(tally_.most_nodes, verdict.nodes);
        const bool agrees = verdict.answer == (expected ? Answer::can : Answer::cannot) &&
                            (!expected || mates(position, verdict.helpmate, winner));
        if (!agrees)
            tally_.differing.push_back(fen::write(position) + ": " +
                                       (winner == Color::white ? "white" : "black") +
                                       (expected ? " can mate" : " cannot mate"));
    }

    const HelpmateTables& tables_;
    const Family& family_;
    const std::uint64_t every_;
    SplitMix64 lots_{0};
    FewMenTally tally_{};
};

}  // namespace

std::vector<Family> families_of(int men) {
    std::vector<Family> families;
    for (std::size_t first = 0; first < letters.size(); ++first) {
        const Family one{letters[first]};
        if (men == 1) families.push_back(one + 'v');
        if (men == 1) continue;
        for (const char second : letters.substr(first)) families.push_back(one + second + 'v');
        for (const char other : letters) families.push_back(one + 'v' + other);
    }
    return families;
}

FewMenTally check_few_men(const HelpmateTables& tables, const Family& family, std::uint64_t every) {
    return FewMenCheck(tables, family, every).run();
}

}  // namespace adoube::mating
