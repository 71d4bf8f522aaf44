import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import { launchChromium } from "./chromium.ts";
import { isWithin } from "./places.ts";
import { overflowOf, violations } from "./walk.ts";

let browser: Browser;
let server: Awaited<ReturnType<typeof startApiServer>>;

beforeAll(async () => {
  server = await startApiServer({ stepMs: 20 });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function openPage(path: string, size: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, reducedMotion: "reduce" });
  await context.addCookies([{ name: "scenario", value: "sample", url: server.url }]);
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
}

test("the months of each account are a table in words too, at every width", async () => {
  const page = await openPage("/documents", { width: 320, height: 900 });
  await page.getByRole("heading", { name: "Months that are here" }).waitFor();
  const table = page.locator("details").filter({ hasText: "Chase Sapphire" }).first();
  await table.locator("summary").press("Enter");
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await table.getByRole("row", { name: /Mar 2026 Does not add up/ }).waitFor();
    await table.getByRole("row", { name: /Aug 2026 Missing/ }).waitFor();
    expect([width, await overflowOf(page), await violations(page)]).toEqual([width, 0, []]);
  }
  await page.context().close();
});

test("on a phone a figure that the keyboard comes to is never hidden below the page", async () => {
  const page = await openPage("/documents/doc_0", { width: 390, height: 844 });
  const rows = page.locator("li[data-figure] > button");
  await rows.first().waitFor();
  for (const row of await rows.all()) {
    await row.focus();
    await expect
      .poll(() =>
        row.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          return button.contains(at);
        }),
      )
      .toBe(true);
  }
  await page.context().close();
});

test("unsure figures are checked with the keyboard alone until nothing is left", async () => {
  const page = await openPage("/documents", { width: 1440, height: 900 });
  await page.getByRole("link", { name: "Check beside the page" }).press("Enter");
  const field = page.getByLabel(/^Minimum payment/);
  await field.waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "INPUT");
  const box = page.locator('[data-box="accounts.0.minimumPayment"]');
  await box.waitFor();
  await expect
    .poll(() => isWithin(box, page.getByRole("region", { name: "Pages of the document" })))
    .toBe(true);
  expect(await violations(page)).toEqual([]);
  // What was read is selected: typing replaces it.
  await page.keyboard.type("about 12");
  await page.keyboard.press("Enter");
  await page.getByText("Type an amount such as 1,234.56.").waitFor();
  await field.fill("131.00");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Nothing left to check" }).waitFor();
  await page.getByText("All 1 figure checked.").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("View Dashboard");
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

/** The rows that the browser keeps of files waiting to go up. */
const keptRows = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ id: string; personId: string }[]>((resolve, reject) => {
        const opening = indexedDB.open("waiting-uploads", 1);
        opening.addEventListener("error", () => reject(new Error("not opened")));
        opening.addEventListener("success", () => {
          const all = opening.result.transaction("files").objectStore("files").getAll();
          all.addEventListener("success", () => {
            opening.result.close();
            resolve(all.result.map(({ id, personId }) => ({ id, personId })));
          });
        });
      }),
  );

test("files that have not gone up survive a reload, go up, and are kept no longer; at sign-out nothing stays", async () => {
  const page = await openPage("/upload", { width: 390, height: 844 });
  const choose = async (name: string) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Browse Files" }).click();
    await (await chooser).setFiles([
      { name, mimeType: "application/pdf", buffer: Buffer.from(`%PDF ${name}`) },
    ]);
    await page.getByText(name, { exact: true }).waitFor();
  };
  await choose("october.pdf");
  await expect.poll(() => keptRows(page)).toHaveLength(1);
  // As if somebody else had left a file in this browser.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("waiting-uploads", 1);
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction("files", "readwrite");
          const files = [new File(["theirs"], "theirs.pdf")];
          const row = {
            id: "theirs",
            personId: "user_other",
            keptAt: Date.now(),
            documentType: "unknown",
            files,
          };
          writing.objectStore("files").put(row);
          writing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
  await page.reload();
  await page.getByText("One file had not gone up when this page was left.", { exact: false }).waitFor();
  await page.getByText("october.pdf", { exact: true }).waitFor();
  await expect
    .poll(async () => (await keptRows(page)).map(({ personId }) => personId))
    .toEqual(["user_sample"]);
  await expect.poll(() => page.getByText("theirs.pdf").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Analyze & Create Autopilot Plan" }).click();
  await page.getByText("Documents Analyzed!", { exact: true }).waitFor();
  await expect.poll(() => keptRows(page)).toEqual([]);
  await choose("november.pdf");
  await expect.poll(() => keptRows(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Toggle Sidebar" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByText("Get Started Free").first().waitFor();
  await expect.poll(() => keptRows(page)).toEqual([]);
  await page.context().close();
});

test("photos of the pages of one document are turned, ordered, taken again and sent as one", async () => {
  const page = await openPage("/upload", { width: 390, height: 844 });
  const picture = async (name: string, colour: string) => {
    const encoded = await page.evaluate((fill) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [60, 40];
      const context = canvas.getContext("2d");
      if (!context) throw new Error("nothing to draw on");
      context.fillStyle = fill;
      context.fillRect(0, 0, 60, 40);
      return canvas.toDataURL("image/png");
    }, colour);
    return { name, mimeType: "image/png", buffer: Buffer.from(encoded.split(",")[1] ?? "", "base64") };
  };
  const take = async (button: string, name: string, colour: string) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: button, exact: true }).press("Enter");
    await (await chooser).setFiles([await picture(name, colour)]);
  };
  await take("Take a Photo", "one.png", "red");
  await page.getByRole("dialog", { name: "Is it sharp and whole?" }).waitFor();
  await take("Add a page", "two.png", "green");
  await take("Add a page", "three.png", "blue");
  await page.getByRole("dialog", { name: "3 pages of one document" }).waitFor();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await overflowOf(page), await violations(page)]).toEqual([width, 0, []]);
  }
  await page.getByRole("button", { name: "Turn page 1" }).press("Enter");
  await page.getByRole("button", { name: "Move page 1 back" }).press("Enter");
  await page.getByText("Page 1 is now page 2.").waitFor();
  await take("Take page 3 again", "four.png", "black");
  await page.getByText("Page 3 taken again.").waitFor();
  const sent = page.waitForRequest((request) => request.url().includes("/api/documents/upload"));
  await page.getByRole("button", { name: "Use as one document" }).press("Enter");
  await page.getByText("two (3 pages)").waitFor();
  await page.getByRole("button", { name: "Analyze & Create Autopilot Plan" }).press("Enter");
  const request = await sent;
  expect(new URL(request.url()).search).toBe("?pages=together");
  await page.getByText("Documents Analyzed!", { exact: true }).waitFor();
  await page.context().close();
});
