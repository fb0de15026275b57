// A running match: how it stands, and its boards with clocks and what the engines say.
import { Board } from "./board";
import { clockText } from "./clocks";
import { card, element, fill } from "./dom";
import { say, text } from "./language";
import { linePlot } from "./plot";
import type { Color, Square } from "./protocol";

interface Said {
    mate?: number;
    centipawns?: number;
    depth?: number;
}
interface Side {
    name: string;
    left: number | null;
    said: Said | null;
}
interface LiveGame {
    number: number;
    fen: string;
    turn: Color;
    check: boolean;
    lastMove: { from: Square; to: Square; text: string } | null;
    scores: number[]; // as White sees it
    white: Side;
    black: Side;
}
interface Standing {
    name: string;
    points: number;
    games: number;
    elo?: number | null;
    eloError?: number | null;
}
interface LiveMatch {
    finished: number;
    total: number;
    elapsed: number;
    left: number | null;
    games: LiveGame[];
    course: { elo: number[]; llr: number[] };
    report: {
        players: Standing[];
        sprt?: { llr: number; lowerBound: number; upperBound: number };
    };
}

const interval = 1000;
const mostCentipawns = 1000; // what an evaluation graph shows at most

function saidText(said: Said | null): string {
    if (!said) return "";
    const score =
        said.mate !== undefined ? `#${said.mate}` : ((said.centipawns ?? 0) / 100).toFixed(2);
    return said.depth === undefined ? score : `${score} / ${said.depth}`;
}

class GameCard {
    private readonly board = new Board();
    private readonly graph = element("div", { class: "graph" });
    private readonly sides: Record<Color, HTMLElement> = {
        white: element("div", { class: "player" }),
        black: element("div", { class: "player" }),
    };
    private readonly move = element("p", { class: "quiet" });
    private shown = "";
    readonly root: HTMLElement;

    constructor(number: number) {
        this.board.root.removeAttribute("tabindex");
        this.board.root.setAttribute("role", "img");
        const title = say(text.gameNumber, { n: number });
        this.board.root.setAttribute("aria-label", title);
        this.root = element(
            "section",
            { class: "card match-game" },
            element("h2", {}, title),
            this.sides.black,
            this.board.root,
            this.sides.white,
            this.move,
            this.graph,
        );
    }

    show(game: LiveGame): void {
        for (const color of ["white", "black"] as const) this.drawSide(game, color);
        if (game.fen === this.shown) return;
        this.shown = game.fen;
        this.board.show({
            fen: game.fen,
            bottom: "white",
            lastMove: game.lastMove,
            check: game.check,
        });
        this.move.textContent = game.lastMove?.text ?? "";
        const within = (score: number): number =>
            Math.max(-mostCentipawns, Math.min(mostCentipawns, score));
        fill(
            this.graph,
            linePlot(game.scores.map(within), {
                low: -mostCentipawns,
                high: mostCentipawns,
                lines: [0],
                label: text.evaluation,
            }),
        );
    }

    remove(): void {
        this.board.destroy();
        this.root.remove();
    }

    private drawSide(game: LiveGame, color: Color): void {
        const side = game[color];
        const clock = element(
            "div",
            { class: `clock ${game.turn === color ? "runs" : ""}` },
            clockText(side.left),
        );
        fill(
            this.sides[color],
            element("span", { class: `dot ${color}` }),
            element(
                "span",
                { class: "who" },
                element("strong", {}, side.name),
                element("small", { class: "said" }, saidText(side.said)),
            ),
            clock,
        );
    }
}

export class MatchPage {
    private readonly head = element("section", { class: "card match-head" });
    private readonly boards = element("div", { class: "examples" });
    private readonly cards = new Map<number, GameCard>();

    constructor(private readonly root: HTMLElement) {
        void this.refresh(true);
    }

    private async refresh(isFirst: boolean): Promise<void> {
        const response = await fetch("/match.json").catch(() => undefined);
        if (response?.status === 404) return fill(this.root, card(text.noMatch));
        if (isFirst) fill(this.root, this.head, this.boards);
        if (response?.ok) this.show((await response.json()) as LiveMatch);
        else this.head.append(element("p", { class: "refusal" }, text.matchOver));
        if (response?.ok) setTimeout(() => void this.refresh(false), interval);
    }

    private show(match: LiveMatch): void {
        if (!match.games) return;
        this.drawHead(match);
        const running = new Set(match.games.map((game) => game.number));
        for (const number of this.cards.keys()) if (!running.has(number)) this.remove(number);
        for (const game of match.games) this.cardOf(game.number).show(game);
    }

    private remove(number: number): void {
        this.cards.get(number)?.remove();
        this.cards.delete(number);
    }

    private cardOf(number: number): GameCard {
        const found = this.cards.get(number);
        if (found) return found;
        const made = new GameCard(number);
        this.cards.set(number, made);
        this.boards.append(made.root);
        return made;
    }

    private drawHead(match: LiveMatch): void {
        const { players, sprt } = match.report;
        const { elo, llr } = match.course;
        const rows = players.map((player) =>
            element(
                "tr",
                {},
                element("th", { scope: "row" }, player.name),
                element("td", { class: "number" }, `${player.points} / ${player.games}`),
                element("td", { class: "number" }, eloText(player)),
            ),
        );
        fill(
            this.head,
            element("h1", {}, say(text.matchProgress, { done: match.finished, all: match.total })),
            element("table", { class: "standings" }, element("tbody", {}, ...rows)),
            sprt
                ? element(
                      "p",
                      {},
                      `SPRT: ${sprt.llr.toFixed(2)} (${sprt.lowerBound.toFixed(2)} … ${sprt.upperBound.toFixed(2)})`,
                  )
                : null,
            sprt
                ? linePlot(llr, {
                      low: sprt.lowerBound * 1.1,
                      high: sprt.upperBound * 1.1,
                      lines: [sprt.lowerBound, 0, sprt.upperBound],
                      label: "SPRT",
                  })
                : null,
            elo.length > 1
                ? linePlot(elo, {
                      low: Math.min(0, ...elo) - 10,
                      high: Math.max(0, ...elo) + 10,
                      lines: [0],
                      label: "Elo",
                  })
                : null,
        );
    }
}

const eloText = (player: Standing): string =>
    typeof player.elo === "number"
        ? `${player.elo.toFixed(0)} ± ${(player.eloError ?? 0).toFixed(0)} Elo`
        : "";
