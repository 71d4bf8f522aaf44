import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";
import { faultsEverywhere, violations } from "./walk.ts";

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

  it.each(pages)("%s is nowhere wider than the screen, and axe finds nothing", async (path) => {
    await page.goto(`${product.url}${path}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    const everywhere = ["phone dark", "phone light", "desktop dark", "desktop light"];
    expect(await faultsEverywhere(page, path, everywhere)).toEqual([]);
  });

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
