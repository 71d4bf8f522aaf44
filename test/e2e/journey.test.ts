import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Extraction } from "#contract/extraction.ts";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";

const samples = join(import.meta.dirname, "..", "samples", "statements");

/** A made-up statement and what it says. */
function sample(file: string): { path: string; truth: Extraction } {
  const truth = readFileSync(join(samples, `${file.replace(/(\.photo)?\.\w+$/, "")}.truth.json`), "utf8");
  return { path: join(samples, file), truth: JSON.parse(truth) as Extraction }; // our own file, in the contract's shape
}

const dollars = (amount: string): string =>
  Number(amount).toLocaleString("en-US", { style: "currency", currency: "USD" });

describe("the main job: statements dropped on the page become debts, a plan and a payment list", () => {
  const data = newDataFolder();
  const card = sample("card-boxes-300.pdf");
  const photographed = sample("card-right-summary-100.photo.jpg");
  const checking = sample("deposit-running-balance-600.pdf");
  let browser: Browser;
  let product: Product;
  let page: Page;
  const consoleErrors: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    product = await startProduct({ dataFolder: data.path });
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on("console", (message) => {
      // The browser itself reports the answer that says nobody is signed in yet.
      if (message.type() === "error" && !message.text().includes("401")) consoleErrors.push(message.text());
    });
    page.on("pageerror", (error) => consoleErrors.push(error.message));
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    data.remove();
  });

  async function debtFreeDate(): Promise<string> {
    const label = page.getByText(/^Debt-free (?:on|in)$/);
    await label.waitFor();
    return (await label.locator("xpath=following-sibling::*[1]").innerText()).trim();
  }

  /** The debts' tab shows every figure of the statement. */
  async function expectDebt(truth: Extraction): Promise<void> {
    const account = truth.accounts[0];
    const shown = page.getByRole("region", { name: new RegExp(account?.accountLast4 ?? "no digits") });
    const text = async () => (await shown.innerText()).replaceAll(/\s+/g, " ");
    await expect.poll(text).toContain(dollars(account?.currentBalance ?? ""));
    await expect.poll(text).toContain(dollars(account?.minimumPayment ?? ""));
    await expect.poll(text).toContain(`${account?.apr}`);
    const [year, month, day] = (account?.paymentDueDate ?? "").split("-").map(Number);
    const due = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)).toLocaleDateString("en-GB", {
      day: "numeric",
      month: "short",
      timeZone: "UTC",
    });
    await expect.poll(text).toContain(due);
  }

  it("a demo person signs in and is told what to do first", async () => {
    await appPage(page, product.url).signIn("Maya Okafor");
    await page.getByRole("link", { name: "Upload Documents" }).first().waitFor();
  });

  it("a digital card statement, a photo of another card and a checking statement are read within the wait of a person", async () => {
    const app = appPage(page, product.url);
    await app.openUpload();
    await app.choose([card.path, photographed.path, checking.path]);
    await app.analyze();
    await page.getByText("Documents Analyzed!").first().waitFor({ timeout: 120_000 });
    await expect.poll(() => page.getByRole("alert").allInnerTexts()).toEqual([]);
    await page.getByRole("link", { name: "View Dashboard" }).click();
  });

  it("both debts show the balance, APR, minimum and due date of their statements", async () => {
    await appPage(page, product.url).openDashboard("Debts");
    await expectDebt(card.truth);
    await expectDebt(photographed.truth);
  });

  it("there is a safe extra, a debt-free date and an attack order by APR", async () => {
    const app = appPage(page, product.url);
    await app.openDashboard("Cashflow");
    // The samples' last day at the bank is months ago: the amount is named, and not called safe.
    await expect
      .poll(() => page.getByRole("region", { name: "Safe Monthly EXTRA" }).innerText())
      .toMatch(/We cannot say yet\s[\s\S]*\$[\d,]+/);
    await app.openDashboard("Avalanche");
    await expect.poll(debtFreeDate).toMatch(/^(?:\d{1,2} )?[A-Z][a-z]+ \d{4}\s*, how/);
    const order = page.getByRole("list", { name: "Attack order" }).getByRole("listitem");
    const byApr = [card, photographed].toSorted(
      (a, b) => Number(b.truth.accounts[0]?.apr) - Number(a.truth.accounts[0]?.apr),
    );
    await expect.poll(() => order.count()).toBe(2);
    for (const [position, { truth }] of byApr.entries()) {
      await expect.poll(() => order.nth(position).innerText()).toContain(truth.accounts[0]?.apr);
    }
  });

  it("nothing was complained about in the browser's console", () => {
    expect(consoleErrors).toEqual([]);
  });

  it("a reload and a restart of the server keep everything", async () => {
    await page.reload();
    const before = await debtFreeDate();
    expect(await product.stop()).toBe(0);
    product = await startProduct({ dataFolder: data.path, port: Number(new URL(product.url).port) });
    await page.reload();
    await expect.poll(debtFreeDate).toBe(before);
    await appPage(page, product.url).openDashboard("Debts");
    await expectDebt(card.truth);
    await expectDebt(photographed.truth);
  });
});
