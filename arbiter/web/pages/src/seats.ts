// The seats that this browser has: their secrets stay here and are told to the server alone.
import type { Color } from "./protocol";

export interface Seat {
    board: number;
    secret: string;
    invite?: string; // the guest's secret, which the host hands on
}

const key = "adoube.seats";
const most = 20;

export function allSeats(): Seat[] {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
        return Array.isArray(kept) ? (kept as Seat[]) : [];
    } catch {
        return [];
    }
}

export function keepSeat(seat: Seat): void {
    const others = allSeats().filter((each) => each.board !== seat.board);
    localStorage.setItem(key, JSON.stringify([seat, ...others].slice(0, most)));
    // Two windows of one browser may have the two seats of a board.
    sessionStorage.setItem(`${key}.${seat.board}`, JSON.stringify(seat));
}

export function forgetSeat(board: number): void {
    localStorage.setItem(key, JSON.stringify(allSeats().filter((each) => each.board !== board)));
}

export function seatAt(board: number): Seat | undefined {
    const own = sessionStorage.getItem(`${key}.${board}`);
    return own ? (JSON.parse(own) as Seat) : allSeats().find((each) => each.board === board);
}

// Takes the secret out of an address such as /game/12#seat=…, so that the address in the bar can
// be shown to anybody.
export function takeSeatFromAddress(board: number): void {
    const secret = new URLSearchParams(location.hash.slice(1)).get("seat");
    if (!secret) return;
    keepSeat({ board, secret });
    history.replaceState(null, "", location.pathname);
}

// Which color this window has played, so that the result is seen from the same side.
export const keepColor = (board: number, color: Color): void =>
    sessionStorage.setItem(`${key}.color.${board}`, color);
export const colorAt = (board: number): Color =>
    sessionStorage.getItem(`${key}.color.${board}`) === "black" ? "black" : "white";

export const ownName = (): string => localStorage.getItem("adoube.name") ?? "";
export const keepName = (name: string): void => localStorage.setItem("adoube.name", name);
