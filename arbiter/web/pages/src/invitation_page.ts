// A board whose game has not begun: the host hands on the link, the guest sits down.
import { button, element, fill } from "./dom";
import { say, text } from "./language";
import type { Live } from "./live";
import { nameField } from "./name_field";
import type { Options, WaitingMessage } from "./protocol";
import { keepName, seatAt } from "./seats";

export function showInvitation(root: HTMLElement, message: WaitingMessage, live: Live): void {
    // Not again while somebody types a name.
    if (root.dataset.waiting === message.seat) return;
    root.dataset.waiting = message.seat ?? "none";
    if (message.seat === "guest") fill(root, guestCard(message, live));
    else fill(root, hostCard(message));
}

function hostCard(message: WaitingMessage): HTMLElement {
    const address = `${location.origin}/game/${message.board}`;
    const invite = message.seat === "host" ? seatAt(message.board)?.invite : undefined;
    return element(
        "section",
        { class: "card" },
        element(
            "h1",
            {},
            message.seat ? text.waitingTitle : say(text.gameNumber, { n: message.board }),
        ),
        element("p", {}, message.seat ? text.waitingHelp : text.waitingSpectator),
        invite ? linkField(`${address}#seat=${invite}`, "invite") : null,
        invite ? element("p", { class: "quiet" }, text.watchLink) : null,
        invite ? linkField(address, "watch") : null,
        optionsList(message.options),
    );
}

function linkField(address: string, name: string): HTMLElement {
    const field = element("input", {
        readonly: true,
        value: address,
        name,
        "aria-label": address,
        onfocus: () => field.select(),
    });
    const copy = button(text.copy, () => {
        field.select();
        void navigator.clipboard?.writeText(address).then(() => (copy.textContent = text.copied));
    });
    return element("div", { class: "link" }, field, copy);
}

function guestCard(message: WaitingMessage, live: Live): HTMLElement {
    const sit = (event: Event): void => {
        event.preventDefault();
        const name = String(new FormData(event.currentTarget as HTMLFormElement).get("name"));
        keepName(name);
        live.sit(name);
    };
    return element(
        "form",
        { class: "card", onsubmit: sit },
        element("h1", {}, say(text.joinTitle, { name: message.host })),
        optionsList(message.options),
        nameField(),
        element("button", { class: "primary", type: "submit" }, text.join),
    );
}

function optionsList(options: Options): HTMLElement {
    const variant = options.variant === "chess960" ? text.chess960 : text.standard;
    const time = options.timeControl === "none" ? text.noClock : (options.timeControl ?? "10+5");
    return element("p", { class: "terms" }, `${variant} · ${time}`);
}
