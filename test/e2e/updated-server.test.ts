/** A page that was opened before an update meets the server after it: hashed files are gone, an answer has another form. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { builtClient, startApiServer } from "../fakes/api-server.ts";
import { freePort } from "../product.ts";
import { launchChromium } from "./chromium.ts";

const updated = "Debt Freedom was updated. Finish what you are typing, then reload the page.";

let browser: Browser;
let nextRelease: string;
let port: number;
let server: Awaited<ReturnType<typeof startApiServer>>;
let page: Page;

/** The same client as another release would have it: every file with a hash in its name has another name. */
function releaseWithOtherNames(): string {
  const root = mkdtempSync(join(tmpdir(), "debt-freedom-release-"));
  cpSync(builtClient, root, { recursive: true });
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  // Compressed copies would still hold the old names.
  for (const one of files) if (/\.(?:br|gz)$/.test(one.name)) rmSync(join(one.parentPath, one.name));
  const hashes = readdirSync(join(root, "assets")).map((name) => /-([\w-]{8})\.\w+$/.exec(name)?.[1] ?? "");
  const named = new RegExp(`-(${hashes.filter((hash) => hash !== "").join("|")})\\.`, "g");
  for (const one of files.filter(({ name }) => /\.(?:html|js|css)$/.test(name))) {
    const path = join(one.parentPath, one.name);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(named, "-$1x."));
  }
  for (const name of readdirSync(join(root, "assets"))) {
    renameSync(join(root, "assets", name), join(root, "assets", name.replaceAll(named, "-$1x.")));
  }
  return root;
}

const open = async (path: string, ready: string, width = 390) => {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "scenario", value: "sample", url: server.url }]);
  page = await context.newPage();
  await page.goto(server.url + path);
  await page.getByText(ready).first().waitFor();
};
const update = async () => {
  await server.close();
  server = await startApiServer({ port, webRoot: nextRelease });
};

beforeAll(async () => {
  browser = await launchChromium();
  port = await freePort();
  nextRelease = releaseWithOtherNames();
});
beforeEach(async () => {
  server = await startApiServer({ port });
});
afterEach(async () => {
  await page.context().close();
  await server.close();
});
afterAll(async () => {
  await browser.close();
  rmSync(nextRelease, { recursive: true });
});

test("what is being typed stays, one sentence says so, and the button loads the new release", async () => {
  await open("/dashboard?tab=debts&add=debt", "As on the bill");
  const creditor = page.getByRole("textbox", { name: "Creditor" });
  await creditor.fill("Harbor Card");
  const before = await page.locator('script[src*="/assets/"]').getAttribute("src");
  await update();
  // The stream of changes is open again, which is how an update is noticed; the dialog stands over the notice of the page. Nothing
  // is clicked: it is looked whether a click would reach the words.
  await page.getByRole("dialog").getByText(updated).click({ trial: true });
  await expect.poll(() => creditor.inputValue()).toBe("Harbor Card");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByText(updated).count()).toBe(1);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect
    .poll(() => page.locator('script[src*="/assets/"]').getAttribute("src"), { timeout: 60_000 })
    .not.toBe(before);
  await page.getByText("across 5 debts").waitFor();
  await expect.poll(() => page.getByText(updated).count()).toBe(0);
});

test("a page whose file is gone says so in place, and the rest of the app stands", async () => {
  await open("/upload", "Drop everything here", 1280);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name: "statement.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") }]);
  await page.getByText("statement.pdf").first().waitFor();
  await update();
  await page.getByRole("link", { name: "Money Profile" }).click();
  await page.getByText("This page could not be shown").waitFor();
  await page.getByText(updated).waitFor();
  await page.getByRole("button", { name: "Reload" }).first().click();
  await page.getByText("Your net worth").first().waitFor();
  await page.goto(`${server.url}/upload`);
  await page.getByText("statement.pdf").first().waitFor();
});

test("an answer of another form keeps what is typed, and leads to the notice", async () => {
  await open("/dashboard?tab=debts&add=debt", "As on the bill");
  const creditor = page.getByRole("textbox", { name: "Creditor" });
  await creditor.fill("Harbor Card");
  await page.getByRole("textbox", { name: "Balance", exact: true }).fill("2,400.50");
  await page.getByRole("textbox", { name: "APR in %" }).fill("24.99");
  await page.getByRole("textbox", { name: "Minimum payment" }).fill("75");
  await page.getByRole("textbox", { name: /^Due day/ }).fill("12");
  await update();
  await page.route("**/api/entries", (route) => route.fulfill({ json: { savedAs: "another form" } }));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("in a form this page does not know").first().waitFor();
  await page.getByRole("dialog").getByText(updated).waitFor();
  await expect.poll(() => creditor.inputValue()).toBe("Harbor Card");
});

test("a server that is only restarted, or away, is no update", async () => {
  await open("/", "Attack order");
  const asked: number[] = [];
  page.on("response", (answer) => {
    if (answer.request().method() === "HEAD") asked.push(answer.status());
  });
  await server.close();
  server = await startApiServer({ port });
  await expect.poll(() => asked, { timeout: 60_000 }).toContain(200);
  await expect.poll(() => page.getByText(updated).count()).toBe(0);
});
