// Files and standard streams for tests of commands.
#pragma once

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

namespace adoube::arbiter {

// A file of its own, removed at the end.
class TemporaryFile {
public:
    explicit TemporaryFile(std::string_view content = "") {
        const int descriptor = mkstemp(path_.data());
        if (descriptor >= 0) close(descriptor);
        write(content);
    }
    ~TemporaryFile() { std::filesystem::remove(path_); }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }
    void write(std::string_view content) const {
        std::ofstream(path_, std::ios::binary) << content;
    }
    [[nodiscard]] std::string content() const {
        std::ostringstream text;
        text << std::ifstream(path_, std::ios::binary).rdbuf();
        return text.str();
    }

private:
    std::string path_ = std::filesystem::temp_directory_path() / "adoube-XXXXXX";
};

// What is written to a standard stream while it lives.
class Captured {
public:
    explicit Captured(FILE* stream) : stream_(stream) {
        std::fflush(stream_);
        old_ = dup(fileno(stream_));
        [[maybe_unused]] FILE* const file = std::freopen(file_.path().c_str(), "w", stream_);
    }
    ~Captured() { restore(); }
    Captured(const Captured&) = delete;
    Captured& operator=(const Captured&) = delete;

    // Ends the capture.
    [[nodiscard]] std::string text() {
        restore();
        return file_.content();
    }

private:
    void restore() {
        if (old_ < 0) return;
        std::fflush(stream_);
        dup2(old_, fileno(stream_));
        close(old_);
        old_ = -1;
    }

    FILE* stream_;
    int old_ = -1;
    TemporaryFile file_;
};

}  // namespace adoube::arbiter
