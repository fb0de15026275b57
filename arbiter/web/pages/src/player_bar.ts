// A player beside the board: name, whether he is there, what he has captured, his clock.
import { element, fill, pieceImage } from "./dom";
import { text } from "./language";
import { opponentOf, type Color, type GameMessage } from "./protocol";

export class PlayerBar {
    readonly clock = element("div", { class: "clock", role: "timer" }, "");
    readonly root = element("div", { class: "player" });

    show(message: GameMessage, color: Color): void {
        const { name, here } = message.players[color];
        const { view } = message;
        const lead = color === "white" ? view.materialDiff : -view.materialDiff;
        const captured = element("span", { class: "captured" });
        for (const letter of view.captured[color])
            captured.append(pieceImage(opponentOf(color)[0] + letter.toLowerCase()));
        if (lead > 0) captured.append(element("span", { class: "lead" }, `+${lead}`));
        const state = here || view.result ? "" : text.away;
        fill(
            this.root,
            element("span", { class: `dot ${color}`, "aria-hidden": "true" }),
            element(
                "span",
                { class: "who" },
                element("strong", {}, name),
                view.you === color && element("small", {}, ` (${text.you})`),
                element("small", { class: "away" }, state),
                captured,
            ),
            this.clock,
        );
    }
}
