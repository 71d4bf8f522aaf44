import { join } from "node:path";
import { source as axeSource } from "axe-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
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

/** A new window of that household; `complaints` collects what its console says went wrong. */
export async function openWindow(context: BrowserContext, { url, household, refused }: WindowOptions) {
  await context.addCookies([{ name: "scenario", value: household, url }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // The browser itself reports the 401 by which a signed-out visitor is recognised.
    const { url: about } = message.location();
    const isExpected = about.endsWith("/api/auth/user") || refused?.test(about) === true;
    if (message.type() === "error" && !isExpected) complaints.push(message.text());
  });
  return { page, complaints, close: () => page.close() };
}

/** What the accessibility checker finds on the page as it is now. */
export async function violations(page: Page): Promise<string[]> {
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
      const overflow = await page.evaluate(async (chosen) => {
        document.documentElement.dataset["theme"] = chosen;
        // Once what follows from the new size and colours is drawn, colours that change through others included.
        const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
        await frame();
        for (let waited = 0; waited < 60 && document.getAnimations().length > 0; waited++) await frame();
        await frame();
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, theme);
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
