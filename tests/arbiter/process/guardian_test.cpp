#include "arbiter/process/guardian.h"

#include <sys/wait.h>

#include <cerrno>
#include <csignal>

#include "support/catch.h"

namespace adoube::arbiter {

TEST_CASE("A guardian that does not end is not waited for for ever", "[process][guardian]") {
    int process = -1;
    {
        const Guardian guardian;
        process = guardian.process();
        REQUIRE(process > 0);
        REQUIRE(::kill(process, SIGSTOP) == 0);
    }
    CHECK(::waitpid(process, nullptr, 0) == -1);
    CHECK(errno == ECHILD);
}

}  // namespace adoube::arbiter
