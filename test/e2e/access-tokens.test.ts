/** An access token from the settings to a program that uses it, on the built product. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectProgramAt } from "../fakes/program-client.ts";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";
import { violations } from "./walk.ts";

const data = newDataFolder();
let browser: Browser;
let product: Product;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  product = await startProduct({ dataFolder: data.path });
  page = await browser.newPage({ reducedMotion: "reduce" });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  data.remove();
});

const statusOf = async (token: string, path: string, init: RequestInit = {}): Promise<number> =>
  (await fetch(product.url + path, { ...init, headers: { authorization: `Bearer ${token}` } })).status;

test("a token is shown once, lets a program read, and nothing more once it is revoked", async () => {
  await appPage(page, product.url).signIn("Maya Okafor");
  await page.goto(`${product.url}/settings`);
  await page.getByRole("button", { name: "Make a Token", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Make an access token" });
  await dialog.getByRole("button", { name: "Make the Token" }).click();
  await dialog.getByRole("alert").waitFor();
  await dialog.getByLabel("What is it for?").fill("Spreadsheet");
  await dialog.getByRole("button", { name: "Make the Token" }).click();
  const token = (await dialog.getByText(/^df_[\w-]{43}$/).textContent()) ?? "";
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Done" }).click();

  const row = page.getByRole("listitem").filter({ hasText: "Spreadsheet" });
  await row.getByText(/never used/).waitFor();
  await expect.poll(() => page.content()).not.toContain(token);

  await expect.poll(() => statusOf(token, "/api/debts")).toBe(200);
  await expect.poll(() => statusOf(token, "/api/plan-choices", { method: "PATCH", body: "{}" })).toBe(403);
  await expect.poll(() => statusOf(token, "/api/access-tokens")).toBe(403);
  await page.reload();
  await row.getByText(/last used/).waitFor();

  await row.getByRole("button", { name: "Revoke Spreadsheet" }).click();
  await row.waitFor({ state: "detached" });
  await expect.poll(() => statusOf(token, "/api/debts")).toBe(401);
});

test("an assistant asks with a token that only asks, and the person reads what it asked", async () => {
  await page.goto(`${product.url}/settings`);
  await page.getByRole("button", { name: "Make a Token for Asking" }).click();
  const dialog = page.getByRole("dialog", { name: "Make an access token" });
  await dialog.getByLabel("What is it for?").fill("Assistant");
  await dialog.getByRole("button", { name: "Make the Token" }).click();
  const token = (await dialog.getByText(/^df_[\w-]{43}$/).textContent()) ?? "";
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Done" }).click();
  const address = await page.getByText(/^http.+\/mcp$/).textContent();

  for (const era of ["modern", "2025"] as const) {
    const client = await connectProgramAt(address ?? "", token, era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("what_if_extra");
    const told = await client.callTool({ name: "summary", arguments: {} });
    expect(told.structuredContent).toMatchObject({ kind: "missing" });
    await client.close();
  }
  await expect.poll(() => statusOf(token, "/api/debts")).toBe(403);

  await page.getByRole("link", { name: "What programs asked" }).click();
  const asked = page.getByRole("list", { name: /What programs asked/ }).getByRole("listitem");
  await asked.nth(1).waitFor();
  await asked.first().getByText("What it was told").click();
  await asked
    .first()
    .getByText(/no debt in your documents yet/)
    .waitFor();
  expect(await violations(page)).toEqual([]);
});
