#include "arbiter/runtime/fathom_tablebase.h"

#include <tbprobe.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::uint64_t bits(Bitboard squares) { return squares.bits(); }

[[nodiscard]] TableValue value_of(unsigned value) {
    switch (value) {
        case TB_LOSS: return TableValue::loss;
        case TB_BLESSED_LOSS: return TableValue::blessed_loss;
        case TB_CURSED_WIN: return TableValue::cursed_win;
        case TB_WIN: return TableValue::win;
        default: return TableValue::draw;
    }
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

class FathomTablebase final : public Tablebase {
public:
    FathomTablebase() = default;
    FathomTablebase(const FathomTablebase&) = delete;
    FathomTablebase& operator=(const FathomTablebase&) = delete;
    ~FathomTablebase() override { ::tb_free(); }

    [[nodiscard]] int pieces() const override { return static_cast<int>(TB_LARGEST); }
    [[nodiscard]] std::optional<TableValue> probe(const Position& position) override {
        const auto of_type = [&](PieceType type) { return bits(position.pieces(type)); };
        const auto target = position.en_passant_target();
        const unsigned value = ::tb_probe_wdl(
            bits(position.pieces(Color::white)), bits(position.pieces(Color::black)),
            of_type(PieceType::king), of_type(PieceType::queen), of_type(PieceType::rook),
            of_type(PieceType::bishop), of_type(PieceType::knight), of_type(PieceType::pawn), 0, 0,
            target ? static_cast<unsigned>(index_of(*target)) : 0, position.turn() == Color::white);
        if (value == TB_RESULT_FAILED) return std::nullopt;
        return value_of(value);
    }
};

}  // namespace

Expected<std::unique_ptr<Tablebase>, std::string> open_syzygy_tables(const std::string& path) {
    // Other runners on other systems have a semicolon between the folders.
    std::string folders = path;
    std::replace(folders.begin(), folders.end(), ';', ':');
    // The library complains by itself where it finds nothing.
    if (!some_folder_has_tables(folders)) return Failure{std::string{"there is no table"}};
    if (!::tb_init(folders.c_str())) return Failure{std::string{"they cannot be read"}};
    if (TB_LARGEST == 0) return Failure{std::string{"there is no table"}};
    return std::unique_ptr<Tablebase>{std::make_unique<FathomTablebase>()};
}

}  // namespace adoube::arbiter
