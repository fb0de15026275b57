// Asio cannot take back a completion that is queued already: it comes, and reports success, even
// when the wait was cancelled after that, or when the object that waited is gone.
#pragma once

#include <memory>
#include <utility>

namespace adoube::arbiter {

// A member of an object that waits.
class Presence {
public:
    // A handler that does nothing once this presence has ended.
    template <class Handler>
    [[nodiscard]] auto guarded(Handler handler) const {
        return
            [here = std::weak_ptr{token_}, handler = std::move(handler)](const auto&... arguments) {
                if (!here.expired()) handler(arguments...);
            };
    }
    // Nothing that waits now is heard of any more.
    void end() { token_ = std::make_shared<const char>(); }

private:
    std::shared_ptr<const char> token_ = std::make_shared<const char>();
};

}  // namespace adoube::arbiter
