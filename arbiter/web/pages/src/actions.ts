// What a player can do beside moving, and what he has been asked.
import { ask } from "./dialogs";
import { button, element, fill } from "./dom";
import { say, text } from "./language";
import type { Live } from "./live";
import { opponentOf, type GameMessage, type View } from "./protocol";

export class Actions {
    readonly root = element("section", { class: "actions" });
    private drawn = "";
    private message: GameMessage | undefined;
    private claiming = false; // with the next move, which is not played then

    constructor(
        private readonly live: Live,
        private readonly flip: () => void,
    ) {}

    show(message: GameMessage): void {
        this.message = message;
        const { view, options, players } = message;
        if (view.you !== view.turn) this.claiming = false;
        // Buttons that stay the same stay in place, with the keyboard's focus on them.
        const key = JSON.stringify([
            view.you,
            view.pending,
            view.claimable,
            view.undoLeft,
            view.moves.length,
            !view.result,
            this.claiming,
        ]);
        if (key === this.drawn) return;
        this.drawn = key;
        const plays = view.you !== null && !view.result;
        fill(
            this.root,
            plays && this.proposal(view, players[opponentOf(view.you!)].name),
            plays &&
                view.claimable !== null &&
                element(
                    "p",
                    { class: "notice" },
                    say(text.claimable, { reason: this.claimWords(view) }),
                ),
            plays && this.claiming && element("p", { class: "notice" }, text.claimMoveHelp),
            element(
                "div",
                { class: "buttons" },
                ...(plays ? this.buttons(view, options) : []),
                button(text.flip, this.flip),
            ),
        );
    }

    // Whether the move is the reason of a claim; one at most is.
    takesForClaim(): boolean {
        const taken = this.claiming;
        if (taken) this.toggleClaim();
        return taken;
    }

    private toggleClaim(): void {
        this.claiming = !this.claiming;
        if (this.message) this.show(this.message);
    }

    private claimWords(view: View): string {
        return view.claimable === "threefold" ? text.threefold : text.fiftyMove;
    }

    private buttons(view: View, options: GameMessage["options"]): HTMLElement[] {
        const act =
            (type: string): (() => void) =>
            () =>
                this.live.act({ type });
        const free = view.pending === null;
        const made = [];
        if (options.drawOffer)
            made.push(button(text.offerDraw, act("offerDraw"), { disabled: !free }));
        if (options.drawMode === "fide")
            made.push(
                button(text.claimDraw, act("claimDraw"), { disabled: view.claimable === null }),
                button(text.claimMove, () => this.toggleClaim(), {
                    disabled: view.you !== view.turn,
                    "aria-pressed": String(this.claiming),
                }),
            );
        if (options.undo !== "off")
            made.push(
                button(text.takeBack, act("requestUndo"), {
                    disabled: !free || view.undoLeft === 0 || view.moves.length === 0,
                }),
            );
        made.push(button(text.resign, () => void this.resign(), { class: "danger" }));
        return made;
    }

    private async resign(): Promise<void> {
        const choices = [
            { key: "yes", label: text.yes, class: "danger" },
            { key: "no", label: text.no },
        ];
        if ((await ask(text.resignSure, choices)) === "yes") this.live.act({ type: "resign" });
    }

    private proposal(view: View, name: string): HTMLElement | null {
        if (!view.pending) return null;
        const { kind, by, plies } = view.pending;
        if (by === view.you)
            return element(
                "div",
                { class: "notice" },
                element("span", {}, text.waitAnswer),
                button(text.withdraw, () => this.live.act({ type: "cancelOffer" })),
            );
        const words =
            kind === "draw"
                ? say(text.drawOffered, { name })
                : say(text.undoRequested, { name, n: plies ?? 1 });
        const type = kind === "draw" ? "respondDraw" : "respondUndo";
        const answer =
            (accept: boolean): (() => void) =>
            () =>
                this.live.act({ type, accept });
        return element(
            "div",
            { class: "notice asked", role: "alert" },
            element("span", {}, words),
            button(text.accept, answer(true), { class: "primary" }),
            button(text.decline, answer(false)),
        );
    }
}
