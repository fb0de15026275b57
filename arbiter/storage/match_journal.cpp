#include "arbiter/storage/match_journal.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>

#include "arbiter/json/fields.h"
#include "arbiter/json/result_json.h"

namespace adoube::arbiter {
namespace {

namespace bj = boost::json;

constexpr std::int64_t version = 1;
constexpr std::string_view beginning = R"({"journal":)";

[[nodiscard]] bj::object as_json(const JournalHead& head) {
    return {{"journal", version},
            {"directory", head.directory},
            {"arguments", bj::array(head.arguments.begin(), head.arguments.end())},
            {"pgn", head.pgn},
            {"pgnStart", head.pgn_start}};
}

[[nodiscard]] bj::object as_json(const JournalGame& game) {
    bj::object line{{"game", game.number}, {"white", game.white}, {"black", game.black}};
    if (game.outcome) {
        line.emplace("winner", json::write_color(game.outcome->winner));
        line.emplace("reason", game::name_of(game.outcome->reason));
    }
    line.emplace("pgn", game.pgn);
    return line;
}

// Where and how a match was started.
[[nodiscard]] std::optional<JournalHead> read_start(const bj::object& line) {
    json::Fields fields{line};
    const bj::value* const arguments = fields.find("arguments");
    JournalHead head;
    head.directory = fields.text("directory");
    if (fields.fault() || !arguments || !arguments->is_array()) return std::nullopt;
    for (const bj::value& argument : arguments->get_array()) {
        if (!argument.is_string()) return std::nullopt;
        head.arguments.emplace_back(argument.get_string());
    }
    return head;
}

[[nodiscard]] std::optional<JournalHead> read_head(const bj::object& line) {
    json::Fields fields{line};
    auto head = read_start(line);
    if (fields.whole("journal") != version || !head) return std::nullopt;
    head->pgn = fields.text("pgn");
    head->pgn_start = fields.unsigned_if_any("pgnStart").value_or(0);
    if (fields.fault()) return std::nullopt;
    return head;
}

[[nodiscard]] std::optional<game::Outcome> read_outcome(json::Fields& fields) {
    const auto word = fields.text_if_any("reason");
    if (!word) return std::nullopt;
    const auto reason = game::reason_of(*word);
    if (!reason) fields.blame("reason", "a reason");
    const auto winner = fields.text_if_any("winner");
    if (winner && *winner != "white" && *winner != "black") fields.blame("winner", "a color");
    if (!winner) return game::Outcome{std::nullopt, reason.value_or(game::Reason::aborted)};
    const Color color = *winner == "white" ? Color::white : Color::black;
    return game::Outcome{color, reason.value_or(game::Reason::aborted)};
}

[[nodiscard]] std::optional<JournalGame> read_game(const bj::object& line) {
    json::Fields fields{line};
    JournalGame game{static_cast<int>(fields.whole("game")),
                     static_cast<int>(fields.whole("white")),
                     static_cast<int>(fields.whole("black")), read_outcome(fields),
                     std::string{fields.text("pgn")}};
    if (fields.fault() || game.number < 1) return std::nullopt;
    return game;
}

// Paths and arguments are bytes; they need not be UTF-8.
[[nodiscard]] std::optional<bj::object> parse_line(std::string_view text) {
    bj::parse_options options;
    options.allow_invalid_utf8 = true;
    bj::error_code error;
    bj::value line = bj::parse(bj::string_view{text.data(), text.size()}, error, {}, options);
    if (error || !line.is_object()) return std::nullopt;
    return std::move(line.get_object());
}

// Takes a line into the content; false if it is none there.
[[nodiscard]] bool take(JournalContent& content, std::string_view text) {
    auto line = read_journal_line(text);
    if (!line) return false;
    if (auto* const head = std::get_if<JournalHead>(&*line)) {
        content.head = std::move(*head);
        return content.size == 0;
    }
    if (content.size == 0) return false;
    if (auto* const game = std::get_if<JournalGame>(&*line)) {
        (game->outcome ? content.finished : content.unfinished).push_back(std::move(*game));
        return true;
    }
    content.unfinished.clear();
    content.head.start_again(std::get<JournalResumption>(*line));
    return true;
}

[[nodiscard]] Failure<JournalError> failure(std::error_code system) {
    return Failure{JournalError{system, {}}};
}
[[nodiscard]] Failure<JournalError> failure(std::string what) {
    return Failure{JournalError{{}, std::move(what)}};
}

[[nodiscard]] Expected<AppendFile, JournalError> open_alone(const std::string& path) {
    auto file = AppendFile::open(path);
    if (!file) return failure(file.error());
    if (!file->lock()) return failure("is in use by another match");
    return std::move(file).value();
}

}  // namespace

std::optional<JournalLine> read_journal_line(std::string_view text) {
    const auto line = parse_line(text);
    if (!line) return std::nullopt;
    if (line->contains("resumed")) return JournalResumption{read_start(*line)};
    if (line->contains("journal")) {
        if (auto head = read_head(*line)) return std::move(*head);
        return std::nullopt;
    }
    if (auto game = read_game(*line)) return std::move(*game);
    return std::nullopt;
}

void JournalHead::start_again(const JournalResumption& resumption) {
    if (!resumption.head) return;
    directory = resumption.head->directory;
    arguments = resumption.head->arguments;
}

std::string describe(const JournalError& error) {
    return error.system ? error.system.message() : error.what;
}

Expected<JournalContent, JournalError> read_journal(std::string_view text) {
    JournalContent content;
    for (std::size_t number = 1; content.size < text.size(); ++number) {
        const auto rest = text.substr(content.size);
        const auto end = rest.find('\n');
        if (end == std::string_view::npos) break;
        if (!take(content, rest.substr(0, end))) {
            if (number > 1 && end + 1 == rest.size()) break;
            return failure(number == 1 ? "is not a journal"
                                       : "line " + std::to_string(number) + " is damaged");
        }
        content.size += end + 1;
    }
    if (content.size == 0) return failure("is not a journal");
    return content;
}

bool is_journal(const std::string& path) {
    if (!can_be_a_regular_file(path)) return false;
    std::ifstream file{path, std::ios::binary};
    std::string head;
    return std::getline(file, head) && !file.eof() && head.starts_with(beginning);
}

Expected<MatchJournal, JournalError> MatchJournal::begin(const std::string& path,
                                                         const JournalHead& head) {
    auto file = open_alone(path);
    if (!file) return Failure{file.error()};
    const auto old = file->read_from(0);
    if (!old) return failure(old.error());
    if (old->substr(0, beginning.size()) != beginning.substr(0, old->size()))
        return failure("is not a journal and is left as it is");
    if (const auto error = file->cut(0)) return failure(error);
    MatchJournal journal{std::move(file).value()};
    if (const auto error = journal.add_line(bj::serialize(as_json(head)))) return failure(error);
    if (const auto error = sync_folder_of(path)) return failure(error);
    return journal;
}

Expected<MatchJournal::Resumed, JournalError> MatchJournal::resume(const std::string& path) {
    auto file = open_alone(path);
    if (!file) return Failure{file.error()};
    const auto text = file->read_from(0);
    if (!text) return failure(text.error());
    auto content = read_journal(*text);
    if (!content) return Failure{content.error()};
    if (const auto error = file->cut(content->size)) return failure(error);
    return Resumed{MatchJournal{std::move(file).value()}, std::move(content).value()};
}

std::error_code MatchJournal::go_on(const std::string& directory,
                                    std::span<const std::string> arguments) {
    return add_line(
        bj::serialize(bj::object{{"resumed", true},
                                 {"directory", directory},
                                 {"arguments", bj::array(arguments.begin(), arguments.end())}}));
}

std::error_code MatchJournal::add(const JournalGame& game) {
    return add_line(bj::serialize(as_json(game)));
}

std::error_code MatchJournal::add_line(std::string line) {
    line += '\n';
    if (const auto error = file_.add(line)) return error;
    return file_.sync();
}

}  // namespace adoube::arbiter
