// Runs the real `arbiter` with real child processes and says what came of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adoube::e2e {

struct Run {
    int status = 0;  // exit status; minus the number of the signal that ended it
    std::string out;
    std::string err;
};

struct Limits {
    std::chrono::seconds patience{60};  // the run is killed, and the test fails, after this
    int interrupt_after_lines = 0;      // a signal once so many lines were printed; 0: never
    int signal = 2;                     // SIGINT
    int signals = 1;                    // how many of them, 20 ms apart
    std::optional<std::chrono::microseconds> kill_after{};  // SIGKILL, wherever it is then
    std::optional<std::uint64_t> largest_file{};            // bytes that it may write into one
    std::optional<std::uint64_t> most_files{};              // that it may have open
    int stop_after_lines = 0;              // SIGSTOP once so many lines were printed; 0: never
    std::chrono::milliseconds stop_for{};  // then SIGCONT
};

// Arguments as the shell would split them: at blanks, except within single quotes.
[[nodiscard]] Run run_arbiter(const std::string& arguments, const Limits& limits = {});

// The same program under another name.
[[nodiscard]] Run run_arbiter_as(const std::string& name, const std::string& arguments);

// Runs a program that is looked for in PATH and in Debian's place for games.
[[nodiscard]] Run run_program(const std::string& name, const std::string& arguments);
[[nodiscard]] bool is_installed(const std::string& name);

// How many processes run whose command line holds the text.
[[nodiscard]] int count_processes(std::string_view text);

// A word that no other process of the machine has on its command line.
[[nodiscard]] std::string unique_word();

// A file that does not exist yet and is removed at the end of the test, and a journal beside it.
class ScratchFile {
public:
    explicit ScratchFile(const std::string& ending);
    ~ScratchFile();
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::string content() const;
    void write(std::string_view text) const;

private:
    std::string path_;
};

[[nodiscard]] std::string fake_engine();  // its path
[[nodiscard]] int count(std::string_view text, std::string_view part);
[[nodiscard]] std::vector<std::string> lines_with(std::string_view text, std::string_view part);

}  // namespace adoube::e2e
