#include "game/sentence.h"

#include <array>

namespace adoube::game {

namespace {

struct Sentences {
    std::string_view word;
    std::array<std::string_view, 3> texts;  // in the order of Language
};

constexpr std::array sentences{
    Sentences{
        "badRequest",
        {"The request is not understood.", "요청을 이해할 수 없습니다.", "要求を理解できません。"}},
    Sentences{"badLog",
              {"The log is not that of a game.", "올바른 대국 기록이 아닙니다.",
               "正しい対局記録ではありません。"}},
    Sentences{"unknownGame",
              {"There is no such game.", "그런 대국이 없습니다.", "その対局はありません。"}},
    Sentences{"notAPlayer",
              {"Only the two players of the game may do this.",
               "이 대국의 두 대국자만 할 수 있습니다.", "この対局の対局者だけができます。"}},
    Sentences{"gameOver", {"The game is over.", "대국이 끝났습니다.", "対局は終了しています。"}},
    Sentences{"notYourTurn",
              {"It is the opponent's turn.", "상대의 차례입니다.", "相手の手番です。"}},
    Sentences{"timeGoesBackwards",
              {"The time of a request must not be earlier than that of the one before.",
               "요청 시각이 이전 요청보다 앞설 수 없습니다.",
               "要求の時刻は前の要求より前にはできません。"}},
    Sentences{"nothingToClaim",
              {"There is no draw to claim.", "주장할 무승부가 없습니다.",
               "主張できる引き分けはありません。"}},
    Sentences{"claimsAreAutomatic",
              {"Draws by repetition and by the 50-move rule come by themselves in this game.",
               "이 대국에서는 반복과 50수 규칙의 무승부가 자동으로 선언됩니다.",
               "この対局では反復と50手ルールの引き分けは自動です。"}},
    Sentences{
        "drawOffersOff",
        {"Draw offers are switched off in this game.", "이 대국에서는 무승부를 제안할 수 없습니다.",
         "この対局では引き分けを提案できません。"}},
    Sentences{"offerPending",
              {"An offer is waiting for its answer already.", "이미 답을 기다리는 제안이 있습니다.",
               "すでに返答待ちの提案があります。"}},
    Sentences{"tooSoonToOffer",
              {"After a refusal one must make three moves before offering a draw again.",
               "거절된 뒤에는 세 수를 둔 다음에 다시 무승부를 제안할 수 있습니다.",
               "断られた後は三手指してからでないと再び提案できません。"}},
    Sentences{"noOfferPending",
              {"There is no offer to answer or withdraw.", "답하거나 취소할 제안이 없습니다.",
               "返答または取り消しできる提案がありません。"}},
    Sentences{"undoOff",
              {"Taking back moves is switched off in this game.",
               "이 대국에서는 무르기를 할 수 없습니다.", "この対局では待ったはできません。"}},
    Sentences{"undoExhausted",
              {"No more moves may be taken back.", "무르기를 모두 사용했습니다.",
               "待ったは使い切りました。"}},
    Sentences{"undoPending",
              {"A request to take back is waiting for its answer already.",
               "이미 답을 기다리는 무르기 요청이 있습니다.", "すでに返答待ちの待ったがあります。"}},
    Sentences{"nothingToUndo",
              {"There are not so many moves to take back.", "무를 수가 없습니다.",
               "待ったできる手がありません。"}},
    Sentences{"noUndoPending",
              {"There is no request to take back.", "답할 무르기 요청이 없습니다.",
               "返答する待ったがありません。"}},
    Sentences{"clockRunning",
              {"The clock is running already.", "시계가 이미 가고 있습니다.",
               "時計はすでに動いています。"}},
    Sentences{"noPiece",
              {"There is no piece on that square.", "그 칸에 기물이 없습니다.",
               "そのマスに駒がありません。"}},
    Sentences{"notYourPiece",
              {"The piece on that square is the opponent's.", "그 칸의 기물은 상대의 것입니다.",
               "そのマスの駒は相手の駒です。"}},
    Sentences{"ownPieceOnTarget",
              {"A piece of one's own stands on the target square.",
               "도착 칸에 자기 기물이 있습니다.", "移動先に自分の駒があります。"}},
    Sentences{"pieceCannotMoveSo",
              {"The piece cannot move so.", "그 기물은 그렇게 움직일 수 없습니다.",
               "その駒はそのように動けません。"}},
    Sentences{"pathBlocked",
              {"Another piece is in the way.", "다른 기물이 길을 막고 있습니다.",
               "ほかの駒が道をふさいでいます。"}},
    Sentences{"leavesKingInCheck",
              {"The move would leave the king in check.", "그 수를 두면 킹이 체크에 놓입니다.",
               "その手ではキングがチェックになります。"}},
    Sentences{"doesNotAnswerCheck",
              {"The king is in check, and the move does not answer it.",
               "체크를 막지 못하는 수입니다.", "チェックを防いでいない手です。"}},
    Sentences{"castlingRightLost",
              {"The right to castle on that side is lost.", "그쪽 캐슬링 권리가 없습니다.",
               "そちら側のキャスリングの権利がありません。"}},
    Sentences{"castlingPathBlocked",
              {"Pieces stand between king and rook.", "킹과 룩 사이에 기물이 있습니다.",
               "キングとルークの間に駒があります。"}},
    Sentences{"castlingOutOfCheck",
              {"One may not castle out of check.", "체크 상태에서는 캐슬링할 수 없습니다.",
               "チェック中はキャスリングできません。"}},
    Sentences{"castlingThroughCheck",
              {"The king may not castle across an attacked square.",
               "킹이 공격받는 칸을 지나 캐슬링할 수 없습니다.",
               "攻撃されているマスを通るキャスリングはできません。"}},
    Sentences{"castlingIntoCheck",
              {"The king may not castle into check.", "캐슬링하면 킹이 체크에 놓입니다.",
               "キャスリングするとキングがチェックになります。"}},
    Sentences{"enPassantTooLate",
              {"Taking en passant is only allowed at once after the double step.",
               "앙파상은 두 칸 전진 직후에만 할 수 있습니다.",
               "アンパッサンは二歩進んだ直後にしかできません。"}},
    Sentences{"promotionMissing",
              {"The pawn promotes: say to which piece.", "승격할 기물을 말해야 합니다.",
               "昇格する駒を指定してください。"}},
    Sentences{"promotionNotAllowed",
              {"The move cannot promote to that piece.", "그 기물로 승격할 수 없습니다.",
               "その駒には昇格できません。"}},
};

}  // namespace

std::string_view sentence_of(std::string_view word, Language language) {
    for (const Sentences& each : sentences)
        if (each.word == word) return each.texts[static_cast<std::size_t>(language)];
    return word;
}

}  // namespace adoube::game
