#include "helpmate_table.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "few_men_board.h"
#include "few_men_moves.h"

namespace adoube::helpmates {

namespace {

// White's men first, strongest first.
void sort_men(Board& board) {
    const auto order = [](const Man& man) {
        return std::pair(!man.white, std::string_view("QRBNP").find(man.letter));
    };
    if (board.count == 4 && order(board.men[3]) < order(board.men[2]))
        std::swap(board.men[2], board.men[3]);
}

[[nodiscard]] Family family_of(const Board& board) {
    Family family;
    for (int i = 2; i < board.count; ++i) {
        const Man& man = board.men[static_cast<std::size_t>(i)];
        if (!man.white && family.find('v') == Family::npos) family += 'v';
        family += man.letter;
    }
    if (family.find('v') == Family::npos) family += 'v';
    return family;
}

// The men are sorted. Boards whose white king stands on the right half share it with their mirror
// images.
[[nodiscard]] std::size_t index_of(const Board& board) {
    const int mirror = file_of(board.men[0].square) > 3 ? 7 : 0;
    const auto mirrored = [&](std::size_t man) {
        return static_cast<std::size_t>(board.men[man].square ^ mirror);
    };
    std::size_t index = mirrored(0) / 8 * 4 + mirrored(0) % 8;
    for (std::size_t man = 1; man < static_cast<std::size_t>(board.count); ++man)
        index = index * 64 + mirrored(man);
    return index * 2 + (board.white_to_move ? 1 : 0);
}

[[nodiscard]] Board men_of(const Family& family) {
    Board board;
    board.men[1].white = false;
    board.count = 2;
    bool white = true;
    for (const char letter : family) {
        if (letter == 'v') white = false;
        else board.men[static_cast<std::size_t>(board.count++)] = {letter, white, 0};
    }
    return board;
}

// The capturer goes to the square that was passed, as if the pawn had stopped there.
[[nodiscard]] Board after_en_passant(Board board, int capturer, int passed) {
    const int pawn = board.man_on(passed + (board.white_to_move ? -8 : 8));
    board.men[static_cast<std::size_t>(pawn)].square = passed;
    return moved(board, capturer, passed);
}

}  // namespace

std::size_t number_of_boards(const Family& family) {
    const std::size_t of_three_men = std::size_t{2} * 32 * 64 * 64;
    return family.size() == 2 ? of_three_men : of_three_men * 64;
}

Board board_of(const Family& family, std::size_t index) {
    Board board = men_of(family);
    board.white_to_move = index % 2 == 1;
    index /= 2;
    for (auto man = static_cast<std::size_t>(board.count) - 1; man > 0; --man, index /= 64)
        board.men[man].square = static_cast<int>(index % 64);
    board.men[0].square = static_cast<int>(index / 4 * 8 + index % 4);
    return board;
}

class Filler {
public:
    Filler(HelpmateTables& tables, const Family& family)
        : tables_(tables), family_(family), table_(tables.tables_.at(family)) {}

    // First what mates, captures and promotions tell; then all moves of what is still open, until
    // nothing new is found.
    void run() {
        std::vector<std::uint32_t> open = look_at_all();
        for (std::size_t before = possible_; before != open.size();) {
            before = open.size();
            std::reverse(open.begin(), open.end());
            std::erase_if(open, [&](std::uint32_t index) {
                return note(index, leads_to_mate(board_of(family_, index), Moves::all));
            });
        }
    }

private:
    // Once over the whole table; returns the possible placements that are still open.
    [[nodiscard]] std::vector<std::uint32_t> look_at_all() {
        std::vector<std::uint32_t> open;
        for (std::uint32_t index = 0; index < number_of_boards(family_); ++index) {
            const Board board = board_of(family_, index);
            if (!is_possible(board)) continue;
            ++possible_;
            const bool found =
                is_mate(board) || leads_to_mate(board, Moves::captures_and_promotions);
            if (!note(index, found)) open.push_back(index);
        }
        return open;
    }

    bool note(std::uint32_t index, bool found) {
        if (found) table_[index] = true;
        return found;
    }

    [[nodiscard]] bool leads_to_mate(const Board& board, Moves moves) const {
        return any_move(board, moves, [&](const Board& next, int passed) {
            return passed < 0 ? is_known(next) : tables_.white_can_mate_after(next, passed);
        });
    }

    [[nodiscard]] bool is_known(const Board& board) const {
        if (has_all_men(board)) return table_[index_of(board)];
        return tables_.white_can_mate(board);
    }

    // Nothing was captured or promoted: most moves are like that, and need no look at names.
    [[nodiscard]] bool has_all_men(const Board& board) const {
        if (board.count != all_.count) return false;
        for (std::size_t i = 2; i < static_cast<std::size_t>(board.count); ++i)
            if (board.men[i].letter != all_.men[i].letter) return false;
        return true;
    }

    HelpmateTables& tables_;
    const Family& family_;
    const Board all_ = men_of(family_);
    std::vector<bool>& table_;
    std::size_t possible_ = 0;
};

namespace {

// The families that one capture or promotion leads to.
[[nodiscard]] std::vector<Family> next_families(const Family& family) {
    std::vector<Family> next;
    const auto add = [&](Board board) {
        sort_men(board);
        next.push_back(family_of(board));
    };
    const Board board = men_of(family);
    for (int i = 2; i < board.count; ++i) {
        Board changed = board;
        for (int j = i; j + 1 < board.count; ++j)
            changed.men[static_cast<std::size_t>(j)] = board.men[static_cast<std::size_t>(j) + 1];
        --changed.count;
        add(changed);
        if (board.men[static_cast<std::size_t>(i)].letter != 'P') continue;
        for (const char letter : {'Q', 'R', 'B', 'N'}) {
            changed = board;
            changed.men[static_cast<std::size_t>(i)].letter = letter;
            add(changed);
            // A pawn may take the other man and promote at once.
            for (int j = 2; j < board.count; ++j) {
                if (j == i) continue;
                changed.men[2] = changed.men[static_cast<std::size_t>(i)];
                changed.count = 3;
                add(changed);
            }
        }
    }
    return next;
}

}  // namespace

void HelpmateTables::fill(const Family& family) {
    if (family.front() == 'v' || tables_.contains(family)) return;
    for (const Family& next : next_families(family)) fill(next);
    tables_[family].resize(number_of_boards(family));
    Filler(*this, family).run();
}

bool HelpmateTables::white_can_mate(const Board& board) const {
    Board sorted = board;
    sort_men(sorted);
    const Family family = family_of(sorted);
    if (family.front() == 'v') return false;  // a bare king
    return tables_.at(family)[index_of(sorted)];
}

// With an en passant capture, a board without other moves is no end.
bool HelpmateTables::white_can_mate_after(const Board& board, int passed) const {
    bool may_take = false;
    bool taking_mates = false;
    for (int i = 2; i < board.count; ++i) {
        const Man& man = board.men[static_cast<std::size_t>(i)];
        if (man.white != board.white_to_move || man.letter != 'P' || !attacks(board, man, passed))
            continue;
        const Board next = after_en_passant(board, i, passed);
        if (in_check(next, board.white_to_move)) continue;
        may_take = true;
        taking_mates |= white_can_mate(next);
    }
    if (!may_take) return white_can_mate(board);
    return taking_mates || (has_move(board) && white_can_mate(board));
}

}  // namespace adoube::helpmates
