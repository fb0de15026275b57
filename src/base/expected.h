// A value, or the reason why there is none. The part of std::expected (C++23) that we use, for
// a C++20 library that does not have it yet.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace adoube {

// Wraps an error on its way out of a function that returns an Expected.
template <class E>
struct Failure {
    E error;
};

template <class E>
Failure(E) -> Failure<E>;

template <class T, class E>
class [[nodiscard]] Expected {
public:
    constexpr Expected(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    template <class F>
    constexpr Expected(Failure<F> failure)
        : state_(std::in_place_index<1>, std::move(failure.error)) {}

    [[nodiscard]] constexpr bool has_value() const { return state_.index() == 0; }
    [[nodiscard]] constexpr explicit operator bool() const { return has_value(); }

    // The value; asking a failure for it is a bug of the caller.
    [[nodiscard]] constexpr const T& value() const& {
        assert(has_value());
        return *std::get_if<0>(&state_);
    }
    [[nodiscard]] constexpr T& value() & {
        assert(has_value());
        return *std::get_if<0>(&state_);
    }
    [[nodiscard]] constexpr T&& value() && {
        assert(has_value());
        return std::move(*std::get_if<0>(&state_));
    }
    [[nodiscard]] constexpr const T& operator*() const& { return value(); }
    [[nodiscard]] constexpr T& operator*() & { return value(); }
    [[nodiscard]] constexpr T&& operator*() && { return std::move(*this).value(); }
    [[nodiscard]] constexpr const T* operator->() const { return &value(); }
    [[nodiscard]] constexpr T* operator->() { return &value(); }

    // The error; asking a success for it is a bug of the caller.
    [[nodiscard]] constexpr const E& error() const {
        assert(!has_value());
        return *std::get_if<1>(&state_);
    }

    [[nodiscard]] constexpr T value_or(T fallback) const {
        return has_value() ? value() : std::move(fallback);
    }

private:
    std::variant<T, E> state_;
};

}  // namespace adoube
