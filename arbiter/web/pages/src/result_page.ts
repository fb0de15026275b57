// A finished game: its final board, its result, its moves to go through, and its PGN.
import { Board } from "./board";
import { button, card, element, fill } from "./dom";
import { pliesOf } from "./history";
import { say, text } from "./language";
import { MoveList } from "./move_list";
import type { Color, GameMessage, Message } from "./protocol";
import { resultReason, resultTitle } from "./result_words";
import { colorAt } from "./seats";

const replayStep = 900;

export async function showResultPage(root: HTMLElement, number: number): Promise<void> {
    const response = await fetch(`/game/${number}.json`);
    if (!response.ok) return fill(root, card(text.noSuchGame));
    const message = (await response.json()) as Message;
    const link = element("a", { href: `/game/${number}` }, text.toGame);
    if (message.type !== "game" || !message.view.result)
        return fill(root, card(text.running, link));
    fill(root, new ResultView(message).root);
}

class ResultView {
    readonly root: HTMLElement;
    private readonly board = new Board();
    private readonly moves: MoveList;
    private readonly replay: HTMLButtonElement;
    private readonly bottom: Color;
    private timer: number | undefined;

    constructor(private readonly message: GameMessage) {
        this.replay = button(text.play, () => this.toggleReplay());
        this.moves = new MoveList(() => this.draw(), this.replay);
        this.bottom = colorAt(message.board);
        this.root = element(
            "div",
            { class: "game" },
            element("div", { class: "table" }, this.board.root),
            element("div", { class: "side" }, ...this.words(), this.moves.root),
        );
        this.moves.show(pliesOf(message.view.startFen, message.events));
        this.draw();
    }

    private words(): HTMLElement[] {
        const { view, players, score, board } = this.message;
        const result = view.result!;
        const row = (color: Color): HTMLElement =>
            element(
                "tr",
                {},
                element("th", { scope: "row" }, text[color]),
                element("td", {}, players[color].name),
                element("td", { class: "number" }, String(score?.[color] ?? "")),
            );
        return [
            element("h1", {}, resultTitle(result, null)),
            element("p", {}, resultReason(result)),
            element(
                "table",
                {},
                element("caption", {}, text.score),
                element("tbody", {}, row("white"), row("black")),
            ),
            element("p", { class: "quiet" }, text.scoreHelp),
            element(
                "p",
                {},
                `${text.moveCount}: ${result.moveCount} · ${say(text.gameNumber, { n: board })}`,
            ),
            element(
                "p",
                {},
                element(
                    "a",
                    { class: "button", href: `/game/${board}.pgn`, download: `game-${board}.pgn` },
                    text.download,
                ),
                " ",
                element("a", { class: "button", href: "/" }, text.newGame),
            ),
        ];
    }

    private draw(): void {
        const ply = this.moves.ply;
        if (!ply) return;
        const { fen, lastMove, check } = ply;
        this.board.show({ fen, bottom: this.bottom, lastMove, check });
    }

    private toggleReplay(): void {
        if (this.timer !== undefined) return this.stopReplay();
        if (this.moves.isLatest) this.moves.choose(0);
        this.replay.textContent = text.stop;
        this.timer = window.setInterval(() => {
            this.moves.choose(this.moves.shown + 1);
            if (this.moves.isLatest) this.stopReplay();
        }, replayStep);
    }

    private stopReplay(): void {
        clearInterval(this.timer);
        this.timer = undefined;
        this.replay.textContent = text.play;
    }
}
