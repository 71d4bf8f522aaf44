/**
 * Every page while its figures are on their way, and when the server fails: it says so, fits, and is usable by everyone. SCREENSHOTS
 * names a folder that gets a picture of each, to look at.
 */
import { join } from "node:path";
import { source as axeSource } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import { launchChromium } from "./chromium.ts";

const folder = process.env["SCREENSHOTS"];

const paths = [
  "/",
  "/dashboard?tab=autopilot",
  "/dashboard?tab=cashflow",
  "/dashboard?tab=debts",
  "/dashboard?tab=export",
  "/upload",
  "/documents",
  "/documents/review",
  "/documents/doc_0",
  "/profile",
  "/advisor",
  "/settings",
  "/privacy-settings",
  "/checkout",
  "/subscribe",
  "/what-left",
] as const;

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

/** Who is signed in is known, so that the pages of the product show. The stream of changes stays open as it is. */
const isAnswered = (url: string): boolean => /\/api\/(?:auth\/user|events|site)/.test(url);

async function openPage(options: {
  state: "loading" | "error";
  size: readonly [number, number];
  theme: string;
}) {
  const [width, height] = options.size;
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  await context.addInitScript((theme) => localStorage.setItem("theme", theme), options.theme);
  await context.addCookies([{ name: "scenario", value: "sample", url: server.url }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.route("**/api/**", async (route) => {
    if (isAnswered(route.request().url())) await route.continue();
    else if (options.state === "error") {
      await route.fulfill({
        status: 500,
        contentType: "application/json",
        body: JSON.stringify({ code: "INTERNAL", message: "The server had a problem. Nothing was lost." }),
      });
    }
    // While it loads no answer comes at all.
  });
  return { page, complaints, close: () => context.close() };
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // The script above put it on the window of the page.
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: found } = await axe.run();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  });
}

const states = [
  { state: "loading", theme: "dark", size: [390, 844] },
  { state: "error", theme: "dark", size: [390, 844] },
  { state: "loading", theme: "light", size: [1440, 900] },
  { state: "error", theme: "light", size: [1440, 900] },
] as const;

test.each(states)("pages without answers fit and can be used: $state, $theme", async (how) => {
  const { page, complaints, close } = await openPage(how);
  // The pages that pay say in a notice that no payment was begun; their own tests hold that.
  for (const path of paths.filter((one) => how.state === "loading" || !/checkout|subscribe/.test(one))) {
    await page.goto(server.url + path);
    // Each page has its name, whatever it waits for; then says that something is coming, or did not come, or needs nothing.
    await page.locator("main h1").first().waitFor({ state: "attached" });
    if (how.state === "error" && path !== "/upload")
      await page.locator("main [role=alert]").first().waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (folder !== undefined) {
      const name = `${how.state}-${how.theme}-${path.replaceAll(/\W+/g, "_")}.png`;
      await page.screenshot({ path: join(folder, name) });
    }
    expect([path, overflow, await violations(page), complaints]).toEqual([path, 0, [], []]);
  }
  await close();
});

test.each(["/", "/dashboard?tab=cashflow", "/dashboard?tab=debts", "/documents/review", "/profile"])(
  "%s can be read and used at twice the size, in forced colours and without motion",
  async (path) => {
    // A window of 1280 by 800 pixels at 200 % has room for half of it.
    const context = await browser.newContext({
      viewport: { width: 640, height: 400 },
      deviceScaleFactor: 2,
      forcedColors: "active",
      reducedMotion: "reduce",
    });
    await context.addCookies([{ name: "scenario", value: "sample", url: server.url }]);
    const page = await context.newPage();
    await page.goto(server.url + path);
    await page.locator("main h1").first().waitFor();
    await page
      .getByText(/Debt-free on|Where it comes from|You owe|figure checked|Your net worth/)
      .first()
      .waitFor();
    const { overflow, moving } = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      moving: document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 10).length,
    }));
    if (folder !== undefined) {
      await page.screenshot({ path: join(folder, `zoom-${path.replaceAll(/\W+/g, "_")}.png`) });
    }
    expect([overflow, moving]).toEqual([0, 0]);
    await context.close();
  },
);
