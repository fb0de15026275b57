#include "perft/hash_table.h"

#include <atomic>

namespace adoube::perft {

namespace {

constexpr std::size_t bytes_in_a_megabyte = std::size_t{1} << 20;

// Words are read and written whole, in no particular order: the check finds what does not match.
std::uint64_t load(std::uint64_t& word) {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
}
void store_word(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
}

}  // namespace

HashTable::HashTable(std::size_t megabytes)
    : memory_(megabytes * bytes_in_a_megabyte),
      bucket_count_(memory_.size() / sizeof(Bucket)),
      buckets_(static_cast<Bucket*>(memory_.start())) {}

HashTable::Bucket& HashTable::bucket_of(const HashKey& key) const {
    __extension__ using Product = unsigned __int128;
    return buckets_[static_cast<std::size_t>(Product{key.index} * bucket_count_ >> 64)];
}

std::optional<std::uint64_t> HashTable::find(const HashKey& key) const {
    for (Entry& entry : bucket_of(key).entries) {
        const std::uint64_t data = load(entry.data);
        if ((load(entry.checked) ^ data) == key.check) return data >> 8;
    }
    return std::nullopt;
}

void HashTable::store(const HashKey& key, std::uint64_t count, int depth) {
    if (count >> 56 != 0) return;
    Entry* victim = nullptr;
    std::uint64_t victim_depth = 256;
    for (Entry& entry : bucket_of(key).entries) {
        const std::uint64_t entry_depth = load(entry.data) & 255;
        if (entry_depth >= victim_depth) continue;
        victim = &entry;
        victim_depth = entry_depth;
    }
    const std::uint64_t data = count << 8 | static_cast<std::uint64_t>(depth);
    store_word(victim->data, data);
    store_word(victim->checked, key.check ^ data);
}

}  // namespace adoube::perft
