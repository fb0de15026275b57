// Sets up a new game, and leads back to those that this browser plays.
import { element, fill } from "./dom";
import { language, say, text } from "./language";
import { nameField } from "./name_field";
import type { Message, Options } from "./protocol";
import { allSeats, forgetSeat, keepName, keepSeat, type Seat } from "./seats";

const presets = ["3+2", "5+0", "5+3", "10+0", "10+5", "15+10", "30+0"];
const mostListed = 8;

type Choices = [value: string, label: string][];

// Radio buttons that look like a row of buttons.
function radios(
    legend: string,
    name: string,
    choices: Choices,
    chosen: string,
): HTMLFieldSetElement {
    return element(
        "fieldset",
        { class: "radios" },
        element("legend", {}, legend),
        ...choices.map(([value, label]) =>
            element(
                "label",
                {},
                element("input", { type: "radio", name, value, checked: value === chosen }),
                element("span", {}, label),
            ),
        ),
    );
}

function select(label: string, name: string, choices: Choices, chosen: string): HTMLElement {
    return element(
        "label",
        {},
        label,
        element(
            "select",
            { name },
            ...choices.map(([value, words]) =>
                element("option", { value, selected: value === chosen }, words),
            ),
        ),
    );
}

const checkbox = (label: string, name: string, checked: boolean): HTMLElement =>
    element(
        "label",
        { class: "check" },
        element("input", { type: "checkbox", name, checked }),
        label,
    );

const secondsChoices = (values: string[]): Choices => [
    ...values.map((n): [string, string] => [n, say(text.secondsUnit, { n })]),
    ["off", text.noLimit],
];

function timeFields(): HTMLElement {
    const choices: Choices = [
        ...presets.map((each): [string, string] => [each, each]),
        ["none", text.noClock],
        ["custom", text.custom],
    ];
    const number = (
        label: string,
        name: string,
        min: number,
        max: number,
        value: number,
    ): HTMLElement =>
        element(
            "label",
            {},
            label,
            element("input", { type: "number", name, min, max, value, required: true }),
        );
    const custom = element(
        "div",
        { class: "pair", hidden: true },
        number(text.minutes, "minutes", 1, 90, 10),
        number(text.seconds, "increment", 0, 60, 5),
    );
    const group = radios(`${text.time} (${text.timeHelp})`, "time", choices, "10+5");
    group.addEventListener(
        "change",
        (event) => (custom.hidden = (event.target as HTMLInputElement).value !== "custom"),
    );
    return element("div", {}, group, custom);
}

function moreFields(): HTMLElement {
    const off: [string, string] = ["off", text.off];
    return element(
        "details",
        {},
        element("summary", {}, text.more),
        select(
            text.undo,
            "undo",
            [off, ["1", "1"], ["3", "3"], ["unlimited", text.unlimited]],
            "1",
        ),
        select(
            text.hints,
            "hints",
            [
                ["off", text.hintsOff],
                ["moves", text.hintsMoves],
                ["movesAndThreats", text.hintsThreats],
            ],
            "moves",
        ),
        select(
            text.drawMode,
            "drawMode",
            [
                ["auto", text.drawAuto],
                ["fide", text.drawFide],
            ],
            "auto",
        ),
        select(text.firstMove, "firstMoveSec", secondsChoices(["15", "30", "60"]), "60"),
        select(text.grace, "disconnectGraceSec", secondsChoices(["30", "60", "120"]), "60"),
        checkbox(text.drawOffer, "drawOffer", true),
        checkbox(text.autoQueen, "autoQueen", false),
    );
}

function optionsOf(form: FormData): Options {
    const time = String(form.get("time"));
    const seconds = (name: string): string | number =>
        form.get(name) === "off" ? "off" : Number(form.get(name));
    const undo = String(form.get("undo"));
    return {
        variant: String(form.get("variant")),
        timeControl: time === "custom" ? `${form.get("minutes")}+${form.get("increment")}` : time,
        colorAssignment: String(form.get("color")),
        drawMode: String(form.get("drawMode")),
        undo: /^\d$/.test(undo) ? Number(undo) : undo,
        hints: String(form.get("hints")),
        firstMoveSec: seconds("firstMoveSec"),
        disconnectGraceSec: seconds("disconnectGraceSec"),
        drawOffer: form.has("drawOffer"),
        autoQueen: form.has("autoQueen"),
    };
}

async function create(form: HTMLFormElement, problem: HTMLElement): Promise<void> {
    const fields = new FormData(form);
    const host = String(fields.get("name"));
    keepName(host);
    const wish = {
        host,
        opponent: fields.get("opponent"),
        options: optionsOf(fields),
        lang: language,
    };
    try {
        const response = await fetch("/new-game", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(wish),
        });
        const reply = (await response.json()) as {
            ok: boolean;
            text?: string;
            game: number;
            seat: string;
            invite?: string;
        };
        if (!reply.ok) throw new Error(reply.text);
        keepSeat({ board: reply.game, secret: reply.seat, invite: reply.invite });
        location.assign(`/game/${reply.game}`);
    } catch (error) {
        problem.textContent = error instanceof Error && error.message ? error.message : text.failed;
    }
}

async function statusOf(seat: Seat): Promise<HTMLElement | null> {
    const response = await fetch(`/game/${seat.board}.json`);
    if (!response.ok) {
        if (response.status === 404) forgetSeat(seat.board);
        return null;
    }
    const message = (await response.json()) as Message;
    const isOver = message.type === "game" && message.view.result !== null;
    const status =
        message.type === "waiting"
            ? text.statusWaiting
            : isOver
              ? text.statusEnded
              : text.statusPlaying;
    const names =
        message.type === "game"
            ? `${message.players.white.name} – ${message.players.black.name}`
            : "";
    const href = isOver ? `/result/${seat.board}` : `/game/${seat.board}`;
    return element(
        "li",
        {},
        element("a", { href }, say(text.gameNumber, { n: seat.board })),
        ` ${names} `,
        element("small", { class: "quiet" }, status),
    );
}

async function listGames(list: HTMLElement): Promise<void> {
    const found = await Promise.all(allSeats().slice(0, mostListed).map(statusOf));
    const items = found.filter((each) => each !== null);
    if (items.length > 0) fill(list, ...items);
}

interface ServerFacts {
    engine: string;
    match: boolean;
}

async function serverFacts(): Promise<ServerFacts> {
    const response = await fetch("/server.json");
    return (await response.json()) as ServerFacts;
}

function gameForm(engine: string): HTMLFormElement {
    const problem = element("p", { class: "refusal", role: "alert" });
    const opponents: Choices = [["person", text.person]];
    if (engine) opponents.push(["engine", `${text.engine} (${engine})`]);
    const submit = (event: Event): void => {
        event.preventDefault();
        void create(event.currentTarget as HTMLFormElement, problem);
    };
    return element(
        "form",
        { class: "card", onsubmit: submit },
        element("h1", {}, text.newGame),
        element("p", { class: "quiet" }, text.intro),
        nameField(),
        radios(text.opponent, "opponent", opponents, "person"),
        radios(
            text.variant,
            "variant",
            [
                ["standard", text.standard],
                ["chess960", text.chess960],
            ],
            "standard",
        ),
        timeFields(),
        radios(
            text.color,
            "color",
            [
                ["random", text.random],
                ["hostWhite", text.white],
                ["hostBlack", text.black],
            ],
            "random",
        ),
        moreFields(),
        element("button", { type: "submit", class: "primary large" }, text.create),
        problem,
    );
}

export async function showNewGamePage(root: HTMLElement): Promise<void> {
    const { engine, match } = await serverFacts().catch(() => ({ engine: "", match: false }));
    if (match) return location.replace("/match");
    const list = element(
        "ul",
        { class: "games" },
        element("li", { class: "quiet" }, text.resumeNone),
    );
    fill(
        root,
        element(
            "div",
            { class: "columns" },
            gameForm(engine),
            element("section", { class: "card" }, element("h2", {}, text.resume), list),
        ),
    );
    await listGames(list);
}
