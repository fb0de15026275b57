// The board: shows a position, and lets the player on move make one of the moves that the server
// has named. It knows no rules: where no moves are named, any may be tried.
import {
    Chessboard,
    INPUT_EVENT_TYPE,
    type InputEvent,
    type MarkerType,
} from "cm-chessboard/src/Chessboard.js";
import { Markers } from "cm-chessboard/src/extensions/markers/Markers.js";
import { element } from "./dom";
import { BoardKeys } from "./board_keys";
import { isWhiteToMove, squareOf } from "./history";
import { text } from "./language";
import { askPromotion } from "./promotion";
import type { Color, LegalMove, PromotionLetter, Square } from "./protocol";

interface Picture {
    fen: string;
    bottom: Color;
    lastMove?: { from: Square; to: Square } | null;
    check?: boolean;
    threatened?: Square[];
    // Of the player who may move now; absent where nobody may.
    mover?: Color;
    legalMoves?: LegalMove[];
}

export type MoveWish = {
    from: Square;
    to: Square;
    promotion?: PromotionLetter;
    castle?: "king" | "queen";
};

const marks: Record<string, MarkerType> = {
    last: { class: "mark-last", slice: "markSquare" },
    check: { class: "mark-check", slice: "markSquare" },
    picked: { class: "mark-picked", slice: "markSquare" },
    threat: { class: "mark-threat", slice: "markCorner", position: "above" },
    target: { class: "mark-target", slice: "markDot", position: "above" },
    capture: { class: "mark-capture", slice: "markRing", position: "above" },
    cursor: { class: "mark-cursor", slice: "markFrame", position: "above" },
};
const mark = (name: string): MarkerType => marks[name] as MarkerType;

export class Board {
    readonly root = element("div", {
        class: "chessboard",
        tabindex: 0,
        role: "application",
        "aria-label": text.boardLabel,
    });
    private readonly board: Chessboard;
    private readonly keys: BoardKeys;
    private picture: Picture | undefined;
    private mover: Color | undefined;

    constructor(
        private readonly onMove: (wish: MoveWish) => void = () => {},
        say: (words: string) => void = () => {},
    ) {
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        this.board = new Chessboard(this.root, {
            assetsUrl: "/",
            style: {
                cssClass: "adoube",
                pieces: { file: "/pieces.svg" },
                animationDuration: still ? 0 : 180,
            },
            extensions: [{ class: Markers, props: { autoMarkers: null, sprite: "/markers.svg" } }],
        });
        this.keys = new BoardKeys(this.root, {
            pieceAt: (square) => this.board.getPiece(square),
            isWhiteBelow: () => this.picture?.bottom !== "black",
            moveCursor: (square) => this.markOnly("cursor", square ? [square] : []),
            pick: (square) => this.pick(square),
            drop: (from, to) => this.drop(from, to),
            letGo: () => this.unpick(),
            say,
        });
    }

    show(picture: Picture): void {
        this.picture = picture;
        this.setMover(undefined);
        this.unpick();
        this.keys.letGo();
        void this.board.setOrientation(picture.bottom === "white" ? "w" : "b");
        void this.board.setPosition(picture.fen, true);
        this.markOnly("last", picture.lastMove ? [picture.lastMove.from, picture.lastMove.to] : []);
        const king = picture.check
            ? squareOf(isWhiteToMove(picture.fen) ? "K" : "k", picture.fen)
            : undefined;
        this.markOnly("check", king ? [king] : []);
        this.markOnly("threat", picture.threatened ?? []);
        this.setMover(picture.mover);
    }

    destroy(): void {
        this.board.destroy();
    }

    private setMover(mover: Color | undefined): void {
        if (mover === this.mover) return;
        if (this.mover) {
            this.board.cancelMoveInput();
            this.board.disableMoveInput();
        }
        this.mover = mover;
        this.root.classList.toggle("can-move", mover !== undefined);
        if (mover)
            this.board.enableMoveInput(
                (event) => this.onInput(event),
                mover === "white" ? "w" : "b",
            );
    }

    private onInput(event: InputEvent): boolean {
        if (event.type === INPUT_EVENT_TYPE.moveInputStarted) return this.pick(event.squareFrom);
        if (event.type === INPUT_EVENT_TYPE.moveInputCanceled) this.unpick();
        if (event.type !== INPUT_EVENT_TYPE.validateMoveInput) return true;
        return this.drop(event.squareFrom, event.squareTo);
    }

    private movesFrom(square: Square): LegalMove[] | undefined {
        return this.picture?.legalMoves?.filter((move) => move.from === square);
    }

    // True if the piece on that square may be moved.
    private pick(square: Square): boolean {
        this.unpick();
        const moves = this.movesFrom(square);
        if (!this.mover || moves?.length === 0) return false;
        this.markOnly("picked", [square]);
        const isCapture = (move: LegalMove): boolean =>
            this.board.getPiece(move.to) !== null && !move.castle;
        this.markOnly("target", unique(moves?.filter((move) => !isCapture(move))));
        this.markOnly("capture", unique(moves?.filter(isCapture)));
        return true;
    }

    private unpick(): void {
        for (const name of ["picked", "target", "capture"]) this.markOnly(name, []);
    }

    // Asks for the move; true if the piece may be shown on its new square already.
    private drop(from: Square, to: Square): boolean {
        const moves = this.movesFrom(from)?.filter((move) => move.to === to);
        if (moves?.length === 0) return false;
        this.unpick();
        const ownPiece = this.board.getPiece(to)?.[0] === this.mover?.[0];
        if (!moves && ownPiece && this.board.getPiece(from)?.[1] !== "k") return false;
        if (moves?.some((move) => move.promotion)) {
            void this.promote(from, to);
            return false;
        }
        const castle = moves?.[0]?.castle;
        this.onMove(castle ? { from, to, castle } : { from, to });
        return !ownPiece;
    }

    private async promote(from: Square, to: Square): Promise<void> {
        const promotion = await askPromotion(this.mover ?? "white");
        if (promotion) this.onMove({ from, to, promotion });
    }

    private markOnly(name: string, squares: Square[]): void {
        this.board.removeMarkers(mark(name));
        for (const square of squares) this.board.addMarker(mark(name), square);
    }
}

const unique = (moves: LegalMove[] | undefined): Square[] => [
    ...new Set(moves?.map((move) => move.to)),
];
