// The pages as they were built into this program. Nothing else is ever served as a file: what is
// not in the bundle does not exist.
#pragma once

#include <string_view>

namespace adoube::arbiter::web {

struct BundleFile {
    std::string_view path;  // "/app.js"
    std::string_view content_type;
    std::string_view content;
};

// Null if the bundle has no such file.
[[nodiscard]] const BundleFile* find_in_bundle(std::string_view path);

// Why there are no pages in this program, in one clause; empty if they are there.
[[nodiscard]] std::string_view bundle_is_missing();

}  // namespace adoube::arbiter::web
