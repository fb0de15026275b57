#include "syzygy/syzygy_tables.h"

namespace adoube {

Expected<std::unique_ptr<SyzygyTables>, std::string> open_syzygy_tables(const std::string&) {
    return Failure{std::string{"this program was built without the library Fathom"}};
}

}  // namespace adoube
