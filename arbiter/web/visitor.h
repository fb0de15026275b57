// Somebody who looks at a board: a browser, or a program that plays there.
#pragma once

#include <memory>
#include <string>

namespace adoube::arbiter::web {

// The same message may be on its way to many visitors.
using Message = std::shared_ptr<const std::string>;

class Visitor {
public:
    virtual ~Visitor() = default;

    // Takes a message to deliver; never waits.
    virtual void send(Message message) = 0;
};

}  // namespace adoube::arbiter::web
