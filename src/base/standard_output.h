// Whether what a program says reaches anybody.
#pragma once

#include <sys/stat.h>

#include <cstdio>

namespace adoube {

// Whether something that was written to standard output has found no room. The reader of a pipe
// goes when he has heard enough: that is no loss.
[[nodiscard]] inline bool is_output_lost() {
    const bool is_written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    struct ::stat facts{};
    if (is_written || ::fstat(1, &facts) != 0) return false;
    return S_ISREG(facts.st_mode) || S_ISCHR(facts.st_mode);
}

}  // namespace adoube
