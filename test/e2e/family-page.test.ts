import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";
import { overflowOf, violations } from "./walk.ts";

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

  it.each([
    ["dark", 390],
    ["light", 390],
    ["dark", 1280],
    ["light", 1280],
  ] as const)(
    "in %s on %i pixels nothing is wider than the screen and axe finds nothing",
    async (scheme, width) => {
      // The app's own switch, not the device's wish, decides.
      await page.evaluate((theme) => localStorage.setItem("theme", theme), scheme);
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      for (const path of pages) {
        await page.goto(`${product.url}${path}`);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        await expect
          .poll(() => page.evaluate(() => document.documentElement.dataset["theme"] ?? "dark"))
          .toBe(scheme);
        const overflow = await overflowOf(page);
        if (overflow > 0) found.push(`${path} is ${overflow} pixels wider`);
        found.push(...(await violations(page)).map((one) => `${path} ${one}`));
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
      found.push(...(await violations(page)).map((one) => `${part} ${one}`));
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
