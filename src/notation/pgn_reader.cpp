#include "notation/pgn_reader.h"

#include <algorithm>
#include <utility>

#include "base/numbers.h"
#include "base/text_cursor.h"
#include "notation/pgn_text.h"
#include "notation/san.h"

namespace adoube::pgn {

namespace {

// Deeper variations are passed over: nobody writes them, and each level is a level of recursion.
constexpr int deepest_variation = 100;

// Room that is made before the moves are read; a longer game makes its own.
constexpr std::size_t most_reserved_moves = 256;

// The move in a word that may begin with its number: "12.Nf3", "12...Nf6", "12", "...".
[[nodiscard]] std::string_view without_number(std::string_view word) {
    std::size_t end = 0;
    while (end < word.size() && is_digit(word[end])) ++end;
    if (end < word.size() && word[end] != '.') return word;
    while (end < word.size() && word[end] == '.') ++end;
    return word.substr(end);
}

// Words that say nothing: check marks and "e.p." that stand alone.
[[nodiscard]] bool is_noise(std::string_view word) {
    return word == "e.p." || word == "ep" || word == "e.p" ||
           word.find_first_not_of("+#") == std::string_view::npos;
}

[[nodiscard]] GameFault fault_of(san::Fault fault) {
    switch (fault) {
        case san::Fault::illegal: return GameFault::illegal_move;
        case san::Fault::ambiguous: return GameFault::ambiguous_move;
        case san::Fault::empty_text:
        case san::Fault::not_a_move: break;
    }
    return GameFault::not_a_move;
}

void append_comment(std::string& comment, std::string_view text) {
    std::string more = comment_in(text);
    if (comment.empty()) comment = std::move(more);
    else if (!more.empty()) comment += ' ' + more;
}

class GameReader {
public:
    GameReader(const GameText& text, const ReadOptions& options)
        : text_(text), options_(options), lexer_(Lexer::from_token(text.text)) {
        read_.place = text.place;
    }

    [[nodiscard]] ReadGame read() && {
        if (text_.too_long) fail({GameFault::too_long, text_.place});
        const Token token = read_tags();
        if (const auto start = start_of(read_.game.tags)) {
            read_.game.variant = start->variant;
            read_.game.start = start->position;
        } else {
            refuse_start(start.error());
        }
        const std::size_t moves = std::min(most_reserved_moves, text_.text.size() / 8);
        read_.game.line.moves.reserve(moves);
        read_.positions.reserve(moves + 1);
        read_.positions.push_back(read_.game.start);
        read_line(read_.game.line, read_.positions, token);
        settle_result();
        return std::move(read_);
    }

private:
    [[nodiscard]] Token next_token() {
        if (text_.tokens.empty()) return lexer_.next();
        if (taken_ == text_.tokens.size()) return {TokenKind::end, {}, text_.text.size()};
        return text_.tokens[taken_++];
    }

    // Reads up to the first token that is neither tag nor comment and returns that.
    [[nodiscard]] Token read_tags() {
        while (true) {
            const Token token = next_token();
            if (token.kind == TokenKind::tag) read_tag(token);
            else if (!take_comment(token, read_.game.line.comment)) return token;
        }
    }

    void read_tag(const Token& token) {
        auto pair = tag_in(token.text);
        if (!pair) return remark(Oddity::malformed_tag, token);
        if (read_.game.tags.find(pair->first)) return remark(Oddity::repeated_tag, token);
        read_.game.tags.set(pair->first, std::move(pair->second));
    }

    // True if the token is a comment; it is added to `comment` if comments are kept.
    bool take_comment(const Token& token, std::string& comment) {
        const bool unclosed = token.kind == TokenKind::unclosed_comment;
        if (token.kind != TokenKind::comment && !unclosed) return false;
        if (unclosed) remark(Oddity::comment_not_closed, token);
        if (options_.keep_comments) append_comment(comment, token.text);
        return true;
    }

    // The moves from `token` to the end of the line, which is the end of the game or of a
    // variation. `positions` has the one before them, and takes the one behind each.
    void read_line(Line& line, std::vector<Position>& positions, Token token, int depth = 0) {
        bool stopped = depth == 0 && read_.error.has_value();
        for (;; token = next_token()) {
            switch (token.kind) {
                case TokenKind::end:
                case TokenKind::more: return;
                case TokenKind::variation_closes:
                    if (depth > 0) return;
                    remark(Oddity::stray_parenthesis, token);
                    break;
                case TokenKind::variation_opens:
                    read_variation(line, positions, depth, stopped);
                    break;
                case TokenKind::result:
                    if (depth == 0) read_.marker = result_of(token.text);
                    break;
                case TokenKind::nag: add_nag(line, token); break;
                case TokenKind::word:
                    if (!stopped) stopped = !play(line, positions, token, depth);
                    break;
                case TokenKind::tag: remark(Oddity::malformed_tag, token); break;
                case TokenKind::comment:
                case TokenKind::unclosed_comment:
                    take_comment(token,
                                 line.moves.empty() ? line.comment : line.moves.back().comment);
                    break;
            }
        }
    }

    void read_variation(Line& line, const std::vector<Position>& played, int depth, bool stopped) {
        const bool kept = options_.keep_variations && !stopped && !line.moves.empty() &&
                          depth < deepest_variation;
        if (!kept) return skip_variation();
        Line variation;
        std::vector<Position> positions{played[line.moves.size() - 1]};
        read_line(variation, positions, next_token(), depth + 1);
        line.moves.back().variations.push_back(std::move(variation));
    }

    void skip_variation() {
        for (int open = 1; open > 0;) {
            const Token token = next_token();
            if (token.kind == TokenKind::variation_opens) ++open;
            if (token.kind == TokenKind::variation_closes) --open;
            if (token.kind == TokenKind::end) return;
        }
    }

    static void add_nag(Line& line, const Token& token) {
        const auto number = parse_number<int>(token.text);
        if (number && *number <= 255 && !line.moves.empty())
            line.moves.back().nags.push_back(*number);
    }

    // Plays the move of a word, if there is one in it. False if it could not be played.
    bool play(Line& line, std::vector<Position>& positions, const Token& token, int depth) {
        const std::string_view word = without_number(token.text);
        if (is_noise(word)) return true;
        if (const auto glyph = glyph_of(word)) return annotate(line, *glyph);
        const std::size_t signs = word.find_last_not_of("!?") + 1;
        const auto glyph = glyph_of(word.substr(signs));
        const auto move = san::read(positions.back(), word.substr(0, signs));
        if (!move) return refuse(line, token, move.error(), depth);
        positions.push_back(positions.back().after(*move));
        line.moves.push_back({*move});
        return !glyph || annotate(line, *glyph);
    }

    static bool annotate(Line& line, int glyph) {
        if (!line.moves.empty()) line.moves.back().nags.push_back(glyph);
        return true;
    }

    bool refuse(const Line& line, const Token& token, const san::Error& error, int depth) {
        if (depth > 0) {
            remark(Oddity::variation_cut, token);
        } else {
            const int ply = static_cast<int>(line.moves.size()) + 1;
            fail({fault_of(error.fault), place_of(token), ply, as_utf8(without_number(token.text)),
                  error.reason});
        }
        return false;
    }

    void refuse_start(const StartError& error) {
        const bool bad_fen = error.fault == StartFault::bad_fen;
        const auto* const text = read_.game.tags.find(bad_fen ? "FEN" : "Variant");
        fail({bad_fen ? GameFault::bad_fen : GameFault::unknown_variant, text_.place, 0,
              text ? *text : std::string{}, std::nullopt, error.fen});
    }

    void fail(GameError error) {
        if (!read_.error) read_.error = std::move(error);
    }

    void remark(Oddity oddity, const Token& token) {
        read_.remarks.push_back({oddity, place_of(token)});
    }

    [[nodiscard]] Place place_of(const Token& token) const {
        return behind(text_.place, text_.text.substr(0, token.offset));
    }

    // The marker behind the moves says how the game ended; without one the tag does.
    void settle_result() {
        const auto* const tag = read_.game.tags.find("Result");
        const auto tagged = tag ? result_of(*tag) : std::nullopt;
        if (!read_.marker)
            read_.remarks.push_back({Oddity::result_missing, behind(text_.place, text_.text)});
        read_.game.result = read_.marker.value_or(tagged.value_or(Result::unknown));
    }

    const GameText& text_;
    const ReadOptions& options_;
    Lexer lexer_;  // for a text whose tokens are not known yet
    std::size_t taken_ = 0;
    ReadGame read_;
};

}  // namespace

ReadGame read_game(const GameText& text, const ReadOptions& options) {
    return GameReader(text, options).read();
}

std::vector<ReadGame> read_games(std::string_view text, const ReadOptions& options) {
    Reader reader(options);
    reader.feed(text);
    reader.finish();
    std::vector<ReadGame> games;
    while (auto game = reader.next()) games.push_back(std::move(*game));
    return games;
}

}  // namespace adoube::pgn
