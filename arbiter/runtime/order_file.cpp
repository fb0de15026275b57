#include "arbiter/runtime/order_file.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <utility>

namespace adoube::arbiter {
namespace {

constexpr std::chrono::milliseconds interval{500};
constexpr std::size_t longest_text = 4096;

// A pipe or a device could keep the match waiting.
[[nodiscard]] std::string text_of(const std::string& path) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) return {};
    std::ifstream file{path, std::ios::binary};
    std::array<char, longest_text> text{};
    file.read(text.data(), text.size());
    return {text.data(), static_cast<std::size_t>(file.gcount())};
}

}  // namespace

OrderFile::OrderFile(boost::asio::io_context& io, std::string path,
                     std::function<void(Reading)> told)
    : pulse_(io, interval, [this] { look(); }), path_(std::move(path)), told_(std::move(told)) {}

void OrderFile::start() {
    pulse_.start();
    look();
}

void OrderFile::look() {
    std::string text = text_of(path_);
    if (text == last_text_) return;
    last_text_ = std::move(text);
    told_(read_order(last_text_));
}

}  // namespace adoube::arbiter
