// A sink of spdlog that hands each line of the log to a function.
#pragma once

#include <spdlog/details/null_mutex.h>
#include <spdlog/sinks/base_sink.h>

#include <functional>
#include <string_view>
#include <utility>

namespace adoube::arbiter {

class LineSink final : public spdlog::sinks::base_sink<spdlog::details::null_mutex> {
public:
    explicit LineSink(std::function<void(std::string_view)> take) : take_(std::move(take)) {}

private:
    void sink_it_(const spdlog::details::log_msg& message) override {
        spdlog::memory_buf_t line;
        formatter_->format(message, line);
        take_({line.data(), line.size()});
    }
    void flush_() override {}

    std::function<void(std::string_view)> take_;
};

}  // namespace adoube::arbiter
