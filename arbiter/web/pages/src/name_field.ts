// Asks a player's name, and knows the one that was given before.
import { element } from "./dom";
import { text } from "./language";
import { ownName } from "./seats";

export const nameField = (): HTMLElement =>
    element(
        "label",
        {},
        text.yourName,
        element("input", {
            name: "name",
            value: ownName(),
            maxlength: 30,
            autocomplete: "nickname",
        }),
    );
