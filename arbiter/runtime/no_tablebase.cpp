#include "arbiter/runtime/fathom_tablebase.h"

namespace adoube::arbiter {

Expected<std::unique_ptr<Tablebase>, std::string> open_syzygy_tables(const std::string&) {
    return Failure{std::string{"this program was built without the library Fathom"}};
}

}  // namespace adoube::arbiter
