import { join } from "node:path";
import { source as axeSource } from "axe-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from "playwright-core";
import type { Scenario } from "../fakes/sample-household.ts";

/** Names a folder that gets a picture of everything that is walked, to look at. */
const folder = process.env["SCREENSHOTS"];

const SIZES = { phone: [390, 844], tablet: [768, 1024], desktop: [1440, 900] } as const;
const THEMES = ["dark", "light"] as const;
/** As `npm run walk` does. */
const isThorough = import.meta.env.MODE === "walk" || folder !== undefined;

/** A browser whose windows share what is kept of the app's files: each of them opens in a fraction of the time. */
export function openBrowserOf(
  browser: Browser,
  settings: Pick<BrowserContextOptions, "viewport" | "deviceScaleFactor" | "forcedColors"> = {},
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    ...settings,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
}

type WindowOptions = {
  /** The address of the server. */
  readonly url: string;
  readonly household: Scenario;
  /** Addresses at which the browser itself is expected to report a refusal. */
  readonly refused?: RegExp;
};

/** Resolves once nothing that has an end moves on the page any more and what follows from the last change is drawn. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const isMoving = () =>
      document
        .getAnimations()
        .some((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0));
    await frame();
    for (let waited = 0; waited < 60 && isMoving(); waited++) await frame();
    await frame();
  });
}

/**
 * From now on counts what the page asks for. The result resolves once all of that has come and is drawn; the stream of changes, which
 * never ends, does not count. Rejects after a minute, with what never came.
 */
export function watchAnswers(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let whenQuiet = () => {};
  const end = (request: Request) => {
    open.delete(request);
    if (open.size === 0) whenQuiet();
  };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/api/events") open.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const quiet = () =>
    new Promise<void>((resolve, reject) => {
      whenQuiet = resolve;
      const missing = () => [...open].map((request) => request.url()).join(", ");
      AbortSignal.timeout(60_000).addEventListener("abort", () =>
        reject(new Error(`no answer: ${missing()}`)),
      );
      if (open.size === 0) resolve();
    });
  return async () => {
    // What arrives may ask for more: the page is quiet when a drawn answer asked for nothing.
    do {
      await quiet();
      await drawn(page);
    } while (open.size > 0);
  };
}

/** How many pixels the page is wider than its window. */
export async function overflowOf(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** A new window of that household; `complaints` collects what its console says went wrong, `settled` waits for all answers. */
export async function openWindow(context: BrowserContext, { url, household, refused }: WindowOptions) {
  await context.addCookies([{ name: "scenario", value: household, url }]);
  const page = await context.newPage();
  const settled = watchAnswers(page);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // The browser itself reports the 401 by which a signed-out visitor is recognised.
    const { url: about } = message.location();
    const isExpected = about.endsWith("/api/auth/user") || refused?.test(about) === true;
    if (message.type() === "error" && !isExpected) complaints.push(message.text());
  });
  return { page, complaints, settled, close: () => page.close() };
}

/** Windows of households side by side: each in a browser of its own, which is used again once its window is closed. */
export function windowsOf(browser: Browser, settings: Parameters<typeof openBrowserOf>[1] = {}) {
  const free: BrowserContext[] = [];
  return async (options: WindowOptions) => {
    const context = free.pop() ?? (await openBrowserOf(browser, settings));
    const opened = await openWindow(context, options);
    const close = async () => {
      await opened.close();
      free.push(context);
    };
    return { ...opened, close };
  };
}

/** What the accessibility checker finds on the page once nothing moves on it. */
export async function violations(page: Page): Promise<string[]> {
  await drawn(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // The script above put it on the window of the page.
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    // What passes is not described, which is most of the work; nothing of ours lies on other servers.
    const { violations: found } = await axe.run({ resultTypes: ["violations"], preload: false });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  });
}

/**
 * What is wrong with an open page in both themes on a phone, a tablet and a desktop: nothing, as a rule. The accessibility checker
 * looks at the smallest dark and the largest light one, or at those named; everywhere in `npm run walk`, and where pictures are asked for.
 */
export async function faultsEverywhere(
  page: Page,
  name: string,
  checked: readonly string[] = ["phone dark", "desktop light"],
): Promise<string[]> {
  const faults: string[] = [];
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) {
      const where = `${name} ${size} ${theme}`;
      await page.evaluate((chosen) => {
        document.documentElement.dataset["theme"] = chosen;
      }, theme);
      const overflow = await overflowOf(page);
      if (overflow > 0) faults.push(`${where}: ${overflow} pixels wider than the screen`);
      if (isThorough || checked.includes(`${size} ${theme}`)) {
        for (const found of await violations(page)) faults.push(`${where}: ${found}`);
      }
      if (folder !== undefined) {
        const file = `${where.replaceAll(/\W+/g, "_")}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
      }
    }
  }
  return faults;
}
