#include "helpmate_table.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "few_men_board.h"
#include "few_men_moves.h"

namespace adoube::helpmates {

namespace {

[[nodiscard]] Board board_of(const Family& family, const Placement& placement) {
    Board board;
    board.men[0] = {'K', true, placement.white_king};
    board.men[1] = {'K', false, placement.black_king};
    board.count = 2;
    board.white_to_move = placement.white_to_move;
    bool white = true;
    for (const char letter : family) {
        if (letter == 'v') white = false;
        else {
            const auto index = static_cast<std::size_t>(board.count++);
            board.men[index] = {letter, white, placement.men[index - 2]};
        }
    }
    return board;
}

[[nodiscard]] Placement placement_on(const Board& board) {
    const int first = board.men[2].square;
    return {board.men[0].square,
            board.men[1].square,
            {first, board.count == 4 ? board.men[3].square : first},
            board.white_to_move};
}

// White's men first, strongest first: the name of the family, and the placement in it.
[[nodiscard]] std::pair<Family, Placement> named(Board board) {
    const auto order = [](const Man& man) {
        return std::pair(!man.white, std::string_view("QRBNP").find(man.letter));
    };
    if (board.count == 4 && order(board.men[3]) < order(board.men[2]))
        std::swap(board.men[2], board.men[3]);
    Family family;
    for (int i = 2; i < board.count; ++i) {
        const Man& man = board.men[static_cast<std::size_t>(i)];
        if (!man.white && family.find('v') == Family::npos) family += 'v';
        family += man.letter;
    }
    if (family.find('v') == Family::npos) family += 'v';
    return {family, placement_on(board)};
}

constexpr std::size_t table_size = std::size_t{2} * 32 * 64 * 64 * 64;

// Placements whose white king stands on the right half are looked up in the mirror.
[[nodiscard]] std::size_t index_of(const Placement& placement) {
    const int mirror = file_of(placement.white_king) > 3 ? 7 : 0;
    const auto mirrored = [&](int square) { return static_cast<std::size_t>(square ^ mirror); };
    const std::size_t king = mirrored(placement.white_king);
    std::size_t index = king / 8 * 4 + king % 8;
    index = index * 64 + mirrored(placement.black_king);
    for (const int square : placement.men) index = index * 64 + mirrored(square);
    return index * 2 + (placement.white_to_move ? 1 : 0);
}

[[nodiscard]] Placement placement_of(std::size_t index) {
    Placement placement;
    placement.white_to_move = index % 2 == 1;
    index /= 2;
    for (const std::size_t man : {std::size_t{1}, std::size_t{0}}) {
        placement.men[man] = static_cast<int>(index % 64);
        index /= 64;
    }
    placement.black_king = static_cast<int>(index % 64);
    index /= 64;
    placement.white_king = static_cast<int>(index / 4 * 8 + index % 4);
    return placement;
}

}  // namespace

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
                return note(index,
                            leads_to_mate(board_of(family_, placement_of(index)), Moves::all));
            });
        }
    }

private:
    // Once over the whole table; returns the possible placements that are still open.
    [[nodiscard]] std::vector<std::uint32_t> look_at_all() {
        std::vector<std::uint32_t> open;
        for (std::uint32_t index = 0; index < table_size; ++index) {
            const Placement placement = placement_of(index);
            if (family_.size() == 2 && placement.men[1] != placement.men[0]) continue;
            const Board board = board_of(family_, placement);
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

    [[nodiscard]] static bool is_mate(const Board& board) {
        return !board.white_to_move && in_check(board, false) && !has_move(board);
    }

    [[nodiscard]] bool leads_to_mate(const Board& board, Moves moves) const {
        return any_move(board, moves, [&](const Board& next, int passed) {
            return passed < 0 ? is_known(next) : is_known_after_double_step(next, passed);
        });
    }

    [[nodiscard]] bool is_known(const Board& board) const {
        if (has_all_men(board)) return table_[index_of(placement_on(board))];
        const auto [family, placement] = named(board);
        if (family.front() == 'v') return false;  // a bare king
        return tables_.tables_.at(family)[index_of(placement)];
    }

    // Nothing was captured or promoted: most moves are like that, and need no look at names.
    [[nodiscard]] bool has_all_men(const Board& board) const {
        if (board.count != all_.count) return false;
        for (std::size_t i = 2; i < static_cast<std::size_t>(board.count); ++i)
            if (board.men[i].letter != all_.men[i].letter) return false;
        return true;
    }

    // With an en passant capture, a board without other moves is no end.
    [[nodiscard]] bool is_known_after_double_step(const Board& board, int passed) const {
        bool may_take = false;
        bool taking_mates = false;
        for (int i = 2; i < board.count; ++i) {
            const Man& man = board.men[static_cast<std::size_t>(i)];
            if (man.white != board.white_to_move || man.letter != 'P' ||
                !attacks(board, man, passed))
                continue;
            const Board next = after_en_passant(board, i, passed);
            if (in_check(next, board.white_to_move)) continue;
            may_take = true;
            taking_mates |= is_known(next);
        }
        if (!may_take) return is_known(board);
        return taking_mates || (has_move(board) && is_known(board));
    }

    // The capturer goes to the square that was passed, as if the pawn had stopped there.
    [[nodiscard]] static Board after_en_passant(Board board, int capturer, int passed) {
        const int pawn = board.man_on(passed + (board.white_to_move ? -8 : 8));
        board.men[static_cast<std::size_t>(pawn)].square = passed;
        return moved(board, capturer, passed);
    }

    HelpmateTables& tables_;
    const Family& family_;
    const Board all_ = board_of(family_, {});
    std::vector<bool>& table_;
    std::size_t possible_ = 0;
};

namespace {

// The families that one capture or promotion leads to.
[[nodiscard]] std::vector<Family> next_families(const Family& family) {
    std::vector<Family> next;
    const auto add = [&](const Board& board) { next.push_back(named(board).first); };
    const Board board = board_of(family, {0, 2, {4, 6}, true});
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

bool is_possible(const Family& family, const Placement& placement) {
    return is_possible(board_of(family, placement));
}

void HelpmateTables::fill(const Family& family) {
    if (family.front() == 'v' || tables_.contains(family)) return;
    for (const Family& next : next_families(family)) fill(next);
    tables_[family].resize(table_size);
    Filler(*this, family).run();
}

bool HelpmateTables::white_can_mate(const Family& family, const Placement& placement) const {
    return tables_.at(family)[index_of(placement)];
}

}  // namespace adoube::helpmates
