// Runs the real programs of the build, as their users do.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace adoube::e2e {

struct Finished {
    int status = 0;      // the exit status; 128 and more if a signal ended it
    std::string output;  // of stdout
};

// Runs a program to its end, with `input` on its stdin.
[[nodiscard]] Finished run(std::string_view program, const std::vector<std::string>& arguments,
                           std::string_view input = "");

// A file that goes away with its object.
class TemporaryFile {
public:
    // The name ends like this: ".pgn".
    explicit TemporaryFile(std::string_view ending, std::string_view content = "");
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::string content() const;

private:
    std::string path_;
};

}  // namespace adoube::e2e
