// A program with a terminal of its own.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

namespace adoube::e2e {

class Terminal {
public:
    // The program, by its path, and its arguments. TERM is xterm; the window has 24 rows of 80.
    explicit Terminal(std::vector<std::string> words);
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void type(std::string_view keys) const;
    // Reads until the text appears; all up to it is behind us then. Fails the test if it does not.
    void wait_for(std::string_view text);
    // Reads up to the end, and gives the exit status.
    [[nodiscard]] int wait_for_exit();
    // What was shown behind the last text that was waited for.
    [[nodiscard]] const std::string& shown() const { return shown_; }

private:
    // False once the program has gone.
    [[nodiscard]] bool receive();

    pid_t process_ = -1;
    int screen_ = -1;
    std::string shown_{};
};

}  // namespace adoube::e2e
