/** The server goes away in the middle of an action and comes back: a sentence, nothing lost, and the same action works again. */
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import { freePort } from "../product.ts";
import { launchChromium } from "./chromium.ts";

let browser: Browser;
let port: number;
let server: Awaited<ReturnType<typeof startApiServer>>;
let page: Page;

const start = async () => {
  server = await startApiServer({ stepMs: 20, port });
};
const open = async (path: string, ready: string) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "scenario", value: "sample", url: server.url }]);
  page = await context.newPage();
  await page.goto(server.url + path);
  await page.getByText(ready).first().waitFor();
  await page.waitForFunction(
    (files) => {
      const there = performance.getEntriesByType("resource").map(({ name }) => name);
      const wanted = [
        ...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload], link[rel=stylesheet]"),
      ];
      return (
        files.every((file) => there.some((name) => name.includes(file))) &&
        wanted.every(({ href }) => there.includes(href))
      );
    },
    // What is fetched after the page, with all that it asks for itself.
    /^\/(?:$|dashboard)/.test(path) ? ["toast-list", "autopilot-panel"] : ["toast-list"],
  );
};

beforeAll(async () => {
  browser = await launchChromium();
  port = await freePort();
});
beforeEach(start);
afterEach(async () => {
  await page.context().close();
  await server.close();
});
afterAll(() => browser.close());

const noAnswer = "The server could not be reached";

test("a switch goes back, says why, and works once the server is there again", async () => {
  await open("/dashboard?tab=autopilot", "Quiet Mode");
  const quiet = page.getByRole("switch", { name: /^Quiet Mode/ });
  await server.close();
  await quiet.click();
  await page.getByText("Alert preferences were not updated").first().waitFor();
  await page.getByText(noAnswer).first().waitFor();
  await expect.poll(() => quiet.getAttribute("aria-checked")).toBe("true");
  await start();
  await quiet.click();
  await page.getByText("Alert preferences updated", { exact: true }).waitFor();
  await expect.poll(() => quiet.getAttribute("aria-checked")).toBe("false");
});

test("an order of one's own stays as it was, says why, and can be made again", async () => {
  await open("/", "Attack order");
  await server.close();
  await page.getByRole("radio", { name: /Your own order/ }).click();
  await page.getByText("Your plan was not changed").first().waitFor();
  await page.getByText("Highest APR first.").waitFor();
  await start();
  await page.getByRole("radio", { name: /Your own order/ }).click();
  await page.getByText("In your own order.").waitFor();
});

test("what is typed into a form is still there to be sent again", async () => {
  await open("/dashboard?tab=debts&add=debt", "As on the bill");
  await page.getByRole("textbox", { name: "Creditor" }).fill("Harbor Card");
  await page.getByRole("textbox", { name: "Balance", exact: true }).fill("2,400.50");
  await page.getByRole("textbox", { name: "APR in %" }).fill("24.99");
  await page.getByRole("textbox", { name: "Minimum payment" }).fill("75");
  await page.getByRole("textbox", { name: /^Due day/ }).fill("12");
  await server.close();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(noAnswer).first().waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: "Creditor" }).inputValue()).toBe("Harbor Card");
  await start();
});

test("a file that did not arrive stays in the list with the reason, and goes up when tried again", async () => {
  await open("/upload", "Drop everything here");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name: "statement.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") }]);
  await page.getByText("statement.pdf").first().waitFor();
  await server.close();
  await page.getByRole("button", { name: "Analyze & Create Autopilot Plan" }).click();
  await page.getByText(noAnswer).first().waitFor();
  await page.getByText("statement.pdf").first().waitFor();
  await start();
  await page
    .getByRole("button", { name: /^Try again/ })
    .first()
    .click();
  await page.getByText("Documents Analyzed!", { exact: true }).waitFor();
});

test("a tab that was not opened yet says what could not be loaded, and loads when asked again", async () => {
  await open("/", "Attack order");
  await server.close();
  await page.getByRole("tab", { name: "Autopilot" }).click();
  await page.getByText("The status could not be loaded").waitFor();
  await start();
  // It may have noticed by itself meanwhile; then the button is gone.
  const again = page.getByRole("button", { name: "Try again" }).first();
  await again
    .or(page.getByText("Next payment", { exact: true }))
    .first()
    .waitFor();
  await again.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await page.getByText("Next payment", { exact: true }).first().waitFor();
});

test("a payment that could not be marked is unmarked again, and is marked when pressed again", async () => {
  await open("/dashboard?tab=autopilot", "Quiet Mode");
  await page
    .getByRole("button", { name: /^Mark as paid: / })
    .first()
    .waitFor();
  await server.close();
  await page
    .getByRole("button", { name: /^Mark as paid: / })
    .first()
    .click();
  await page.getByText("The payment was not marked").first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Undo the mark: / }).count()).toBe(0);
  await start();
  await page
    .getByRole("button", { name: /^Mark as paid: / })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Undo the mark: / })
    .first()
    .waitFor();
});

test("extra money stays typed until the server has it", async () => {
  await open("/", "Set it up in five steps");
  const amount = page.getByRole("textbox", { name: "Extra money" });
  await amount.fill("450");
  await server.close();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText("Your plan was not changed").first().waitFor();
  await expect.poll(() => amount.inputValue()).toBe("450");
  await start();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect.poll(() => amount.inputValue()).toBe("");
  await page.getByText("once in", { exact: false }).first().waitFor();
});

test("an answer to a question is open again, says why, and is taken when given again", async () => {
  await open("/documents/doc_0", "figure needs your eye");
  const yes = page.getByRole("button", { name: /^Yes, \$/ }).first();
  await yes.waitFor();
  await server.close();
  await yes.click();
  await page.getByText(noAnswer).first().waitFor();
  await page.getByText("figure needs your eye").first().waitFor();
  await start();
  await yes.click();
  await page.getByText("figure needs your eye").first().waitFor({ state: "detached" });
});

test("an export that did not arrive says so in its dialog's place, and is saved when asked again", async () => {
  await open("/privacy-settings", "Our promise");
  await page.getByRole("button", { name: "Export All Data" }).click();
  await server.close();
  await page.getByRole("button", { name: "Export Now" }).click();
  await page.getByText("Nothing was exported").first().waitFor();
  await start();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export Now" }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^debt-freedom-data-\d{4}-\d{2}-\d{2}\.json$/);
});

test("a deletion that did not arrive keeps everything and its typed word, and is done when asked again", async () => {
  await open("/privacy-settings", "Our promise");
  await page.getByRole("button", { name: "Delete All Data" }).click();
  const word = page.getByRole("textbox", { name: /^Type DELETE/ });
  await word.fill("DELETE");
  await server.close();
  await page.getByRole("button", { name: "Delete Everything" }).click();
  await page.getByText("Deletion Failed").first().waitFor();
  await expect.poll(() => word.inputValue()).toBe("DELETE");
  await start();
  await page.getByRole("button", { name: "Delete Everything" }).click();
  await page.getByText("All data deleted").first().waitFor();
});
