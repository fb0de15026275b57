// A line of values from left to right, with level lines to compare it with.

interface Frame {
    low: number;
    high: number;
    lines: number[];
    label: string;
}

const width = 300;
const height = 60;
const space = "http://www.w3.org/2000/svg";

function add(parent: SVGElement, name: string, attributes: Record<string, string | number>): void {
    const made = document.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    parent.appendChild(made);
}

export function linePlot(values: number[], { low, high, lines, label }: Frame): SVGSVGElement {
    const plot = document.createElementNS(space, "svg");
    plot.setAttribute("viewBox", `0 0 ${width} ${height}`);
    plot.setAttribute("class", "plot");
    plot.setAttribute("preserveAspectRatio", "none");
    plot.setAttribute("role", "img");
    plot.setAttribute("aria-label", `${label}: ${values.at(-1)?.toFixed(0) ?? ""}`);
    const y = (value: number): number => height - ((value - low) / (high - low)) * height;
    const x = (index: number): number => (index / Math.max(values.length - 1, 1)) * width;
    for (const level of lines) add(plot, "line", { x1: 0, x2: width, y1: y(level), y2: y(level) });
    const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
    add(plot, "polyline", { points: points.join(" ") });
    return plot;
}
