#include "engine/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <new>

namespace adoube::engine {

namespace {

// Data word: move 16 bits, score 16, evaluation 16, depth 8, on_pv 1, bound 2, generation 5.
[[nodiscard]] std::uint64_t pack(const TableEntry& entry, std::uint8_t generation) {
    const auto low16 = [](int value) { return static_cast<std::uint64_t>(value & 0xFFFF); };
    return low16(entry.move.bits()) | low16(entry.score) << 16 | low16(entry.evaluation) << 32 |
           static_cast<std::uint64_t>(entry.depth & 0xFF) << 48 |
           static_cast<std::uint64_t>(entry.on_pv) << 56 |
           static_cast<std::uint64_t>(entry.bound) << 57 |
           static_cast<std::uint64_t>(generation) << 59;
}

[[nodiscard]] int depth_of(std::uint64_t data) { return static_cast<int>(data >> 48 & 0xFF); }
[[nodiscard]] std::uint8_t generation_of(std::uint64_t data) {
    return static_cast<std::uint8_t>(data >> 59);
}

[[nodiscard]] TableEntry unpack(std::uint64_t data) {
    TableEntry entry;
    entry.move = Move::from_bits(static_cast<std::uint16_t>(data));
    entry.score = static_cast<std::int16_t>(data >> 16);
    entry.evaluation = static_cast<std::int16_t>(data >> 32);
    entry.depth = depth_of(data);
    entry.on_pv = (data >> 56 & 1) != 0;
    entry.bound = static_cast<Bound>(data >> 57 & 3);
    return entry;
}

[[nodiscard]] std::uint64_t read(const std::uint64_t& word) {
    return std::atomic_ref(const_cast<std::uint64_t&>(word)).load(std::memory_order_relaxed);
}

void write(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t megabytes) { resize(megabytes); }

void TranspositionTable::resize(std::size_t megabytes) {
    memory_ = ZeroedMemory(megabytes << 20);
    megabytes_ = megabytes;
    bucket_count_ = memory_.size() / sizeof(Bucket);
    buckets_ = static_cast<Bucket*>(memory_.start());
}

// New memory costs nothing before it is touched, so that clearing a large table is quick.
void TranspositionTable::clear() {
    try {
        resize(megabytes_);
    } catch (const std::bad_alloc&) {
        std::memset(memory_.start(), 0, memory_.size());
    }
}

std::optional<TableEntry> TranspositionTable::look_up(Key key) const {
    for (const Slot& slot : bucket_of(key).slots) {
        const std::uint64_t data = read(slot.data);
        if ((read(slot.key_xor_data) ^ data) == key && data != 0) return unpack(data);
    }
    return std::nullopt;
}

// Deep results are worth more than shallow ones, results of earlier searches less.
int TranspositionTable::worth(std::uint64_t data) const {
    const int age = (generation_ - generation_of(data)) & 31;
    return data == 0 ? -1'000'000 : depth_of(data) - 4 * age;
}

void TranspositionTable::store(Key key, const TableEntry& entry) {
    Bucket& bucket = bucket_of(key);
    Slot* replaced = &bucket.slots[0];
    TableEntry stored = entry;
    for (Slot& slot : bucket.slots) {
        const std::uint64_t data = read(slot.data);
        if ((read(slot.key_xor_data) ^ data) == key) {
            // A shallow result that is only a bound does not replace a much deeper one.
            const bool deeper = depth_of(data) > entry.depth + 3;
            if (entry.bound != Bound::exact && deeper && generation_of(data) == generation_) return;
            if (stored.move == Move{}) stored.move = unpack(data).move;
            replaced = &slot;
            break;
        }
        if (worth(data) < worth(read(replaced->data))) replaced = &slot;
    }
    const std::uint64_t data = pack(stored, generation_);
    write(replaced->key_xor_data, key ^ data);
    write(replaced->data, data);
}

int TranspositionTable::fullness() const {
    const std::size_t sample = std::min<std::size_t>(bucket_count_, 250);
    std::size_t used = 0;
    for (std::size_t bucket = 0; bucket < sample; ++bucket)
        for (const Slot& slot : buckets_[bucket].slots)
            if (const std::uint64_t data = read(slot.data))
                used += generation_of(data) == generation_ ? 1U : 0U;
    return static_cast<int>(used * 1000 / (sample * slots_per_bucket));
}

}  // namespace adoube::engine
