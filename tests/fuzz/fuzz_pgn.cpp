// PGN: nothing crashes, pieces of a text mean what the whole text means, and what is written is
// read again as the same game.
#include <algorithm>
#include <string>
#include <vector>

#include "fuzz/fuzz_target.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"

namespace adoube {

namespace {

constexpr pgn::ReadOptions everything{.keep_comments = true, .keep_variations = true};

[[nodiscard]] std::vector<pgn::ReadGame> read_in_pieces(std::string_view text, std::size_t length) {
    pgn::Reader reader(everything);
    std::vector<pgn::ReadGame> games;
    const auto take_games = [&] {
        while (auto game = reader.next()) games.push_back(std::move(*game));
    };
    for (std::size_t start = 0; start < text.size(); start += length) {
        reader.feed(text.substr(start, length));
        take_games();
    }
    reader.finish();
    take_games();
    return games;
}

[[nodiscard]] bool same(const pgn::ReadGame& a, const pgn::ReadGame& b) {
    return a.game.tags == b.game.tags && a.game.line == b.game.line &&
           a.game.result == b.game.result &&
           a.positions.back().setup() == b.positions.back().setup() &&
           a.error.has_value() == b.error.has_value() && a.remarks == b.remarks;
}

void check_pieces(const std::vector<pgn::ReadGame>& whole, std::string_view text) {
    for (const std::size_t length : {std::size_t{1}, std::size_t{7}}) {
        const auto pieces = read_in_pieces(text, length);
        fuzz::require(std::equal(whole.begin(), whole.end(), pieces.begin(), pieces.end(), same),
                      "pieces mean what the whole means");
    }
}

void check_round_trip(const pgn::Game& game) {
    const std::string written = pgn::write(game);
    const auto again = pgn::read_games(written, everything);
    fuzz::require(again.size() == 1, "one game is written as one game");
    fuzz::require(!again[0].error, "what was written can be read");
    fuzz::require(again[0].game.result == game.result, "the result is kept");
    fuzz::require(again[0].game.line.moves.size() == game.line.moves.size(), "moves are kept");
    fuzz::require(pgn::write(again[0].game) == written, "print-parse-print is identity");
}

}  // namespace

}  // namespace adoube

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adoube;
    const std::string_view text = fuzz::text_of(data, size);
    const auto games = pgn::read_games(text, everything);
    check_pieces(games, text);
    for (const auto& read : games) check_round_trip(read.game);
    return 0;
}
