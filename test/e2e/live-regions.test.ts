/** What a screen reader is told without being asked: each thing once, at once only where something went wrong. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import { launchChromium } from "./chromium.ts";
import { openBrowserOf, openWindow } from "./walk.ts";

type Told = { readonly how: "polite" | "assertive"; readonly isSettled: boolean; readonly text: string };

/** Reached only where it is never said. */
const timeout = 60_000;

let browser: Browser;
let windows: BrowserContext;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer({ stepMs: 20 });
  browser = await launchChromium();
  windows = await openBrowserOf(browser, { viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Writes down every change inside of a live region from now on. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const told: Told[] = [];
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest("[aria-live], [role=status], [role=alert], output");
      const politeness = region?.getAttribute("aria-live");
      if (!region || politeness === "off" || region.getAttribute("aria-busy") === "true") return;
      const isUrgent = politeness === "assertive" || region.getAttribute("role") === "alert";
      const how = isUrgent ? "assertive" : "polite";
      const text = (region.textContent ?? "").trim();
      const isSettled = region.hasAttribute("data-settled");
      if (text === "" || told.some((one) => one.text === text && one.how === how)) return;
      told.push({ how, isSettled, text });
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        hear(target);
        for (const node of addedNodes) {
          hear(node);
          if (!(node instanceof Element)) continue;
          for (const region of node.querySelectorAll("[aria-live], [role=status], [role=alert], output")) {
            hear(region);
          }
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { told });
  });
}
/** Put there by `listen`. */
const heard = (page: Page): Promise<Told[]> =>
  page.evaluate(() => (window as unknown as { told: Told[] }).told);
const saying = async (page: Page, words: string): Promise<string[]> =>
  (await heard(page)).filter(({ text }) => text.includes(words)).map(({ how }) => how);

async function open(path: string, ready: string): Promise<Page> {
  const { page } = await openWindow(windows, { url: server.url, household: "sample" });
  await page.goto(server.url + path);
  await page.getByText(ready).first().waitFor();
  return page;
}

test("while the slider moves nothing talks, and then the day is said", async () => {
  const page = await open("/", "Attack order");
  await page.getByRole("slider", { name: "Extra a month" }).waitFor();
  await listen(page);
  const slider = page.getByRole("slider", { name: "Extra a month" });
  for (let step = 0; step < 12; step++) await slider.press("ArrowRight");
  // Said on the page, and a moment later announced as well.
  await page.getByText("You could be debt-free in", { exact: true }).first().waitFor();
  await expect
    .poll(async () => (await heard(page)).filter(({ isSettled }) => isSettled).at(-1)?.text, { timeout })
    .toMatch(/^You could be debt-free in \w+ \d{4}, .+ sooner$/);
  const told = await heard(page);
  expect(told.filter(({ isSettled }) => !isSettled)).toEqual([]);
  await page.close();
});

test("a finished analysis is said once and in turn, a file that failed at once, and no percentage at all", async () => {
  const page = await open("/upload", "Drop everything here");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(
      ["statement.pdf", "broken.pdf"].map((name) => ({
        name,
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF"),
      })),
    );
  await page.getByText("broken.pdf").first().waitFor();
  await listen(page);
  await page.getByRole("button", { name: "Analyze & Create Autopilot Plan" }).click();
  await expect.poll(() => saying(page, "This PDF is damaged"), { timeout }).toEqual(["assertive"]);
  await expect.poll(() => saying(page, "Documents Analyzed!"), { timeout }).toEqual(["polite"]);
  const told = await heard(page);
  expect(told.filter(({ text }) => /%/.test(text))).toEqual([]);
  await page.close();
});

test("what went well is said in turn, and what did not is said at once", async () => {
  const page = await open("/dashboard?tab=autopilot", "Quiet Mode");
  await listen(page);
  const quiet = page.getByRole("switch", { name: /^Quiet Mode/ });
  await quiet.click();
  await expect.poll(() => saying(page, "Alert preferences updated"), { timeout }).toEqual(["polite"]);
  await page.route("**/api/alert-preferences", (route) => route.abort());
  await quiet.click();
  await expect
    .poll(() => saying(page, "Alert preferences were not updated"), { timeout })
    .toEqual(["assertive"]);
  await page.close();
});

test("an answer of the assistant is said once, and its failure once", async () => {
  const page = await open("/advisor", "Suggested questions");
  await listen(page);
  const question = page.getByLabel("Your question");
  await question.fill("fail");
  await question.press("Enter");
  await expect
    .poll(() => saying(page, "Something went wrong on our side"), { timeout })
    .toEqual(["assertive"]);
  await expect.poll(() => question.inputValue()).toBe("fail");
  await page.close();
});
