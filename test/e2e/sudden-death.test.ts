import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Debt } from "#contract/debts.ts";
import type { Document } from "#contract/documents.ts";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";

const samples = join(import.meta.dirname, "..", "samples", "statements");
const statement = readFileSync(join(samples, "card-boxes-300.pdf"));
const photo = readFileSync(join(samples, "card-right-summary-100.photo.jpg"));

/** The same statement in other bytes: a trailing comment changes the file, not what it says. */
function copyOf(bytes: Buffer, number: number): string {
  return Buffer.concat([bytes, Buffer.from(`\n% copy ${number}\n`)]).toString("base64");
}

/** Ten files are more than the free plan reads in a month. */
const unlimited = { BILLING: "unlimited" };

describe("a power cut in the middle of an analysis", () => {
  const data = newDataFolder();
  let browser: Browser;
  let product: Product;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium();
    product = await startProduct({ dataFolder: data.path, env: unlimited });
    page = await browser.newPage();
    await appPage(page, product.url).signIn("Daniel Reyes");
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    data.remove();
  });

  const get = <T>(path: string): Promise<T> =>
    page.evaluate(async (address) => (await fetch(address)).json(), path) as Promise<T>; // the contract's shapes

  const statuses = async (): Promise<string[]> =>
    (await get<Document[]>("/api/documents")).map(({ status }) => status);

  it("loses no upload, doubles no debt, and every file is finished after the next start", async () => {
    const files = Array.from({ length: 10 }, (_, number) =>
      number % 5 !== 4
        ? { name: `statement-${number}.pdf`, body: copyOf(statement, number) }
        : { name: `photo-${number}.jpg`, body: copyOf(photo, number) },
    );
    const accepted = await page.evaluate(async (list) => {
      const answers = await Promise.all(
        list.map(async ({ name, body }) => {
          const form = new FormData();
          form.append("documentType", "unknown");
          form.append("file", new Blob([Uint8Array.from(atob(body), (c) => c.charCodeAt(0))]), name);
          const headers = { Prefer: "respond-async" };
          return (await fetch("/api/documents/upload", { method: "POST", body: form, headers })).status;
        }),
      );
      return answers;
    }, files);
    expect(accepted).toEqual(files.map(() => 202));
    await expect.poll(async () => (await statuses()).includes("reading"), { timeout: 30_000 }).toBe(true);
    await product.kill();

    product = await startProduct({
      dataFolder: data.path,
      port: Number(new URL(product.url).port),
      env: unlimited,
    });
    await expect.poll(statuses, { timeout: 150_000, interval: 500 }).toEqual(files.map(() => "completed"));
    const debts = await get<Debt[]>("/api/debts");
    expect(debts).toHaveLength(2);
  });
});
