#include "arbiter/runtime/silent_log.h"

#include <spdlog/logger.h>
#include <spdlog/sinks/null_sink.h>

#include <memory>

namespace adoube::arbiter {

spdlog::logger* silent_log() {
    static spdlog::logger log("silent", std::make_shared<spdlog::sinks::null_sink_mt>());
    return &log;
}

}  // namespace adoube::arbiter
