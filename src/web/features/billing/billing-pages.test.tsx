// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sampleFreePlan, sampleProPlan } from "#test/fakes/sample-billing.ts";
import { type Answers, failing, json, openApp, sentJson, stopped } from "#test/fakes/web-app.tsx";
import { currentToasts, dismissToast } from "../../lib/toast-store.ts";

afterEach(() => {
  cleanup();
  act(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  });
  vi.unstubAllGlobals();
});

const toast = () => {
  const shown = currentToasts().find(({ open }) => open);
  return shown && [shown.title, shown.description];
};
const secret = (id: string) => () => json({ clientSecret: `${id}_secret_1` });
const orders: Answers = {
  "POST /api/create-subscription": secret("pi_sbx_1"),
  "POST /api/create-payment-intent": secret("pi_sbx_2"),
};
const paid = { "POST /api/billing/sandbox/confirm": () => json({ status: "succeeded", message: null }) };

async function press(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name }));
}

test("checkout makes a payment of $100 on load, says the test mode, and pays what the field shows", async () => {
  const { calls } = openApp("/checkout", "sample", {
    ...orders,
    ...paid,
    "GET /api/billing/payments/pi_sbx_2": () => json({ status: "paid", amount: "100.00" }),
  });
  await screen.findByRole("button", { name: "Pay $100.00" });
  expect(screen.getByText("Test mode: no card is charged")).toBeTruthy();
  await press("Pay $100.00");
  await screen.findByRole("heading", { name: "Payment Successful!" });
  expect(toast()).toEqual(["Payment Successful", "Thank you for your purchase!"]);
  const created = calls.filter(({ call }) => call === "POST /api/create-payment-intent");
  expect(created.map(({ init }) => sentJson(init))).toEqual([{ amount: 100, currency: "usd" }]);
});

test("another amount needs its own payment; nothing, words and a third decimal cannot be paid", async () => {
  const { calls } = openApp("/checkout", "sample", orders);
  await screen.findByRole("button", { name: "Pay $100.00" });
  const field = screen.getByLabelText("Amount (USD)");
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  for (const value of ["0", "", "abc", "-5", "0.49", "10.005"]) {
    type(value);
    expect(screen.queryByRole("button", { name: /^Pay / })).toBeNull();
    expect(screen.getByRole("button", { name: "Create Payment" }).hasAttribute("disabled")).toBe(true);
  }
  type("12.50");
  await press("Create Payment");
  await screen.findByRole("button", { name: "Pay $12.50" });
  const amounts = calls
    .filter(({ call }) => call === "POST /api/create-payment-intent")
    .map(({ init }) => sentJson(init));
  expect(amounts.at(-1)).toEqual({ amount: 12.5, currency: "usd" });
});

test.each([failing, stopped])(
  "a payment that cannot be prepared says so and can be tried again",
  async (broken) => {
    openApp("/checkout", "sample", { "POST /api/create-payment-intent": broken });
    await waitFor(() =>
      expect(toast()).toEqual(["Error", "Failed to initialize payment. Please try again."]),
    );
    const again = await screen.findByRole("button", { name: "Create Payment" });
    expect(again.hasAttribute("disabled")).toBe(false);
  },
);

test("a decline is told in the provider's words and the button works again", async () => {
  openApp("/subscribe", "sample", {
    ...orders,
    "POST /api/billing/sandbox/confirm": () =>
      json({ status: "failed", message: "Your card has insufficient funds." }),
  });
  await press("Subscribe Now");
  await waitFor(() => expect(toast()).toEqual(["Subscription Failed", "Your card has insufficient funds."]));
  expect(screen.getByRole("button", { name: "Subscribe Now" }).hasAttribute("disabled")).toBe(false);
});

test("the subscribe page shows the catalogue's price of the plan that the address names", async () => {
  const { calls } = openApp("/subscribe?plan=family&interval=yearly", "sample", orders);
  await screen.findByText("$390.00");
  expect(screen.getByText("/year")).toBeTruthy();
  expect(screen.getByText(/Cancel anytime\. No hidden fees\./)).toBeTruthy();
  const order = calls.find(({ call }) => call === "POST /api/create-subscription");
  expect(sentJson(order?.init)).toEqual({ plan: "family", interval: "yearly" });
});

test("3-D Secure asks in a dialog; failing there changes nothing", async () => {
  openApp("/subscribe", "sample", {
    ...orders,
    "POST /api/billing/sandbox/confirm": () => json({ status: "requires_action", message: null }),
    "POST /api/billing/sandbox/challenge": (init) =>
      (sentJson(init) as { isCompleted: boolean }).isCompleted
        ? json({ status: "succeeded", message: null })
        : json({ status: "failed", message: "We are unable to authenticate your payment method." }),
    "GET /api/billing": () => json(sampleProPlan),
  });
  await press("Subscribe Now");
  await press("Fail");
  await waitFor(() =>
    expect(toast()).toEqual(["Subscription Failed", "We are unable to authenticate your payment method."]),
  );
  await press("Subscribe Now");
  await press("Complete");
  await screen.findByRole("heading", { name: "Welcome to Premium!" });
  expect(toast()).toEqual([
    "Subscription Successful",
    "Welcome to Premium! Your subscription is now active.",
  ]);
});

test("a real card number is refused in the page and sent nowhere", async () => {
  const { calls } = openApp("/subscribe", "sample", { ...orders, ...paid });
  const field = await screen.findByLabelText("Card number");
  fireEvent.change(field, { target: { value: "4111 1111 1111 1111" } });
  await press("Subscribe Now");
  expect((await screen.findByRole("alert")).textContent).toContain("Never type a real card here");
  expect(calls.some(({ call }) => call.includes("sandbox"))).toBe(false);
  expect(JSON.stringify(calls)).not.toContain("4111");
});

test.each([
  [503, { code: "PAYMENTS_OFF", message: "Off." }, "Setup Required"],
  [500, { code: "INTERNAL", message: "No." }, "Please log in"],
])("a subscription that cannot be prepared (%d) says so", async (status, body, heading) => {
  openApp("/subscribe", "sample", { "POST /api/create-subscription": () => json(body, status) });
  await screen.findByRole("heading", { name: heading });
  expect(toast()).toEqual(["Error", "Failed to initialize subscription. Please ensure you're logged in."]);
});

test("who has a plan is taken to Settings instead of being sold another", async () => {
  openApp("/subscribe?plan=family", "sample", {
    "POST /api/create-subscription": () => json({ code: "HAS_SUBSCRIPTION", message: "You have one." }, 409),
  });
  const link = await screen.findByRole("link", { name: "Open Settings" });
  expect(link.getAttribute("href")).toBe("/settings?plan=family&interval=monthly#plan");
});

test("the success page waits for the provider's word and greets nobody before it", async () => {
  let isPaid = false;
  openApp("/subscription-success", "sample", {
    "GET /api/billing": () => json(isPaid ? sampleProPlan : sampleFreePlan),
  });
  await screen.findByRole("heading", { name: "Your payment is being confirmed" });
  expect(toast()).toBeUndefined();
  isPaid = true;
  await screen.findByRole("heading", { name: "Welcome to Premium!" });
});

test("an address that names no payment, or one that is not paid, thanks nobody", async () => {
  openApp("/payment-success", "sample");
  await screen.findByRole("heading", { name: "No payment to show" });
  cleanup();
  openApp("/payment-success?payment_intent=pi_sbx_9", "sample", {
    "GET /api/billing/payments/pi_sbx_9": () => json({ status: "open", amount: "5.00" }),
  });
  expect(await screen.findByRole("heading", { name: "This payment was not made" })).toBeTruthy();
});

test("used-up free documents are an invitation, not a wall", async () => {
  openApp("/upload", "sample", {
    "GET /api/billing": () => json({ ...sampleFreePlan, usage: { ...sampleFreePlan.usage, documents: 5 } }),
  });
  await screen.findByText("Your 5 free documents of this month are read");
  expect(screen.getByText(/starts again on 1 Dec \(UTC\)/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe("/pricing");
});

test("cancelling and resuming are one press each and say until when", async () => {
  let summary = sampleProPlan;
  const cancelled = {
    ...sampleProPlan,
    subscription: sampleProPlan.subscription && { ...sampleProPlan.subscription, isCancelled: true },
  };
  openApp("/settings", "sample", {
    "GET /api/billing": () => json(summary),
    "POST /api/billing/cancel": () => {
      summary = cancelled;
      return json(summary);
    },
    "POST /api/billing/resume": () => {
      summary = sampleProPlan;
      return json(summary);
    },
  });
  await press("Cancel plan");
  await screen.findByText(/Cancelled: yours until 18 December 2026, then free/);
  await press("Resume");
  expect(await screen.findByText(/Renews on 18 December 2026/)).toBeTruthy();
});

test("a change says what it costs before anything is charged", async () => {
  const { calls } = openApp("/settings?plan=family&interval=monthly", "sample", {
    "GET /api/billing": () => json(sampleProPlan),
    "POST /api/billing/change/preview": () => json({ kind: "now", dueToday: "18.71" }),
    "POST /api/billing/change": () => json({ kind: "changed", clientSecret: null }),
  });
  await screen.findByText(/\$18\.71 is charged today/);
  expect(calls.some(({ call }) => call === "POST /api/billing/change")).toBe(false);
  const buttons = await screen.findAllByRole("button", { name: "Change plan" });
  const last = buttons.at(-1);
  if (last) fireEvent.click(last);
  await waitFor(() => expect(toast()?.[0]).toBe("Plan changed"));
});
