// The pages of arbiter serve in a real browser (browser.mjs says what they need).
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import {
    Browser,
    Server,
    assertNoComplaints,
    boxOf,
    movesOf,
    newGame,
    play,
    playAll,
    seen,
    shot,
    stands,
    tap,
    twoPlayers,
} from "./browser.mjs";

let browser;
let server;

before(async () => {
    [browser, server] = await Promise.all([Browser.start(), new Server("--no-engine").start()]);
});
afterEach(() => browser.closeWindows());
after(async () => {
    await browser?.stop();
    await server?.stop();
});

test("two people find each other and play a whole game", async () => {
    const host = await browser.window(server.address);
    await host.goto("/");
    await host.fill("input[name=name]", "Ann");
    await shot(host, "new-game");
    await host.check("input[value='5+3']");
    await host.check("input[value=hostWhite]");
    await host.getByText("Create the game").click();
    const link = await host.inputValue("input[name=invite]");
    assert.ok(!host.url().includes("seat"), "the address in the bar can be shown to anybody");
    const guest = await browser.window(server.address);
    await guest.goto(link);
    await seen(guest, "Ann invites you to a game");
    await guest.fill("input[name=name]", "Bob");
    await guest.click("button[type=submit]");
    // With en passant (ply 5), promotion (9) and castling (15).
    const game =
        "e2e4 a7a6 e4e5 d7d5 e5d6 b8c6 d6c7 g8f6 c7d8q c6d8 g1f3 h7h6 f1e2 h6h5 e1g1 h5h4 h2h3 a6a5 d2d4 a5a4 c2c4 a4a3 b1a3 h8h7 a3b5 h7h8 b5c7 e8d7 c7a8 h8h7 f3e5 d7e8 a8c7".split(
            " ",
        );
    await playAll([host, guest], game.slice(0, 26));
    assert.deepEqual((await movesOf(host)).slice(4, 15), [
        "exd6",
        "Nc6",
        "dxc7",
        "Nf6",
        "cxd8=Q+",
        "Nxd8",
        "Nf3",
        "h6",
        "Be2",
        "h5",
        "O-O",
    ]);
    await stands(guest, "wr", "f1");
    await tap(host, "b5");
    await shot(host, "game");
    await tap(host, "b5");
    await play(host, game[26]);
    await seen(guest, "Check!");
    assert.equal(await guest.locator(".mark-check").count(), 1);
    await playAll([guest, host], game.slice(27));
    for (const [page, words] of [
        [host, "You win"],
        [guest, "You lose"],
    ]) {
        await seen(page, words);
        await page
            .getByText("Checkmate: the king is attacked and cannot escape.")
            .first()
            .waitFor();
    }
    await shot(guest, "result-dialog");
    await host.locator("dialog").getByText("The whole game").click();
    await host.waitForURL(/\/result\//);
    await seen(host, "White wins");
    await shot(host, "result");
    assert.equal(await host.locator(".moves button").count(), 33);
    await host.getByTitle("First position").click();
    await stands(host, "wp", "e2");
    const waiting = host.waitForEvent("download");
    await host.getByText("Download PGN").click();
    assert.match((await waiting).suggestedFilename(), /^game-\d+\.pgn$/);
    assertNoComplaints(host, guest);
});

test("a move is taken back when the opponent agrees", async () => {
    const { host, guest, players } = await twoPlayers(browser, server);
    await playAll(players, ["e2e4", "e7e5"]);
    await guest.getByText("Take back").click();
    await seen(host, "Bob asks to take back 1 move(s).");
    await host.getByText("Accept").click();
    await guest.waitForFunction(() => document.querySelectorAll(".moves button").length === 1);
    await stands(host, "bp", "e7");
    await play(guest, "c7c5");
    await host.getByText("Take back").click();
    await guest.getByText("Decline").click();
    await host.locator(".heard").getByText("declined").waitFor({ state: "attached" });
    assert.deepEqual(await movesOf(host), ["e4", "c5"]);
    assertNoComplaints(host, guest);
});

test("a draw is offered, declined, and agreed", async () => {
    const { host, guest, players } = await twoPlayers(browser, server);
    await playAll(players, ["e2e4", "e7e5"]);
    await host.getByText("Offer a draw").click();
    await seen(guest, "Ann offers a draw.");
    await shot(guest, "draw-offer");
    await guest.getByText("Decline").click();
    await host.getByText("Offer a draw").click();
    await host.locator(".refusal:not(:empty)").waitFor(); // too soon
    await guest.getByText("Offer a draw").click();
    await host.getByText("Accept").click();
    await seen(guest, "The players agreed on a draw.");
    assertNoComplaints(host, guest);
});

test("threefold repetition is claimed", async () => {
    const { host, guest, players } = await twoPlayers(browser, server, { drawMode: "fide" });
    const back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    await playAll(players, [...back, ...back.slice(0, 3)]);
    assert.ok(await host.getByText("Claim a draw").isDisabled());
    await play(guest, "f6g8");
    await seen(host, "You can claim a draw: threefold repetition.");
    await host.locator("button", { hasText: "Claim a draw" }).click();
    await seen(guest, "The same position came three times.");
    assertNoComplaints(host, guest);
});

test("a draw is claimed with the move that brings it about", async () => {
    const { host, guest, players } = await twoPlayers(browser, server, { drawMode: "fide" });
    const back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    await playAll(players, [...back, ...back.slice(0, 2)]);
    const claim = (page) => page.getByText("Claim with a move");
    assert.ok(await claim(guest).isDisabled());
    await claim(host).click();
    await seen(host, "Now make the move that brings the draw about.");
    await tap(host, "f3");
    await tap(host, "e5"); // a position that is new
    await host.locator(".refusal:not(:empty)").waitFor();
    assert.equal((await movesOf(host)).length, 6);
    await play(host, "f3g1");
    await claim(guest).click();
    await tap(guest, "f6");
    await tap(guest, "g8");
    await seen(host, "The same position came three times.");
    assert.equal((await movesOf(host)).length, 7);
    assertNoComplaints(host, guest);
});

test("resigning has to be meant", async () => {
    const { host, guest, players } = await twoPlayers(browser, server);
    await playAll(players, ["e2e4", "e7e5"]);
    await host.getByText("Resign", { exact: true }).click();
    await host.locator("dialog [data-choice=no]").click();
    assert.equal(await guest.locator("dialog").count(), 0);
    await host.getByText("Resign", { exact: true }).click();
    await host.locator("dialog [data-choice=yes]").click();
    await seen(guest, "You win");
    assertNoComplaints(host, guest);
});

test("a page that is loaded again resumes the game, and so does the list of games", async () => {
    const { host, guest, players, number } = await twoPlayers(browser, server);
    await playAll(players, ["e2e4", "e7e5"]);
    await guest.goto("/");
    await seen(host, "away");
    await seen(guest, "being played");
    await guest.getByText(`Game ${number}`).click();
    await guest.locator(".who").getByText("(you)").waitFor();
    await play(host, "g1f3");
    await guest.reload();
    await guest.locator(".chessboard.can-move").waitFor();
    assert.deepEqual(await movesOf(guest), ["e4", "e5", "Nf3"]);
    await play(guest, "b8c6");
    assertNoComplaints(host, guest);
});

test("the server dies and comes back, and the game goes on", async () => {
    const mortal = await new Server("--no-engine").start();
    try {
        const { host, guest, players } = await twoPlayers(browser, mortal);
        await playAll(players, ["e2e4", "e7e5"]);
        await mortal.kill();
        await seen(host, "The connection is lost.");
        await mortal.start();
        await host.locator(".offline").waitFor({ state: "hidden" });
        await guest.locator(".offline").waitFor({ state: "hidden" });
        await play(host, "g1f3");
        await play(guest, "b8c6");
        assert.deepEqual(await movesOf(host), ["e4", "e5", "Nf3", "Nc6"]);
        assertNoComplaints(host, guest);
    } finally {
        await mortal.stop();
    }
});

test("a game is found by its number alone", async () => {
    const { game } = await newGame(server);
    const page = await browser.window(server.address);
    await page.goto("/search");
    for (const [id, words] of [
        ["abc", "“abc” is not a number"],
        ["-1", "is not a number"],
        ["99999", "There is no game 99999."],
    ]) {
        await page.fill("input[name=id]", id);
        await page.keyboard.press("Enter");
        await seen(page, words);
        assert.equal(new URL(page.url()).pathname, "/search");
    }
    await page.fill("input[name=id]", String(game));
    await page.keyboard.press("Enter");
    await page.waitForURL(`${server.address}/game/${game}`);
    await seen(page, "The game has not begun yet.");
    await page.goto("/game/99999");
    await seen(page, "There is no such game.");
    assertNoComplaints(page);
});

test("in Chess960 one castles by tapping the rook", async () => {
    const startFen = "1r2k2r/pppppppp/8/8/8/8/PPPPPPPP/1R2K2R w HBhb - 0 1";
    const options = { variant: "chess960" };
    const { host, guest } = await twoPlayers(browser, server, options, { startFen });
    await play(host, "e1b1");
    assert.deepEqual(await movesOf(guest), ["O-O-O"]);
    await stands(guest, "wk", "c1");
    await stands(guest, "wr", "d1");
    await play(guest, "e8h8");
    await stands(host, "bk", "g8");
    assertNoComplaints(host, guest);
});

test("a pawn becomes what is chosen, the queen standing first", async () => {
    const startFen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    const { host, guest } = await twoPlayers(browser, server, { hints: "off" }, { startFen });
    await host.locator(".chessboard.can-move").waitFor();
    await tap(host, "a7");
    assert.equal(await host.locator(".mark-target").count(), 0, "without hints nothing is marked");
    await tap(host, "a8");
    await host.locator("dialog").waitFor();
    await shot(host, "promotion");
    const choices = await host
        .locator("dialog [data-choice]")
        .evaluateAll((buttons) => buttons.map((each) => each.dataset.choice));
    assert.deepEqual(choices, ["q", "r", "b", "n"]);
    await host.click("dialog [data-choice=n]");
    await guest.waitForFunction(() => document.querySelectorAll(".moves button").length === 1);
    assert.deepEqual(await movesOf(guest), ["a8=N"]);
    assertNoComplaints(host, guest);
});

test("a spectator sees everything but legal moves", async () => {
    const { host, guest, players, number } = await twoPlayers(browser, server, {
        hints: "movesAndThreats",
    });
    const watcher = await browser.window(server.address);
    await watcher.goto(`/game/${number}`);
    await seen(watcher, "You are watching.");
    await playAll(players, ["e2e4", "d7d5"]);
    await host.locator(".mark-threat").waitFor();
    await seen(host, "Attacked and not defended: e4");
    assert.equal(await watcher.locator(".mark-threat").count(), 0);
    await watcher.waitForFunction(() => document.querySelectorAll(".moves button").length === 2);
    await tap(watcher, "e4");
    assert.equal(await watcher.locator(".mark-picked, .mark-target, .mark-capture").count(), 0);
    assert.equal(await watcher.getByText("Resign").count(), 0);
    await tap(host, "e4");
    assert.equal(await host.locator(".mark-capture").count(), 1);
    assert.equal(await host.locator(".mark-target").count(), 1);
    await tap(host, "d5");
    await watcher.locator(".captured .piece").first().waitFor();
    await seen(watcher, "+1");
    assertNoComplaints(host, guest, watcher);
});

test("it fits on a phone, squares of 45 pixels and all", async () => {
    const { host, players } = await twoPlayers(
        browser,
        server,
        {},
        { width: 360, height: 740, touch: true },
    );
    await playAll(players, ["e2e4", "e7e5"]);
    const box = await boxOf(host, "a1");
    assert.equal(Math.round(box.width), 45);
    assert.equal(Math.round(box.height), 45);
    const wide = await host.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `the page is ${wide} wide`);
    await host.touchscreen.tap(box.x + 6.5 * 45, box.y + 22); // g1
    await host.locator(".mark-target").first().waitFor();
    await shot(host, "phone");
    for (const path of ["/", "/search", "/rules"]) {
        await host.goto(path);
        await host.waitForSelector("main > *");
        assert.ok((await host.evaluate(() => document.documentElement.scrollWidth)) <= 360, path);
    }
    assertNoComplaints(...players);
});

test("it is played with the keyboard and heard", async () => {
    const { host, guest } = await twoPlayers(browser, server);
    await host.locator(".chessboard.can-move").focus();
    for (const key of ["Enter", "ArrowUp", "ArrowUp", "Enter"]) await host.keyboard.press(key);
    await guest.locator(".heard").getByText("White: Pawn to e4").waitFor({ state: "attached" });
    await guest.fill("input[name=move]", "Nf6");
    await guest.keyboard.press("Enter");
    await host.locator(".heard").getByText("Black: Knight to f6").waitFor({ state: "attached" });
    await host.fill("input[name=move]", "e4e6");
    await host.keyboard.press("Enter");
    await host.locator(".refusal:not(:empty)").waitFor();
    await host.locator(".chessboard").focus();
    await host.keyboard.press("ArrowLeft");
    await host.locator(".heard").getByText("d4, empty").waitFor({ state: "attached" });
    assertNoComplaints(host, guest);
});

test("three languages are spoken", async () => {
    const words = { en: "New game", ko: "새 대국", ja: "新しい対局" };
    for (const [language, title] of Object.entries(words)) {
        const page = await browser.window(server.address, { language });
        await page.goto("/");
        await page.locator("h1", { hasText: title }).waitFor();
        assert.equal(await page.getAttribute("html", "lang"), language);
        assertNoComplaints(page);
    }
    const { host, guest, players } = await twoPlayers(browser, server, {}, { language: "ko" });
    await playAll(players, ["f2f3", "e7e5", "g2g4", "d8h4"]);
    await seen(host, "졌습니다");
    await seen(guest, "체크메이트");
    await guest.locator("dialog [data-choice=close]").click();
    await shot(guest, "korean");
    await guest.getByText("日本語").click();
    await seen(guest, "勝ちました");
    await shot(guest, "japanese");
    assertNoComplaints(host, guest);
});

test("pieces of the page of rules move when they are asked to", async () => {
    const page = await browser.window(server.address);
    await page.goto("/rules");
    const knight = page.locator(".example", { hasText: "The knight jumps" });
    await knight.locator(".pieces [data-square=b1]").waitFor();
    await knight.getByRole("button").click();
    await knight.locator(".pieces [data-square=c3]").waitFor();
    await shot(page, "rules");
    assertNoComplaints(page);
});

test("a limit of the first move is shown, and aborts the game", async () => {
    const { host, guest } = await twoPlayers(browser, server, { firstMoveSec: 15 });
    await seen(host, /First move: (0:1[0-5]|\d\.\d)/);
    await host.getByText("Resign", { exact: true }).click();
    await host.locator("dialog [data-choice=yes]").click();
    await seen(guest, "Not played");
    assertNoComplaints(host, guest);
});
