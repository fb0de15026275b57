// The versions of the event store's schema.
#pragma once

#include "arbiter/storage/sqlite.h"

namespace adoube::arbiter::storage {

// Brings a database to the newest version, each step in a transaction of its own. One that is
// newer than this program, or that is no event store, is refused.
[[nodiscard]] StorageFault migrate(const Database& database);

}  // namespace adoube::arbiter::storage
