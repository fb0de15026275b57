// Questions in front of the page.
import { button, element } from "./dom";

interface Choice {
    key: string;
    label: string | Node;
    title?: string;
    class?: string;
}

// The key of the choice; undefined if the question was closed without one.
export function ask(
    title: string,
    choices: Choice[],
    kind = "",
    ...content: Node[]
): Promise<string | undefined> {
    return new Promise((resolve) => {
        const heading = element("h2", {}, title);
        const dialog = element(
            "dialog",
            { class: `dialog ${kind}`, "aria-label": title },
            heading,
            ...content,
        );
        const buttons = element("div", { class: "choices" });
        for (const choice of choices) {
            const made = button("", () => dialog.close(choice.key), {
                class: choice.class ?? "",
                "data-choice": choice.key,
                "aria-label": choice.title,
                title: choice.title,
            });
            made.append(choice.label);
            buttons.append(made);
        }
        dialog.append(buttons);
        dialog.addEventListener("close", () => {
            dialog.remove();
            resolve(dialog.returnValue || undefined);
        });
        document.body.append(dialog);
        dialog.showModal();
    });
}
