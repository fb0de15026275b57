// Reads what follows `info` on a line.
#pragma once

#include "uci/info.h"
#include "uci/words.h"

namespace adoube::uci {

// Words that mean nothing are skipped; a field whose value cannot be read stays absent.
[[nodiscard]] Info read_info(Words& words);

}  // namespace adoube::uci
