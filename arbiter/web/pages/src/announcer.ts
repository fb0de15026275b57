// Says what happens, for those who hear the page instead of seeing it.
import { element } from "./dom";
import { say, text } from "./language";
import type { Color, GameEvent } from "./protocol";

const colorName = (color: Color | undefined): string =>
    color === "black" ? text.black : text.white;

function pieceName(san: string): string {
    const names: Record<string, string> = {
        N: text.knight,
        B: text.bishop,
        R: text.rook,
        Q: text.queen,
        K: text.king,
    };
    return names[san[0] ?? ""] ?? text.pawn;
}

function moveWords(event: GameEvent): string {
    const san = event.san ?? "";
    const color = colorName(event.by);
    if (san.startsWith("O-O")) return `${say(text.announceCastle, { color })} ${san}`;
    const square = (event.uci ?? "").slice(2, 4);
    let words = say(text.announceMove, { color, piece: pieceName(san), square });
    if (event.captured) words += text.announceCaptures;
    if (san.includes("=")) words += text.announcePromotes;
    return words;
}

export function eventWords(event: GameEvent): string {
    switch (event.type) {
        case "moved":
            return moveWords(event);
        case "check":
            return text.check;
        case "undone":
            return text.announceUndone;
        case "drawDeclined":
            return text.announceDrawDeclined;
        case "undoDeclined":
            return text.announceUndoDeclined;
        case "disconnected":
            return say(text.announceDisconnected, { color: colorName(event.by) });
        case "reconnected":
            return say(text.announceReconnected, { color: colorName(event.by) });
        default:
            return "";
    }
}

export class Announcer {
    readonly root = element("div", { class: "heard", role: "status", "aria-live": "polite" });

    say(words: string): void {
        if (words) this.root.textContent = words;
    }

    tell(events: GameEvent[]): void {
        this.say(events.map(eventWords).filter(Boolean).join(". "));
    }
}
