#include "e2e/program.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace adoube::e2e {

namespace {

[[nodiscard]] std::string quoted_for_shell(std::string_view word) {
    std::string quoted{'\''};
    for (const char c : word) {
        if (c == '\'') quoted += "'\\''";
        else quoted += c;
    }
    return quoted + '\'';
}

[[nodiscard]] std::string unique_path(std::string_view ending) {
    static std::atomic<int> count{0};
    const auto name = "adoube-test-" + std::to_string(getpid()) + '-' + std::to_string(++count);
    return (std::filesystem::temp_directory_path() / name).string() + std::string(ending);
}

[[nodiscard]] int status_of(int waited) {
    return WIFEXITED(waited) ? WEXITSTATUS(waited) : 128 + WTERMSIG(waited);
}

}  // namespace

Finished run(std::string_view program, const std::vector<std::string>& arguments,
             std::string_view input) {
    const TemporaryFile stdin_file(".in", input);
    std::string command =
        quoted_for_shell(std::string(ADOUBE_PROGRAMS) + '/' + std::string(program));
    for (const std::string& argument : arguments) command += ' ' + quoted_for_shell(argument);
    command += " <" + quoted_for_shell(stdin_file.path()) + " 2>/dev/null";
    std::FILE* const pipe = popen(command.c_str(), "r");
    if (!pipe) return {127, {}};
    Finished finished;
    std::array<char, 4096> buffer{};
    while (const std::size_t size = std::fread(buffer.data(), 1, buffer.size(), pipe))
        finished.output.append(buffer.data(), size);
    finished.status = status_of(pclose(pipe));
    return finished;
}

TemporaryFile::TemporaryFile(std::string_view ending, std::string_view content)
    : path_(unique_path(ending)) {
    std::ofstream(path_, std::ios::binary) << content;
}

TemporaryFile::~TemporaryFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
}

std::string TemporaryFile::content() const {
    std::ifstream file(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace adoube::e2e
