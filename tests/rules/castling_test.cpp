#include "rules/castling.h"

#include "support/catch.h"

namespace adoube {

TEST_CASE("King and rook end where standard castling puts them (3.8.2, Guideline II.3)",
          "[rules][castling]") {
    CHECK(castled_king(Color::white, Wing::kingside) == Square::g1);
    CHECK(castled_rook(Color::white, Wing::kingside) == Square::f1);
    CHECK(castled_king(Color::black, Wing::queenside) == Square::c8);
    CHECK(castled_rook(Color::black, Wing::queenside) == Square::d8);
}

TEST_CASE("No rights at first", "[rules][castling]") {
    const CastlingRights rights;
    CHECK(rights.empty());
    for (const Color color : all_colors) {
        CHECK_FALSE(rights.has_any(color));
        for (const Wing wing : all_wings) CHECK(rights.rook_file(color, wing) == std::nullopt);
    }
}

TEST_CASE("A right belongs to one color and one wing and names its rook", "[rules][castling]") {
    CastlingRights rights;
    rights.grant(Color::black, Wing::queenside, File::b);
    CHECK(rights.rook_file(Color::black, Wing::queenside) == File::b);
    CHECK_FALSE(rights.has(Color::black, Wing::kingside));
    CHECK(rights.has_any(Color::black));
    CHECK_FALSE(rights.has_any(Color::white));
    CHECK_FALSE(rights.empty());
}

TEST_CASE("Rights are revoked one by one or for a color", "[rules][castling]") {
    CastlingRights rights;
    for (const Color color : all_colors) {
        rights.grant(color, Wing::kingside, File::h);
        rights.grant(color, Wing::queenside, File::a);
    }
    rights.revoke(Color::white, Wing::kingside);
    CHECK_FALSE(rights.has(Color::white, Wing::kingside));
    CHECK(rights.has(Color::white, Wing::queenside));
    rights.revoke(Color::black);
    CHECK_FALSE(rights.has_any(Color::black));
    CHECK(rights.has_any(Color::white));
}

TEST_CASE("Rights with another rook are other rights", "[rules][castling]") {
    CastlingRights outer;
    CastlingRights inner;
    outer.grant(Color::white, Wing::kingside, File::h);
    inner.grant(Color::white, Wing::kingside, File::g);
    CHECK_FALSE(outer == inner);
}

}  // namespace adoube
