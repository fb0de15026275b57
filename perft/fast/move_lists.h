// The lists of our moves that counting two plies works on (see two_ply.h).
#pragma once

#include <array>
#include <cstdint>

#include "perft/fast/board.h"
#include "perft/fast/departure.h"
#include "perft/fast/king_zone.h"
#include "perft/fast/lanes.h"

namespace adoube::perft {

// At most 16 men a side; a pinning man has two entries, pawns up to four more, castling two.
inline constexpr int max_entries = 40;

// Which moves of several pawns an entry holds, or that it holds one man's.
enum class Source : std::uint8_t { one_man, steps, double_steps, captures_a, captures_h };

// Our moves: an entry is a man, or a set of pawns that step alike, with the squares they go to.
struct MoveLists {
    Bitboard targets[max_entries];
    Bitboard summed[max_entries];       // targets whose replies are summed over sets
    Bitboard quiet[max_entries];        // these and others that give no check
    Bitboard king_part[max_entries];    // all but those made on the board
    Bitboard from[max_entries];         // empty for a set of pawns
    std::uint64_t mover[max_entries];   // index_of(Mover)
    std::int64_t replies[max_entries];  // after a summed move, what does not depend on its target
    Source source[max_entries];
    KingSquare king_squares[max_king_squares];
    std::array<Bitboard, 8> checks_from;        // squares from which a Mover gives check
    std::array<Bitboard, 8> acts_on_king_from;  // or pins somebody
    Ray rays[max_rays];
    Bitboard castling_left[2][max_entries];  // quiet moves after which a wing is still free
};

// Room for lists that are written before they are read: clearing them first cost two fifths of
// the time.
template <class Lists>
union Uncleared {
    Uncleared() {}
    Lists lists;
};

// The entries as they are added. Lanes are loaded eight at a time: those behind the last entry
// have to be empty.
struct Entries {
    MoveLists& lists;
    int count = 0;

    [[gnu::always_inline]] void put(Bitboard targets, Bitboard from, Mover mover,
                                    Source source = Source::one_man) {
        lists.targets[count] = targets;
        lists.from[count] = from;
        lists.mover[count] = index_of(mover);
        lists.source[count] = source;
        count += targets.any() ? 1 : 0;
    }

    // Lanes that follow a new entry are empty, as if they had been listed.
    [[gnu::always_inline]] void clear_following(int entry) {
        if (entry % Lanes::count != 0) return;
        for (int k = entry; k < entry + Lanes::count; ++k) {
            lists.summed[k] = lists.quiet[k] = lists.king_part[k] = {};
            lists.replies[k] = 0;
            if (k == entry) continue;
            lists.from[k] = {};
            lists.mover[k] = 0;
        }
    }
};

}  // namespace adoube::perft
