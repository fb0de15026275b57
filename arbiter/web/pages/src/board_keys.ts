// The board without a pointer: a cursor that the arrow keys move, and what it stands on in words.
import { pieceName, text } from "./language";
import type { Square } from "./protocol";

interface Hands {
    pieceAt(square: Square): string | null;
    isWhiteBelow(): boolean;
    moveCursor(square: Square | undefined): void;
    pick(square: Square): boolean;
    drop(from: Square, to: Square): boolean;
    letGo(): void;
    say(words: string): void;
}

const steps: Record<string, [number, number]> = {
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
};

// "White Pawn" for "wp".
const pieceWords = (piece: string): string =>
    `${piece[0] === "w" ? text.white : text.black} ${pieceName(piece[1] ?? "")}`;

export class BoardKeys {
    private cursor: Square = "e2";
    private picked: Square | undefined;

    constructor(
        root: HTMLElement,
        private readonly hands: Hands,
    ) {
        root.addEventListener("keydown", (event) => this.onKey(event));
        root.addEventListener(
            "focus",
            () => root.matches(":focus-visible") && this.hands.moveCursor(this.cursor),
        );
        root.addEventListener("blur", () => this.hands.moveCursor(undefined));
    }

    letGo(): void {
        this.picked = undefined;
    }

    private onKey(event: KeyboardEvent): void {
        const step = steps[event.key];
        if (step) this.move(step);
        else if (event.key === "Enter" || event.key === " ") this.act();
        else if (event.key === "Escape") this.cancel();
        else return;
        event.preventDefault();
    }

    private move([files, ranks]: [number, number]): void {
        const way = this.hands.isWhiteBelow() ? 1 : -1;
        const within = (value: number): number => Math.min(7, Math.max(0, value));
        const file = within("abcdefgh".indexOf(this.cursor[0] ?? "a") + files * way);
        const rank = within(Number(this.cursor[1]) - 1 + ranks * way);
        this.cursor = `${"abcdefgh"[file]}${rank + 1}`;
        this.hands.moveCursor(this.cursor);
        const piece = this.hands.pieceAt(this.cursor);
        this.hands.say(`${this.cursor}, ${piece ? pieceWords(piece) : text.empty}`);
    }

    private act(): void {
        const from = this.picked;
        if (!from || from === this.cursor) {
            this.picked = undefined;
            this.hands.letGo();
            if (from || !this.hands.pick(this.cursor)) return;
            this.picked = this.cursor;
            this.hands.say(`${this.cursor}, ${text.picked}`);
            return;
        }
        this.picked = undefined;
        if (!this.hands.drop(from, this.cursor) && this.hands.pick(this.cursor))
            this.picked = this.cursor;
    }

    private cancel(): void {
        this.picked = undefined;
        this.hands.letGo();
    }
}
