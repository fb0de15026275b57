// All processes that live because of the arbiter: those that it has started, and whatever these
// have started in turn. Who leaves an engine behind as its orphan, in its process group or in a
// session of his own, is known by a mark in his environment, and ends with the engine; all of them
// end with the arbiter, however that ends.
#pragma once

#include <boost/asio/execution_context.hpp>
#include <boost/asio/io_context.hpp>
#include <set>
#include <string>
#include <vector>

#include "arbiter/process/guardian.h"

namespace adoube::arbiter {

// One for each context, made when it is first asked for.
class Household : public boost::asio::execution_context::service {
public:
    static boost::asio::execution_context::id id;

    explicit Household(boost::asio::execution_context& context);
    [[nodiscard]] static Household& of(boost::asio::io_context& context);

    // The environment for a new process: the arbiter's own, with a mark that nobody else bears.
    class Environment {
    public:
        explicit Environment(std::string mark);
        Environment(const Environment&) = delete;
        Environment& operator=(const Environment&) = delete;
        [[nodiscard]] const char* const* data() const { return words_.data(); }
        [[nodiscard]] const std::string& mark() const { return mark_; }

    private:
        std::string mark_;
        std::vector<const char*> words_;
    };
    [[nodiscard]] Environment next_environment();

    void note_start(int process) { started_.insert(process); }
    // The process has ended and was waited for: what bears its mark is killed.
    void note_end(int process, const std::string& mark);
    // Frees the system of the orphans that have ended.
    void reap();

private:
    void shutdown() noexcept override {}

    Guardian guardian_;
    std::set<int> started_{};
    int last_number_ = 0;
};

// Makes the arbiter the parent of whatever its children leave behind, so that end_orphans() finds
// it. Once, at the start of the program.
void adopt_orphans();
// Kills and reaps all children of the arbiter; when no ChildProcess lives any more.
void end_orphans();

}  // namespace adoube::arbiter
