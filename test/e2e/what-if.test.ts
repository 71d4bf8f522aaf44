import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import type { Scenario } from "../fakes/sample-household.ts";
import { launchChromium } from "./chromium.ts";

let browser: Browser;
let server: Awaited<ReturnType<typeof startApiServer>>;

beforeAll(async () => {
  server = await startApiServer({ stepMs: 20 });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function openPlan(scenario: Scenario): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  await context.addCookies([{ name: "scenario", value: scenario, url: server.url }]);
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByRole("slider", { name: "Extra a month" }).waitFor();
  return page;
}

type Watched = { readonly moves: number[]; readonly frames: number[] };

/** Watches the page's own measure of each move, and the time between its frames. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { moves: [], frames: [] };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntriesByName("what-if")) watched.moves.push(duration);
    }).observe({ entryTypes: ["measure"] });
    let last = performance.now();
    const frame = (now: number) => {
      watched.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { watched });
  });
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function drag(page: Page, moves: number): Promise<void> {
  await page.getByRole("slider", { name: "Extra a month" }).scrollIntoViewIfNeeded();
  const thumb = await page.getByRole("slider", { name: "Extra a month" }).boundingBox();
  const track = await page
    .getByRole("slider", { name: "Extra a month" })
    .locator("xpath=../..")
    .boundingBox();
  if (!thumb || !track) throw new Error("the slider is not on the page");
  const y = thumb.y + thumb.height / 2;
  await page.mouse.move(thumb.x + thumb.width / 2, y);
  await page.mouse.down();
  for (let move = 1; move <= moves; move++) await page.mouse.move(track.x + (track.width * move) / moves, y);
  await page.mouse.up();
}

test.each<Scenario>(["sample", "many", "promotion"])(
  "each move of the slider puts three strategies on the page (%s)",
  async (scenario) => {
    const page = await openPlan(scenario);
    await watch(page);
    // Once for the browser to compile what it runs, as it has after a person's first touch.
    await drag(page, 60);
    await page.getByRole("slider", { name: "Extra a month" }).press("Home");
    await page.evaluate(() => {
      const { watched } = window as unknown as { watched: Watched }; // put there above
      watched.moves.length = 0;
      watched.frames.length = 0;
    });
    await drag(page, 120);
    const { moves, frames } = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched, // put there above
    );
    process.stdout.write(
      `what-if, ${scenario}: ${moves.length} moves, engine and numbers p50 ${quantile(moves, 0.5).toFixed(1)} ms, ` +
        `p95 ${quantile(moves, 0.95).toFixed(1)} ms; frames p95 ${quantile(frames, 0.95).toFixed(1)} ms\n`,
    );
    expect(moves.length).toBeGreaterThan(30);
    const choices = page.getByRole("radio");
    await expect.poll(() => choices.count()).toBe(3);
    // Said on the page, and a moment later announced as well.
    await page.getByText("You could be debt-free in", { exact: true }).first().waitFor();
    await page.context().close();
  },
  120_000,
);

test("what the slider shows is what the server answers for that budget", async () => {
  const page = await openPlan("sample");
  const slider = page.getByRole("slider", { name: "Extra a month" });
  for (let step = 0; step < 10; step++) await slider.press("ArrowRight");
  const extra = Number(await slider.getAttribute("aria-valuenow"));
  const monthly = page.getByRole("button", { name: "how Monthly autopay" });
  const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  const promised = async () => {
    const shown = Number((await monthly.innerText()).replaceAll(/[^0-9.]/g, ""));
    const answer = await page.evaluate(async (budget) => {
      const response = await fetch("/api/payoff-plan", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ strategy: "avalanche", monthlyBudget: budget }),
      });
      return response.json();
    }, shown.toFixed(2));
    return month.format(new Date(answer.debtFreeDate));
  };
  expect(extra).toBeGreaterThan(0);
  // The amount and the date follow the slider with the next picture, not with the key.
  await expect
    .poll(async () => (await page.getByLabel("Debt freedom date").innerText()).includes(await promised()))
    .toBe(true);
  await page.context().close();
}, 60_000);

test("the plan can be taken along, and the snowball costs what the page says", async () => {
  const page = await openPlan("sample");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^avalanche-schedule-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(rows[0]).toBe("Month,Creditor,Payment Amount,Principal,Interest,Remaining Balance");
  expect(rows.length).toBeGreaterThan(20);
  await page.getByText("Schedule Exported", { exact: true }).waitFor();

  const snowball = page.getByRole("radio", { name: /Snowball/ });
  const price = /costs \$([0-9,.]+)/.exec(await snowball.innerText())?.[1];
  expect(price).toBeDefined();
  await snowball.click();
  await page.getByText("Smallest balance first.").waitFor();
  await expect.poll(() => snowball.getAttribute("aria-checked")).toBe("true");
  await expect.poll(() => snowball.innerText()).toContain(`costs $${price}`);
  await page.context().close();
}, 60_000);

test("an own order is made by dragging, given up with Escape, and is there on the next visit", async () => {
  const page = await openPlan("sample");
  await page.getByRole("radio", { name: /Your own order/ }).click();
  await page.getByText("In your own order.").waitFor();
  const names = () => page.getByRole("list", { name: "Attack order" }).getByRole("listitem").allInnerTexts();
  const order = async () => (await names()).map((text) => text.split("\n")[1] ?? "");
  const before = await order();
  const dragToTop = async () => {
    const handles = page.getByRole("button", { name: /^Drag / });
    await handles.first().scrollIntoViewIfNeeded();
    await handles.last().scrollIntoViewIfNeeded();
    const [from, to] = [await handles.last().boundingBox(), await handles.first().boundingBox()];
    if (!from || !to) throw new Error("the handles are not on the page");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    for (let step = 1; step <= 8; step++) {
      await page.mouse.move(from.x + 20, from.y + 20 + ((to.y - 60 - from.y) * step) / 8);
    }
  };
  await dragToTop();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(order).toEqual(before);
  await dragToTop();
  await page.mouse.up();
  await page.getByText("Your order costs").waitFor();
  const after = [before.at(-1), ...before.slice(0, -1)];
  await expect.poll(order).toEqual(after);
  await page.goto(server.url);
  await page.getByText("In your own order.").waitFor();
  await expect.poll(order).toEqual(after);
  await page.context().close();
}, 60_000);
