// What the server says, as docs/web.md and docs/session.md tell it.

export type Color = "white" | "black";
export type Square = string;
export type PromotionLetter = "q" | "r" | "b" | "n";

export interface LegalMove {
    from: Square;
    to: Square;
    promotion?: PromotionLetter;
    castle?: "king" | "queen";
}

export interface Result {
    winner: Color | null;
    reason: string;
    moveCount: number;
    pgn: string;
    summary: { en: string; ko: string; ja: string };
}

export interface View {
    fen: string;
    startFen: string;
    variant: "standard" | "chess960";
    turn: Color;
    you: Color | null;
    moves: string[];
    lastMove: { from: Square; to: Square } | null;
    check: boolean;
    clock: { white: number | null; black: number | null; running: Color | null };
    deadline: number | null;
    captured: { white: string[]; black: string[] };
    materialDiff: number;
    pending: { kind: "draw" | "undo"; by: Color; plies?: number } | null;
    claimable: string | null;
    undoLeft: number | "unlimited" | null;
    result: Result | null;
    legalMoves?: LegalMove[];
    threatenedSquares?: Square[];
}

export interface GameEvent {
    type: string;
    by?: Color;
    uci?: string;
    san?: string;
    captured?: string | null;
    check?: boolean;
    fen?: string;
    plies?: number;
    color?: Color;
    reason?: string;
}

export interface Options {
    variant?: string;
    timeControl?: string;
    drawMode?: string;
    colorAssignment?: string;
    undo?: string | number;
    hints?: string;
    drawOffer?: boolean;
    autoQueen?: boolean;
    firstMoveSec?: string | number;
    disconnectGraceSec?: string | number;
}

export interface GameMessage {
    type: "game";
    board: number;
    now: number;
    from: number;
    events: GameEvent[];
    view: View;
    options: Options;
    engine: boolean;
    players: Record<Color, { name: string; here: boolean }>;
    score?: Record<Color, number>;
}

export interface WaitingMessage {
    type: "waiting";
    board: number;
    seat: "host" | "guest" | null;
    host: string;
    options: Options;
}

export interface RefusalMessage {
    type: "refusal";
    refusal: string;
    text: string;
}

export type Message = GameMessage | WaitingMessage | RefusalMessage;

export const opponentOf = (color: Color): Color => (color === "white" ? "black" : "white");
