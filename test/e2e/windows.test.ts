/** Several windows of one browser: one stream for all of them, and none goes on after signing out in another. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import { launchChromium } from "./chromium.ts";
import { violations } from "./walk.ts";

let browser: Browser;
let server: Awaited<ReturnType<typeof startApiServer>>;
let context: BrowserContext;

beforeAll(async () => {
  server = await startApiServer({ stepMs: 20 });
  browser = await launchChromium();
});
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addCookies([{ name: "scenario", value: "sample", url: server.url }]);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** `streams` counts how often the window asked for one. */
async function openWindow(path: string, words: string): Promise<{ page: Page; streams: () => number }> {
  const page = await context.newPage();
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/events") count += 1;
  });
  await page.goto(server.url + path);
  await page.getByText(words).first().waitFor();
  return { page, streams: () => count };
}

async function upload(page: Page, name: string): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF") }]);
  await page.getByRole("button", { name: "Analyze & Create Autopilot Plan" }).click();
}

test("eight windows hold one stream, hear the same, and another one takes over when its window closes", async () => {
  const first = await openWindow("/upload", "Drop everything here");
  await expect.poll(first.streams).toBe(1);
  const others: Awaited<ReturnType<typeof openWindow>>[] = [];
  for (let count = 0; count < 7; count++)
    others.push(await openWindow("/documents", "figure needs your eye"));
  await upload(first.page, "heard-by-all.pdf");
  for (const { page } of others) await page.getByText("heard-by-all.pdf").first().waitFor();
  expect(others.map(({ streams }) => streams())).toEqual([0, 0, 0, 0, 0, 0, 0]);
  await first.page.close();
  await expect
    .poll(() => others.reduce((sum, { streams }) => sum + streams(), 0), { timeout: 60_000 })
    .toBe(1);
  const uploading = await openWindow("/upload", "Drop everything here");
  await upload(uploading.page, "heard-after-that.pdf");
  for (const { page } of others) await page.getByText("heard-after-that.pdf").first().waitFor();
  expect(uploading.streams()).toBe(0);
});

test("signing out in one window ends the session of the others, and says so", async () => {
  const { page } = await openWindow("/", "Attack order");
  const other = await openWindow("/documents", "figure needs your eye");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await other.page.getByText("You signed out in another window.").first().waitFor();
  await expect.poll(() => other.page.getByText("figure needs your eye").count()).toBe(0);
  await other.page.getByText("Sign In").first().waitFor();
});

test("a session that ends while something is typed covers the page, and shows it again to the same person", async () => {
  const { page } = await openWindow("/dashboard?tab=debts&add=debt", "As on the bill");
  const creditor = page.getByRole("textbox", { name: "Creditor" });
  await creditor.fill("Harbor Card");
  await context.addCookies([{ name: "scenario", value: "signed-out", url: server.url }]);
  server.endStreams();
  const cover = page.getByRole("dialog", { name: "Your session ended" });
  await cover.waitFor();
  // Not even with a key or a press beside it is anything behind it reached.
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect
    .poll(() => creditor.evaluate((field) => document.elementFromPoint(200, 300)?.contains(field)))
    .toBe(false);
  expect(await violations(page)).toEqual([]);
  await cover.getByRole("button", { name: "I am signed in again" }).click();
  await cover.getByText("You are not signed in yet. What you typed is still here.").waitFor();
  await context.addCookies([{ name: "scenario", value: "sample", url: server.url }]);
  await cover.getByRole("button", { name: "I am signed in again" }).click();
  await cover.waitFor({ state: "detached" });
  await expect.poll(() => creditor.inputValue()).toBe("Harbor Card");
  await creditor.fill("Harbor Card Two");
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
  await page.close();
});

/** A page with something typed on it, whose session ended. */
async function openCovered() {
  const { page } = await openWindow("/dashboard?tab=debts&add=debt", "As on the bill");
  const creditor = page.getByRole("textbox", { name: "Creditor" });
  await creditor.fill("Harbor Card");
  await context.addCookies([{ name: "scenario", value: "signed-out", url: server.url }]);
  server.endStreams();
  const cover = page.getByRole("dialog", { name: "Your session ended" });
  await cover.waitFor();
  await context.addCookies([{ name: "scenario", value: "sample", url: server.url }]);
  return { page, creditor, cover };
}

test("who signed in again in another tab finds the page as it was when they come back to it", async () => {
  const { page, creditor, cover } = await openCovered();
  // A browser that is driven shows all of its tabs at once: only the event tells of coming back.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await cover.waitFor({ state: "detached" });
  await expect.poll(() => creditor.inputValue()).toBe("Harbor Card");
});

test("who signs in as somebody else sees nothing of what was typed", async () => {
  const { page, creditor, cover } = await openCovered();
  await page.route("**/api/auth/user", async (route) => {
    const answer = await route.fetch();
    const other = { id: "user_other", name: "Daniel Reyes", email: "daniel@example.com" };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...other } });
  });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("Daniel Reyes").first().waitFor({ state: "attached" });
  await cover.waitFor({ state: "detached" });
  await expect.poll(() => creditor.inputValue()).toBe("");
});

test("a session that ends elsewhere is noticed without touching the page", async () => {
  const { page } = await openWindow("/documents", "figure needs your eye");
  await context.addCookies([{ name: "scenario", value: "signed-out", url: server.url }]);
  server.endStreams();
  await page.getByText("Your session ended.").first().waitFor();
});
