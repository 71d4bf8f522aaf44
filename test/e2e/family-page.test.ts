import { source as axeSource } from "axe-core";
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";

type Axe = { run(rules: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
const pages = ["/family", "/family/join", "/guides/tax", "/guides/kids-education", "/guides/estate-planning"];

describe("the Family page and its guides in every state", () => {
  const data = newDataFolder();
  let browser: Browser;
  let product: Product;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium();
    product = await startProduct({ dataFolder: data.path, env: { BILLING: "unlimited" } });
    const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
    page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    await appPage(page, product.url).signIn("Maya Okafor");
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    data.remove();
  });

  /** What axe finds on the page as it stands. */
  async function violations(): Promise<string[]> {
    // Evaluated by the test's own channel: the page's policy keeps scripts of others out.
    await page.evaluate(axeSource);
    return page.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe };
      const found = await axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    });
  }

  it.each([
    ["dark", 390],
    ["light", 390],
    ["dark", 1280],
    ["light", 1280],
  ] as const)(
    "in %s on %i pixels nothing is wider than the screen and axe finds nothing",
    async (scheme, width) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      for (const path of pages) {
        await page.goto(`${product.url}${path}`);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) found.push(`${path} is ${wide} wide`);
        found.push(...(await violations()).map((one) => `${path} ${one}`));
      }
      expect(found).toEqual([]);
    },
  );

  it("what cannot be loaded is said where it would stand, and Retry brings it", async () => {
    await page.goto(`${product.url}/family`);
    await page.getByRole("button", { name: "Invite someone" }).click();
    await page.getByRole("button", { name: "Make the invitation" }).click();
    await page.getByRole("button", { name: "Done", exact: true }).click();
    await page.getByRole("heading", { name: "Members", exact: true }).waitFor();
    const fail = (route: Route) =>
      route.fulfill({
        status: 500,
        json: { code: "INTERNAL", message: "Something went wrong on our side." },
      });
    const found: string[] = [];
    for (const part of ["", "/overview", "/accounts", "/goals"]) {
      const address = `**/api/household${part}`;
      await page.route(address, fail);
      await page.goto(`${product.url}/family`);
      await page.getByText("Something went wrong on our side.").first().waitFor();
      found.push(...(await violations()).map((one) => `${part} ${one}`));
      await page.unroute(address, fail);
      await page
        .getByRole("button", { name: /Retry|Try again/ })
        .first()
        .click();
      await page.getByText("Something went wrong on our side.").first().waitFor({ state: "hidden" });
      await page.getByRole("heading", { name: "Members", exact: true }).waitFor();
    }
    expect(found).toEqual([]);
  });
});
