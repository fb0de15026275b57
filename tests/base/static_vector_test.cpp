#include "base/static_vector.h"

#include <vector>

#include "support/catch.h"

namespace adoube {

namespace {

[[nodiscard]] StaticVector<int, 4> of(std::initializer_list<int> values) {
    StaticVector<int, 4> vector;
    for (const int value : values) vector.push_back(value);
    return vector;
}

[[nodiscard]] std::vector<int> listed(const StaticVector<int, 4>& vector) {
    return {vector.begin(), vector.end()};
}

}  // namespace

TEST_CASE("A static vector starts empty and grows to its capacity", "[base][static_vector]") {
    StaticVector<int, 4> vector;
    CHECK(vector.empty());
    CHECK(vector.capacity() == 4);
    for (int value = 1; value <= 4; ++value) {
        CHECK_FALSE(vector.is_full());
        vector.push_back(value);
    }
    CHECK(vector.is_full());
    CHECK(vector.size() == 4);
    CHECK(listed(vector) == std::vector{1, 2, 3, 4});
}

TEST_CASE("Elements can be read, changed, taken off and cleared", "[base][static_vector]") {
    StaticVector<int, 4> vector = of({1, 2, 3});
    vector[1] = 20;
    CHECK(listed(vector) == std::vector{1, 20, 3});
    vector.pop_back();
    CHECK(listed(vector) == std::vector{1, 20});
    vector.clear();
    CHECK(vector.empty());
}

TEST_CASE("Copies are independent", "[base][static_vector]") {
    const StaticVector<int, 4> original = of({1, 2});
    StaticVector<int, 4> copy = original;
    copy[0] = 9;
    CHECK(original[0] == 1);
    StaticVector<int, 4> assigned = of({5, 6, 7});
    assigned = original;
    CHECK(listed(assigned) == std::vector{1, 2});
    const StaticVector<int, 4>& itself = assigned;
    assigned = itself;
    CHECK(listed(assigned) == std::vector{1, 2});
}

}  // namespace adoube
