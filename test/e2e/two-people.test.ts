import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";

const statement = join(import.meta.dirname, "..", "samples", "statements", "card-boxes-300.pdf");

describe("two people in one browser", () => {
  const data = newDataFolder();
  let browser: Browser;
  let product: Product;
  let first: Page;
  let second: Page;

  beforeAll(async () => {
    browser = await launchChromium();
    product = await startProduct({ dataFolder: data.path });
    const context = await browser.newContext();
    first = await context.newPage();
    second = await context.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    data.remove();
  });

  const signedInName = (page: Page) =>
    page.evaluate(async () => ((await (await fetch("/api/auth/user")).json()) as { name: string }).name);

  it("a page opened by one never acts for the other, and shows who is signed in now", async () => {
    await appPage(first, product.url).signIn("Maya Okafor");
    await appPage(first, product.url).openUpload();
    await appPage(first, product.url).choose([statement]);

    await second.goto(`${product.url}/api/login`);
    await second.getByRole("button", { name: /Daniel Reyes/ }).click();
    await second.getByText("Daniel Reyes").first().waitFor();

    await appPage(first, product.url).analyze();
    await first.getByText("Daniel Reyes").first().waitFor();
    await expect.poll(() => first.getByText("Maya Okafor").count()).toBe(0);
    await expect.poll(() => signedInName(first)).toBe("Daniel Reyes");
    const documents = await second.evaluate(async () => (await fetch("/api/documents")).json());
    expect(documents).toEqual([]);
  });

  it("signing out and in again as the first one works in the same browser", async () => {
    await second.reload();
    await second.getByRole("button", { name: "Sign Out" }).click();
    await second.getByRole("link", { name: "Sign In" }).first().waitFor();
    await appPage(second, product.url).signIn("Maya Okafor");
    await expect.poll(() => signedInName(second)).toBe("Maya Okafor");
  });
});
