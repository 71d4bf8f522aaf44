import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";
import { overflowOf } from "./walk.ts";

describe("a couple shares accounts, each in a browser of their own", () => {
  const data = newDataFolder();
  let browser: Browser;
  let product: Product;
  let maya: Page;
  let daniel: Page;
  let link = "";
  const consoleErrors: string[] = [];

  async function newPage(): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    page.on("pageerror", (error) => consoleErrors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !/40[134]/.test(message.text())) consoleErrors.push(message.text());
    });
    return page;
  }

  beforeAll(async () => {
    browser = await launchChromium();
    product = await startProduct({ dataFolder: data.path, env: { BILLING: "unlimited" } });
    [maya, daniel] = [await newPage(), await newPage()];
    // The sidebar stands open on a wide screen only.
    await maya.setViewportSize({ width: 1280, height: 900 });
    await appPage(maya, product.url).signIn("Maya Okafor");
    await maya.setViewportSize({ width: 390, height: 844 });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    data.remove();
  });

  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const toast = (page: Page, words: string) => page.getByText(words).first().waitFor();
  const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).waitFor();
  const text = async (page: Page, name: string) =>
    (
      await page
        .locator("section", { has: page.getByRole("heading", { name, exact: true }) })
        .last()
        .innerText()
    ).replaceAll(/\s+/g, " ");

  /** Types a debt as the person does who has no statement at hand. */
  async function typeDebt(page: Page, creditor: string, balance: string) {
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole("link", { name: "Type it in instead" }).click();
    await page.getByRole("textbox", { name: "Creditor" }).fill(creditor);
    await page.getByRole("textbox", { name: "Balance", exact: true }).fill(balance);
    await page.getByRole("textbox", { name: "APR in %" }).fill("19.99");
    await page.getByRole("textbox", { name: "Minimum payment" }).fill("50");
    await page.getByRole("textbox", { name: /^Due day/ }).fill("12");
    await page.keyboard.press("Enter");
    await toast(page, "Debt saved");
  }

  it("one invites by link", async () => {
    await typeDebt(maya, "Harbor Card", "2000");
    await maya.goto(`${product.url}/family`);
    await heading(maya, "You plan on your own so far");
    await button(maya, "Invite someone").click();
    await button(maya, "Make the invitation").click();
    const shown = maya.getByText(/\/family\/join#/);
    await shown.waitFor();
    link = await shown.innerText();
    expect(new URL(link).hash).toMatch(/^#[0-9a-f]{32}\.[\w-]{43}$/);
    await button(maya, "Done").click();
    await heading(maya, "Members");
  });

  it("the other signs in first, and still finds the invitation, and joins", async () => {
    await daniel.goto(link);
    await daniel.getByRole("link", { name: "Sign In" }).click();
    await daniel.getByRole("button", { name: /Daniel Reyes/ }).click();
    await daniel.getByText("Maya Okafor invites you to a household").waitFor();
    await button(daniel, "Join the household").click();
    await heading(daniel, "Nothing is shared yet");
    await expect.poll(() => new URL(daniel.url()).hash).toBe("");
  });

  it("what one shares the other sees, with whose it is, and one plan for both", async () => {
    await typeDebt(daniel, "Valley Loan", "1000");
    for (const page of [maya, daniel]) {
      await page.goto(`${product.url}/family`);
      await page.getByRole("switch").first().click();
      await heading(page, "Together");
    }
    await maya.reload();
    await heading(maya, "Together");
    const together = () => text(maya, "Together");
    await expect.poll(together).toContain("Owed $3,000.00");
    await expect.poll(together).toMatch(/Valley Loan.*Daniel Reyes/);
    await expect.poll(together).toMatch(/Harbor Card.*You/);
    await maya.getByLabel("What you add each month").fill("200");
    await button(maya, "Save").click();
    await toast(maya, "The family plan counts on it");
    await expect
      .poll(() => text(maya, "One plan for what you share"))
      .toContain("Together you pay $300.00 a month");
    const debts = await maya.evaluate(async () => (await fetch("/api/debts")).json());
    expect(JSON.stringify(debts)).not.toContain("Valley Loan");
  });

  it("a goal shows how far they are", async () => {
    await button(maya, "Add a goal").click();
    await maya.getByLabel("Name").fill("No more loans");
    for (const box of await maya.getByRole("checkbox").all()) await box.check();
    await button(maya, "Save").last().click();
    await toast(maya, "Goal added");
    await expect.poll(() => text(maya, "Shared goals")).toMatch(/No more loans.*0 %.*\$3,000.00 left/);
  });

  it("what one does the other's open window shows by itself", async () => {
    await heading(maya, "Together");
    await expect.poll(() => text(maya, "Together")).toContain("Valley Loan");
    await daniel.reload();
    await heading(daniel, "Together");
    await daniel.getByRole("switch").first().click();
    await expect.poll(() => text(daniel, "Together")).not.toContain("Valley Loan");
    // Without a reload.
    await expect.poll(() => text(maya, "Together"), { timeout: 30_000 }).not.toContain("Valley Loan");
    await expect.poll(() => text(maya, "Shared goals")).toContain("not shared any more");
  });

  it("leaving ends it for who leaves, and hides what the other shares", async () => {
    await button(daniel, "Leave the household").click();
    await button(daniel, "Leave").click();
    await toast(daniel, "You left the household");
    await heading(daniel, "You plan on your own so far");
    await expect.poll(() => text(maya, "Members"), { timeout: 30_000 }).not.toContain("Daniel Reyes");
    await daniel.goto(link);
    await heading(daniel, "This invitation cannot be used");
  });

  it("no page of it was wider than a phone, and none logged an error", async () => {
    const wider: number[] = [];
    for (const path of ["/family", "/guides/tax", "/guides/kids-education", "/guides/estate-planning"]) {
      await maya.goto(`${product.url}${path}`);
      await maya.getByRole("heading", { level: 1 }).first().waitFor();
      wider.push(await overflowOf(maya));
    }
    expect(wider).toEqual([0, 0, 0, 0]);
    expect(consoleErrors).toEqual([]);
  });
});
