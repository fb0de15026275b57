// The file by which somebody outside tells a running match what he wants, looked at twice a second.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <string>

#include "arbiter/match/match_order.h"
#include "arbiter/process/pulse.h"
#include "base/expected.h"

namespace adoube::arbiter {

class OrderFile {
public:
    using Reading = Expected<MatchOrder, std::string>;

    // `told` hears what the file says, or what is wrong with it, whenever that has changed. A file
    // that is not there says nothing.
    OrderFile(boost::asio::io_context& io, std::string path, std::function<void(Reading)> told);

    void start();
    void stop() { pulse_.stop(); }

private:
    void look();

    Pulse pulse_;
    std::string path_;
    std::function<void(Reading)> told_;
    std::string last_text_{};
};

}  // namespace adoube::arbiter
