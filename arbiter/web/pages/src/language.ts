// The words of the pages in the visitor's language.
import { english, type Texts } from "./texts/en";
import { korean } from "./texts/ko";
import { japanese } from "./texts/ja";

export type Language = "en" | "ko" | "ja";

export const languages: Record<Language, string> = { en: "English", ko: "한국어", ja: "日本語" };
const texts: Record<Language, Texts> = { en: english, ko: korean, ja: japanese };

function chosen(): Language {
    const kept = localStorage.getItem("adoube.language");
    if (kept && kept in languages) return kept as Language;
    const wished = navigator.language.slice(0, 2);
    return wished in languages ? (wished as Language) : "en";
}

export const language: Language = chosen();
export const text: Texts = texts[language];

export function choose(wanted: Language): void {
    localStorage.setItem("adoube.language", wanted);
    location.reload();
}

// By the letters that moves are written with.
const pieces = {
    p: text.pawn,
    n: text.knight,
    b: text.bishop,
    r: text.rook,
    q: text.queen,
    k: text.king,
};

export const pieceName = (letter: string): string => pieces[letter as keyof typeof pieces] ?? "";

// "{name} plays" with the values put in.
export function say(pattern: string, values: Record<string, string | number>): string {
    return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
