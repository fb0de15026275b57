// Which page the address asks for, and what stands around all of them.
import { button, element } from "./dom";
import { GamePage } from "./game_page";
import { choose, language, languages, text, type Language } from "./language";
import { MatchPage } from "./match_page";
import { showNewGamePage } from "./new_game_page";
import { showResultPage } from "./result_page";
import { showRulesPage } from "./rules_page";
import { showSearchPage } from "./search_page";

function languageButtons(): HTMLElement {
    const buttons = (Object.keys(languages) as Language[]).map((each) =>
        button(languages[each], () => choose(each), {
            lang: each,
            "aria-pressed": String(each === language),
        }),
    );
    return element(
        "div",
        { class: "languages", role: "group", "aria-label": text.language },
        ...buttons,
    );
}

function navigation(): HTMLElement {
    const link = (href: string, label: string): HTMLElement =>
        element("a", { href, "aria-current": location.pathname === href && "page" }, label);
    return element(
        "header",
        {},
        element("a", { class: "brand", href: "/" }, "Adoube"),
        element(
            "nav",
            {},
            link("/", text.newGame),
            link("/search", text.search),
            link("/rules", text.rules),
        ),
        languageButtons(),
    );
}

const credits = (): HTMLElement =>
    element(
        "footer",
        {},
        element(
            "p",
            {},
            text.credits,
            " ",
            element("a", { href: "/chessboard-license.txt" }, "MIT"),
            " · ",
            element(
                "a",
                { href: "https://creativecommons.org/licenses/by-sa/3.0/" },
                "CC BY-SA 3.0",
            ),
        ),
    );

function showPage(root: HTMLElement): void {
    const [, place, number] = location.pathname.split("/");
    if (place === "game") new GamePage(root, Number(number));
    else if (place === "result") void showResultPage(root, Number(number));
    else if (place === "search") showSearchPage(root);
    else if (place === "match") new MatchPage(root);
    else if (place === "rules") showRulesPage(root);
    else void showNewGamePage(root);
}

document.documentElement.lang = language;
const root = element("main");
document.body.append(navigation(), root, credits());
showPage(root);
