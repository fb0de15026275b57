// Finds a game by its number.
import { element, fill } from "./dom";
import { say, text } from "./language";

export function showSearchPage(root: HTMLElement): void {
    const field = element("input", {
        name: "id",
        inputmode: "numeric",
        autocomplete: "off",
        "aria-label": text.searchLabel,
    });
    const problem = element("p", { class: "refusal", role: "alert" });
    const find = async (event: Event): Promise<void> => {
        event.preventDefault();
        problem.textContent = "";
        const id = field.value.trim();
        if (!/^[1-9]\d{0,14}$/.test(id)) problem.textContent = say(text.searchNotNumber, { id });
        else if (await exists(id)) location.assign(`/game/${id}`);
        else problem.textContent = say(text.searchNone, { id });
        field.focus();
    };
    fill(
        root,
        element(
            "form",
            { class: "card", onsubmit: (event) => void find(event) },
            element("h1", {}, text.search),
            element("p", {}, text.searchHelp),
            element(
                "div",
                { class: "link" },
                field,
                element("button", { type: "submit", class: "primary" }, text.searchGo),
            ),
            problem,
        ),
    );
    field.focus();
}

async function exists(id: string): Promise<boolean> {
    const response = await fetch(`/game/${id}.json`);
    return response.ok;
}
