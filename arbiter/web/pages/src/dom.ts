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

// A piece of the sprite that the board has loaded, such as "wq".
export function pieceImage(name: string, title = ""): SVGSVGElement {
    const space = "http://www.w3.org/2000/svg";
    const image = document.createElementNS(space, "svg");
    image.setAttribute("viewBox", "0 0 40 40");
    image.setAttribute("class", "piece");
    if (title) image.setAttribute("aria-label", title);
    else image.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(space, "use");
    use.setAttribute("href", `#${name}`);
    image.appendChild(use);
    return image;
}
