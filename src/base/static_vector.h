// A vector with room for a fixed number of elements inside itself: no allocation, and nothing is
// initialised before it is pushed. For small trivial values such as moves.
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace adoube {

template <class T, std::size_t most_items>
class StaticVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    using value_type = T;

    StaticVector() {}  // Leaves the storage uninitialised on purpose: this sits in hot paths.
    StaticVector(const StaticVector& other) { append(other); }
    StaticVector& operator=(const StaticVector& other) {
        if (this != &other) {
            size_ = 0;
            append(other);
        }
        return *this;
    }

    void push_back(T value) {
        assert(size_ < most_items);
        storage_.items[size_++] = value;
    }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    void clear() { size_ = 0; }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] bool is_full() const { return size_ == most_items; }
    [[nodiscard]] static constexpr std::size_t capacity() { return most_items; }

    [[nodiscard]] T& operator[](std::size_t index) {
        assert(index < size_);
        return storage_.items[index];
    }
    [[nodiscard]] const T& operator[](std::size_t index) const {
        assert(index < size_);
        return storage_.items[index];
    }

    [[nodiscard]] T* begin() { return storage_.items; }
    [[nodiscard]] T* end() { return storage_.items + size_; }
    [[nodiscard]] const T* begin() const { return storage_.items; }
    [[nodiscard]] const T* end() const { return storage_.items + size_; }

private:
    void append(const StaticVector& other) {
        for (const T& value : other) push_back(value);
    }

    union Storage {
        Storage() {}
        T items[most_items];
    };

    Storage storage_;
    std::size_t size_ = 0;
};

}  // namespace adoube
