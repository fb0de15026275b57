#include "arbiter/present/dialog.h"

#include <algorithm>

#include "base/text_cursor.h"

namespace adoube::arbiter {

std::string Dialog::on_line(std::string_view line, game::Instant now) {
    Words words;
    TextCursor cursor(line);
    for (cursor.skip_spaces(); !cursor.at_end(); cursor.skip_spaces())
        words.emplace_back(cursor.take_word());
    if (words.empty()) return "";
    std::string command = words.front();
    std::transform(command.begin(), command.end(), command.begin(), to_lower);
    if (command == "help" || command == "?") return help();
    if (command == "end" || command == "quit" || command == "exit") {
        ended_ = true;
        return "";
    }
    return carry_out(command, words, now);
}

std::string joined_move(const std::vector<std::string>& words, std::size_t first) {
    std::string move;
    for (std::size_t index = first; index < words.size(); ++index) move += words[index];
    return move;
}

}  // namespace adoube::arbiter
