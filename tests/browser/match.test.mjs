// A running match in a real browser. ADOUBE is the engine that plays.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { test } from "node:test";
import { Browser, assertNoComplaints, seen, shot } from "./browser.mjs";

const { ADOUBE, ARBITER } = process.env;

async function freePort() {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address();
    await new Promise((resolve) => server.close(resolve));
    return port;
}

// Two games at once, slow enough to be looked at.
async function startMatch(port) {
    const words = `match -engine cmd=${ADOUBE} name=Anna -engine cmd=${ADOUBE} name=Otto -each tc=20+0.2 -rounds 50 -concurrency 2 -sprt elo0=0 elo1=5 alpha=0.05 beta=0.05 -serve ${port}`;
    const match = spawn(ARBITER, words.split(" "));
    await new Promise((resolve) => match.stdout.once("data", resolve));
    return match;
}

test("a running match is shown until it ends", async () => {
    const port = await freePort();
    const [browser, match] = await Promise.all([Browser.start(), startMatch(port)]);
    try {
        const page = await browser.window(`http://127.0.0.1:${port}`);
        await page.goto("/"); // nothing is played here
        await page.waitForURL(/\/match$/);
        await seen(page, /^\d+ of 100 games$/);
        await page.locator(".match-game").nth(1).waitFor();
        assert.equal(await page.locator(".match-game").count(), 2);
        for (const name of ["Anna", "Otto"]) await seen(page, name);
        await seen(page, /SPRT: /);
        // Two values make a line.
        await page.waitForFunction(() =>
            /\s/.test(document.querySelector(".match-game polyline")?.getAttribute("points") ?? ""),
        );
        await page.locator(".mark-last").first().waitFor({ state: "attached" });
        await page.waitForTimeout(process.env.SHOTS ? 15_000 : 0);
        await shot(page, "match");
        const refused = await page.evaluate(
            async () =>
                (
                    await fetch("/new-game", {
                        method: "POST",
                        headers: { "Content-Type": "application/json" },
                        body: "{}",
                    })
                ).status,
        );
        assert.equal(refused, 403);
        match.kill("SIGINT");
        await seen(page, "The match is over, or the arbiter cannot be reached.");
        assertNoComplaints(page);
    } finally {
        match.kill("SIGKILL");
        await browser.stop();
    }
});
