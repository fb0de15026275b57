#include "fakes/harm.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <thread>

namespace adoube::fakes {

using namespace std::chrono_literals;

bool has_more_than_three_files() {
    int files = 0;
    for (int number = 0; number < 1024; ++number)
        if (::fcntl(number, F_GETFD) >= 0) ++files;
    return files > 3;
}

void leave_a_daemon() {
    if (::fork() != 0) return;
    ::setsid();
    for (;;) std::this_thread::sleep_for(1h);
}

void stop_the_arbiter_for(std::chrono::milliseconds time) {
    const ::pid_t arbiter = ::getppid();
    ::kill(arbiter, SIGSTOP);
    std::this_thread::sleep_for(time);
    ::kill(arbiter, SIGCONT);
    std::this_thread::sleep_for(20ms);
}

void compute_for_ever() {
    // Volatile: a compiler may take a loop that does nothing for one that ends.
    for (volatile unsigned count = 0;;) count = count + 1;
}

void use_up_memory() {
    const ::rlimit little{std::uint64_t{64} << 20, std::uint64_t{64} << 20};
    ::setrlimit(RLIMIT_AS, &little);
    const std::string hoard(std::size_t{1} << 30, 'x');
    std::_Exit(hoard.back());
}

}  // namespace adoube::fakes
