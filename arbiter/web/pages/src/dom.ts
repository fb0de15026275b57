// Elements without markup in strings: what comes from elsewhere is always text.

type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | number | boolean | ((event: Event) => void) | undefined>;

export function element<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    attributes: Attributes = {},
    ...children: Child[]
): HTMLElementTagNameMap[K] {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (typeof value === "function") made.addEventListener(name.slice(2), value);
        else if (value === true) made.setAttribute(name, "");
        else if (value !== false && value !== undefined) made.setAttribute(name, String(value));
    }
    add(made, children);
    return made;
}

function add(parent: Node, children: Child[]): void {
    for (const child of children)
        if (child)
            parent.appendChild(typeof child === "string" ? document.createTextNode(child) : child);
}

export function fill(parent: HTMLElement, ...children: Child[]): void {
    parent.replaceChildren();
    add(parent, children);
}

export function button(
    text: string,
    onclick: () => void,
    attributes: Attributes = {},
): HTMLButtonElement {
    return element("button", { type: "button", onclick, ...attributes }, text);
}

// A card of a few words.
export const card = (words: string, ...more: Child[]): HTMLElement =>
    element("section", { class: "card" }, element("p", {}, words), ...more);

export function drawing<K extends keyof SVGElementTagNameMap>(
    tag: K,
    attributes: Record<string, string | number>,
    ...children: SVGElement[]
): SVGElementTagNameMap[K] {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
    made.append(...children);
    return made;
}

// A piece of the sprite that the board has loaded, such as "wq".
export const pieceImage = (name: string): SVGSVGElement =>
    drawing(
        "svg",
        { viewBox: "0 0 40 40", class: "piece", "aria-hidden": "true" },
        drawing("use", { href: `#${name}` }),
    );
