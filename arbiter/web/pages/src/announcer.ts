// Says what happens, for those who hear the page instead of seeing it.
import { element } from "./dom";
import { pieceName, say, text } from "./language";
import type { GameEvent } from "./protocol";

const colorName = (event: GameEvent): string => text[event.by ?? "white"];

function moveWords(event: GameEvent): string {
    const san = event.san ?? "";
    const color = colorName(event);
    if (san.startsWith("O-O")) return `${say(text.announceCastle, { color })} ${san}`;
    const square = (event.uci ?? "").slice(2, 4);
    const letter = /^[NBRQK]/.exec(san)?.[0].toLowerCase() ?? "p";
    let words = say(text.announceMove, { color, piece: pieceName(letter), square });
    if (event.captured) words += text.announceCaptures;
    if (san.includes("=")) words += text.announcePromotes;
    return words;
}

function eventWords(event: GameEvent): string {
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
            return say(text.announceDisconnected, { color: colorName(event) });
        case "reconnected":
            return say(text.announceReconnected, { color: colorName(event) });
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
