#include "game/summary.h"

#include <algorithm>

namespace adoube::game {

namespace {

// One text in all languages, in the order of Language.
using Phrase = std::array<std::string_view, 3>;

[[nodiscard]] Phrase phrase_of(Reason reason) {
    switch (reason) {
        case Reason::checkmate: return {"checkmate", "체크메이트", "チェックメイト"};
        case Reason::stalemate: return {"stalemate", "스테일메이트", "ステイルメイト"};
        case Reason::insufficient_material: return {"insufficient material", "기물 부족", "駒不足"};
        case Reason::dead_position: return {"dead position", "데드 포지션", "デッドポジション"};
        case Reason::threefold: return {"threefold repetition", "3회 동형 반복", "同一局面3回"};
        case Reason::fivefold: return {"fivefold repetition", "5회 동형 반복", "同一局面5回"};
        case Reason::fifty_move: return {"50-move rule", "50수 규칙", "50手ルール"};
        case Reason::seventy_five_move: return {"75-move rule", "75수 규칙", "75手ルール"};
        case Reason::draw_agreed: return {"draw agreed", "무승부 합의", "合意"};
        case Reason::resign: return {"resignation", "기권", "投了"};
        case Reason::time_loss: return {"time out", "시간패", "時間切れ"};
        case Reason::timeout_vs_insufficient:
            return {"time out, but no material to mate", "시간 초과, 상대 기물 부족",
                    "時間切れ、相手の駒不足"};
        case Reason::aborted: return {"no game", "대국 불성립", "不成立"};
        case Reason::disconnect: return {"disconnected", "연결 끊김", "切断"};
        case Reason::illegal_move: return {"illegal move", "반칙수", "反則手"};
        case Reason::stall: return {"no answer", "무응답", "無応答"};
        case Reason::adjudication: return {"adjudication", "판정", "裁定"};
        case Reason::tablebase: return {"tablebase", "테이블베이스", "テーブルベース"};
    }
    return {};
}

[[nodiscard]] Phrase verdict_of(const Outcome& outcome) {
    if (outcome.is_void()) return {"Game aborted", "대국 취소", "対局中止"};
    if (!outcome.winner) return {"Draw", "무승부", "引き分け"};
    if (outcome.winner == Color::white) return {"White wins", "백 승", "白の勝ち"};
    return {"Black wins", "흑 승", "黒の勝ち"};
}

}  // namespace

std::string_view code_of(Language language) {
    constexpr std::array<std::string_view, 3> codes{"en", "ko", "ja"};
    return codes[static_cast<std::size_t>(language)];
}

std::optional<Language> language_of(std::string_view code) {
    const auto found = std::find_if(all_languages.begin(), all_languages.end(),
                                    [&](Language each) { return code_of(each) == code; });
    if (found == all_languages.end()) return std::nullopt;
    return *found;
}

std::string summary(const Result& result, Language language) {
    const auto index = static_cast<std::size_t>(language);
    const std::string verdict(verdict_of(result.outcome)[index]);
    const std::string reason(phrase_of(result.outcome.reason)[index]);
    const std::string count = std::to_string(result.full_moves);
    switch (language) {
        case Language::korean: return verdict + " (" + reason + ", " + count + "수)";
        case Language::japanese: return verdict + "(" + reason + "、" + count + "手)";
        case Language::english: break;
    }
    const std::string moves = result.full_moves == 1 ? " move" : " moves";
    return verdict + " (" + reason + ", " + count + moves + ")";
}

}  // namespace adoube::game
