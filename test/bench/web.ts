/**
 * How fast the built client is for a person with a slow phone: four times slower than this machine, on a "fast 3G" network, with the
 * sample household. Prints medians of several visits. Build first (npm run build); nothing here is a test, because a busy machine is
 * not a fault of the client.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "playwright-core";
import { launchChromium } from "../e2e/chromium.ts";
import { startApiServer } from "../fakes/api-server.ts";
import { requireBuilt } from "./require-built.ts";

const VISITS = 5;
const CPU_SLOWDOWN = 4;
/** The preset of the browser's own tools, bytes a second and milliseconds a request. */
const FAST_3G = {
  offline: false,
  downloadThroughput: ((1.6 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((750 * 1000) / 8) * 0.9,
  latency: 562.5,
};
const GOALS = { paintMs: 1800, interactionMs: 100, scriptKb: 170, frameMs: 17 };
const webRoot = join(import.meta.dirname, "..", "..", "dist", "web");

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const median = (values: readonly number[]): number => quantile(values, 0.5);

type Visit = {
  readonly paintMs: number;
  readonly answerMs: number;
  readonly scriptKb: number;
  readonly laterKb: number;
  readonly moves: readonly number[];
  readonly keys: readonly number[];
};

async function openAs(
  browser: Browser,
  url: string,
  scenario: string,
): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "scenario", value: scenario, url }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, cdp };
}

async function gzipKb(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => gzipSync(await readFile(join(webRoot, path))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

type Watched = { readonly moves: number[]; readonly keys: number[] };

/** Notes for each move of the pointer how long it took until the next picture was drawn, and the browser's own measure for keys. */
function watchInteractions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched: Watched = { moves: [], keys: [] };
    window.addEventListener(
      "pointermove",
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => watched.moves.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "keydown") watched.keys.push(duration);
      // Only the browser's draft knows the option yet.
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { watched });
  });
}

async function dragSlider(page: Page): Promise<void> {
  const slider = page.getByRole("slider", { name: "Extra a month" });
  await slider.scrollIntoViewIfNeeded();
  const thumb = await slider.boundingBox();
  const track = await slider.locator("xpath=../..").boundingBox();
  if (!thumb || !track) throw new Error("the slider is not on the page");
  const y = thumb.y + thumb.height / 2;
  await page.mouse.move(thumb.x + thumb.width / 2, y);
  await page.mouse.down();
  for (let move = 1; move <= 80; move++) await page.mouse.move(track.x + (track.width * move) / 80, y);
  await page.mouse.up();
  for (let step = 0; step < 20; step++) await slider.press("ArrowLeft");
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, cdp } = await openAs(browser, url, "sample");
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", FAST_3G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: "commit" });
  await page.getByLabel("Debt freedom date").first().waitFor();
  const { paintMs, answerMs, initial } = await page.evaluate(() => {
    const now = performance.now();
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[]; // of that type
    const there = resources.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= now);
    return {
      paintMs: paint?.startTime ?? 0,
      answerMs: now,
      initial: there.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith(".js")),
    };
  });
  await page.getByRole("slider", { name: "Extra a month" }).waitFor();
  await page.getByText("Set it up in five steps").waitFor();
  await watchInteractions(page);
  await dragSlider(page);
  const { moves, keys } = await page.evaluate(
    () => (window as unknown as { watched: Watched }).watched, // put there above
  );
  const scriptKb = await gzipKb([...new Set(initial)]);
  const laterKb = (await gzipKb([...new Set(scripts)])) - scriptKb;
  await page.context().close();
  return { paintMs, answerMs, scriptKb, laterKb, moves, keys };
}

/** Milliseconds between frames while 40,000 transactions are scrolled through, on this machine and on the slow one. */
async function scrollFrames(browser: Browser, url: string, slowdown: number): Promise<readonly number[]> {
  const { page, cdp } = await openAs(browser, url, "many");
  await page.goto(`${url}/dashboard?tab=cashflow`);
  const list = page.getByRole("region", { name: "Transactions" });
  await list.scrollIntoViewIfNeeded();
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const frames = await list.evaluate(
    (frame) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const step = (now: number) => {
          times.push(now - last);
          last = now;
          frame.scrollBy(0, 240);
          if (times.length < 240) requestAnimationFrame(step);
          else resolve(times.slice(2));
        };
        requestAnimationFrame(step);
      }),
  );
  await page.context().close();
  return frames;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
requireBuilt("web/index.html");
const server = await startApiServer({ stepMs: 20 });
const browser = await launchChromium();
try {
  const visits: Visit[] = [];
  for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, server.url));
  const of = (read: (one: Visit) => number) => median(visits.map(read));
  say(`${VISITS} visits, CPU ${CPU_SLOWDOWN} times slower, fast 3G, medians (goal):`);
  say(`  first contentful paint   ${of(({ paintMs }) => paintMs).toFixed(0)} ms (${GOALS.paintMs})`);
  say(`  the debt-free date       ${of(({ answerMs }) => answerMs).toFixed(0)} ms`);
  say(
    `  scripts until then       ${of(({ scriptKb }) => scriptKb).toFixed(1)} KB gzip (${GOALS.scriptKb}), afterwards ${of(({ laterKb }) => laterKb).toFixed(1)} KB`,
  );
  say(
    `  drag, move to picture    p50 ${of(({ moves }) => median(moves)).toFixed(0)} ms, p95 ${of(({ moves }) => quantile(moves, 0.95)).toFixed(0)} ms (${GOALS.interactionMs})`,
  );
  say(
    `  key, press to picture    p50 ${of(({ keys }) => median(keys)).toFixed(0)} ms, p95 ${of(({ keys }) => quantile(keys, 0.95)).toFixed(0)} ms (${GOALS.interactionMs})`,
  );
  for (const slowdown of [1, CPU_SLOWDOWN]) {
    const frames = await scrollFrames(browser, server.url, slowdown);
    say(
      `  40,000 rows, CPU 1/${slowdown}     frame p50 ${median(frames).toFixed(1)} ms, p95 ${quantile(frames, 0.95).toFixed(1)} ms (${GOALS.frameMs})`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
