// What the tests of the pages stand on: a server of their own, and windows of a real browser.
//   ARBITER   the program        PACKAGES  the folder with node_modules
//   CHROMIUM  the browser        SHOTS     where screenshots go; none are taken without it
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { ARBITER, PACKAGES, CHROMIUM, SHOTS } = process.env;
const { chromium } = createRequire(join(PACKAGES, "package.json"))("playwright-core");

const patience = 10_000;

export class Server {
    constructor(...words) {
        this.folder = mkdtempSync(join(tmpdir(), "adoube-browser-"));
        this.store = join(this.folder, "games.db");
        this.words = words;
    }
    // On the port that it had before, if it was up already.
    async start() {
        const wanted = this.port ? String(this.port) : "0";
        this.process = spawn(ARBITER, [
            "serve",
            "--port",
            wanted,
            "--store",
            this.store,
            ...this.words,
        ]);
        this.process.stderr.pipe(process.stderr);
        const line = await new Promise((resolve, reject) => {
            this.process.stdout.once("data", (data) => resolve(String(data)));
            this.process.once("exit", (code) =>
                reject(new Error(`arbiter serve ended with ${code}`)),
            );
        });
        this.address = line.match(/http:\S+(?=\/)/)[0];
        this.port = new URL(this.address).port;
        return this;
    }
    async kill() {
        const ended = new Promise((resolve) => this.process.once("close", resolve));
        this.process.kill("SIGKILL");
        await ended;
    }
    async stop() {
        await this.kill();
        rmSync(this.folder, { recursive: true });
    }
}

export class Browser {
    static async start() {
        const browser = new Browser();
        browser.program = await chromium.launch({
            executablePath: CHROMIUM,
            args: ["--no-sandbox", "--disable-gpu"],
        });
        return browser;
    }
    // A window of a person who shares nothing with the others.
    async window(address, { language = "en", width = 1100, height = 800, touch = false } = {}) {
        const context = await this.program.newContext({
            baseURL: address,
            locale: language,
            viewport: { width, height },
            hasTouch: touch,
            reducedMotion: "reduce",
        });
        context.setDefaultTimeout(patience);
        const page = await context.newPage();
        page.complaints = [];
        page.on("pageerror", (error) => page.complaints.push(String(error)));
        page.on("console", (message) => {
            // Of addresses that are not there; the pages say so themselves.
            if (
                message.type() === "error" &&
                !/Failed to load resource|WebSocket/.test(message.text())
            )
                page.complaints.push(message.text());
        });
        return page;
    }
    async closeWindows() {
        for (const context of this.program.contexts()) await context.close();
    }
    async stop() {
        await this.program.close();
    }
}

// Sets up a game by the server's own endpoint.
export async function newGame(server, wish = {}) {
    const response = await fetch(`${server.address}/new-game`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(wish),
    });
    const reply = await response.json();
    assert.equal(response.status, 201, JSON.stringify(reply));
    return reply;
}

// Ann and Bob in two windows at one board, Ann with White unless the options say otherwise.
export async function twoPlayers(browser, server, options = {}, { startFen, ...windows } = {}) {
    const game = await newGame(server, {
        host: "Ann",
        startFen,
        options: { colorAssignment: "hostWhite", firstMoveSec: "off", ...options },
    });
    const host = await browser.window(server.address, windows);
    const guest = await browser.window(server.address, windows);
    await host.goto(`/game/${game.game}#seat=${game.seat}`);
    await guest.goto(`/game/${game.game}#seat=${game.invite}`);
    await guest.fill("input[name=name]", "Bob");
    await guest.click("button[type=submit]");
    await host.waitForSelector(".game");
    await guest.waitForSelector(".game");
    return { number: game.game, host, guest, players: [host, guest] };
}

// Taps the piece and its target, as a person does, and waits for the move to be in the list.
export async function play(page, move) {
    await page.locator(".chessboard.can-move").waitFor();
    const before = await page.locator(".moves button").count();
    await tap(page, move.slice(0, 2));
    await tap(page, move.slice(2, 4));
    if (move[4]) await page.click(`dialog [data-choice=${move[4]}]`);
    await page.waitForFunction(
        (count) => document.querySelectorAll(".moves button").length > count,
        before,
    );
}

// Where a square of the board is. Asked in one step, because the board is drawn anew and a square
// that was found may be gone before the next.
export async function boxOf(page, name) {
    const box = await page.waitForFunction((selector) => {
        const { x, y, width, height } =
            document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return width ? { x, y, width, height } : undefined;
    }, `.chessboard .board [data-square=${name}]`);
    return box.jsonValue();
}

// At a place and not on an element: the piece is in front of its square.
export async function tap(page, name) {
    await page.locator(".chessboard").scrollIntoViewIfNeeded();
    const box = await boxOf(page, name);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

// White begins.
export async function playAll([white, black], moves) {
    for (const [index, move] of moves.entries()) await play(index % 2 ? black : white, move);
}

export const movesOf = (page) => page.locator(".moves button").allTextContents();
// The piece, such as "wp", comes to stand on that square.
export async function stands(page, piece, name) {
    await page
        .locator(`.chessboard .pieces [data-square=${name}][data-piece=${piece}]`)
        .waitFor({ state: "attached" });
}

export async function seen(page, text) {
    await page.getByText(text).first().waitFor();
}

export async function shot(page, name) {
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

export function assertNoComplaints(...pages) {
    for (const page of pages) assert.deepEqual(page.complaints, []);
}
