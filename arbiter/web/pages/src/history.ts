// The positions of a game, one a ply, as its events tell them.
import type { GameEvent, Square } from "./protocol";

export interface Ply {
    fen: string;
    san: string;
    lastMove: { from: Square; to: Square } | null;
    check: boolean;
}

// The start first.
export function pliesOf(startFen: string, events: GameEvent[]): Ply[] {
    const plies: Ply[] = [{ fen: startFen, san: "", lastMove: null, check: false }];
    for (const event of events) {
        if (event.type === "undone") plies.length -= event.plies ?? 0;
        if (event.type !== "moved" || !event.uci || !event.fen) continue;
        plies.push({
            fen: event.fen,
            san: event.san ?? "",
            lastMove: { from: event.uci.slice(0, 2), to: event.uci.slice(2, 4) },
            check: event.check ?? false,
        });
    }
    return plies;
}

// Where a piece such as "K" stands in a FEN.
export function squareOf(piece: string, fen: string): Square | undefined {
    const rows = (fen.split(" ")[0] ?? "").split("/");
    for (const [index, row] of rows.entries()) {
        let file = 0;
        for (const letter of row) {
            if (letter === piece) return "abcdefgh"[file] + String(8 - index);
            file += /\d/.test(letter) ? Number(letter) : 1;
        }
    }
    return undefined;
}

export const isWhiteToMove = (fen: string): boolean => fen.split(" ")[1] !== "b";
