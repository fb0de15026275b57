// A flag that falls: the shortest time is a minute, so this test is a slow one.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
    Browser,
    Server,
    assertNoComplaints,
    playAll,
    seen,
    shot,
    twoPlayers,
} from "./browser.mjs";

test("a clock turns red below ten seconds, and its flag falls", async () => {
    const browser = await Browser.start();
    const server = await new Server("--no-engine").start();
    try {
        const { host, guest, players } = await twoPlayers(browser, server, { timeControl: "1+0" });
        await playAll(players, ["e2e4", "e7e5"]);
        await host.locator(".clock.low.runs").waitFor({ timeout: 60_000 });
        assert.equal(await guest.locator(".clock.low").count(), 1);
        await shot(host, "low-clock");
        await host.getByText("You lose").first().waitFor({ timeout: 20_000 });
        await seen(guest, "A player ran out of time.");
        assertNoComplaints(host, guest);
    } finally {
        await browser.stop();
        await server.stop();
    }
});
