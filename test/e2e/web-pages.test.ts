import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import type { Scenario } from "../fakes/sample-household.ts";
import { launchChromium } from "./chromium.ts";
import { isWithin } from "./places.ts";
import { faultsEverywhere, violations } from "./walk.ts";

const sizes = { phone: [390, 844], desktop: [1440, 900] } as const;

/** Every page with what it looks like when full, empty, crowded and short of money. */
const pages: readonly (readonly [Scenario, string, string])[] = [
  ["signed-out", "/", "Get Started Free"],
  ["empty", "/", "Start with one statement"],
  ["sample", "/", "Attack order"],
  ["many", "/", "Attack order"],
  ["never", "/", "never, on minimums alone"],
  ["sample", "/dashboard?tab=cashflow", "Where it comes from"],
  ["short", "/dashboard?tab=cashflow", "Each month you are short of"],
  ["many", "/dashboard?tab=debts", "across 25 debts"],
  ["sample", "/dashboard?tab=debts", "across 5 debts"],
  ["sample", "/upload", "Drop everything here"],
  ["sample", "/documents", "figure needs your eye"],
  ["empty", "/documents", "No documents yet"],
  ["sample", "/documents/doc_0?figure=accounts.0.currentBalance", "Adds up:"],
  ["sample", "/documents/doc_9", "This document could not be loaded"],
  ["sample", "/what-left", "No model is switched on"],
  ["many", "/what-left", "is asked where unclear figures stand"],
  ["sample", "/nowhere", "There is nothing at this address"],
  ["promotion", "/dashboard?tab=debts", "of it at"],
  ["sample", "/dashboard?tab=autopilot", "Anti-Needy Approach"],
  ["short", "/dashboard?tab=autopilot", "Anti-Needy Approach"],
  ["sample", "/profile", "Your net worth"],
  ["many", "/profile", "Your net worth"],
  ["sample", "/advisor", "Suggested questions"],
  ["empty", "/advisor", "No document has been read yet"],
  ["empty", "/profile", "Your profile comes from your documents"],
  ["empty", "/dashboard?tab=debts&add=debt", "As on the bill"],
  ["sample", "/dashboard?tab=export", "Take it along"],
  ["sample", "/settings", "Where you are signed in"],
  ["sample", "/privacy-settings", "Our promise"],
  ["many", "/settings", "Renews on"],
  ["sample", "/checkout", "Test mode: no card is charged"],
  ["sample", "/subscribe", "Subscribe Now"],
  ["sample", "/payment-success?payment_intent=pi_sbx_2", "Payment Successful!"],
  ["many", "/subscription-success", "Welcome to Premium!"],
  ["many", "/dashboard?tab=export", "Take it along"],
  ["sample", "/dashboard?tab=cashflow&category=groceries", "30 transactions"],
  ["many", "/dashboard?tab=cashflow", "40000 transactions"],
  ["sample", "/documents/review", "0 of 1 figure checked"],
  ["empty", "/documents/review", "Nothing left to check"],
  ["sample", "/documents", "Upload August"],
];

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

/** One visitor's browser; `complaints` collects what its console says went wrong. */
async function openBrowser(options: { size: keyof typeof sizes }) {
  const [width, height] = sizes[options.size];
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // The browser itself reports the 401 by which a signed-out visitor is recognised, and what is not there.
    const { url } = message.location();
    const isExpected =
      url.endsWith("/api/auth/user") || url.endsWith("/nowhere") || url.includes("/api/documents/doc_9/");
    if (message.type() === "error" && !isExpected) complaints.push(message.text());
  });
  const goTo = async (scenario: Scenario, path: string) => {
    await context.addCookies([{ name: "scenario", value: scenario, url: server.url }]);
    await page.goto(server.url + path);
    return page;
  };
  return { goTo, complaints, close: () => context.close() };
}

test.each(pages)(
  "a page fits and has neither fault nor accessibility violation in both themes at three sizes: %s %s",
  async (scenario, path, words) => {
    const visit = await openBrowser({ size: "phone" });
    const page = await visit.goTo(scenario, path);
    await page.getByText(words).first().waitFor();
    expect(await faultsEverywhere(page, `${scenario} ${path}`)).toEqual([]);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  },
);

test("a statement is uploaded, read live and leads to the dashboard with the keyboard alone", async () => {
  const { goTo, complaints, close } = await openBrowser({ size: "desktop" });
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

test("a figure's box follows the keyboard, a box leads to its figure, and a question is answered with one key", async () => {
  const { goTo, complaints, close } = await openBrowser({ size: "desktop" });
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
  const { goTo, close } = await openBrowser({ size: "desktop" });
  const page = await goTo("sample", "/");
  const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  expect(await theme()).toBe("dark");
  await page.getByRole("button", { name: "Switch to the light theme" }).press("Enter");
  await page.keyboard.press("Control+b");
  await page.goto(`${server.url}/upload`, { waitUntil: "commit" });
  await page.locator("#root").waitFor({ state: "attached" });
  expect(await theme()).toBe("light");
  await page.getByRole("button", { name: "Browse Files" }).waitFor();
  await expect.poll(async () => (await page.locator("#sidebar").boundingBox())?.width).toBe(48);
  await close();
});

test("the sheet of a phone closes with Escape and gives the focus back", async () => {
  const { goTo, complaints, close } = await openBrowser({ size: "phone" });
  const page = await goTo("sample", "/");
  const toggle = page.getByRole("button", { name: "Toggle Sidebar" });
  await toggle.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await sheet.waitFor();
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(288);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await expect.poll(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
