#include "arbiter/match/opening_book.h"

#include <numeric>
#include <utility>

#include "arbiter/match/conclusion.h"
#include "base/split_mix.h"
#include "base/text_cursor.h"
#include "notation/epd.h"
#include "notation/pgn_reader.h"
#include "rules/legal_moves.h"

namespace adoube::arbiter {
namespace {

using Openings = Expected<std::vector<Opening>, OpeningError>;

[[nodiscard]] std::string complaint(const fen::PositionError& error) {
    if (error.syntax) return std::string{fen::describe(error.syntax->fault)};
    for (const PositionFault fault : all_position_faults)
        if (error.faults.contains(fault)) return std::string{fen::describe(fault)};
    return "no position";
}

[[nodiscard]] std::string complaint(const epd::Error& error) {
    return error.position ? complaint(*error.position) : std::string{epd::describe(error.fault)};
}

[[nodiscard]] std::string complaint(const pgn::GameError& error) {
    switch (error.fault) {
        case pgn::GameFault::unknown_variant: return "not a variant that is played here";
        case pgn::GameFault::bad_fen: return complaint(error.fen);
        case pgn::GameFault::not_a_move: return "not a move: " + harmless(error.text);
        case pgn::GameFault::illegal_move: return "not a legal move: " + harmless(error.text);
        case pgn::GameFault::ambiguous_move: return "more than one move: " + harmless(error.text);
        case pgn::GameFault::too_long: break;
    }
    return "a game without an end";
}

constexpr int longest_line = 1024;  // plies of a Polyglot book

constexpr std::string_view nothing_to_play = "the game is over here already";

[[nodiscard]] bool is_blank(std::string_view line) {
    TextCursor cursor{line};
    cursor.skip_spaces();
    return cursor.at_end() || cursor.peek() == '#';
}

[[nodiscard]] Openings read_epd(std::string_view text, Variant variant) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    std::vector<Opening> openings;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (is_blank(line)) continue;
        const auto record = epd::read(line, variant, fen::Strictness::lenient);
        if (!record) return Failure{OpeningError{number, complaint(record.error())}};
        if (!has_legal_move(record->position()))
            return Failure{OpeningError{number, std::string{nothing_to_play}}};
        openings.push_back({record->position()});
    }
    return openings;
}

[[nodiscard]] Opening opening_of(const pgn::Game& game, std::optional<int> plies) {
    Opening opening{game.start};
    for (const auto& played : game.line.moves) {
        if (plies && std::cmp_greater_equal(opening.moves.size(), *plies)) break;
        opening.moves.push_back(played.move);
    }
    return opening;
}

[[nodiscard]] Position end_of(const Opening& opening) {
    Position position = opening.start;
    for (const Move move : opening.moves) position = position.after(move);
    return position;
}

[[nodiscard]] Openings read_pgn(std::string_view text, Variant variant, std::optional<int> plies) {
    std::vector<Opening> openings;
    pgn::Reader reader{{.keep_comments = false, .keep_variations = false}};
    reader.feed(text);
    reader.finish();
    while (const auto read = reader.next()) {
        if (const auto& error = read->error)
            return Failure{OpeningError{error->place.line, complaint(*error)}};
        if (read->game.variant != variant && variant == Variant::standard)
            return Failure{OpeningError{read->place.line, "a Chess960 game, see -variant"}};
        openings.push_back(opening_of(read->game, plies));
        if (!has_legal_move(end_of(openings.back())))
            return Failure{
                OpeningError{read->place.line, std::string{nothing_to_play} + ", see plies="}};
    }
    return openings;
}

}  // namespace

Expected<OpeningBook, OpeningError> OpeningBook::read(std::string_view text,
                                                      const OpeningOptions& options,
                                                      Variant variant, std::uint64_t seed) {
    const OpeningFormat format = format_of(options);
    auto book = format == OpeningFormat::polyglot ? read_polyglot(text, variant)
                                                  : read_list(text, options, variant);
    if (book) book->arrange(options, seed);
    return book;
}

Expected<OpeningBook, OpeningError> OpeningBook::read_list(std::string_view text,
                                                           const OpeningOptions& options,
                                                           Variant variant) {
    auto openings = format_of(options) == OpeningFormat::pgn
                        ? read_pgn(text, variant, options.plies)
                        : read_epd(text, variant);
    if (!openings) return Failure{openings.error()};
    if (openings->empty()) return Failure{OpeningError{0, "there is no opening in it"}};
    return OpeningBook{std::move(openings).value()};
}

Expected<OpeningBook, OpeningError> OpeningBook::read_polyglot(std::string_view bytes,
                                                               Variant variant) {
    if (variant != Variant::standard)
        return Failure{OpeningError{0, "a Polyglot book is of standard chess, see -variant"}};
    auto polyglot = PolyglotBook::read(bytes);
    if (!polyglot) return Failure{OpeningError{0, "not a Polyglot book: no records in order"}};
    if (polyglot->choices(Position::initial()).empty())
        return Failure{OpeningError{0, "it has no move in the starting position"}};
    OpeningBook book{{}};
    book.polyglot_ = std::move(polyglot);
    return book;
}

void OpeningBook::arrange(const OpeningOptions& options, std::uint64_t seed) {
    random_ = options.order == OpeningOrder::random;
    plies_ = options.plies.value_or(longest_line);
    seed_ = seed;
    order_.resize(openings_.size());
    std::iota(order_.begin(), order_.end(), 0U);
    first_ = static_cast<std::size_t>(options.start - 1);
    if (!random_) return;
    SplitMix64 lots{seed};
    for (std::size_t left = order_.size(); left > 1; --left)
        std::swap(order_[left - 1], order_[lots.below(left)]);
}

Opening OpeningBook::at(std::int64_t place) const {
    const auto number = first_ + static_cast<std::size_t>(place);
    return polyglot_ ? polyglot_line(number) : openings_[order_[number % order_.size()]];
}

Opening OpeningBook::polyglot_line(std::uint64_t number) const {
    if (!random_) return polyglot_->line(number, plies_);
    // One lot for each line, so that any of them can be drawn without those before it.
    return polyglot_->random_line(SplitMix64{seed_ ^ (number << 20U)}.next(), plies_);
}

OpeningFormat format_of(const OpeningOptions& options) {
    if (options.format != OpeningFormat::by_extension) return options.format;
    std::string_view name = options.file;
    for (const std::string_view ending : {".gz", ".zst", ".bz2"})
        if (name.ends_with(ending)) name.remove_suffix(ending.size());
    if (name.ends_with(".pgn")) return OpeningFormat::pgn;
    return name.ends_with(".bin") ? OpeningFormat::polyglot : OpeningFormat::epd;
}

}  // namespace adoube::arbiter
