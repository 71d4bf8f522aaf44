import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import type { Scenario } from "../fakes/sample-household.ts";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";
import { openBrowserOf, openWindow, watchAnswers } from "./walk.ts";

/** The screens on which a person's money is computed. */
const screens: readonly (readonly [Scenario, string, string])[] = [
  ["sample", "/", "Attack order"],
  ["promotion", "/", "Attack order"],
  ["never", "/", "never, on minimums alone"],
  ["sample", "/dashboard?tab=autopilot", "Anti-Needy Approach"],
  ["short", "/dashboard?tab=autopilot", "Anti-Needy Approach"],
  ["sample", "/dashboard?tab=cashflow", "Where it comes from"],
  ["short", "/dashboard?tab=cashflow", "Each month you are short of"],
  ["sample", "/dashboard?tab=debts", "across 5 debts"],
  ["promotion", "/dashboard?tab=debts", "of it at"],
  ["sample", "/profile", "Your net worth"],
  ["old", "/", "This plan pays the minimums alone"],
  ["old", "/dashboard?tab=autopilot", "This plan pays the minimums alone"],
  ["old", "/dashboard?tab=export", "This plan pays the minimums alone"],
  ["sample", "/dashboard?tab=export", "Payments to set up"],
  ["old", "/dashboard?tab=cashflow", "Lower because"],
  ["unseen", "/dashboard?tab=cashflow", "Lower because"],
  ["unseen", "/dashboard?tab=autopilot", "less than planned"],
  ["irregular", "/dashboard?tab=cashflow", "Your income swings"],
];

let browser: Browser;
let windows: BrowserContext;
let server: Awaited<ReturnType<typeof startApiServer>>;

beforeAll(async () => {
  server = await startApiServer({ stepMs: 20 });
  browser = await launchChromium();
  windows = await openBrowserOf(browser);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** What of the page's figures opens nothing, and which panels say nothing of the figure that opens them. */
async function lookAtFigures(): Promise<{ count: number; silent: string[]; strangers: string[] }> {
  const main = document.querySelector("main") ?? document.body;
  const OPENERS = 'button[aria-haspopup="dialog"], a[href], summary';
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
  for (const fold of main.querySelectorAll("details")) fold.open = true;
  await frame();
  // Marked figures, and whatever else reads like one: an amount, a rate.
  const found = new Set<Element>(main.querySelectorAll("[data-told]"));
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && /\$\s?\d|\d\s?%/.test(textContent ?? "")) found.add(parentElement);
  }
  const figures = [...found].filter(
    (element) =>
      element.checkVisibility() &&
      element.closest("svg, input, select, [data-public-amounts], .sr-only") === null &&
      // A figure within a marked one is the same figure.
      element.parentElement?.closest("[data-told]") == null,
  );
  const silent = figures.filter((element) => {
    // Its own control, a control of its group, or the person's own word beside the control that takes it back.
    if (element.closest(`${OPENERS}, button:not([role="radio"])`) !== null) return false;
    if (element.closest("[data-own-word]") !== null) return false;
    return element.closest("[data-worked]")?.querySelector(OPENERS) == null;
  });
  const strangers: string[] = [];
  for (const trigger of main.querySelectorAll<HTMLElement>('button[aria-haspopup="dialog"]')) {
    if (!trigger.checkVisibility()) continue;
    trigger.click();
    // Until it is drawn; a page that never draws it is caught below.
    let panel: HTMLElement | null = null;
    for (let waited = 0; waited < 120 && !panel?.textContent; waited++) {
      await frame();
      panel = document.getElementById(trigger.getAttribute("aria-controls") ?? "");
    }
    const said = panel?.textContent ?? "";
    const amounts = trigger.textContent.match(/\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?/g) ?? [];
    const isAbout =
      panel?.getAttribute("aria-label")?.startsWith("How ") !== true ||
      amounts.every((amount) => said.includes(amount));
    if (said.length < 20 || !isAbout) strangers.push(`${trigger.textContent}: ${said.slice(0, 200)}`);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    // The focus comes back last: before that it would close the next panel.
    const isOver = () => panel?.isConnected !== true && document.activeElement === trigger;
    for (let waited = 0; waited < 120 && !isOver(); waited++) await frame();
  }
  return {
    count: figures.length,
    silent: silent.map(
      (element) => `${element.textContent} in ${element.parentElement?.textContent?.slice(0, 80)}`,
    ),
    strangers,
  };
}

test.each(screens)(
  "every figure opens its source or its arithmetic: %s %s",
  async (scenario, path, words) => {
    const { page, settled, close } = await openWindow(windows, { url: server.url, household: scenario });
    await page.goto(server.url + path);
    await page.getByText(words).first().waitFor();
    await settled();
    await expectTold(page);
    await close();
  },
);

async function expectTold(page: Page): Promise<void> {
  const { count, silent, strangers } = await page.evaluate(lookAtFigures);
  expect(silent).toEqual([]);
  expect(strangers).toEqual([]);
  expect(count).toBeGreaterThan(4);
}

describe("the product with its sample household", () => {
  const data = newDataFolder();
  let product: Product;
  let page: Page;
  let settled: () => Promise<void>;

  beforeAll(async () => {
    product = await startProduct({ dataFolder: data.path });
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    settled = watchAnswers(page);
    await appPage(page, product.url).signIn("Maya Okafor");
    await page.getByRole("button", { name: "Explore with sample data" }).click();
    await page.getByText("Attack order").first().waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
  });
  afterAll(async () => {
    await page?.close();
    await product?.stop();
    data.remove();
  });

  test.each([
    ["/", "Attack order"],
    ["/dashboard?tab=autopilot", "Anti-Needy Approach"],
    ["/dashboard?tab=cashflow", "Where it comes from"],
    ["/dashboard?tab=debts", "What could help"],
    ["/profile", "Your net worth"],
  ])("every figure opens its source or its arithmetic: %s", async (path, words) => {
    await page.goto(product.url + path);
    await page.getByText(words).first().waitFor();
    await settled();
    await expectTold(page);
  });
});
