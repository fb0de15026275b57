#include "notation/fen.h"

#include "support/catch.h"

using namespace adoube;
using fen::Fault;
using fen::Strictness;

namespace {

fen::Error syntax_error(std::string_view text, Variant variant = Variant::standard,
                        Strictness strictness = Strictness::strict) {
    const auto read = fen::read_position(text, variant, strictness);
    REQUIRE_FALSE(read);
    REQUIRE(read.error().syntax);
    return *read.error().syntax;
}

PositionFaults position_faults(std::string_view text, Variant variant = Variant::standard,
                               Strictness strictness = Strictness::strict) {
    const auto read = fen::read_position(text, variant, strictness);
    REQUIRE_FALSE(read);
    REQUIRE_FALSE(read.error().syntax);
    return read.error().faults;
}

// What a lenient reader makes of the text, written again.
std::string mended(std::string_view text, Variant variant = Variant::standard) {
    const auto read = fen::read_position(text, variant, Strictness::lenient);
    REQUIRE(read);
    return fen::write(read->position);
}

std::string rewritten(std::string_view text, Variant variant = Variant::standard) {
    const auto read = fen::read_position(text, variant);
    REQUIRE(read);
    return fen::write(read->position);
}

std::string shredder(std::string_view text, Variant variant = Variant::standard) {
    const auto read = fen::read_position(text, variant);
    REQUIRE(read);
    return fen::write(read->position, fen::CastlingStyle::shredder);
}

}  // namespace

TEST_CASE("The standard start is read and written unchanged", "[notation][fen]") {
    CHECK(rewritten(fen::standard_start) == fen::standard_start);
    CHECK(fen::write(Position::initial()) == fen::standard_start);
}

TEST_CASE("A syntax fault is named and located", "[notation][fen]") {
    using Error = fen::Error;
    CHECK(syntax_error("") == Error{Fault::empty_text, 0});
    CHECK(syntax_error("   ") == Error{Fault::empty_text, 0});
    CHECK(syntax_error("4k3/8/8/3x4/8/8/8/4K3 w - - 0 1") == Error{Fault::unknown_piece, 9});
    CHECK(syntax_error("4k3/9/8/8/8/8/8/4K3 w - - 0 1") == Error{Fault::unknown_piece, 4});
    CHECK(syntax_error("4k4/8/8/8/8/8/8/4K3 w - - 0 1") == Error{Fault::rank_too_long, 2});
    CHECK(syntax_error("4k3/7/8/8/8/8/8/4K3 w - - 0 1") == Error{Fault::rank_too_short, 5});
    CHECK(syntax_error("4k3/8/8/8/8/8/4K3 w - - 0 1") == Error{Fault::too_few_ranks, 17});
    CHECK(syntax_error("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1") == Error{Fault::too_many_ranks, 17});
    CHECK(syntax_error("4k3/8/8/8/8/8/8/4K3 x - - 0 1") == Error{Fault::unknown_color, 20});
    CHECK(syntax_error("4k3/8/8/8/8/8/8/4K3") == Error{Fault::unknown_color, 19});
    CHECK(syntax_error("8/8/8/8/8/8/8/8 w KX - 0 1") == Error{Fault::unknown_castling_right, 19});
    CHECK(syntax_error("4k3/8/8/8/8/8/8/4K3 w - e9 0 1") ==
          Error{Fault::unknown_en_passant_square, 24});
    CHECK(syntax_error("4k3/8/8/8/2Pp4/8/8/4K3 b - c4 0 1") ==
          Error{Fault::en_passant_on_wrong_rank, 27});
    CHECK(syntax_error("4k3/8/8/8/8/8/8/4K3 w - - -1 1") ==
          Error{Fault::halfmove_clock_not_a_number, 26});
    CHECK(syntax_error("4k3/8/8/8/8/8/8/4K3 w - - 0 one") ==
          Error{Fault::fullmove_number_not_a_number, 28});
    CHECK(syntax_error("4k3/8/8/8/8/8/8/4K3 w - - 0 1 extra") == Error{Fault::too_many_fields, 30});
}

TEST_CASE("A strict reader refuses what a lenient one mends", "[notation][fen]") {
    const std::string kings = "4k3/8/8/8/8/8/8/4K3";
    CHECK(syntax_error(kings + " w").fault == Fault::castling_field_missing);
    CHECK(mended(kings + " w") == kings + " w - - 0 1");
    CHECK(syntax_error(kings + " w - -").fault == Fault::halfmove_clock_missing);
    CHECK(mended(kings + " w - -") == kings + " w - - 0 1");
    CHECK(syntax_error(kings + "  w   -  -  0   1").fault == Fault::extra_spaces);
    CHECK(mended(kings + "  w   -  -  0   1") == kings + " w - - 0 1");
    CHECK(syntax_error(" " + kings + " w - - 0 1") == fen::Error{Fault::extra_spaces, 0});
    CHECK(syntax_error(kings + "\tw - - 0 1") == fen::Error{Fault::extra_spaces, 19});
    CHECK(syntax_error(kings + " w - - 0 0").fault == Fault::fullmove_number_zero);
    CHECK(mended(kings + " w - - 0 0") == kings + " w - - 0 1");
    CHECK(syntax_error(kings + " w - - 99999999999999999999 1").fault == Fault::counter_too_large);
    CHECK(syntax_error("8/8/8/8/1k15/8/8/4K3 w - - 0 1").fault == Fault::adjacent_digits);
    CHECK(mended("8/8/8/8/1k15/8/8/4K3 w - - 0 1") == "8/8/8/8/1k6/8/8/4K3 w - - 0 1");
}

TEST_CASE("Counters that a FEN does not give are not known", "[notation][fen]") {
    const auto read =
        fen::read_position("4k3/8/8/8/8/8/8/4K3 w - -", Variant::standard, Strictness::lenient);
    REQUIRE(read);
    CHECK_FALSE(read->position.halfmove_clock());
    CHECK_FALSE(read->position.fullmove_number());
    CHECK(read->mended.size() == 2);
}

TEST_CASE("Castling letters in disorder are mended in standard chess", "[notation][fen]") {
    const std::string rooks = "r3k2r/8/8/8/8/8/8/R3K2R w ";
    CHECK(syntax_error(rooks + "QKqk - 0 1").fault == Fault::castling_out_of_order);
    CHECK(syntax_error(rooks + "haHA - 0 1").fault == Fault::castling_out_of_order);
    CHECK(fen::parse(rooks + "AHah - 0 1")->mended.empty());
    CHECK(syntax_error(rooks + "KQha - 0 1").fault == Fault::castling_styles_mixed);
    CHECK(syntax_error(rooks + "KKkq - 0 1").fault == Fault::castling_duplicated);
    CHECK(mended(rooks + "QKqk - 0 1") == rooks + "KQkq - 0 1");
    CHECK(mended(rooks + "KQha - 0 1") == rooks + "KQkq - 0 1");
    CHECK(rewritten(rooks + "HAha - 0 1") == rooks + "KQkq - 0 1");
}

TEST_CASE("Impossible rights are faults, and dropped when lenient", "[notation][fen]") {
    const std::string bare_king = "2k5/8/3K4/1p6/p7/P7/1B6/8 b ";
    CHECK(position_faults(bare_king + "KQkq - 0 1").contains(PositionFault::castling_impossible));
    CHECK(mended(bare_king + "KQkq - 0 1") == bare_king + "- - 0 1");

    // In standard chess a king on d1 has lost its rights, wherever the rooks stand.
    const std::string king_d1 = "r3k2r/8/8/8/8/8/8/R2K3R w ";
    CHECK(position_faults(king_d1 + "KQkq - 0 1").contains(PositionFault::castling_impossible));
    CHECK(mended(king_d1 + "KQkq - 0 1") == king_d1 + "kq - 0 1");
    CHECK(rewritten(king_d1 + "KQkq - 0 1", Variant::chess960) == king_d1 + "KQkq - 0 1");

    const std::string no_pawn = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq ";
    CHECK(position_faults(no_pawn + "e6 0 1").contains(PositionFault::en_passant_impossible));
    CHECK(mended(no_pawn + "e6 0 1") == no_pawn + "- 0 1");
}

TEST_CASE("Every fault of a position is reported", "[notation][fen]") {
    const PositionFaults faults = position_faults("2P1k3/8/8/8/8/8/8/8 w KQ - 0 1");
    CHECK(faults.contains(PositionFault::white_king_missing));
    CHECK(faults.contains(PositionFault::pawn_on_back_rank));
    CHECK(faults.contains(PositionFault::castling_impossible));
    CHECK(faults.size() == 3);
}

TEST_CASE("X-FEN names an inner rook by its file", "[notation][fen]") {
    constexpr auto chess960 = Variant::chess960;
    const std::string two_rooks = "6k1/8/8/8/8/8/8/1RR1K3 w ";
    CHECK(rewritten(two_rooks + "C - 0 1", chess960) == two_rooks + "C - 0 1");
    CHECK(rewritten(two_rooks + "B - 0 1", chess960) == two_rooks + "Q - 0 1");
    CHECK(shredder(two_rooks + "Q - 0 1", chess960) == two_rooks + "B - 0 1");
    CHECK(rewritten("4k3/8/8/8/8/8/8/RRK4R w HB - 0 1", chess960) ==
          "4k3/8/8/8/8/8/8/RRK4R w KB - 0 1");
    CHECK(rewritten("rkb1rqn1/8/8/p6p/P6P/8/8/1KR1R1NB w Kea - 1 9", chess960) ==
          "rkb1rqn1/8/8/p6p/P6P/8/8/1KR1R1NB w Kkq - 1 9");
    CHECK(mended("1r1k4/8/8/8/8/8/8/K7 b kb - 0 1", chess960) == "1r1k4/8/8/8/8/8/8/K7 b q - 0 1");
}

TEST_CASE("The en passant square has three styles", "[notation][fen]") {
    using Style = fen::EnPassantStyle;
    const auto written = [](std::string_view text, Style style) {
        const auto read = fen::read_position(text);
        REQUIRE(read);
        return fen::write(read->position, fen::CastlingStyle::x_fen, style);
    };
    // No black pawn beside e4.
    const std::string alone = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq ";
    CHECK(written(alone + "e3 0 1", Style::if_legal) == alone + "- 0 1");
    CHECK(written(alone + "e3 0 1", Style::if_pseudo_legal) == alone + "- 0 1");
    CHECK(written(alone + "e3 0 1", Style::always) == alone + "e3 0 1");
    // The capture would uncover the king on the rank.
    const std::string pinned = "8/8/8/8/k2Pp2Q/8/8/3K4 b - ";
    CHECK(written(pinned + "d3 0 1", Style::if_legal) == pinned + "- 0 1");
    CHECK(written(pinned + "d3 0 1", Style::if_pseudo_legal) == pinned + "d3 0 1");
    const std::string legal = "8/8/8/8/k2Pp3/8/8/3K4 b - ";
    CHECK(written(legal + "d3 0 1", Style::if_legal) == legal + "d3 0 1");
}
