// Writes the manual pages and the completions of all programs, from what they print for --help.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>

#include "tools/manual/completion.h"
#include "tools/manual/man_page.h"

namespace adoube::manual {

namespace {

namespace fs = std::filesystem;

constexpr int exit_bad_usage = 2;

// By the names of their pages: "arbiter", "arbiter-match".
using Helps = std::map<std::string, HelpText>;

[[nodiscard]] Helps read_helps(const fs::path& folder) {
    Helps helps;
    for (const auto& entry : fs::directory_iterator(folder)) {
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        helps.emplace(entry.path().stem().string(), read_help(text));
    }
    if (helps.empty()) throw std::runtime_error("no help texts: " + folder.string());
    return helps;
}

[[nodiscard]] bool is_of_command(const std::string& page) {
    return page.find('-') != std::string::npos;
}

// The program that a page is about, or that has the command.
[[nodiscard]] std::string program_of(const std::string& page) {
    return page.substr(0, page.find('-'));
}

[[nodiscard]] std::vector<std::string> related_to(const std::string& page, const Helps& helps) {
    std::vector<std::string> pages;
    for (const auto& [name, help] : helps) {
        const bool is_command_of_it = is_of_command(name) && program_of(name) == page;
        const bool is_another_program = !is_of_command(name) && name != page;
        if (is_of_command(page) ? name == program_of(page) : is_command_of_it || is_another_program)
            pages.push_back(name);
    }
    return pages;
}

[[nodiscard]] ProgramWords words_of_program(const std::string& name, const Helps& helps) {
    ProgramWords program{name, words_of(helps.at(name))};
    for (const Word& command : program.own.commands)
        if (const auto help = helps.find(name + '-' + command.text); help != helps.end())
            program.of_commands.push_back(words_of(help->second));
    return program;
}

void write(const fs::path& path, const std::string& text) {
    fs::create_directories(path.parent_path());
    std::ofstream file(path);
    if (!(file << text).flush()) throw std::runtime_error("cannot be written: " + path.string());
}

void write_all(const Helps& helps, const fs::path& folder) {
    const std::string section(man_section);
    for (const auto& [name, help] : helps) {
        write(folder / "man" / ("man" + section) / (name + '.' + section),
              man_page(name, help, related_to(name, helps)));
        if (is_of_command(name)) continue;
        const ProgramWords program = words_of_program(name, helps);
        write(folder / "bash" / name, bash_completion(program));
        write(folder / "zsh" / ('_' + name), zsh_completion(program));
        write(folder / "fish" / (name + ".fish"), fish_completion(program));
    }
}

int run(int count, char** words) {
    if (count != 3) {
        fmt::print(stderr, "write_manual: two folders were expected: HELP OUTPUT\n");
        return exit_bad_usage;
    }
    write_all(read_helps(words[1]), words[2]);
    return 0;
}

}  // namespace

}  // namespace adoube::manual

int main(int count, char** words) {
    try {
        return adoube::manual::run(count, words);
    } catch (const std::exception& error) {
        fmt::print(stderr, "write_manual: {}\n", error.what());
        return adoube::manual::exit_bad_usage;
    }
}
