// Syzygy tables, read by the library Fathom. There is one set of tables in a program.
#pragma once

#include <memory>
#include <string>

#include "arbiter/match/tablebase.h"
#include "base/expected.h"

namespace adoube::arbiter {

// Folders with a colon between them. What is wrong is said in words: there is no table, or the
// program was built without the library.
[[nodiscard]] Expected<std::unique_ptr<Tablebase>, std::string> open_syzygy_tables(
    const std::string& path);

}  // namespace adoube::arbiter
