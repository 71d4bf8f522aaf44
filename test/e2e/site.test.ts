import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import { launchChromium } from "./chromium.ts";
import { overflowOf, violations } from "./walk.ts";

const paths = ["/", "/pricing", "/pitch", "/privacy", "/terms", "/security", "/nothing-here"] as const;
const widths = [320, 390, 768, 1440] as const;

let browser: Browser;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function visit(
  path: string,
  options: { width?: number; theme?: "dark" | "light"; scripts?: boolean; signedIn?: boolean } = {},
) {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: 900 },
    reducedMotion: "reduce",
    javaScriptEnabled: options.scripts ?? true,
  });
  const scenario = options.signedIn ? "sample" : "signed-out";
  await context.addCookies([{ name: "scenario", value: scenario, url: server.url }]);
  if (options.theme)
    await context.addInitScript((theme) => localStorage.setItem("theme", theme), options.theme);
  const page = await context.newPage();
  const answer = await page.goto(server.url + path);
  if (options.scripts ?? true)
    await page.waitForFunction(() => !document.querySelector(".below-first-screen"));
  return { page, status: answer?.status(), close: () => context.close() };
}

describe.each(paths)("%s", (path) => {
  test("fits every width, and has no accessibility violations in either theme", async () => {
    const { page, close } = await visit(path, { theme: "light", width: 390 });
    expect(await violations(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, Math.max(0, await overflowOf(page))]).toEqual([width, 0]);
    }
    await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "dark";
    });
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test("is readable without scripts, and small", async () => {
    const { page, status, close } = await visit(path, { scripts: false });
    const heading = await page.locator("h1").count();
    const text = await page.locator("main").innerText();
    await close();
    expect(status).toBe(path === "/nothing-here" ? 404 : 200);
    expect(heading).toBe(1);
    expect(text.length).toBeGreaterThan(60);
  });
});

test("a static page loads at most 60 KB of scripts", async () => {
  const { page, close } = await visit("/pitch");
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith(".js"))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  await close();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(60 * 1024);
});

test("every link of the public pages leads somewhere", async () => {
  const links = new Set<string>();
  for (const path of paths) {
    const { page, close } = await visit(path);
    const found = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    const within = found.filter((href) => href.startsWith("#")).map((href) => href.slice(1));
    expect(within.filter((id) => !ids.includes(id))).toEqual([]);
    for (const href of found) if (!href.startsWith("#")) links.add(href);
    await close();
  }
  const statuses = await Promise.all(
    [...links].map(async (href) => {
      const { status } = await fetch(new URL(href, server.url), { redirect: "manual" });
      return [href, status] as const;
    }),
  );
  expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
  expect(links.size).toBeGreaterThanOrEqual(7);
});

test("who is signed in gets the app at the same addresses, at once", async () => {
  for (const path of ["/", "/pricing"]) {
    const textFor = async (scenario: string) =>
      (await fetch(server.url + path, { headers: { cookie: `scenario=${scenario}` } })).text();
    const [signedIn, visitor] = [await textFor("sample"), await textFor("signed-out")];
    expect(signedIn).not.toContain("Sign In");
    expect(visitor).toContain("Sign In");
  }
  const { page, close } = await visit("/pricing", { signedIn: true });
  await page.getByRole("heading", { name: "Questions" }).waitFor();
  // The person's plan comes with an answer of its own, after the page; a second one of its kind would fail the wait.
  await page.getByText("Your plan", { exact: true }).waitFor();
  await page.getByRole("navigation", { name: "Navigation" }).waitFor();
  await close();
});

test("the year's prices appear without a script", async () => {
  const { page, close } = await visit("/pricing", { scripts: false });
  const year = page.getByText("$190", { exact: true });
  await expect.poll(() => year.isVisible()).toBe(false);
  await page.getByLabel("Yearly").check();
  await expect.poll(() => year.isVisible()).toBe(true);
  await close();
});

test("a plan that a visitor chose, with two presses, is the one they pay for after signing in", async () => {
  const { page, close } = await visit("/pricing");
  const orders: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") orders.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  await page.getByLabel("Yearly").check();
  await page.getByRole("link", { name: "Choose Pro" }).dblclick();
  await page.getByText("Login Required").waitFor();
  expect(orders).toHaveLength(1);
  await page.waitForURL("**/subscribe?plan=pro&interval=yearly");
  await page.getByText("$190.00").first().waitFor();
  await close();
});

test("Inter comes after the first paint, and everything below the first screen is laid out without scrolling", async () => {
  const { page, close } = await visit("/", { width: 390 });
  await page.waitForFunction(() =>
    [...document.fonts].some((face) => face.family.includes("Inter Variable") && face.status === "loaded"),
  );
  const last = page.getByRole("link", { name: "Activate Your AI Manager" });
  const isLaidOut = () => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut).toBe(true);
  await close();
});

test("the theme switch of a static page works and is remembered", async () => {
  const { page, close } = await visit("/terms");
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await page.reload();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe("light");
  await close();
});

test("the deck moves by buttons, dots and arrow keys, and stops at its ends", async () => {
  const { page, close } = await visit("/pitch");
  const caption = page.locator("[data-caption]");
  const previous = page.getByRole("button", { name: "Previous" });
  const next = page.getByRole("button", { name: "Next" });
  await expect.poll(() => caption.innerText()).toBe("1 / 11: Introduction");
  await expect.poll(() => previous.isDisabled()).toBe(true);
  await next.click();
  await expect.poll(() => caption.innerText()).toBe("2 / 11: The Problem");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => caption.innerText()).toBe("3 / 11: Our Solution");
  await page.getByRole("button", { name: "Slide 11: Exit Strategy" }).click();
  await expect.poll(() => caption.innerText()).toBe("11 / 11: Exit Strategy");
  await expect.poll(() => next.isDisabled()).toBe(true);
  await close();
});

test("what is dark on the screen is printed as dark words on light paper", async () => {
  const { page, close } = await visit("/security", { theme: "dark" });
  const brightness = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return [color, backgroundColor].map((one) => Number(/\d+/.exec(one)?.[0]));
    });
  const [wordsOnScreen = 0, screen = 255] = await brightness();
  expect(wordsOnScreen).toBeGreaterThan(screen);
  await page.emulateMedia({ media: "print" });
  // The colours follow with a later frame.
  await expect.poll(async () => (await brightness())[0]).toBeLessThan(80);
  await expect.poll(async () => (await brightness())[1]).toBeGreaterThan(200);
  await close();
});

test("the deck prints one slide a page", async () => {
  const { page, close } = await visit("/pitch");
  const pdf = await page.pdf({ format: "Letter", landscape: true });
  await close();
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(11);
});
