// The live connection to a board: comes back by itself, and asks for the events that it missed.
import { language } from "./language";
import type { GameEvent, GameMessage, Message } from "./protocol";
import { seatAt } from "./seats";

export interface Listener {
    onMessage(message: Message, news: GameEvent[]): void;
    onConnection(connected: boolean): void;
    onNoSuchBoard(): void;
}

const noSuchBoard = 4404;
const longestPause = 8000;

export class Live {
    readonly events: GameEvent[] = [];
    private socket: WebSocket | undefined;
    private pause = 250;
    private closed = false;

    constructor(
        private readonly board: number,
        private readonly listener: Listener,
    ) {
        this.connect();
    }

    act(action: object): void {
        this.say({ op: "act", action });
    }

    sit(name: string): void {
        this.say({ op: "sit", name });
    }

    close(): void {
        this.closed = true;
        this.socket?.close();
    }

    private say(wish: object): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
    }

    private connect(): void {
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const socket = new WebSocket(`${scheme}://${location.host}/game/${this.board}/live`);
        this.socket = socket;
        socket.onopen = () => {
            const seat = seatAt(this.board)?.secret ?? null;
            this.say({ op: "enter", seat, since: this.events.length, lang: language });
            this.pause = 250;
            this.listener.onConnection(true);
        };
        socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Message);
        socket.onclose = (event) => this.onClose(event.code);
    }

    private onClose(code: number): void {
        if (this.closed) return;
        if (code === noSuchBoard) return this.listener.onNoSuchBoard();
        this.listener.onConnection(false);
        setTimeout(() => this.connect(), this.pause);
        this.pause = Math.min(this.pause * 2, longestPause);
    }

    private receive(message: Message): void {
        const news = message.type === "game" ? this.take(message) : [];
        if (news) this.listener.onMessage(message, news);
    }

    // The events that are new; undefined if some are missing, which brings a new connection.
    private take(message: GameMessage): GameEvent[] | undefined {
        if (message.from > this.events.length) {
            this.socket?.close();
            return undefined;
        }
        const news = message.events.slice(this.events.length - message.from);
        this.events.push(...news);
        return news;
    }
}
