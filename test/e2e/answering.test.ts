import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Extraction } from "#contract/extraction.ts";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";

const samples = join(import.meta.dirname, "..", "samples", "statements");
const PHOTO = "card-right-summary-100";
const truth = JSON.parse(readFileSync(join(samples, `${PHOTO}.truth.json`), "utf8")) as Extraction; // our own file

/** Where the photo shows the minimum payment, as fractions of it. */
const MINIMUM = { left: 0.4228, top: 0.1567, right: 0.479, bottom: 0.1731 } as const;

/** The photo as a tired person takes it: lying on its side, and a thumb's smear over the second half of the minimum payment. */
async function smearedAndTurned(into: string): Promise<string> {
  const photo = sharp(join(samples, `${PHOTO}.photo.jpg`));
  const { width, height } = await photo.metadata();
  const middle = (MINIMUM.left + MINIMUM.right) / 2;
  const region = {
    left: Math.round(middle * width),
    top: Math.round(MINIMUM.top * height),
    width: Math.round((MINIMUM.right - middle) * width),
    height: Math.round((MINIMUM.bottom - MINIMUM.top) * height),
  };
  const smear = await photo.clone().extract(region).blur(5).toBuffer();
  const smeared = await photo.composite([{ input: smear, left: region.left, top: region.top }]).toBuffer();
  const path = join(into, "card-photo.jpg");
  await sharp(smeared).rotate(90).jpeg({ quality: 92 }).toFile(path);
  return path;
}

type Ink = { readonly label: string; readonly dark: number };

/** How much of each box on the first page is print, measured on the picture that is shown. */
async function inkInBoxes(page: Page): Promise<{ readonly isUpright: boolean; readonly boxes: Ink[] }> {
  return page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('img[alt="Page 1 of the document"]');
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d");
    if (!image || !context) throw new Error("the page is not drawn");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    context.drawImage(image, 0, 0);
    const outer = image.getBoundingClientRect();
    const boxes = [...document.querySelectorAll("[data-box]")].map((box) => {
      const inner = box.getBoundingClientRect();
      const scale = image.naturalWidth / outer.width;
      const { data } = context.getImageData(
        (inner.left - outer.left) * scale,
        (inner.top - outer.top) * scale,
        inner.width * scale,
        inner.height * scale,
      );
      const greys = Array.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4 + 1] ?? 255);
      const paper = greys.toSorted((a, b) => b - a)[Math.floor(greys.length / 10)] ?? 255;
      const dark = greys.filter((grey) => grey < paper - 50).length / greys.length;
      return { label: box.getAttribute("title") ?? "", dark };
    });
    return { isUpright: image.naturalHeight > image.naturalWidth, boxes };
  });
}

describe("a photo is read, its figures are shown on it, and an answer changes the plan", () => {
  const data = newDataFolder();
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-photo-"));
  let browser: Browser;
  let product: Product;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    product = await startProduct({ dataFolder: data.path });
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      // The browser itself reports the answer that says nobody is signed in yet.
      if (message.type() === "error" && !message.text().includes("401")) complaints.push(message.text());
    });
    await appPage(page, product.url).signIn("Maya Okafor");
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    data.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("the debt of a smeared photo waits outside the plan until somebody looks", async () => {
    const app = appPage(page, product.url);
    await app.openUpload();
    await app.choose([await smearedAndTurned(folder), join(samples, "deposit-running-balance-600.pdf")]);
    await app.analyze();
    await page.getByText("Documents Analyzed!").first().waitFor({ timeout: 120_000 });
    await app.openDashboard("Debts");
    await page.getByText("Not in the plan yet").waitFor();
    await page.locator("summary").filter({ hasText: "unclear" }).click();
    await page.getByRole("link", { name: /^Answer it/ }).click();
    await page.getByRole("heading", { name: "card-photo.jpg" }).waitFor();
  });

  it("every figure has its box on the upright page, and there is print in each", async () => {
    await page.getByAltText("Page 1 of the document", { exact: true }).waitFor();
    await page.locator('[data-box="accounts.0.currentBalance"]').waitFor();
    const { isUpright, boxes } = await inkInBoxes(page);
    expect(isUpright).toBe(true);
    expect(boxes.length).toBeGreaterThan(15);
    expect(boxes.filter(({ dark }) => dark < 0.04 || dark > 0.7)).toEqual([]);
    const balance = truth.accounts[0]?.currentBalance ?? "";
    const shown = Number(balance).toLocaleString("en-US", { style: "currency", currency: "USD" });
    expect(boxes.map(({ label }) => label)).toContain(`Balance ${shown}`);
  });

  it("the right figure is typed, and the debt joins the plan", async () => {
    const minimum = truth.accounts[0]?.minimumPayment ?? "";
    const card = page.getByRole("group", { name: /^Minimum payment/ });
    await card.getByRole("button", { name: "Type the right one" }).click();
    await card.getByLabel(/What does the document say/).fill(minimum);
    await card.getByRole("button", { name: "Save" }).click();
    await card.waitFor({ state: "detached" });
    // The card is gone with its buttons: what the answer became has the focus, not the window.
    await page.locator('[data-figure="accounts.0.minimumPayment"] button:focus').waitFor();
    const app = appPage(page, product.url);
    await app.openDashboard("Avalanche");
    await page.getByText(/^Debt-free (?:on|in)$/).waitFor();
    await app.openDashboard("Debts");
    const debt = page.getByRole("region", { name: new RegExp(truth.accounts[0]?.accountLast4 ?? "none") });
    await expect.poll(() => debt.innerText()).toContain(`$${minimum}`);
    await expect.poll(() => page.getByText("Not in the plan yet").count()).toBe(0);
    await debt.getByRole("button", { name: "Where does Minimum come from?" }).click();
    await page.getByText(/^your word of/).waitFor();
  });

  it("the upload is undone whole after one question", async () => {
    await page.goto(`${product.url}/documents`);
    await page.getByRole("link", { name: "card-photo.jpg", exact: true }).click();
    await page.getByRole("button", { name: /^Undo this upload/ }).click();
    await page.getByText(/1 change of yours/).waitFor();
    await page.getByRole("button", { name: "Undo this upload", exact: true }).click();
    await page.getByText("Upload undone", { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/documents");
    await expect.poll(() => page.getByRole("link", { name: "card-photo.jpg", exact: true }).count()).toBe(0);
    await appPage(page, product.url).openDashboard("Debts");
    await page.getByText("No debts found yet").waitFor();
    expect(complaints).toEqual([]);
  });
});
