// The rules for beginners, with pieces that move when they are asked to.
import { Board } from "./board";
import { button, element, fill } from "./dom";
import { text } from "./language";

// Positions to look at one after the other: an example each, nothing is worked out here.
const pieces: Record<keyof typeof text.rulesPieces, string[]> = {
    pawn: [
        "8/8/8/8/8/3p4/4P3/8 w",
        "8/8/8/8/4P3/3p4/8/8 w",
        "8/8/8/8/8/3p4/4P3/8 w",
        "8/8/8/8/8/3P4/8/8 w",
    ],
    knight: [
        "8/8/8/8/8/8/8/1N6 w",
        "8/8/8/8/8/2N5/8/8 w",
        "8/8/8/3N4/8/8/8/8 w",
        "8/8/5N2/8/8/8/8/8 w",
    ],
    bishop: [
        "8/8/8/8/8/8/8/2B5 w",
        "8/8/8/6B1/8/8/8/8 w",
        "8/8/8/8/8/4B3/8/8 w",
        "8/B7/8/8/8/8/8/8 w",
    ],
    rook: ["8/8/8/8/8/8/8/R7 w", "8/8/8/R7/8/8/8/8 w", "8/8/8/7R/8/8/8/8 w", "8/8/8/8/8/8/8/7R w"],
    queen: [
        "8/8/8/8/8/8/8/3Q4 w",
        "8/8/8/8/3Q4/8/8/8 w",
        "8/6Q1/8/8/8/8/8/8 w",
        "8/1Q6/8/8/8/8/8/8 w",
    ],
    king: [
        "8/8/8/8/8/8/8/4K3 w",
        "8/8/8/8/8/8/4K3/8 w",
        "8/8/8/8/8/5K2/8/8 w",
        "8/8/8/8/8/4K3/8/8 w",
    ],
};
const castling = [
    "8/8/8/8/8/8/8/R3K2R w",
    "8/8/8/8/8/8/8/R4RK1 w",
    "8/8/8/8/8/8/8/R3K2R w",
    "8/8/8/8/8/8/8/2KR3R w",
];
const enPassant = ["8/3p4/8/4P3/8/8/8/8 b", "8/8/8/3pP3/8/8/8/8 w", "8/8/3P4/8/8/8/8/8 b"];
const promotion = [
    "8/2P5/8/8/8/8/8/8 w",
    "2Q5/8/8/8/8/8/8/8 b",
    "8/2P5/8/8/8/8/8/8 w",
    "2N5/8/8/8/8/8/8/8 b",
];
const step = 900;

function example(title: string, words: string, fens: string[]): HTMLElement {
    const board = new Board();
    board.root.removeAttribute("tabindex");
    board.root.setAttribute("role", "img");
    board.root.setAttribute("aria-label", title);
    let shown = 0;
    const show = (): void => board.show({ fen: fens[shown] ?? "", bottom: "white" });
    const advance = (): void => {
        shown = (shown + 1) % fens.length;
        show();
        if (shown !== 0) setTimeout(advance, step);
    };
    const start = (): void => {
        if (shown === 0) advance();
    };
    board.root.addEventListener("click", start);
    show();
    return element(
        "section",
        { class: "card example" },
        board.root,
        element(
            "div",
            {},
            element("h2", {}, title),
            element("p", {}, words),
            button(text.play, start),
        ),
    );
}

export function showRulesPage(root: HTMLElement): void {
    const names = Object.keys(pieces) as (keyof typeof pieces)[];
    fill(
        root,
        element("h1", {}, text.rules),
        element("p", {}, text.rulesIntro),
        element(
            "div",
            { class: "examples" },
            ...names.map((name) => example(text[name], text.rulesPieces[name], pieces[name])),
            example(text.castling, text.castlingText, castling),
            example(text.enPassant, text.enPassantText, enPassant),
            example(text.promotion, text.promotionText, promotion),
            element(
                "section",
                { class: "card" },
                element("h2", {}, text.endings),
                element("p", {}, text.endingsText),
            ),
        ),
    );
}
