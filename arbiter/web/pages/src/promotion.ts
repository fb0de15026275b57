// What a pawn becomes on the last row: four big buttons, the queen first.
import { ask } from "./dialogs";
import { pieceImage } from "./dom";
import { pieceName, text } from "./language";
import type { Color, PromotionLetter } from "./protocol";

export async function askPromotion(color: Color): Promise<PromotionLetter | undefined> {
    const letters: PromotionLetter[] = ["q", "r", "b", "n"];
    const choices = letters.map((letter) => ({
        key: letter,
        label: pieceImage(color[0] + letter),
        title: pieceName(letter),
    }));
    return (await ask(text.promote, choices, "promotion")) as PromotionLetter | undefined;
}
