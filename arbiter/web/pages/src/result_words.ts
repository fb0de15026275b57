// A result for people: who won, and why in words that a beginner understands.
import { text } from "./language";
import type { Color, Result } from "./protocol";

export function resultTitle(result: Result, you: Color | null): string {
    if (result.reason === "aborted") return text.aborted;
    if (!result.winner) return text.draw;
    if (you) return result.winner === you ? text.youWin : text.youLose;
    return result.winner === "white" ? text.whiteWins : text.blackWins;
}

export const resultReason = (result: Result): string =>
    text.reasons[result.reason] ?? result.reason;
