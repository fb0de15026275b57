#include "arbiter/storage/journal_follower.h"

#include <algorithm>
#include <cerrno>
#include <fstream>

namespace adoube::arbiter {
namespace {

constexpr std::uint64_t usual_piece = std::uint64_t{1} << 20;

[[nodiscard]] JournalError cannot_be_read() {
    return {std::make_error_code(std::errc::io_error), {}};
}

// The bytes from there on, as many as are wanted or as there are.
[[nodiscard]] std::string read_piece(std::ifstream& file, std::uint64_t from, std::uint64_t size) {
    std::string text(size, '\0');
    file.seekg(static_cast<std::streamoff>(from));
    file.read(text.data(), static_cast<std::streamsize>(size));
    text.resize(static_cast<std::size_t>(file.gcount()));
    file.clear();
    return text;
}

}  // namespace

Expected<std::vector<JournalFollower::Entry>, JournalError> JournalFollower::read_on() {
    if (!can_be_a_regular_file(path_)) return Failure{JournalError{{}, "is not a journal"}};
    std::ifstream file{path_, std::ios::binary | std::ios::ate};
    if (!file) return Failure{JournalError{{errno, std::generic_category()}, {}}};
    const auto size = static_cast<std::uint64_t>(file.tellg());
    if (size < told_) return Failure{JournalError{{}, "was begun anew"}};
    std::vector<Entry> games;
    // Lines that are longer than a piece are read again in a larger one.
    for (std::uint64_t piece = usual_piece; games.empty() && told_ < size;) {
        const std::uint64_t before = told_;
        const bool is_rest = size - told_ <= piece;
        const std::string text = read_piece(file, told_, std::min(piece, size - told_));
        if (const auto error = take_lines(text, is_rest, games)) return Failure{*error};
        if (is_rest) break;
        if (told_ == before) piece *= 2;
    }
    if (!head_) return Failure{JournalError{{}, "is not a journal"}};
    return games;
}

// Lines that are whole, of the text that begins where the last told one ends.
std::optional<JournalError> JournalFollower::take_lines(std::string_view text, bool is_rest,
                                                        std::vector<Entry>& games) {
    while (true) {
        const auto end = text.find('\n');
        if (end == std::string_view::npos) return std::nullopt;
        const bool is_last = is_rest && end + 1 == text.size();
        const int lines_before = lines_;
        if (auto error = take(text.substr(0, end), is_last, games)) return error;
        if (lines_ == lines_before) return std::nullopt;
        told_ += end + 1;
        text.remove_prefix(end + 1);
    }
}

std::optional<JournalError> JournalFollower::take(std::string_view text, bool is_last,
                                                  std::vector<Entry>& games) {
    auto line = read_journal_line(text);
    if (!line && lines_ > 0 && is_last) return std::nullopt;
    const bool is_head = line && std::holds_alternative<JournalHead>(*line);
    if (!line || is_head != (lines_ == 0))
        return JournalError{{},
                            lines_ == 0 ? "is not a journal"
                                        : "line " + std::to_string(lines_ + 1) + " is damaged"};
    ++lines_;
    if (auto* const head = std::get_if<JournalHead>(&*line)) head_ = std::move(*head);
    else if (auto* const game = std::get_if<JournalGame>(&*line)) {
        if (game->outcome) games.push_back({std::move(*game), told_});
    } else head_->start_again(std::get<JournalResumption>(*line));
    return std::nullopt;
}

Expected<JournalGame, JournalError> JournalFollower::game_at(std::uint64_t place) const {
    std::ifstream file{path_, std::ios::binary};
    file.seekg(static_cast<std::streamoff>(place));
    std::string text;
    if (!std::getline(file, text)) return Failure{cannot_be_read()};
    auto line = read_journal_line(text);
    if (!line || !std::holds_alternative<JournalGame>(*line)) return Failure{cannot_be_read()};
    return std::move(std::get<JournalGame>(*line));
}

}  // namespace adoube::arbiter
