/** The journeys of the product with the keyboard alone: every control is walked to, none is pointed at. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { keyboardOf } from "./pages/keyboard.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

describe("on the screens", () => {
  let server: Awaited<ReturnType<typeof startApiServer>>;
  let page: Page;
  beforeAll(async () => {
    server = await startApiServer({ stepMs: 20 });
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
      acceptDownloads: true,
    });
    page = await context.newPage();
  });
  afterAll(() => server.close());

  it("the first upload leads to the plan", async () => {
    const keys = keyboardOf(page);
    await page.goto(`${server.url}/upload`);
    await page.getByText("Drop everything here").waitFor();
    const chooser = page.waitForEvent("filechooser");
    await keys.enter(/^Browse Files/);
    await (await chooser).setFiles([
      { name: "statement.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") },
    ]);
    await page.getByText("statement.pdf").first().waitFor();
    await keys.enter(/^Analyze & Create Autopilot Plan/);
    await page.getByText("Documents Analyzed!", { exact: true }).waitFor();
    // The button that was pressed is spent: the focus waits on what comes next.
    await page.locator("a:focus").filter({ hasText: "View Dashboard" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByLabel("Debt freedom date").waitFor();
  });

  it("a monthly return: what is due is looked at and marked as paid, and the mark taken back", async () => {
    const keys = keyboardOf(page);
    await page.goto(server.url);
    await page.getByLabel("Debt freedom date").waitFor();
    await keys.tabTo(/^Avalanche$/);
    await keys.press("ArrowLeft");
    await keys.press("ArrowLeft");
    await page.getByText(/^Payments of /).waitFor();
    await keys.enter(/^Mark as paid: /);
    await page.getByText(", marked by you").first().waitFor();
    await keys.enter(/^Undo the mark: /);
    await page.getByText(", marked by you").first().waitFor({ state: "detached" });
  });

  it("the payments are exported to a calendar", async () => {
    const keys = keyboardOf(page);
    await page.goto(server.url);
    await page.getByLabel("Debt freedom date").waitFor();
    await keys.tabTo(/^Avalanche$/);
    await keys.press("End");
    await page.getByText("Payments to set up").waitFor();
    const download = page.waitForEvent("download");
    await keys.enter(/^Download calendar/);
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^avalanche-schedule-\d{4}-\d{2}-\d{2}\.ics$/);
  });

  it("a debt of one's own order is moved, and each debt looked at month by month", async () => {
    const keys = keyboardOf(page);
    await page.goto(server.url);
    await page.getByText("Attack order").first().waitFor();
    await keys.tabTo(/^Avalanche.*first/);
    for (const way of [/^Snowball/, /^Your own order/]) {
      await keys.press("ArrowDown");
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(way);
    }
    // An arrow chooses as well, unless the page was busy when the key came up.
    await keys.press("Space");
    await page.getByText("In your own order.").waitFor();
    await keys.tabTo(/^Drag .* place 1 of/);
    await keys.press("ArrowDown");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toMatch(/place 2 of/);
    await page.keyboard.press("Shift+Tab");
    await keys.enter(/^Month by month/);
    await page.getByRole("dialog").getByRole("table").waitFor();
    await keys.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^Month by month/);
  });
});

describe("in the product", () => {
  const data = newDataFolder();
  let product: Product;
  let page: Page;
  beforeAll(async () => {
    product = await startProduct({ dataFolder: data.path });
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  });
  afterAll(async () => {
    await product.stop();
    data.remove();
  });

  it("a figure is corrected, and the plan moves", async () => {
    const keys = keyboardOf(page);
    await page.goto(product.url);
    await keys.enter(/^Sign In$/);
    await page.getByRole("button", { name: /Maya Okafor/ }).waitFor();
    await keys.enter(/Maya Okafor/);
    await page.getByText("Start with one statement").waitFor();
    await keys.enter(/^Explore with sample data/);
    const interest = async () =>
      (await page.getByText("Interest saved", { exact: true }).locator("xpath=..").innerText()).trim();
    await page.getByLabel("Debt freedom date").waitFor();
    await page.locator("main:focus").waitFor();
    const before = await interest();
    await keys.enter(/^Documents$/);
    await page.getByRole("heading", { name: "Documents", exact: true }).waitFor();
    await keys.enter(/^northline-visa-2026-10/);
    await page.getByRole("button", { name: /^Balance/ }).waitFor();
    await keys.enter(/^Balance/);
    await keys.enter(/^Not right/);
    await page.getByLabel(/What does the document say/).waitFor();
    await page.keyboard.press("Control+A");
    await keys.type("9,876.54");
    await keys.press("Enter");
    await page.getByText("$9,876.54").first().waitFor();
    // The field is gone; its row has the focus.
    await page.locator("li[data-figure] button:focus").filter({ hasText: "$9,876.54" }).waitFor();
    await keys.enter(/^AI Dashboard/);
    await page.getByLabel("Debt freedom date").waitFor();
    await expect.poll(interest).not.toBe(before);
  });

  it("everything is deleted, only after the word is typed", async () => {
    const keys = keyboardOf(page);
    await page.goto(`${product.url}/dashboard?tab=autopilot`);
    await page.getByRole("link", { name: "Privacy Settings" }).waitFor();
    await keys.enter(/^Privacy Settings$/);
    await page.getByRole("button", { name: "Delete All Data" }).waitFor();
    await keys.enter(/^Delete All Data$/);
    await page.getByRole("dialog").waitFor();
    await keys.tabTo(/^Type DELETE to confirm/);
    await keys.type("delete");
    await expect.poll(() => page.getByRole("button", { name: "Delete Everything" }).isDisabled()).toBe(true);
    await page.keyboard.press("Control+A");
    await keys.type("DELETE");
    await keys.enter(/^Delete Everything$/);
    await page.getByText("All data deleted", { exact: true }).first().waitFor();
    await page.getByText("Start with one statement").waitFor();
  });
});
