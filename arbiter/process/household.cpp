#include "arbiter/process/household.h"

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <iterator>
#include <string_view>

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::vector<int> children() {
    std::ifstream list{"/proc/thread-self/children"};
    return {std::istream_iterator<int>{list}, {}};
}

}  // namespace

boost::asio::execution_context::id Household::id;

Household::Household(boost::asio::execution_context& context)
    : boost::asio::execution_context::service(context) {
    started_.insert(guardian_.process());
}

Household& Household::of(boost::asio::io_context& context) {
    return boost::asio::use_service<Household>(context);
}

Household::Environment::Environment(std::string mark) : mark_(std::move(mark)) {
    const std::string_view name{mark_.data(), mark_.find('=') + 1};
    for (char** word = ::environ; *word != nullptr; ++word)
        if (!std::string_view{*word}.starts_with(name)) words_.push_back(*word);
    words_.push_back(mark_.c_str());
    words_.push_back(nullptr);
}

Household::Environment Household::next_environment() {
    return Environment{guardian_.mark() + std::to_string(++last_number_) + '.'};
}

void Household::note_end(int process, const std::string& mark) {
    started_.erase(process);
    guardian_.kill_all_with(mark);
    reap();
}

void Household::reap() {
    for (const int child : children())
        if (!started_.contains(child)) ::waitpid(child, nullptr, WNOHANG);
}

void adopt_orphans() { ::prctl(PR_SET_CHILD_SUBREAPER, 1); }

void end_orphans() {
    // Who dies may leave further orphans; a few rounds find them all, or nothing will.
    for (int round = 0; round < 100; ++round) {
        const std::vector<int> orphans = children();
        if (orphans.empty()) return;
        for (const int id : orphans) {
            ::kill(id, SIGKILL);
            ::waitpid(id, nullptr, 0);
        }
    }
}

}  // namespace adoube::arbiter
