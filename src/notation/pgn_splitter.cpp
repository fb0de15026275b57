#include "notation/pgn_splitter.h"

#include <algorithm>

namespace adoube::pgn {

Place behind(Place from, std::string_view passed) {
    const auto breaks = std::count(passed.begin(), passed.end(), '\n');
    if (breaks == 0) return {from.line, from.column + passed.size()};
    const std::size_t last_break = passed.rfind('\n');
    return {from.line + static_cast<std::size_t>(breaks), passed.size() - last_break};
}

void Splitter::feed(std::string_view piece) {
    // One character stays, to tell whether a line begins behind it.
    const std::size_t gone = begin_ > 0 ? begin_ - 1 : 0;
    buffer_.erase(0, gone);
    scanned_ -= gone;
    if (start_) *start_ -= gone;
    begin_ -= gone;
    buffer_ += piece;
    tokens_.clear();
    came_in_one_piece_ = false;
}

std::optional<GameText> Splitter::next() {
    if (passing_over_ && !pass_over_rest_of_long_game()) return std::nullopt;
    Lexer lexer(buffer_, complete_, scanned_);
    while (true) {
        const Token token = lexer.next();
        scanned_ = lexer.offset();
        if (token.kind == TokenKind::more || token.kind == TokenKind::end)
            return at_end_of_text(token.kind == TokenKind::end);
        note(token);
        if (const auto end = end_of_game_at(token)) return take_game(*end);
    }
}

void Splitter::note(Token token) {
    if (!start_) {
        start_ = token.offset;
        tokens_.clear();
        came_in_one_piece_ = true;
    }
    if (!came_in_one_piece_) return;
    token.offset -= *start_;
    tokens_.push_back(token);
}

std::optional<std::size_t> Splitter::end_of_game_at(const Token& token) {
    switch (token.kind) {
        case TokenKind::tag: {
            const bool is_event = token.text.starts_with("Event ");
            if (has_moves_ || (is_event && has_event_tag_)) return token.offset;
            has_event_tag_ |= is_event;
            has_anything_ = true;
            return std::nullopt;
        }
        case TokenKind::result:
            has_anything_ = true;
            if (depth_ == 0) return scanned_;
            return std::nullopt;
        case TokenKind::variation_opens: ++depth_; return std::nullopt;
        case TokenKind::variation_closes: depth_ = std::max(0, depth_ - 1); return std::nullopt;
        case TokenKind::word: has_moves_ = has_anything_ = true; return std::nullopt;
        default: return std::nullopt;
    }
}

std::optional<GameText> Splitter::at_end_of_text(bool nothing_follows) {
    if (nothing_follows) {
        if (has_anything_) return take_game(buffer_.size());
        return std::nullopt;
    }
    if (buffer_.size() - begin_ <= longest_game) return std::nullopt;
    passing_over_ = true;
    start_ = start_.value_or(begin_);
    GameText game = take_game(begin_ + longest_game);
    game.too_long = true;
    return game;
}

GameText Splitter::take_game(std::size_t end) {
    const std::string_view buffer(buffer_);
    const std::size_t size = end - *start_;
    // The first tag of the next game may have told that this one is over.
    if (!tokens_.empty() && tokens_.back().offset >= size) tokens_.pop_back();
    const GameText game{buffer.substr(*start_, size),
                        behind(place_, buffer.substr(begin_, *start_ - begin_)), false, tokens_};
    begin_game_at(end);
    return game;
}

void Splitter::begin_game_at(std::size_t offset) {
    place_ = behind(place_, std::string_view(buffer_).substr(begin_, offset - begin_));
    begin_ = scanned_ = offset;
    has_anything_ = has_event_tag_ = has_moves_ = false;
    start_.reset();
    depth_ = 0;
}

// True if the next game has been found.
bool Splitter::pass_over_rest_of_long_game() {
    const std::size_t found = buffer_.find(game_begins, begin_);
    if (found != std::string::npos) {
        begin_game_at(found + 1);
        passing_over_ = false;
        return true;
    }
    // The end of the buffer may be the beginning of what is looked for.
    if (buffer_.size() - begin_ >= game_begins.size())
        begin_game_at(buffer_.size() - game_begins.size() + 1);
    return false;
}

}  // namespace adoube::pgn
