// What the search remembers of positions that it has seen, by whatever moves they were reached.
// Several searches may use one table at the same time: an entry is two words, the key stored xor
// the data, so that an entry torn by two writers is not recognised by any key.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/zeroed_memory.h"
#include "engine/score.h"
#include "rules/keys.h"
#include "rules/move.h"

namespace adoube::engine {

struct TableEntry {
    Move move;             // Move{} where none is known; to be checked, keys can collide
    Score score = 0;       // of the table: see from_table()
    Score evaluation = 0;  // static, of the side to move
    int depth = 0;
    Bound bound = Bound::none;
    bool on_pv = false;  // has been part of a principal variation's tree
};

class TranspositionTable {
public:
    // Throws std::bad_alloc where there is no such memory; the table is empty.
    explicit TranspositionTable(std::size_t megabytes);

    [[nodiscard]] std::size_t megabytes() const { return megabytes_; }

    // Changes the size and forgets everything. Throws std::bad_alloc and keeps the old table where
    // there is no such memory.
    void resize(std::size_t megabytes);
    void clear();

    // To be called once a search, so that what earlier searches left is replaced first.
    void begin_search() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & 31); }

    [[nodiscard]] std::optional<TableEntry> look_up(Key key) const;
    void store(Key key, const TableEntry& entry);

    // Tells the processor that the position will be looked up soon.
    void prefetch(Key key) const { __builtin_prefetch(&bucket_of(key)); }

    // How much of the table this search has filled, in thousandths, by a sample.
    [[nodiscard]] int fullness() const;

private:
    struct Slot {
        std::uint64_t key_xor_data;
        std::uint64_t data;
    };
    static constexpr std::size_t slots_per_bucket = 4;
    struct alignas(64) Bucket {  // one cache line
        Slot slots[slots_per_bucket];
    };
    static_assert(sizeof(Bucket) == 64);

    // The high bits of the product spread keys evenly over any number of buckets.
    [[nodiscard]] Bucket& bucket_of(Key key) const {
        return buckets_[static_cast<std::size_t>(static_cast<__uint128_t>(key) * bucket_count_ >>
                                                 64)];
    }
    [[nodiscard]] int worth(std::uint64_t data) const;

    ZeroedMemory memory_;
    Bucket* buckets_ = nullptr;
    std::size_t bucket_count_ = 0;
    std::size_t megabytes_ = 0;
    std::uint8_t generation_ = 0;
};

}  // namespace adoube::engine
