import { expect, test } from "vitest";
import { outcomeOf, requestSubscription } from "./choose-plan.ts";

const pro = { tier: "pro", interval: "yearly" } as const;

const subscribeYearly = "/api/login?returnTo=%2Fsubscribe%3Fplan%3Dpro%26interval%3Dyearly";

test("a visitor is told to log in, taken there after one and a half seconds, and comes back to the chosen plan", () => {
  const refusal = { requiresAuth: true, loginUrl: "/api/login" };
  expect(outcomeOf(401, refusal, pro)).toEqual({
    notice: {
      title: "Login Required",
      description: "Please log in to continue with your subscription.",
    },
    goTo: subscribeYearly,
    afterMs: 1500,
  });
  expect(outcomeOf(401, { ...refusal, message: "You are signed out." }, pro).notice.description).toBe(
    "You are signed out.",
  );
});

test.each([
  ["/api/login?returnTo=%2Fpricing", subscribeYearly],
  ["/api/login?again=true", subscribeYearly.replace("?", "?again=true&")],
  ["https://evil.test/api/login", subscribeYearly],
  ["//evil.test/api/login?again=true", subscribeYearly],
  ["/elsewhere", subscribeYearly],
  ["javascript:alert(1)", subscribeYearly],
  ["http://[", subscribeYearly],
  [undefined, subscribeYearly],
])("the sign-in is our own whatever the answer names: %s", (loginUrl, expected) => {
  expect(outcomeOf(401, { requiresAuth: true, loginUrl }, pro).goTo).toBe(expected);
});

test("a refusal that asks for no sign-in leads to none", () => {
  expect(outcomeOf(401, { loginUrl: "/api/login" }, pro)).toMatchObject({
    notice: { title: "Setup Required" },
  });
  expect(outcomeOf(401, { loginUrl: "/api/login" }, pro).goTo).toBeUndefined();
});

test("without payments set up the page names whom to ask and goes nowhere", () => {
  expect(outcomeOf(503, { message: "off", contact: "help@debts.example" }, pro)).toEqual({
    notice: {
      title: "Setup Required",
      description: "Please contact support to enable payments: help@debts.example",
      tone: "destructive",
    },
  });
  expect(outcomeOf(404, undefined, pro).notice.description).toBe("Please contact support to enable payments");
});

test("a created subscription goes on to its payment", () => {
  expect(outcomeOf(200, { clientSecret: "secret" }, pro)).toMatchObject({
    notice: { title: "Subscription Created" },
    goTo: "/subscribe?plan=pro&interval=yearly",
  });
});

test("who has a plan already is taken to where it is changed", () => {
  const refusal = { code: "HAS_SUBSCRIPTION", upgradeUrl: "/settings?plan=pro&interval=yearly" };
  expect(outcomeOf(409, refusal, pro)).toMatchObject({
    notice: { title: "You have a plan already" },
    goTo: "/settings?plan=pro&interval=yearly",
  });
});

test("the call carries the fields it is specified with, in dollars", async () => {
  const sent: unknown[] = [];
  const outcome = await requestSubscription("family", "monthly", async (address, init) => {
    sent.push(address, init?.method, JSON.parse(init?.body as string));
    return new Response("{}", { status: 200 });
  });
  expect(sent).toEqual([
    "/api/create-subscription",
    "POST",
    { plan: "family", interval: "monthly", priceAmount: 39, tierName: "Family" },
  ]);
  expect(outcome.goTo).toBe("/subscribe?plan=family&interval=monthly");
});

test("no answer at all: nothing was ordered", async () => {
  const outcome = await requestSubscription("pro", "monthly", async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(outcome).toEqual({
    notice: {
      title: "No connection",
      description: "Nothing was ordered. Check your connection and try again.",
      tone: "destructive",
    },
  });
});
