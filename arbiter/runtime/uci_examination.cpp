#include "arbiter/runtime/uci_examination.h"

#include <fmt/format.h>

#include "arbiter/match/conclusion.h"
#include "base/text_cursor.h"
#include "notation/fen.h"
#include "notation/uci_move.h"
#include "uci/command.h"

namespace adoube::arbiter {
namespace {

using namespace std::chrono_literals;
using Finding = UciExamination::Finding;

constexpr auto startup = 15s;
constexpr auto short_search = 10s;
constexpr auto ready = 5s;
constexpr auto obedience = 1s;  // to stop, ponderhit and quit
constexpr auto thinking = 200ms;

constexpr std::string_view start = "position startpos";

[[nodiscard]] std::string_view first_word(std::string_view text) {
    TextCursor cursor{text};
    cursor.skip_spaces();
    return cursor.take_word();
}

[[nodiscard]] Position position_of(std::string_view words) {
    Position board = Position::initial();
    const auto fen_at = words.find("fen ");
    const auto moves_at = std::min(words.find(" moves "), words.size());
    if (fen_at != std::string_view::npos) {
        const auto fen = words.substr(fen_at + 4, moves_at - fen_at - 4);
        const auto read = fen::read_position(fen, Variant::chess960, fen::Strictness::lenient);
        if (read) board = read->position;
    }
    if (moves_at == words.size()) return board;
    TextCursor moves{words.substr(moves_at + 7)};
    while (moves.skip_spaces(), !moves.at_end())
        if (const auto move = uci_move::read(board, moves.take_word())) board = board.after(*move);
    return board;
}

[[nodiscard]] bool has_sound_initial_value(const uci::OptionType& type) {
    if (const auto* const spin = std::get_if<uci::SpinOption>(&type))
        return spin->smallest <= spin->initial && spin->initial <= spin->largest;
    if (const auto* const combo = std::get_if<uci::ComboOption>(&type))
        return uci::accepts(type, combo->initial);
    return true;
}

[[nodiscard]] std::string initial_value(const uci::OptionType& type) {
    if (const auto* const check = std::get_if<uci::CheckOption>(&type))
        return check->initial ? "true" : "false";
    if (const auto* const spin = std::get_if<uci::SpinOption>(&type))
        return std::to_string(spin->initial);
    if (const auto* const combo = std::get_if<uci::ComboOption>(&type)) return combo->initial;
    if (const auto* const text = std::get_if<uci::StringOption>(&type)) return text->initial;
    return {};
}

}  // namespace

const std::vector<UciExamination::Question>& UciExamination::questions() {
    using E = UciExamination;
    static const std::vector<Question> all{
        {"answers uci with uciok", &E::introduces_itself},
        {"tells its name and author", &E::has_a_name},
        {"offers options with sound types and defaults", &E::offers_sound_options},
        {"answers isready with readyok", &E::is_ready},
        {"takes its options at their defaults", &E::takes_its_options},
        {"is ready after ucinewgame", &E::begins_a_game},
        {"passes over what it does not know", &E::passes_over_nonsense},
        {"finds a legal move at depth 1", &E::moves_at_depth},
        {"tells score, depth and legal moves to come", &E::tells_score_and_line},
        {"finds a legal move within 1000 nodes", &E::moves_at_nodes},
        {"moves within a time for the move", &E::moves_in_its_time},
        {"moves within the time of a clock", &E::moves_by_the_clock},
        {"moves as Black after moves", &E::moves_as_black_after_moves},
        {"moves from a FEN with an en passant square", &E::moves_from_a_fen},
        {"writes promotions in lower case", &E::promotes_in_lower_case},
        {"sees a mate in one", &E::sees_a_mate},
        {"thinks without end until it is stopped", &E::thinks_until_stopped},
        {"answers isready while it thinks", &E::is_ready_while_thinking},
        {"answers where there is no legal move", &E::has_no_move_when_mated},
        {"waits for ponderhit (if it offers Ponder)", &E::ponders},
        {"castles in Chess960 (if it offers that)", &E::castles_in_chess960},
        {"leaves at quit", &E::leaves},
    };
    return all;
}

Task<int> UciExamination::run(Listener listener) {
    auto process = ChildProcess::start(executor_, program_);
    if (!process) {
        listener("can be started", process.error().message());
        co_return 1;
    }
    process_ = std::move(process).value();
    int findings = 0;
    for (const Question& question : questions()) {
        Finding finding = co_await (this->*question.ask)();
        if (finding) ++findings;
        if (finding && !process_->is_usable()) *finding += ", and is gone";
        listener(question.text, finding);
        if (!process_->is_usable()) break;
    }
    co_await process_->end({});
    co_return findings;
}

template <class M>
Task<std::optional<M>> UciExamination::wait_for(std::chrono::milliseconds limit) {
    const Moment deadline = now_() + limit;
    std::optional<M> found;
    while (!found) {
        const auto line = co_await process_->next_line(deadline);
        if (!line) break;
        const bool is_option = first_word(*line) == "option";
        const auto message = uci::parse_message(*line);
        if (!message) {
            unsound_options_ += is_option ? 1 : 0;
            continue;
        }
        note(*message);
        if (const auto* const wanted = std::get_if<M>(&*message)) found = *wanted;
    }
    co_return found;
}

void UciExamination::note(const uci::Message& message) {
    if (const auto* const id = std::get_if<uci::message::IdName>(&message)) name_ = id->name;
    if (const auto* const id = std::get_if<uci::message::IdAuthor>(&message)) author_ = id->author;
    if (const auto* const option = std::get_if<uci::Option>(&message)) options_.push_back(*option);
    const auto* const info = std::get_if<uci::Info>(&message);
    if (!info) return;
    if (info->score) score_ = info->score;
    if (info->pv) line_ = *info->pv;
    tells_depth_ = tells_depth_ || info->depth.has_value();
}

void UciExamination::send(std::string_view line) {
    std::string bytes{line};
    bytes += '\n';
    process_->send(bytes);
}

bool UciExamination::offers(std::string_view name) const {
    for (const auto& option : options_)
        if (uci::is_same_name(option.name, name)) return true;
    return false;
}

Finding UciExamination::judge_move(const std::string& move) const {
    if (!uci_move::read(board_, move)) return "answers with no legal move: " + harmless(move);
    return std::nullopt;
}

Task<Finding> UciExamination::search(std::string position, std::string limits,
                                     std::chrono::milliseconds limit) {
    board_ = position_of(position);
    score_.reset();
    line_.clear();
    tells_depth_ = false;
    send(position);
    send("go " + limits);
    const auto best = co_await wait_for<uci::message::BestMove>(limit);
    if (!best) {
        send("stop");
        co_await wait_for<uci::message::BestMove>(obedience);
        co_return fmt::format("sends no bestmove within {} ms", limit.count());
    }
    move_ = best->move;
    Finding finding = judge_move(move_);
    co_return finding;
}

Task<Finding> UciExamination::introduces_itself() {
    send("uci");
    const auto answer = co_await wait_for<uci::message::UciOk>(startup);
    co_return answer ? Finding{} : Finding{"sends no uciok within 15 s"};
}

Task<Finding> UciExamination::has_a_name() {
    if (name_.empty()) co_return "sends no id name";
    if (author_.empty()) co_return "sends no id author";
    co_return std::nullopt;
}

Task<Finding> UciExamination::offers_sound_options() {
    if (unsound_options_ > 0)
        co_return fmt::format("sends {} option lines without name, type or limits",
                              unsound_options_);
    for (const auto& option : options_)
        if (!has_sound_initial_value(option.type))
            co_return "has a default that it does not allow: " + harmless(option.name);
    co_return std::nullopt;
}

Task<Finding> UciExamination::is_ready() {
    send("isready");
    const auto answer = co_await wait_for<uci::message::ReadyOk>(ready);
    co_return answer ? Finding{} : Finding{"sends no readyok within 5 s"};
}

Task<Finding> UciExamination::takes_its_options() {
    for (const auto& option : options_) {
        if (std::holds_alternative<uci::ButtonOption>(option.type)) continue;
        send(uci::to_line(uci::command::SetOption{option.name, initial_value(option.type)}));
    }
    Finding finding = co_await is_ready();
    co_return finding;
}

Task<Finding> UciExamination::begins_a_game() {
    send("ucinewgame");
    Finding finding = co_await is_ready();
    co_return finding;
}

Task<Finding> UciExamination::passes_over_nonsense() {
    send("");
    send("joho debug on");
    send("setoption name No Such Option value 1");
    send("debug off");
    Finding finding = co_await is_ready();
    co_return finding;
}

Task<Finding> UciExamination::moves_at_depth() {
    return search(std::string{start}, "depth 1", short_search);
}

Task<Finding> UciExamination::tells_score_and_line() {
    Finding finding = co_await search(std::string{start}, "depth 4", short_search);
    if (finding) co_return finding;
    if (!score_) co_return "tells no score";
    if (!tells_depth_) co_return "tells no depth";
    Position board = board_;
    TextCursor moves{line_};
    while (moves.skip_spaces(), !moves.at_end()) {
        const std::string word{moves.take_word()};
        const auto move = uci_move::read(board, word);
        if (!move) co_return "tells moves to come that are not legal: " + harmless(word);
        board = board.after(*move);
    }
    if (first_word(line_) != move_) co_return "moves otherwise than it told: " + harmless(move_);
    co_return std::nullopt;
}

Task<Finding> UciExamination::moves_at_nodes() {
    return search(std::string{start}, "nodes 1000", short_search);
}

Task<Finding> UciExamination::moves_in_its_time() {
    return search(std::string{start}, "movetime 200", 700ms);
}

Task<Finding> UciExamination::moves_by_the_clock() {
    return search(std::string{start}, "wtime 1000 btime 1000 winc 10 binc 10", 1000ms);
}

Task<Finding> UciExamination::moves_as_black_after_moves() {
    return search("position startpos moves e2e4", "wtime 1000 btime 1000 movestogo 5", 1000ms);
}

Task<Finding> UciExamination::moves_from_a_fen() {
    return search("position fen rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
                  "depth 2", short_search);
}

Task<Finding> UciExamination::promotes_in_lower_case() {
    // The rooks shut the king in: there are only promotions.
    Finding finding =
        co_await search("position fen 1r6/5P1k/8/8/8/8/7r/K7 w - - 0 1", "depth 3", short_search);
    if (finding) co_return finding;
    const std::string_view types = "qrbn";
    if (types.find(move_.back()) == std::string_view::npos)
        co_return "writes a promotion as " + harmless(move_);
    co_return std::nullopt;
}

Task<Finding> UciExamination::sees_a_mate() {
    Finding finding =
        co_await search("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "depth 4", short_search);
    if (finding) co_return finding;
    if (move_ != "a1a8") co_return "does not mate in one: " + harmless(move_);
    if (!score_ || score_->unit != uci::Score::Unit::mate || score_->value != 1)
        co_return "does not tell score mate 1";
    co_return std::nullopt;
}

Task<Finding> UciExamination::thinks_until_stopped() {
    board_ = Position::initial();
    send(start);
    send("go infinite");
    const auto early = co_await wait_for<uci::message::BestMove>(thinking);
    if (early) co_return "sends a bestmove before it is stopped";
    send("stop");
    const auto best = co_await wait_for<uci::message::BestMove>(obedience);
    if (!best) co_return "sends no bestmove within 1 s after stop";
    co_return judge_move(best->move);
}

Task<Finding> UciExamination::is_ready_while_thinking() {
    send(start);
    send("go infinite");
    Finding finding = co_await is_ready();
    send("stop");
    const auto best = co_await wait_for<uci::message::BestMove>(obedience);
    if (!finding && !best) finding = "sends no bestmove after stop";
    co_return finding;
}

Task<Finding> UciExamination::has_no_move_when_mated() {
    send("position fen R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    send("go depth 1");
    const auto best = co_await wait_for<uci::message::BestMove>(ready);
    if (!best) co_return "sends no bestmove when it is mated";
    if (best->move != "0000" && best->move != "(none)")
        co_return "sends neither 0000 nor (none): " + harmless(best->move);
    co_return std::nullopt;
}

Task<Finding> UciExamination::ponders() {
    if (!offers("Ponder")) co_return std::nullopt;
    send("setoption name Ponder value true");
    board_ = position_of("position startpos moves e2e4 e7e5");
    send("position startpos moves e2e4 e7e5");
    send("go ponder wtime 2000 btime 2000");
    const auto early = co_await wait_for<uci::message::BestMove>(thinking);
    if (early) co_return "sends a bestmove before ponderhit";
    send("ponderhit");
    const auto best = co_await wait_for<uci::message::BestMove>(2s);
    if (!best) co_return "sends no bestmove in its time after ponderhit";
    co_return judge_move(best->move);
}

Task<Finding> UciExamination::castles_in_chess960() {
    if (!offers("UCI_Chess960")) co_return std::nullopt;
    send("setoption name UCI_Chess960 value true");
    Finding finding = co_await search("position fen 4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1 moves e1g1",
                                      "depth 2", short_search);
    send("setoption name UCI_Chess960 value false");
    co_return finding;
}

Task<Finding> UciExamination::leaves() {
    send("quit");
    const bool has_left = co_await process_->wait_for_end(obedience);
    co_return has_left ? Finding{} : Finding{"is still there 1 s after quit"};
}

}  // namespace adoube::arbiter
