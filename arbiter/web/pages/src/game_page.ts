// A game: played from a seat, or watched.
import { Actions } from "./actions";
import { Announcer } from "./announcer";
import { Board, type MoveWish } from "./board";
import { Clocks } from "./clocks";
import { ask } from "./dialogs";
import { card, element, fill } from "./dom";
import { pliesOf } from "./history";
import { showInvitation } from "./invitation_page";
import { say, text } from "./language";
import { Live, type Listener } from "./live";
import { MoveList } from "./move_list";
import { PlayerBar } from "./player_bar";
import { askPromotion } from "./promotion";
import {
    opponentOf,
    type Color,
    type GameEvent,
    type GameMessage,
    type Message,
    type RefusalMessage,
} from "./protocol";
import { resultReason, resultTitle } from "./result_words";
import { keepColor, takeSeatFromAddress } from "./seats";

export class GamePage implements Listener {
    private readonly live: Live;
    private readonly announcer = new Announcer();
    private readonly offline = element(
        "p",
        { class: "offline", role: "alert", hidden: true },
        text.offline,
    );
    private readonly content = element("div", { class: "stage" });
    private view: GameView | undefined;

    constructor(root: HTMLElement, board: number) {
        takeSeatFromAddress(board);
        fill(root, this.offline, this.content, this.announcer.root);
        this.live = new Live(board, this);
    }

    onConnection(connected: boolean): void {
        this.offline.hidden = connected;
    }

    onNoSuchBoard(): void {
        fill(this.content, card(text.noSuchGame, element("a", { href: "/search" }, text.search)));
    }

    onMessage(message: Message, news: GameEvent[]): void {
        if (message.type === "waiting") return showInvitation(this.content, message, this.live);
        if (message.type === "refusal") return this.view?.refuse(message);
        const isFirst = !this.view;
        if (!this.view) {
            this.view = new GameView(this.live, this.announcer);
            fill(this.content, this.view.root);
        }
        this.view.show(message);
        if (!isFirst) this.announcer.tell(news);
    }
}

const uciOf = ({ from, to, promotion }: MoveWish): string => from + to + (promotion ?? "");

class GameView {
    readonly root: HTMLElement;
    private readonly bars: Record<Color, PlayerBar> = {
        white: new PlayerBar(),
        black: new PlayerBar(),
    };
    private readonly status = element("p", { class: "status", role: "status" });
    private readonly limit = element("p", { class: "limit" });
    private readonly refusal = element("p", { class: "refusal", role: "alert" });
    private readonly top = element("div");
    private readonly bottom = element("div");
    private readonly board: Board;
    private readonly clocks: Clocks;
    private readonly moves: MoveList;
    private readonly actions: Actions;
    private readonly typing: HTMLFormElement;
    private message: GameMessage | undefined;
    private turned = false;
    private told = false; // the result
    private latestWish: MoveWish | undefined;

    constructor(
        private readonly live: Live,
        announcer: Announcer,
    ) {
        this.board = new Board(
            (wish) => this.move(wish),
            (words) => announcer.say(words),
        );
        this.moves = new MoveList(() => this.draw());
        this.actions = new Actions(live, () => this.flip());
        this.clocks = new Clocks(
            { white: this.bars.white.clock, black: this.bars.black.clock },
            this.limit,
        );
        this.typing = this.moveForm();
        this.root = element(
            "div",
            { class: "game" },
            element("div", { class: "table" }, this.top, this.board.root, this.bottom),
            element(
                "div",
                { class: "side" },
                this.status,
                this.limit,
                this.refusal,
                this.actions.root,
                this.moves.root,
                this.typing,
            ),
        );
    }

    show(message: GameMessage): void {
        this.message = message;
        this.refusal.textContent = "";
        if (message.view.you) keepColor(message.board, message.view.you);
        this.moves.show(pliesOf(message.view.startFen, this.live.events));
        this.bars.white.show(message, "white");
        this.bars.black.show(message, "black");
        this.clocks.show(message);
        this.actions.show(message);
        this.draw();
        if (message.view.result && !this.told) void this.tellResult(message);
    }

    refuse(refusal: RefusalMessage): void {
        this.draw();
        const wish = this.latestWish;
        const color = this.message?.view.you;
        if (refusal.refusal === "promotionMissing" && wish && color)
            void askPromotion(color).then(
                (promotion) => promotion && this.move({ ...wish, promotion }),
            );
        else this.refusal.textContent = refusal.text;
    }

    private get bottomColor(): Color {
        const own = this.message?.view.you ?? "white";
        return this.turned ? opponentOf(own) : own;
    }

    private draw(): void {
        const message = this.message;
        const ply = this.moves.ply;
        if (!message || !ply) return;
        const { view } = message;
        const bottom = this.bottomColor;
        fill(this.top, this.bars[opponentOf(bottom)].root);
        fill(this.bottom, this.bars[bottom].root);
        const mayMove = this.moves.isLatest && !view.result && view.you === view.turn;
        this.board.show({
            fen: ply.fen,
            bottom,
            lastMove: this.moves.isLatest ? view.lastMove : ply.lastMove,
            check: this.moves.isLatest ? view.check : ply.check,
            threatened: this.moves.isLatest ? view.threatenedSquares : [],
            mover: mayMove ? view.turn : undefined,
            legalMoves: view.legalMoves,
        });
        this.typing.hidden = view.you === null || view.result !== null;
        fill(this.status, ...this.statusWords(message));
    }

    private statusWords({ view, board }: GameMessage): (Node | string)[] {
        if (view.result)
            return [
                element("strong", {}, resultTitle(view.result, view.you)),
                ` ${resultReason(view.result)} `,
                element("a", { href: `/result/${board}` }, text.showResult),
            ];
        const isYours = view.you === view.turn;
        const turn = isYours ? text.yourTurn : say(text.turnOf, { color: text[view.turn] });
        const threats = view.threatenedSquares?.length
            ? say(text.attacked, { squares: view.threatenedSquares.join(" ") })
            : "";
        return [
            element("strong", {}, turn),
            view.check ? element("strong", { class: "check" }, ` ${text.check}`) : "",
            threats ? element("span", { class: "threats" }, ` ${threats}`) : "",
            view.you ? "" : element("span", { class: "quiet" }, ` ${text.spectating}`),
        ];
    }

    private flip(): void {
        this.turned = !this.turned;
        this.draw();
    }

    private move(wish: MoveWish): void {
        if (this.actions.takesForClaim()) return this.claimWith(uciOf(wish));
        this.latestWish = wish;
        if (wish.castle) this.live.act({ type: "castle", side: wish.castle });
        else this.live.act({ type: "move", ...wish });
    }

    // FIDE 9.2.1, 9.3.1: the move is announced, and not made.
    private claimWith(move: string): void {
        this.live.act({ type: "claimDraw", move });
        this.draw();
    }

    private moveForm(): HTMLFormElement {
        const field = element("input", {
            name: "move",
            autocomplete: "off",
            placeholder: text.moveInputHelp,
            "aria-label": text.moveInput,
        });
        const submit = (event: Event): void => {
            event.preventDefault();
            const typed = field.value.trim();
            field.value = "";
            if (typed && this.actions.takesForClaim()) this.claimWith(typed);
            else if (/^[a-h][1-8][a-h][1-8][qrbn]?$/.test(typed))
                this.live.act({ type: "move", uci: typed });
            else if (typed) this.live.act({ type: "move", san: typed });
        };
        return element(
            "form",
            { class: "typing", onsubmit: submit },
            field,
            element("button", { type: "submit" }, text.moveGo),
        );
    }

    private async tellResult({ view, board }: GameMessage): Promise<void> {
        this.told = true;
        const result = view.result!;
        const choices = [
            { key: "show", label: text.showResult, class: "primary" },
            { key: "close", label: text.close },
        ];
        const chosen = await ask(
            resultTitle(result, view.you),
            choices,
            "result",
            element("p", {}, resultReason(result)),
        );
        if (chosen === "show") location.assign(`/result/${board}`);
    }
}
