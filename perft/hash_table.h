// A table of counts of positions met before, shared by threads without locks.
//
// A bucket is one cache line of four entries, an entry two words: the count with its depth, and
// the check bits of the key xored with the first word. Two threads that write one entry at once
// leave words that do not belong together, and the check fails: such an entry is as good as empty.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/zeroed_memory.h"

namespace adoube::perft {

// The two parts share no bits: one finds the bucket, the other tells the positions in it apart.
struct HashKey {
    std::uint64_t index = 0;
    std::uint64_t check = 0;
};

class HashTable {
public:
    // Takes so much memory, in huge pages where the system grants them; throws std::bad_alloc.
    explicit HashTable(std::size_t megabytes);

    [[nodiscard]] std::optional<std::uint64_t> find(const HashKey& key) const;
    // Counts of more than 56 bits are not kept. Of a full bucket the least deep entry goes.
    void store(const HashKey& key, std::uint64_t count, int depth);

private:
    struct Entry {
        std::uint64_t checked = 0;  // check bits ^ data
        std::uint64_t data = 0;     // count << 8 | depth
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries;
    };

    [[nodiscard]] Bucket& bucket_of(const HashKey& key) const;

    ZeroedMemory memory_;
    std::size_t bucket_count_;
    Bucket* buckets_;
};

}  // namespace adoube::perft
