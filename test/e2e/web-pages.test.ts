import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import type { Scenario } from "../fakes/sample-household.ts";
import { launchChromium } from "./chromium.ts";
import { everyPage, type View } from "./every-page.ts";
import { isWithin } from "./places.ts";
import { faultsEverywhere, openBrowserOf, openWindow, violations, windowsOf } from "./walk.ts";

/** Every page with what it looks like when full, empty, crowded and short of money. */
const views: readonly View[] = Object.values(everyPage).flatMap(({ full, empty }) => [
  ...full,
  ...(typeof empty === "string" ? [] : empty),
]);

/** What is not there is refused, as it should be; the browser reports it. */
const refused = /\/nowhere$|\/guides\/nothing$|\/api\/documents\/doc_9\/|\/invitations\/look$/;

let browser: Browser;
let open: ReturnType<typeof windowsOf>;
let server: Awaited<ReturnType<typeof startApiServer>>;

beforeAll(async () => {
  server = await startApiServer({ stepMs: 20 });
  browser = await launchChromium();
  open = windowsOf(browser);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** One visitor's browser. */
async function openBrowser([width, height]: readonly [number, number]) {
  const context = await openBrowserOf(browser, { viewport: { width, height } });
  const { page, complaints } = await openWindow(context, { url: server.url, household: "sample", refused });
  const goTo = async (scenario: Scenario, path: string) => {
    await context.addCookies([{ name: "scenario", value: scenario, url: server.url }]);
    await page.goto(server.url + path);
    return page;
  };
  return { goTo, complaints, close: () => context.close() };
}

const phone = [390, 844] as const;
const desktop = [1440, 900] as const;

test.concurrent.each(views)(
  "a page fits and has neither fault nor accessibility violation in both themes at three sizes: %s %s",
  async (scenario, path, words) => {
    const { page, complaints, settled, close } = await open({
      url: server.url,
      household: scenario,
      refused,
    });
    await page.goto(server.url + path);
    await page.getByText(words).first().waitFor();
    await settled();
    expect(await faultsEverywhere(page, `${scenario} ${path}`)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("a statement is uploaded, read live and leads to the dashboard with the keyboard alone", async () => {
  const { goTo, complaints, close } = await openBrowser(desktop);
  const page = await goTo("sample", "/upload");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Browse Files" }).press("Enter");
  await (await chooser).setFiles([
    { name: "statement.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") },
    { name: "protected.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") },
    { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") },
  ]);
  await page.getByRole("button", { name: "Analyze & Create Autopilot Plan" }).press("Enter");
  await page.getByText("Documents Analyzed!", { exact: true }).waitFor();
  await page.getByText("Chase card ···4821").first().waitFor();
  await page.getByText("This PDF is damaged").waitFor();
  await page.getByLabel(/This file is protected/).fill("open");
  await page.keyboard.press("Enter");
  await page.getByText("Completed").nth(1).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "View Dashboard" }).press("Enter");
  await page.getByText("Plan ready, payments not yet set up").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("on a phone the notice of a finished reading leaves the next button free", async () => {
  const { goTo, close } = await openBrowser(phone);
  const page = await goTo("sample", "/upload");
  await page
    .locator('input[type="file"]')
    .last()
    .setInputFiles([{ name: "statement.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") }]);
  await page.getByRole("button", { name: "Analyze & Create Autopilot Plan" }).click();
  await page.getByText("Documents Analyzed!", { exact: true }).waitFor();
  const next = page.getByRole("link", { name: "View Dashboard" });
  await next.waitFor();
  // While the notice is there: afterwards anything would be free.
  const isFreeBelowTheNotice = () =>
    next.evaluate((link) => {
      link.scrollIntoView({ block: "end" });
      const { left, top, width, height } = link.getBoundingClientRect();
      const isFree = link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      return isFree && document.querySelector('li[data-state="open"]') !== null;
    });
  await expect.poll(isFreeBelowTheNotice).toBe(true);
  await close();
});

test("a figure's box follows the keyboard, a box leads to its figure, and a question is answered with one key", async () => {
  const { goTo, complaints, close } = await openBrowser(desktop);
  const page = await goTo("sample", "/documents/doc_0");
  const box = (path: string) => page.locator(`[data-box="${path}"]`);
  const row = (path: string) => page.locator(`li[data-figure="${path}"] > button`);
  await box("accounts.0.currentBalance").waitFor();
  await row("accounts.0.apr").focus();
  const frame = page.getByRole("region", { name: "Pages of the document" });
  await expect.poll(() => isWithin(box("accounts.0.apr"), frame)).toBe(true);
  await box("accounts.0.currentBalance").click();
  await expect
    .poll(() => row("accounts.0.currentBalance").evaluate((button) => button === document.activeElement))
    .toBe(true);
  await expect.poll(() => row("accounts.0.currentBalance").getAttribute("aria-expanded")).toBe("true");
  await page.getByRole("button", { name: /^Yes, \$/ }).press("Enter");
  await page.getByText("figure needs your eye").waitFor({ state: "detached" });
  await row("accounts.0.minimumPayment").focus();
  await page.getByText("You answered this").waitFor();
  await page.getByRole("button", { name: /^Not right/ }).press("Enter");
  await page.getByLabel(/What does the document say/).fill("$1,0");
  await page.keyboard.press("Enter");
  await page.getByText("Type an amount such as 1,234.56.").waitFor();
  await page.getByLabel(/What does the document say/).fill("$1,030.5");
  await page.keyboard.press("Enter");
  await page.getByText("$1,030.50").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Take back/ }).press("Enter");
  await page.getByText("figure needs your eye").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("the theme and the sidebar are there before the first paint of the next visit", async () => {
  const { goTo, close } = await openBrowser(desktop);
  const page = await goTo("sample", "/");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  await page.getByRole("button", { name: "Switch to the light theme" }).press("Enter");
  await page.keyboard.press("Control+b");
  await page.goto(`${server.url}/upload`, { waitUntil: "commit" });
  // At once: a moment later would be after the first picture.
  const atFirst = await page
    .locator("#root")
    .evaluate(({ ownerDocument }) => ownerDocument.documentElement.dataset["theme"]);
  expect(atFirst).toBe("light");
  await page.getByRole("button", { name: "Browse Files" }).waitFor();
  await expect.poll(async () => (await page.locator("#sidebar").boundingBox())?.width).toBe(48);
  await close();
});

test("the sheet of a phone closes with Escape and gives the focus back", async () => {
  const { goTo, complaints, close } = await openBrowser(phone);
  const page = await goTo("sample", "/");
  const toggle = page.getByRole("button", { name: "Toggle Sidebar" });
  await toggle.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await sheet.waitFor();
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(288);
  // Where the person is, not the button that signs out.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-current")))
    .toBe("page");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await expect.poll(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
