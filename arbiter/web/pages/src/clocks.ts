// The clocks of both players, running between two messages of the server.
import { say, text } from "./language";
import type { Color, GameMessage } from "./protocol";

const redBelow = 10_000;

export function clockText(milliseconds: number | null): string {
    if (milliseconds === null) return "∞";
    const left = Math.max(0, milliseconds);
    if (left < redBelow) return (Math.floor(left / 100) / 10).toFixed(1);
    const seconds = Math.floor(left / 1000);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const tail = String(seconds % 60).padStart(2, "0");
    return hours > 0
        ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}`
        : `${minutes}:${tail}`;
}

export class Clocks {
    private message: GameMessage | undefined;
    private received = 0;

    constructor(
        private readonly faces: Record<Color, HTMLElement>,
        private readonly limit: HTMLElement, // of a move, where no clock runs
    ) {
        window.setInterval(() => this.draw(), 100);
    }

    show(message: GameMessage): void {
        this.message = message;
        this.received = performance.now();
        this.draw();
    }

    private draw(): void {
        const message = this.message;
        if (!message) return;
        const passed = performance.now() - this.received;
        const { clock, result, deadline, moves } = message.view;
        for (const color of ["white", "black"] as const) {
            const runs = clock.running === color && !result;
            const shown = clock[color];
            const left = shown === null ? null : shown - (runs ? passed : 0);
            const face = this.faces[color];
            face.textContent = clockText(left);
            face.classList.toggle("runs", !result && message.view.turn === color);
            face.classList.toggle("low", left !== null && left < redBelow);
        }
        const limited = !result && deadline !== null && clock.running === null;
        const time = limited ? clockText(deadline - message.now - passed) : "";
        const pattern = moves.length < 2 ? text.firstMoveLeft : text.moveLeft;
        this.limit.textContent = limited ? say(pattern, { time }) : "";
    }
}
