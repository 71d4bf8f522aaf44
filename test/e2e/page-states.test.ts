/**
 * Every page while its figures are on their way, and when the server fails: it says so, fits, and is usable by everyone. SCREENSHOTS
 * names a folder that gets a picture of each, to look at.
 */
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import { launchChromium } from "./chromium.ts";
import { everyPage } from "./every-page.ts";
import { faultsEverywhere, windowsOf } from "./walk.ts";

const folder = process.env["SCREENSHOTS"];

/** Every address that asks the server for something. */
const paths = Object.values(everyPage).flatMap(({ asks }) => (typeof asks === "string" ? [] : asks));

/** One view of each page for the settings of a person who sees badly. */
const views = Object.values(everyPage)
  .flatMap(({ full }) => full.slice(0, 1))
  .concat(everyPage["/dashboard"].full.filter(([household]) => household === "sample"));

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

/** Who is signed in is known, so that the pages of the product show. The stream of changes stays open as it is. */
const ALWAYS = /\/api\/(?:auth\/user|events|site)/;
/** Each of the dashboard's tabs waits and fails for itself: that there are documents is known to all of them. */
const OF_THE_TABS = /\/api\/(?:documents|entries)$/;

async function openPage(state: "loading" | "error", path: string) {
  // The browser reports each refusal; what matters is what the page makes of it.
  const { page, complaints, close } = await open({
    url: server.url,
    household: "sample",
    refused: /\/api\//,
  });
  await page.route("**/api/**", async (route) => {
    const url = route.request().url();
    if (ALWAYS.test(url) || (path.includes("?tab=") && OF_THE_TABS.test(url))) await route.continue();
    else if (state === "error") {
      await route.fulfill({
        status: 500,
        contentType: "application/json",
        body: JSON.stringify({ code: "INTERNAL", message: "The server had a problem. Nothing was lost." }),
      });
    }
    // While it loads no answer comes at all.
  });
  return { page, complaints, close };
}

/** Where a failed payment is told: in a notice of its own words, as the specification asks; the page then offers what is next. */
const saidInANotice: ReadonlyMap<string, string> = new Map([
  ["/checkout", "Failed to initialize payment. Please try again."],
  ["/subscribe", "Failed to initialize subscription. Please ensure you're logged in."],
]);

test.concurrent.each(paths)("%s fits and can be used while its answers are on their way", async (path) => {
  const { page, complaints, close } = await openPage("loading", path);
  await page.goto(server.url + path);
  // Each page has its name, whatever it waits for.
  await page.locator("main h1").first().waitFor({ state: "attached" });
  expect(await faultsEverywhere(page, `loading ${path}`, ["phone dark"])).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

/** Typing and choosing files needs nothing from the server. */
test.concurrent.each(paths.filter((path) => path !== "/upload"))(
  "%s says so when the server fails",
  async (path) => {
    const { page, complaints, close } = await openPage("error", path);
    await page.goto(server.url + path);
    await page.locator("main h1").first().waitFor({ state: "attached" });
    const notice = saidInANotice.get(path);
    const said = notice === undefined ? page.locator("main [role=alert]") : page.getByText(notice);
    await said.first().waitFor();
    expect(await faultsEverywhere(page, `error ${path}`, ["phone light"])).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);

describe("at twice the size, in forced colours and without motion", () => {
  let openMagnified: ReturnType<typeof windowsOf>;
  beforeAll(() => {
    // A window of 1280 by 800 pixels at 200 % has room for half of it.
    openMagnified = windowsOf(browser, {
      viewport: { width: 640, height: 400 },
      deviceScaleFactor: 2,
      forcedColors: "active",
    });
  });

  test.concurrent.each(views)("a page can be read and used: %s %s", async (household, path, words) => {
    const { page, complaints, close } = await openMagnified({
      url: server.url,
      household,
      refused: /\/nowhere$/,
    });
    await page.goto(server.url + path);
    await page.getByText(words).first().waitFor();
    const { overflow, moving } = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      moving: document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 10).length,
    }));
    if (folder !== undefined) {
      await page.screenshot({ path: join(folder, `zoom_${household}_${path.replaceAll(/\W+/g, "_")}.png`) });
    }
    expect([overflow, moving]).toEqual([0, 0]);
    expect(complaints).toEqual([]);
    await close();
  });
});
