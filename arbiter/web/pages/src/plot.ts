// A line of values from left to right, with level lines to compare it with.
import { drawing } from "./dom";

interface Frame {
    low: number;
    high: number;
    lines: number[];
    label: string;
}

const width = 300;
const height = 60;

export function linePlot(values: number[], { low, high, lines, label }: Frame): SVGSVGElement {
    const y = (value: number): number => height - ((value - low) / (high - low)) * height;
    const x = (index: number): number => (index / Math.max(values.length - 1, 1)) * width;
    const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
    return drawing(
        "svg",
        {
            viewBox: `0 0 ${width} ${height}`,
            class: "plot",
            preserveAspectRatio: "none",
            role: "img",
            "aria-label": `${label}: ${values.at(-1)?.toFixed(0) ?? ""}`,
        },
        ...lines.map((level) => drawing("line", { x1: 0, x2: width, y1: y(level), y2: y(level) })),
        drawing("polyline", { points: points.join(" ") }),
    );
}
