#include <tbprobe.h>

#include <algorithm>
#include <filesystem>
#include <span>
#include <sstream>

#include "rules/legal_moves.h"
#include "syzygy/syzygy_tables.h"

namespace adoube {
namespace {

[[nodiscard]] TableValue value_of(unsigned value) {
    switch (value) {
        case TB_LOSS: return TableValue::loss;
        case TB_BLESSED_LOSS: return TableValue::blessed_loss;
        case TB_CURSED_WIN: return TableValue::cursed_win;
        case TB_WIN: return TableValue::win;
        default: return TableValue::draw;
    }
}

// The library gives a root move the score of a mate, or of a few pawns where it wins or loses only
// without the fifty-move rule.
[[nodiscard]] TableValue value_of_score(int score) {
    constexpr int least_of_mates = 10'000;
    if (score > 0) return score > least_of_mates ? TableValue::win : TableValue::cursed_win;
    if (score < 0) return score < -least_of_mates ? TableValue::loss : TableValue::blessed_loss;
    return TableValue::draw;
}

// Calls a function of the library with what it calls a position.
template <typename Probe, typename... More>
[[nodiscard]] auto asked(Probe probe, const Position& position, unsigned plies, More... more) {
    const auto bits = [&](PieceType type) { return position.pieces(type).bits(); };
    const auto target = position.en_passant_target();
    const unsigned en_passant = target ? static_cast<unsigned>(index_of(*target)) : 0;
    return probe(position.pieces(Color::white).bits(), position.pieces(Color::black).bits(),
                 bits(PieceType::king), bits(PieceType::queen), bits(PieceType::rook),
                 bits(PieceType::bishop), bits(PieceType::knight), bits(PieceType::pawn), plies, 0,
                 en_passant, position.turn() == Color::white, more...);
}

[[nodiscard]] std::optional<PieceType> promotion_of(unsigned number) {
    switch (number) {
        case TB_PROMOTES_QUEEN: return PieceType::queen;
        case TB_PROMOTES_ROOK: return PieceType::rook;
        case TB_PROMOTES_BISHOP: return PieceType::bishop;
        case TB_PROMOTES_KNIGHT: return PieceType::knight;
        default: return std::nullopt;
    }
}

[[nodiscard]] std::optional<Move> legal_move_of(const Position& position, TbMove named) {
    for (const Move move : legal_moves(position))
        if (index_of(move.from()) == TB_MOVE_FROM(named) &&
            index_of(move.to()) == TB_MOVE_TO(named) &&
            move.promotion() == promotion_of(TB_MOVE_PROMOTES(named)))
            return move;
    return std::nullopt;
}

[[nodiscard]] bool has_tables(const std::string& folder) {
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator{folder, error})
        if (entry.path().extension() == ".rtbw") return true;
    return false;
}

[[nodiscard]] bool some_folder_has_tables(const std::string& folders) {
    std::stringstream stream{folders};
    for (std::string folder; std::getline(stream, folder, ':');)
        if (has_tables(folder)) return true;
    return false;
}

// The library keeps its tables until others are opened or the program ends: when it gives memory
// back it complains on stderr, though it has succeeded.
class FathomTables final : public SyzygyTables {
public:
    [[nodiscard]] int pieces() const override { return static_cast<int>(TB_LARGEST); }

    [[nodiscard]] std::optional<TableValue> probe(const Position& position) override {
        const unsigned value = asked(::tb_probe_wdl, position, 0);
        if (value == TB_RESULT_FAILED) return std::nullopt;
        return value_of(value);
    }

    [[nodiscard]] std::optional<RootKnowledge> probe_root(const Position& position,
                                                          bool repeated) override {
        const auto found = std::make_unique<TbRootMoves>();
        const auto plies = static_cast<unsigned>(position.halfmove_clock().value_or(0));
        if (asked(::tb_probe_root_dtz, position, plies, repeated, true, found.get()) == 0)
            return std::nullopt;
        const std::span moves(found->moves, found->size);
        const auto best = std::max_element(
            moves.begin(), moves.end(),
            [](const TbRootMove& a, const TbRootMove& b) { return a.tbRank < b.tbRank; });
        if (best == moves.end()) return std::nullopt;
        RootKnowledge knowledge{value_of_score(best->tbScore), {}};
        for (const TbRootMove& each : moves)
            if (each.tbRank == best->tbRank)
                if (const auto move = legal_move_of(position, each.move))
                    knowledge.moves.push_back(*move);
        return knowledge;
    }
};

}  // namespace

Expected<std::unique_ptr<SyzygyTables>, std::string> open_syzygy_tables(const std::string& path) {
    std::string folders = path;
    std::replace(folders.begin(), folders.end(), ';', ':');
    // The library complains by itself where it finds nothing.
    if (!some_folder_has_tables(folders)) return Failure{std::string{"there is no table"}};
    if (!::tb_init(folders.c_str())) return Failure{std::string{"they cannot be read"}};
    if (TB_LARGEST == 0) return Failure{std::string{"there is no table"}};
    return std::unique_ptr<SyzygyTables>{std::make_unique<FathomTables>()};
}

}  // namespace adoube
