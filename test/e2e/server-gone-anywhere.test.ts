/**
 * Every change that a person can make, with the server gone in the middle of it: a sentence, nothing typed is lost, and the same
 * change goes out again once the server is back. The files of the app that are fetched late may have arrived or not: it holds for both.
 * How single pages go back to what they showed is in server-gone.test.ts.
 */
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { SavedEntry } from "#contract/entries.ts";
import { startApiServer } from "../fakes/api-server.ts";
import { sampleProPlan } from "../fakes/sample-billing.ts";
import { sampleInvitation } from "../fakes/sample-family.ts";
import type { Scenario } from "../fakes/sample-household.ts";
import { freePort } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { openBrowserOf, openWindow } from "./walk.ts";

type Change = {
  readonly name: string;
  readonly household?: Scenario;
  readonly path: string;
  /** Words that are there once the page is whole. */
  readonly ready: string;
  /** Before the page is opened. */
  readonly before?: (page: Page) => Promise<void>;
  /** Everything up to the last press. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** How it is done again, where that is another press. */
  readonly again?: (page: Page) => Promise<void>;
  /** What is said; the reason stands beside it. */
  readonly said: string;
  /** What was typed, as it has to be still there. */
  readonly kept?: (page: Page) => Promise<readonly [string, string]>;
  /** The call, which goes out twice with the same content. */
  readonly call: readonly [method: string, path: string];
};

const noAnswer = "The server could not be reached";
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const inDialog = (name: string) => (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
const valueOf = async (page: Page, label: string | RegExp) => page.getByLabel(label).first().inputValue();
const exploring = async (page: Page) => {
  await page.route("**/api/auth/user", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), exploresSample: true } });
  });
};
/** Answered although the server that the tests have does not remember what it is told. */
const answering = (method: string, path: string, json: object) => async (page: Page) => {
  await page.route(`**${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ json }) : route.continue(),
  );
};
const upload = (fileName: string, until: string | RegExp) => async (page: Page) => {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name: fileName, mimeType: "application/pdf", buffer: Buffer.from("%PDF") }]);
  await page.getByText(fileName).first().waitFor();
  await press("Analyze & Create Autopilot Plan")(page);
  await page.getByText(until).first().waitFor();
};

/** How the server answers pay that was typed. */
const savedIncome: SavedEntry = {
  entry: {
    id: "entry_1",
    version: 1,
    typedAt: "2026-11-20T10:00:00.000Z",
    changedAt: "2026-11-20T10:00:00.000Z",
    accountId: null,
    content: { kind: "income", name: "Harbor Works", amount: "3200.00", every: "month" },
  },
  notice: null,
};

const changes: readonly Change[] = [
  {
    name: "explore the sample",
    household: "empty",
    path: "/",
    ready: "Start with one statement",
    act: press(/^Explore with sample data/),
    said: "The sample is not there",
    call: ["PUT", "/api/sample-household"],
  },
  {
    name: "leave the sample",
    path: "/profile",
    ready: "Sample data.",
    before: exploring,
    act: press("Remove"),
    said: "The sample is still there",
    call: ["DELETE", "/api/sample-household"],
  },
  {
    name: "sign out",
    path: "/guides/tax",
    ready: "Back to Family",
    act: press("Sign Out"),
    said: "You are still signed in",
    call: ["POST", "/api/logout"],
  },
  {
    name: "end one session",
    path: "/settings",
    ready: "Where you are signed in",
    act: press(/^Sign out Safari/),
    said: "Nothing was signed out",
    call: ["DELETE", "/api/sessions/"],
  },
  {
    name: "end every other session",
    path: "/settings",
    ready: "Where you are signed in",
    act: press("Sign out everywhere else"),
    said: "Nothing was signed out",
    call: ["POST", "/api/sessions/revoke-others"],
  },
  {
    name: "make an access token",
    path: "/settings",
    ready: "Access tokens",
    prepare: press("Make a Token"),
    act: async (page) => {
      await page.getByLabel("What is it for?").fill("Sheet");
      await inDialog("Make the Token")(page);
    },
    said: "No token was made",
    call: ["POST", "/api/access-tokens"],
  },
  {
    name: "revoke an access token",
    path: "/settings",
    ready: "Access tokens",
    act: press("Revoke Spreadsheet at home"),
    said: "Nothing was revoked",
    call: ["DELETE", "/api/access-tokens/"],
  },
  {
    name: "delete the money data",
    path: "/settings",
    ready: "Danger zone",
    prepare: press("Delete All My Data"),
    act: inDialog("Yes, Delete Everything"),
    said: "Deletion Failed",
    call: ["DELETE", "/api/user/data"],
  },
  {
    name: "delete the account",
    path: "/settings",
    ready: "Danger zone",
    prepare: press("Delete Account"),
    act: inDialog("Yes, Delete My Account"),
    said: "Deletion Failed",
    call: ["DELETE", "/api/account"],
  },
  {
    name: "share an account with the family",
    household: "many",
    path: "/family",
    ready: "Three months of rent",
    act: (page) => page.getByRole("switch", { name: /Cooperative Credit Union/ }).click(),
    said: "Nothing was changed",
    call: ["PUT", "/api/household/accounts/own2"],
  },
  {
    name: "say what one adds to the family plan",
    household: "many",
    path: "/family",
    ready: "Three months of rent",
    prepare: (page) => page.getByLabel("What you add each month").fill("275"),
    act: press("Save"),
    said: "Nothing was changed",
    kept: async (page) => [await valueOf(page, "What you add each month"), "275"],
    call: ["PUT", "/api/household/contribution"],
  },
  {
    name: "add a shared goal",
    household: "many",
    path: "/family",
    ready: "Three months of rent",
    prepare: async (page) => {
      await press("Add a goal")(page);
      await page.getByLabel("Name").fill("A trip");
      await page.getByLabel("Amount to reach").fill("500");
      await page.getByRole("dialog").getByRole("checkbox").first().check();
    },
    act: inDialog("Save"),
    said: "Nothing was changed",
    kept: async (page) => [await valueOf(page, "Name"), "A trip"],
    call: ["POST", "/api/household/goals"],
  },
  {
    name: "remove a member",
    household: "many",
    path: "/family",
    ready: "Three months of rent",
    prepare: press("Remove"),
    act: inDialog("Remove"),
    said: "Nothing was changed",
    call: ["DELETE", "/api/household/members/m2"],
  },
  {
    name: "make somebody else the owner",
    household: "many",
    path: "/family",
    ready: "Three months of rent",
    prepare: press("Make owner"),
    act: inDialog("Make owner"),
    said: "Nothing was changed",
    call: ["PUT", "/api/household/owner"],
  },
  {
    name: "withdraw an invitation",
    household: "many",
    path: "/family",
    ready: "Three months of rent",
    act: press("Withdraw"),
    said: "Nothing was changed",
    call: ["DELETE", "/api/household/invitations/i1"],
  },
  {
    name: "leave a household",
    household: "short",
    path: "/family",
    ready: "No Family plan at the moment",
    prepare: press("Leave the household"),
    act: inDialog("End it"),
    said: "Nothing was changed",
    call: ["POST", "/api/household/leave"],
  },
  {
    name: "invite somebody",
    household: "many",
    path: "/family",
    ready: "Three months of rent",
    prepare: press("Invite someone"),
    act: inDialog("Make the invitation"),
    said: "Nothing was changed",
    call: ["POST", "/api/household/invitations"],
  },
  {
    name: "join a household",
    path: `/family/join#${sampleInvitation}`,
    ready: "invites you to a household",
    act: press("Join the household"),
    said: "Nothing was changed",
    call: ["POST", "/api/household/join"],
  },
  {
    name: "cancel a plan",
    household: "many",
    path: "/settings",
    ready: "Renews on",
    act: press("Cancel plan"),
    said: "Nothing was changed",
    call: ["POST", "/api/billing/cancel"],
  },
  {
    name: "resume a plan",
    household: "many",
    path: "/settings",
    ready: "Cancelled: yours until",
    before: answering("GET", "/api/billing", {
      ...sampleProPlan,
      subscription: { ...sampleProPlan.subscription, isCancelled: true },
    }),
    act: press("Resume"),
    said: "Nothing was changed",
    call: ["POST", "/api/billing/resume"],
  },
  {
    name: "change the plan",
    household: "many",
    path: "/settings",
    ready: "Renews on",
    prepare: async (page) => {
      await press("Change plan")(page);
      await page.getByText(/is charged today/).waitFor();
    },
    act: inDialog("Change plan"),
    // Nothing is charged before its price is shown again.
    again: async (page) => {
      await inDialog("Try again")(page);
      await page.getByText(/is charged today/).waitFor();
      await inDialog("Change plan")(page);
    },
    said: noAnswer,
    call: ["POST", "/api/billing/change"],
  },
  {
    name: "get the money back",
    household: "many",
    path: "/settings",
    ready: "Renews on",
    act: async (page) => {
      await press("Money back")(page);
      await press("Give it back and end the plan")(page);
    },
    said: "Nothing was changed",
    call: ["POST", "/api/billing/refund"],
  },
  {
    name: "give another card",
    household: "many",
    path: "/settings",
    ready: "Renews on",
    act: press("Update card"),
    again: inDialog("Try again"),
    said: "The card form could not be prepared",
    call: ["POST", "/api/billing/payment-method"],
  },
  {
    name: "let time pass in test mode",
    household: "many",
    path: "/settings",
    ready: "Renews on",
    act: press("31 days"),
    said: "Nothing was changed",
    call: ["POST", "/api/billing/sandbox/advance"],
  },
  {
    name: "prepare a payment of another amount",
    path: "/checkout",
    ready: "Test mode: no card is charged",
    prepare: (page) => page.getByLabel("Amount (USD)").fill("55"),
    act: press("Create Payment"),
    said: "Failed to initialize payment. Please try again.",
    kept: async (page) => [await valueOf(page, "Amount (USD)"), "55"],
    call: ["POST", "/api/create-payment-intent"],
  },
  {
    name: "pay",
    path: "/checkout",
    ready: "Test mode: no card is charged",
    act: press("Pay $100.00"),
    said: "Payment Failed",
    call: ["POST", "/api/billing/sandbox/confirm"],
  },
  {
    name: "choose how sure the extra is",
    path: "/dashboard?tab=cashflow",
    ready: "Where it comes from",
    act: (page) => page.getByRole("radio", { name: /^Very safe/ }).click(),
    said: "Nothing was changed",
    call: ["PUT", "/api/cashflow/settings"],
  },
  {
    name: "keep more in the accounts",
    path: "/dashboard?tab=cashflow",
    ready: "Keep more in the accounts",
    prepare: async (page) => {
      await page.getByText("Keep more in the accounts").click();
      await page.getByLabel("Keep at least").fill("2000");
    },
    act: press("Save"),
    said: "Nothing was changed",
    kept: async (page) => [await valueOf(page, "Keep at least"), "2000"],
    call: ["PATCH", "/api/plan-choices"],
  },
  {
    name: "leave a transaction out",
    path: "/dashboard?tab=cashflow&category=groceries",
    ready: "30 transactions",
    prepare: (page) => page.getByRole("region", { name: "Transactions" }).getByRole("button").first().click(),
    act: inDialog("Leave it out"),
    said: "Nothing was changed",
    call: ["PUT", "/api/transactions/"],
  },
  {
    name: "export a spreadsheet",
    path: "/dashboard?tab=cashflow",
    ready: "Where it comes from",
    act: press("Excel (XLSX)"),
    said: "The workbook was not exported",
    call: ["GET", "/api/cashflow/transactions"],
  },
  {
    name: "change a privacy setting",
    path: "/privacy-settings",
    ready: "Our promise",
    act: (page) => page.getByRole("switch", { name: /^Anonymous mode/ }).click(),
    said: "Nothing was changed",
    call: ["PATCH", "/api/privacy/settings"],
  },
  {
    name: "take a notice off",
    household: "many",
    path: "/dashboard?tab=export",
    ready: "more notice after this one",
    act: press("Done"),
    said: "The notice is still there",
    call: ["POST", "/api/notices/"],
  },
  {
    name: "unlock a protected file",
    path: "/upload",
    ready: "Drop everything here",
    prepare: async (page) => {
      await upload("protected.pdf", "Password needed")(page);
      await page.getByLabel(/This file is protected/).fill("open");
    },
    act: press(/^Unlock/),
    said: noAnswer,
    kept: async (page) => [await valueOf(page, /This file is protected/), "open"],
    call: ["POST", "/password"],
  },
  {
    name: "read a failed file again",
    path: "/upload",
    ready: "Drop everything here",
    prepare: upload("broken.pdf", "This PDF is damaged"),
    act: press(/^Try again/),
    said: noAnswer,
    call: ["POST", "/retry"],
  },
  {
    name: "undo an upload",
    path: "/documents/doc_0",
    ready: "figure needs your eye",
    prepare: press(/^Undo this upload/),
    act: press("Undo this upload"),
    said: noAnswer,
    call: ["DELETE", "/api/documents/doc_0"],
  },
  {
    name: "erase an original",
    path: "/documents/doc_0",
    ready: "figure needs your eye",
    prepare: press("Erase the original"),
    act: press("Erase the file"),
    said: noAnswer,
    call: ["DELETE", "/api/documents/doc_0/original"],
  },
  {
    name: "correct a figure",
    path: "/documents/doc_0",
    ready: "figure needs your eye",
    prepare: async (page) => {
      await page.locator('li[data-figure="accounts.0.currentBalance"] > button').click();
      await press(/^Not right/)(page);
      await page.getByLabel(/What does the document say/).fill("1,234.56");
    },
    act: (page) => page.getByLabel(/What does the document say/).press("Enter"),
    said: noAnswer,
    kept: async (page) => [await valueOf(page, /What does the document say/), "1,234.56"],
    call: ["PUT", "/figures/"],
  },
  {
    name: "type income",
    path: "/profile",
    ready: "Your month, as you typed it",
    prepare: async (page) => {
      await press("Add income")(page);
      await page.getByLabel("Who pays").fill("Harbor Works");
      await page.getByRole("dialog").getByLabel("Amount").fill("3200");
    },
    act: inDialog("Save"),
    said: noAnswer,
    kept: async (page) => [await valueOf(page, "Who pays"), "Harbor Works"],
    call: ["POST", "/api/entries"],
  },
  {
    name: "ask the assistant",
    path: "/advisor",
    ready: "Suggested questions",
    prepare: (page) => page.getByLabel("Your question").fill("What do I owe?"),
    act: press("Send"),
    said: noAnswer,
    kept: async (page) => [await valueOf(page, "Your question"), "What do I owe?"],
    call: ["POST", "/api/chat/stream"],
  },
  {
    name: "forget a conversation",
    household: "one",
    path: "/advisor",
    ready: "Suggested questions",
    prepare: async (page) => {
      await page.getByLabel("Your question").fill("What is my total debt?");
      await press("Send")(page);
      await button(page, "Delete").waitFor();
    },
    act: press("Delete"),
    said: "Nothing was deleted",
    call: ["DELETE", "/api/chat/history"],
  },
  {
    name: "take back what was typed",
    path: "/profile",
    ready: "Your month, as you typed it",
    before: answering("POST", "/api/entries", savedIncome),
    prepare: async (page) => {
      await press("Add income")(page);
      await page.getByLabel("Who pays").fill("Harbor Works");
      await page.getByRole("dialog").getByLabel("Amount").fill("3200");
      await inDialog("Save")(page);
      await button(page, "Undo").waitFor();
    },
    act: press("Undo"),
    again: press("Try again"),
    said: "Nothing was changed",
    call: ["DELETE", "/api/entries/entry_1"],
  },
  {
    name: "bring back what was deleted",
    path: "/profile",
    ready: "Harbor Works",
    before: async (page) => {
      await answering("GET", "/api/entries", [savedIncome.entry])(page);
      await answering("DELETE", "/api/entries/entry_1*", {})(page);
    },
    prepare: async (page) => {
      await press(/^Edit.*Harbor Works/)(page);
      await inDialog("Delete")(page);
      await button(page, "Undo").waitFor();
    },
    act: press("Undo"),
    again: press("Try again"),
    said: "Nothing was changed",
    call: ["POST", "/api/entries/entry_1/restore"],
  },
  {
    name: "bring in an export",
    household: "empty",
    path: "/privacy-settings",
    ready: "Our promise",
    act: (page) =>
      page
        .locator('input[type="file"]')
        .setInputFiles([{ name: "export.zip", mimeType: "application/zip", buffer: Buffer.from("PK") }]),
    said: "Nothing was brought in",
    call: ["POST", "/api/privacy/import"],
  },
];

let browser: Browser;
let windows: BrowserContext;
let port: number;
let server: Awaited<ReturnType<typeof startApiServer>>;

const start = async () => {
  server = await startApiServer({ stepMs: 20, port });
};
beforeAll(async () => {
  browser = await launchChromium();
  windows = await openBrowserOf(browser, { viewport: { width: 1280, height: 900 } });
  port = await freePort();
});
beforeEach(start);
afterEach(() => server.close());
afterAll(() => browser.close());

/** The same fields with the same values; files and the borders between them are told apart by the browser alone. */
const contentOf = (request: Request) =>
  request.headers()["content-type"]?.startsWith("multipart/") ? "a file" : request.postData();

test.each(changes)("$name", async (change) => {
  const { page, settled, close } = await openWindow(windows, {
    url: server.url,
    household: change.household ?? "sample",
  });
  await change.before?.(page);
  await page.goto(server.url + change.path);
  await page.getByText(change.ready).first().waitFor();
  // A late answer would move what is about to be pressed.
  await settled();
  await change.prepare?.(page);
  const [method, path] = change.call;
  const isCall = (request: Request) => {
    const { pathname } = new URL(request.url());
    return request.method() === method && pathname.includes(path) && !pathname.endsWith("/preview");
  };

  await server.close();
  const [lost] = await Promise.all([page.waitForRequest(isCall), change.act(page)]);
  await page.getByText(change.said).first().waitFor();
  const [held, typed] = (await change.kept?.(page)) ?? ["", ""];
  expect(held).toBe(typed);

  await start();
  const again = change.again ?? change.act;
  const [sent] = await Promise.all([page.waitForRequest(isCall), again(page)]);
  expect(contentOf(sent)).toBe(contentOf(lost));
  await close();
});
