// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { BillingSummary } from "#contract/billing.ts";
import {
  sampleBillingConfig,
  sampleChangePreview,
  sampleFreePlan,
  sampleProPlan,
} from "#test/fakes/sample-billing.ts";
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
  const refused = [
    ["0", "The smallest payment is $0.50."],
    ["0.49", "The smallest payment is $0.50."],
    ["abc", "Digits and one point only, please, such as 12.50."],
    ["-5", "Digits and one point only, please, such as 12.50."],
    ["1e3", "Digits and one point only, please, such as 12.50."],
    ["1,000", "Without commas, please: 1000.00 and not 1,000.00."],
    ["10.005", "At most two decimals, please."],
    ["999999999", "The greatest payment is $999,999.99."],
  ] as const;
  for (const [value, why] of refused) {
    type(value);
    expect(screen.getByRole("alert").textContent).toBe(why);
    expect(screen.queryByRole("button", { name: /^Pay / })).toBeNull();
    expect(screen.getByRole("button", { name: "Create Payment" }).hasAttribute("disabled")).toBe(true);
  }
  type("");
  expect(screen.getByRole("button", { name: "Create Payment" }).hasAttribute("disabled")).toBe(true);
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

test("more files than the month has left are told before they are sent", async () => {
  // Three of five are read.
  const { calls } = openApp("/upload", "sample", { "GET /api/billing": () => json(sampleFreePlan) });
  await screen.findByText("2 of 5 free documents left this month");
  const input = await screen.findByLabelText<HTMLInputElement>("Browse Files", { selector: "input" });
  const files = [1, 2, 3].map((index) => new File([`%PDF ${index}`], `${index}.pdf`));
  fireEvent.change(input, { target: { files } });
  await screen.findByText(/You chose 3 files, and 2 of your 5 free documents are left this month/);
  expect(calls.some(({ call }) => call === "POST /api/documents/upload")).toBe(false);
});

test("cancelling and resuming are one press each and say until when", async () => {
  let summary = sampleProPlan;
  const cancelled = {
    ...sampleProPlan,
    subscription: sampleProPlan.subscription && { ...sampleProPlan.subscription, isCancelled: true },
  };
  const { calls } = openApp("/settings", "sample", {
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
  expect(cancels(calls)).toEqual([{ keptUntil: "2026-12-18T10:00:00.000Z" }]);
  await press("Resume");
  expect(await screen.findByText(/Renews on 18 December 2026/)).toBeTruthy();
});

test("a cancel that would not leave what this page said is refused, and the page shows what it leaves now", async () => {
  let summary: BillingSummary = sampleProPlan;
  const sentence = "Your renewal has begun and is not paid yet. Nothing was cancelled; please look again.";
  const { calls } = openApp("/settings", "sample", {
    "GET /api/billing": () => json(summary),
    "POST /api/billing/cancel": () => {
      if (summary === sampleProPlan) {
        summary = withSubscription({ isPeriodPaid: false, graceUntil: "2026-11-25T10:00:00.000Z" });
        return json({ code: "CONFLICT", message: sentence }, 409);
      }
      return json(sampleFreePlan);
    },
  });
  await press("Cancel plan");
  await waitFor(() => expect(toast()).toEqual(["Nothing was changed", sentence]));
  // Now that the page knows it, the same button asks first.
  await screen.findByText("The renewal was not paid");
  await press("Cancel plan");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/is not paid, so it ends now/)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Cancel it" }));
  await waitFor(() => expect(cancels(calls).at(-1)).toEqual({ keptUntil: null }));
});

test("a plan whose renewal is not paid ends at once, so it is asked about before it is cancelled", async () => {
  let summary: BillingSummary = {
    ...sampleProPlan,
    reason: "grace",
    subscription: sampleProPlan.subscription && {
      ...sampleProPlan.subscription,
      isPeriodPaid: false,
      graceUntil: "2026-11-25T10:00:00.000Z",
    },
  };
  const { calls } = openApp("/settings", "sample", {
    "GET /api/billing": () => json(summary),
    "POST /api/billing/cancel": () => {
      summary = sampleFreePlan;
      return json(summary);
    },
  });
  await press("Cancel plan");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/is not paid, so it ends now/)).toBeTruthy();
  expect(calls.some(({ call }) => call === "POST /api/billing/cancel")).toBe(false);
  fireEvent.click(dialog.getByRole("button", { name: "Cancel it" }));
  await waitFor(() =>
    expect(toast()).toEqual(["Plan ended", "Nothing more is charged. You are on the free plan."]),
  );
});

const cancels = (calls: ReturnType<typeof openApp>["calls"]) =>
  calls.filter(({ call }) => call === "POST /api/billing/cancel").map(({ init }) => sentJson(init));
const changes = (calls: ReturnType<typeof openApp>["calls"]) =>
  calls.filter(({ call }) => call === "POST /api/billing/change").map(({ init }) => sentJson(init));
/** The button in the dialog that agrees to the price. */
async function changeButton(): Promise<HTMLElement> {
  return within(await screen.findByRole("dialog")).findByRole("button", { name: "Change plan" });
}

test("a change charges nothing before its price is known, and then exactly what was shown", async () => {
  let answer: (price: Response) => void = () => undefined;
  const { calls } = openApp("/settings?plan=family&interval=monthly", "sample", {
    "GET /api/billing": () => json(sampleProPlan),
    "POST /api/billing/change/preview": () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
    "POST /api/billing/change": () => json({ kind: "changed", clientSecret: null }),
  });
  await screen.findByText("Working out what it costs…");
  expect((await changeButton()).hasAttribute("disabled")).toBe(true);
  fireEvent.click(await changeButton());
  act(() => answer(json(sampleChangePreview)));
  await screen.findByText(/\$18\.71 is charged today/);
  expect(changes(calls)).toEqual([]);
  fireEvent.click(await changeButton());
  await waitFor(() => expect(toast()).toEqual(["Plan changed", "You have Family now."]));
  expect(changes(calls)).toEqual([
    { plan: "family", interval: "monthly", dueToday: "18.71", prorationDate: 1_763_632_800 },
  ]);
});

test("a price that cannot be worked out, or is refused, is not charged: it is worked out again first", async () => {
  let isAway = true;
  let prices = 0;
  const { calls } = openApp("/settings?plan=family&interval=monthly", "sample", {
    "GET /api/billing": () => json(sampleProPlan),
    "POST /api/billing/change/preview": () => {
      if (isAway) return json({ code: "UNAVAILABLE", message: "The provider is away." }, 503);
      prices += 1;
      return json({ ...sampleChangePreview, dueToday: `18.7${prices}` });
    },
    "POST /api/billing/change": () => json({ code: "CONFLICT", message: "Time has passed." }, 409),
  });
  await screen.findByText("The provider is away.");
  expect((await changeButton()).hasAttribute("disabled")).toBe(true);
  isAway = false;
  await press("Try again");
  await screen.findByText(/\$18\.71 is charged today/);
  fireEvent.click(await changeButton());
  await screen.findByText(/\$18\.72 is charged today/);
  expect(toast()).toEqual(["Nothing was changed", "Time has passed."]);
  expect(changes(calls)).toMatchObject([{ dueToday: "18.71" }]);
});

test("a card that did not pay for a change is no change; less of a plan says from when", async () => {
  const from = "2026-12-18T10:00:00.000Z";
  let preview: object = sampleChangePreview;
  openApp("/settings?plan=family&interval=monthly", "sample", {
    "GET /api/billing": () => json(sampleProPlan),
    "POST /api/billing/change/preview": () => json(preview),
    "POST /api/billing/change": () =>
      json(
        preview === sampleChangePreview
          ? { kind: "needs-payment", clientSecret: "pi_sbx_3_secret_1" }
          : { kind: "later", clientSecret: null },
      ),
  });
  await screen.findByText(/is charged today/);
  fireEvent.click(await changeButton());
  await screen.findByText(/Your card on file did not pay/);
  expect(toast()).toBeUndefined();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  preview = { kind: "later", from };
  await press("Change plan");
  await screen.findByText(/Nothing is charged today/);
  fireEvent.click(await changeButton());
  await waitFor(() => expect(toast()).toEqual(["Changes on 18 December 2026", "You keep Pro until then."]));
});

const person = (id: string, isYou: boolean) => ({
  id,
  name: isYou ? "Maya Okafor" : "Daniel Reyes",
  isYou,
  isOwner: isYou,
  joinedAt: "2026-10-01T10:00:00.000Z",
  sharedAccounts: 0,
  monthlyExtra: null,
});
/** The person owns it, and one other is in it. */
const sampleHousehold = {
  mayInvite: true,
  household: {
    isOwner: true,
    isCovered: true,
    memberLimit: 5,
    members: [person("1", true), person("2", false)],
    invitations: [],
    events: [],
  },
};

const withSubscription = (change: Partial<NonNullable<BillingSummary["subscription"]>>): BillingSummary => ({
  ...sampleProPlan,
  subscription: sampleProPlan.subscription && { ...sampleProPlan.subscription, ...change },
});

test("in the hour in which a renewal is not collected yet, cancelling ends the plan, so it is asked about", async () => {
  openApp("/settings", "sample", {
    "GET /api/billing": () => json(withSubscription({ isPeriodPaid: false })),
  });
  await press("Cancel plan");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/is not paid yet, so it ends now/)).toBeTruthy();
});

test("while the provider does not answer, the plan that is known is shown, without what only the provider knows", async () => {
  const known = { price: null, card: null, refundableUntil: null, refundableAmount: null, isLastKnown: true };
  openApp("/settings", "sample", { "GET /api/billing": () => json(withSubscription(known)) });
  expect(await screen.findByText("Renews on 18 December 2026, each month.")).toBeTruthy();
  expect(screen.getByText(/The payment provider does not answer at the moment/)).toBeTruthy();
  expect(screen.queryByText("No card is kept.")).toBeNull();
  expect(screen.queryByRole("button", { name: "Money back" })).toBeNull();
});

test("a change whose answer was lost is not called undone, and the plan is looked at again", async () => {
  let isDone = false;
  openApp("/settings", "sample", {
    "GET /api/billing": () => json(withSubscription({ isCancelled: isDone })),
    "POST /api/billing/cancel": () => {
      isDone = true;
      return json({ code: "UNAVAILABLE", message: "What came of this is not known yet." }, 503);
    },
  });
  await press("Cancel plan");
  await screen.findByText(/Cancelled: yours until 18 December 2026/);
  expect(toast()).toEqual(["This may not have worked", "What came of this is not known yet."]);
});

test("who cancelled and chooses a plan is offered to resume first, and is asked for no price before", async () => {
  let summary = withSubscription({ isCancelled: true });
  const { calls } = openApp("/settings?plan=family&interval=monthly", "sample", {
    "GET /api/billing": () => json(summary),
    "POST /api/billing/resume": () => {
      summary = sampleProPlan;
      return json(summary);
    },
    "POST /api/billing/change/preview": () => json(sampleChangePreview),
  });
  await screen.findByText(/Your Pro plan is cancelled and ends on 18 December 2026\. Resume it, then/);
  expect(calls.some(({ call }) => call.includes("preview"))).toBe(false);
  fireEvent.click(await within(await screen.findByRole("dialog")).findByRole("button", { name: "Resume" }));
  await screen.findByText(/\$18\.71 is charged today/);
});

test("a smaller plan that waits for its day is told with what is kept until then, and can be taken back", async () => {
  const yearly = { interval: "yearly", next: { tier: "pro", interval: "monthly" } } as const;
  let summary = withSubscription(yearly);
  openApp("/settings", "sample", {
    "GET /api/billing": () => json(summary),
    "POST /api/billing/resume": () => {
      summary = withSubscription({ interval: "yearly", price: "190.00" });
      return json(summary);
    },
  });
  await screen.findByText("Paid until 18 December 2026; Pro is $19.00 a month from then on.");
  await press("Keep Pro, yearly");
  expect(await screen.findByText("Renews on 18 December 2026, for $190.00 a year.")).toBeTruthy();
});

test("money back says what it is for and how much it was, and names who loses their cover", async () => {
  openApp("/settings?then=refund", "sample", {
    "GET /api/billing": () => json({ ...withSubscription({ tier: "family" }), tier: "family" }),
    "GET /api/household": () => json(sampleHousehold),
    "POST /api/billing/refund": () => json({ amount: "39.00" }),
  });
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/Everything you paid for the plan is given back: \$19\.00/)).toBeTruthy();
  await dialog.findByText(/Your plan also covers the other person in your household/);
  fireEvent.click(dialog.getByRole("button", { name: "Give it back and end the plan" }));
  await waitFor(() =>
    expect(toast()).toEqual([
      "Money given back",
      "$39.00 goes back to your card. You are on the free plan again.",
    ]),
  );
});

test.each([
  ["help@example.com", "help@example.com"],
  [null, "Whoever runs this installation named no address for support yet."],
])("support by e-mail names its address, or says that there is none (%s)", async (contact, shown) => {
  openApp("/settings", "sample", {
    "GET /api/billing": () => json(sampleProPlan),
    "GET /api/billing/config": () => json({ ...sampleBillingConfig, contact }),
  });
  expect(await screen.findByText(shown, { exact: false })).toBeTruthy();
});

test.each([
  ["help@example.com", "Priority support"],
  [null, "Priority support (no address for it is named here yet)"],
])("what is bought names support only where there is an address for it (%s)", async (contact, shown) => {
  openApp("/subscribe", "sample", {
    ...orders,
    "GET /api/billing/config": () => json({ ...sampleBillingConfig, contact }),
  });
  expect(await screen.findByText(shown)).toBeTruthy();
});

test("one-time payments are listed with what became of them, also on the free plan", async () => {
  const payments = [
    { id: "pi_sbx_2", createdAt: "2026-11-19T10:00:00.000Z", amount: "7.25", status: "refunded" },
    { id: "pi_sbx_1", createdAt: "2026-11-12T10:00:00.000Z", amount: "100.00", status: "paid" },
  ] as const;
  openApp("/settings", "sample", {
    "GET /api/billing": () => json({ ...sampleFreePlan, payments }),
  });
  const card = (await screen.findByRole("heading", { name: "One-time payments" })).parentElement;
  const rows = within(card as HTMLElement).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "19 Nov 2026Given back$7.25",
    "12 Nov 2026Paid$100.00",
  ]);
});

test("who is covered by a household and pays for Pro sees both, and each under its name", async () => {
  openApp("/settings", "sample", {
    "GET /api/billing": () => json({ ...sampleProPlan, tier: "family", reason: "household" }),
  });
  await screen.findByText("Covered by Family");
  expect(screen.getByText("Pro")).toBeTruthy();
  expect(screen.getByText(/You may cancel your own Pro/)).toBeTruthy();
});

test("a bank that said no on the way back is not waited for", async () => {
  openApp("/subscription-success?redirect_status=failed", "sample", {
    "GET /api/billing": () => json(sampleFreePlan),
  });
  await screen.findByRole("heading", { name: "This payment was not made" });
  expect(screen.getByRole("link", { name: "Back to the plans" }).getAttribute("href")).toBe("/pricing");
});

test("the provider's test keys are called a test mode on every page with money", async () => {
  const config = { mode: "test", publishableKey: "pk_test_1", hasLimits: true, contact: null };
  const answers = { ...orders, "GET /api/billing/config": () => json(config) };
  for (const path of ["/checkout", "/subscribe", "/payment-success"]) {
    openApp(path, "sample", answers);
    await screen.findByText("Test mode: no card is charged");
    cleanup();
  }
  openApp("/settings", "sample", {
    ...answers,
    "GET /api/billing": () => json({ ...sampleProPlan, mode: "test" }),
  });
  expect(await screen.findByText("Test mode: no card is charged")).toBeTruthy();
});

test("what is left of a plan that is over can be closed and had back, and both say what follows", async () => {
  const formerPlan = {
    isOpen: true,
    refundableUntil: "2026-12-18T10:00:00.000Z",
    refundableAmount: "19.00",
  };
  const { calls } = openApp("/settings#plan", "sample", {
    "GET /api/billing": () => json({ ...sampleFreePlan, formerPlan }),
    "POST /api/billing/cancel": () => json(sampleFreePlan),
    "POST /api/billing/refund": () => json({ amount: "19.00" }),
  });
  await screen.findByText("Your last plan is not closed yet");
  expect(screen.getByText(/until .*2026: \$19\.00 that you paid/)).toBeTruthy();
  await press("Close it now");
  await waitFor(() => expect(toast()?.[0]).toBe("Plan ended"));
  expect(cancels(calls)).toEqual([{ keptUntil: null }]);
  await press("Money back");
  await waitFor(() => expect(calls.some(({ call }) => call === "POST /api/billing/refund")).toBe(true));
});
