/** The advisor's page as a person uses it: a question by keys, figures that open, follow-ups, stop, failure, history. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import { launchChromium } from "./chromium.ts";
import { violations } from "./walk.ts";

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

async function openAdvisor(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "scenario", value: "sample", url: server.url }]);
  const page = await context.newPage();
  await page.goto(`${server.url}/advisor`);
  await page.getByRole("region", { name: "Conversation" }).waitFor();
  return page;
}

async function askOf(page: Page, question: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your question" }).fill(question);
  await page.keyboard.press("Enter");
}

test("a question is answered in figures that open their source, and the next one goes on from it", async () => {
  const page = await openAdvisor();
  await askOf(page, "How much do I owe on my Chase Sapphire?");
  await page.getByRole("button", { name: /\$6,482\.15.*where Balance of Chase Sapphire comes from/ }).click();
  await page.getByText("New Balance $6482.15").waitFor();
  await page.keyboard.press("Escape");
  await askOf(page, "and its apr?");
  await page.getByRole("button", { name: /24\.99.%.*where APR of Chase Sapphire comes from/ }).waitFor();
  await page.getByRole("button", { name: "What if I pay $200 more a month?" }).click();
  await page.getByRole("button", { name: /how Saved is worked out/ }).click();
  await page.getByText("Interest and fees as it is").waitFor();
  await page.keyboard.press("Escape");
  await page
    .getByRole("status")
    .filter({ hasText: "With $200.00 more a month" })
    .waitFor({ state: "attached" });
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test("two wishes are answered in one message, and on a phone title and buttons share a row", async () => {
  const page = await openAdvisor();
  await page.getByRole("button", { name: "New conversation" }).click();
  await askOf(page, "balance and APR of my Chase Sapphire");
  await page
    .getByRole("button", { name: /\$6,482\.15.*where Balance of Chase Sapphire comes from/ })
    .waitFor();
  await page.getByRole("button", { name: /24\.99.%.*where APR of Chase Sapphire comes from/ }).waitFor();
  await page.getByRole("button", { name: "Delete" }).waitFor();
  const middleOf = async (locator: ReturnType<Page["getByRole"]>): Promise<number> => {
    const box = await locator.boundingBox();
    return box === null ? Number.NaN : Math.round(box.y + box.height / 2);
  };
  const title = page.getByRole("heading", { name: "Ask about your money" });
  const begin = page.getByRole("button", { name: "New conversation" });
  await expect.poll(async () => (await middleOf(begin)) - (await middleOf(title))).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Delete" }).click();
  await page
    .getByText("balance and APR of my Chase Sapphire", { exact: true })
    .first()
    .waitFor({ state: "detached" });
  await page.context().close();
});

test("blank questions are ignored, an answer can be stopped, and a failure says so and keeps the page", async () => {
  const page = await openAdvisor();
  await page.getByRole("button", { name: "New conversation" }).click();
  await askOf(page, "   ");
  await askOf(page, "wait");
  await page
    .getByRole("region", { name: "Conversation" })
    .getByText("Analyzing your financial situation...")
    .waitFor();
  await expect.poll(() => page.getByRole("listitem").filter({ hasText: "You:" }).count()).toBe(1);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Send" }).waitFor();
  await askOf(page, "fail");
  await page.getByText("Something went wrong on our side.").first().waitFor();
  await page.getByRole("textbox", { name: "Your question" }).waitFor();
  await page.context().close();
});

test("an earlier conversation is opened again, and deleted", async () => {
  const page = await openAdvisor();
  await page.getByRole("button", { name: "New conversation" }).click();
  await askOf(page, "What is my total debt?");
  await page.getByText("in all on", { exact: true }).waitFor();
  await page.getByText(/Earlier conversations/).click();
  await page.getByRole("button", { name: /How much do I owe on my Chase Sapphire/ }).click();
  await page.getByText("and its apr?").waitFor();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByText(/Earlier conversations/).waitFor({ state: "detached" });
  await expect.poll(() => page.getByText("in all on", { exact: true }).count()).toBe(1);
  await page.context().close();
});

test("on a phone the answer to a suggested question comes into view", async () => {
  const page = await openAdvisor();
  await page.getByRole("button", { name: "What if I pay $200 more a month?" }).click();
  const conversation = page.getByRole("region", { name: "Conversation" });
  await conversation.getByText("Assistant:").first().waitFor({ state: "attached" });
  const isInView = () =>
    conversation.evaluate((area) => {
      const { top, bottom } = area.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(isInView).toBe(true);
  await page.context().close();
});
