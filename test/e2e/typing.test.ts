import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";
import { violations } from "./walk.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

describe("whoever has no documents starts by typing", () => {
  const data = newDataFolder();
  let product: Product;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ dataFolder: data.path });
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
    await appPage(page, product.url).signIn("Maya Okafor");
    await page.setViewportSize({ width: 390, height: 844 });
  });
  afterAll(async () => {
    await product.stop();
    data.remove();
  });

  const card = () => page.getByRole("region", { name: /^Harbor Card/ });
  const undo = () => page.getByRole("button", { name: "Undo", exact: true }).click();

  it("a debt is typed with the keyboard alone, and what is wrong is said beside its field", async () => {
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole("link", { name: "Type it in instead" }).press("Enter");
    const creditor = page.getByRole("textbox", { name: "Creditor" });
    await expect.poll(() => creditor.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type("Harbor Card");
    await page.getByRole("textbox", { name: "Balance", exact: true }).fill("12,5");
    await page.keyboard.press("Enter");
    await page.getByText("The balance must be an amount such as 1234.56, without a minus.").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Balance", exact: true }).fill("$2,400.50");
    await page.getByRole("textbox", { name: "APR in %" }).fill("0.2499");
    await page.getByRole("textbox", { name: "Minimum payment" }).fill("9999");
    await page.keyboard.press("Enter");
    await page.getByText(/^The minimum payment is more than what is owed: \$2,401\.00/).waitFor();
    await page.getByRole("textbox", { name: "Minimum payment" }).fill("75");
    await page.keyboard.press("Enter");
    await page.getByText(/Is that right, or is it 24\.99 %\?$/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: /^Make it 24\.99/ }).press("Enter");
    await page.getByRole("textbox", { name: /^Due day/ }).fill("12");
    await page.keyboard.press("Enter");
    await page.getByText("Debt saved").first().waitFor();
    await card().waitFor();
    await expect.poll(() => card().innerText()).toMatch(/\$2,400\s*\.50/);
    await card().getByRole("button", { name: "Where does APR come from?" }).click();
    await page.getByText(/^typed by you on /).waitFor();
    await page.keyboard.press("Escape");
  });

  it("is edited in place, and the change can be taken back", async () => {
    await card().getByRole("button", { name: /^Edit/ }).click();
    await page.getByRole("textbox", { name: "Balance", exact: true }).fill("2000");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => card().innerText()).toMatch(/\$2,000\s*\.00/);
    await undo();
    await expect.poll(() => card().innerText()).toMatch(/\$2,400\s*\.50/);
  });

  it("pay and rent that are typed give a safe extra, and the debt a plan", async () => {
    await page.goto(`${product.url}/profile`);
    for (const [button, name, amount] of [
      ["Add income", "Acme", "2500"],
      ["Add an expense", "Rent", "1200"],
    ] as const) {
      await page.getByRole("button", { name: button }).click();
      await page.getByRole("textbox", { name: /^(Who pays|What for)$/ }).fill(name);
      await page.getByRole("textbox", { name: "Amount" }).fill(amount);
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await page.goto(`${product.url}/dashboard?tab=cashflow`);
    await page.getByText(/^From the figures you typed, last on/).waitFor();
    const extra = page.getByRole("region", { name: "Safe Monthly EXTRA" });
    // 2,500.00 - 1,200.00 - 75.00 leaves 1,225.00, of which a twelfth of the $500 buffer stays.
    await expect
      .poll(async () => (await extra.innerText()).replaceAll(/\s+/g, ""))
      .toMatch(/^About\$1,183.*amonthisleft/);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${product.url}/dashboard`);
    await page.getByText(/^Debt-free (?:on|in)$/).waitFor();
  });

  it("deleted it is gone everywhere, and undo brings it back", async () => {
    await page.goto(`${product.url}/dashboard?tab=debts`);
    await card()
      .getByRole("button", { name: /^Delete/ })
      .click();
    await page.getByText("No debts found yet").waitFor();
    await undo();
    await card().waitFor();
  });
});

describe("the list of transactions", () => {
  let server: Awaited<ReturnType<typeof startApiServer>>;

  beforeAll(async () => {
    server = await startApiServer({ stepMs: 20 });
  });
  afterAll(async () => {
    await server.close();
  });

  it("of 40,000 only the visible ones are drawn, and the last one is reached by the keyboard", async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: "reduce",
    });
    await context.addCookies([{ name: "scenario", value: "many", url: server.url }]);
    const page = await context.newPage();
    await page.goto(`${server.url}/dashboard?tab=cashflow`);
    const list = page.locator("section[aria-label=Transactions]").last();
    await list.getByRole("button").first().waitFor();
    await expect.poll(() => list.getByRole("listitem").count()).toBeLessThan(60);
    await list.focus();
    await page.keyboard.press("End");
    await list.locator('li[aria-posinset="40000"]').waitFor();
    await expect.poll(() => list.getByRole("listitem").count()).toBeLessThan(60);
    await context.close();
  });

  it("a bar opens its transactions, and one of them says where it comes from and how it counts", async () => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    await context.addCookies([{ name: "scenario", value: "sample", url: server.url }]);
    const page = await context.newPage();
    await page.goto(`${server.url}/dashboard?tab=cashflow`);
    await page.getByRole("button", { name: /^Groceries/ }).press("Enter");
    await page.getByText("30 transactions, together").waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get("category")).toBe("groceries");
    const list = page.locator("section[aria-label=Transactions]").last();
    await list.getByRole("button").first().press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Counts as an essential expense.").waitFor();
    await dialog.getByRole("link", { name: "checking-october.pdf" }).waitFor();
    await dialog.getByRole("combobox").selectOption({ label: "Pets" });
    await dialog.getByRole("button", { name: "Always for Halcyon Market" }).waitFor();
    await dialog.getByRole("button", { name: "Only this one" }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await context.close();
  });
});
