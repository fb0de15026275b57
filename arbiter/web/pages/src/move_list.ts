// The moves of a game, and which of its positions is looked at.
import { button, element, fill } from "./dom";
import type { Ply } from "./history";
import { text } from "./language";

export class MoveList {
    readonly root: HTMLElement;
    private readonly list = element("ol", { class: "moves" });
    private readonly tools: HTMLElement;
    private plies: Ply[] = [];
    private chosen: number | undefined; // undefined: the latest

    constructor(
        private readonly onChoose: () => void,
        ...more: HTMLElement[]
    ) {
        const tool = (sign: string, title: string, ply: () => number): HTMLElement =>
            button(sign, () => this.choose(ply()), { title, "aria-label": title });
        this.tools = element(
            "div",
            { class: "tools" },
            tool("«", text.first, () => 0),
            tool("‹", text.previous, () => this.shown - 1),
            tool("›", text.next, () => this.shown + 1),
            tool("»", text.last, () => this.latest),
            ...more,
        );
        this.root = element(
            "section",
            { class: "movelist", "aria-label": text.moves },
            this.list,
            this.tools,
        );
    }

    get latest(): number {
        return this.plies.length - 1;
    }
    get shown(): number {
        return this.chosen ?? this.latest;
    }
    get isLatest(): boolean {
        return this.shown === this.latest;
    }
    get ply(): Ply | undefined {
        return this.plies[this.shown];
    }

    show(plies: Ply[]): void {
        if (this.chosen !== undefined && this.chosen >= plies.length) this.chosen = undefined;
        this.plies = plies;
        this.draw();
    }

    choose(ply: number): void {
        const within = Math.min(this.latest, Math.max(0, ply));
        this.chosen = within === this.latest ? undefined : within;
        this.draw();
        this.onChoose();
    }

    private draw(): void {
        const startsBlack = this.plies[0]?.fen.split(" ")[1] === "b";
        const rows: HTMLElement[] = [];
        let row: HTMLElement | undefined;
        for (let index = 1; index < this.plies.length; ++index) {
            const isWhites = (index % 2 === 1) !== startsBlack;
            if (isWhites || !row) rows.push((row = element("li")));
            if (!isWhites && row.childElementCount === 0) row.append(element("span", {}, "…"));
            row.append(
                button(this.plies[index]?.san ?? "", () => this.choose(index), {
                    class: index === this.shown ? "shown" : "",
                    "aria-current": index === this.shown && "true",
                }),
            );
        }
        fill(this.list, ...rows);
        const shown = this.list.querySelector<HTMLElement>(".shown");
        if (shown)
            this.list.scrollTop =
                shown.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
        else this.list.scrollTop = 0;
    }
}
