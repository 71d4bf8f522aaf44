// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { noPlanChoices } from "#contract/plan-choices.ts";
import { failing, json, never, openApp, sentJson } from "#test/fakes/web-app.tsx";
import { today } from "../lib/format-date.ts";

afterEach(cleanup);

const PUT = "PUT /api/payments/debt_chase_freedom/2026-11";

const payments = async () => {
  const heading = await screen.findByRole("heading", { name: "Payments of November 2026" });
  return heading.closest("section") as HTMLElement; // a card is a section
};
const markFirst = async () => {
  const card = await payments();
  fireEvent.click(within(card).getAllByRole("button", { name: /^Mark as paid: / })[0] as HTMLElement);
  return card;
};

test("a payment is marked with one tap, at once, and the mark can be taken back", async () => {
  let answer: (response: Response) => void = () => undefined;
  const { calls } = openApp("/dashboard?tab=autopilot", "one", {
    [PUT]: () => new Promise((resolve) => (answer = resolve)),
  });
  const card = await markFirst();
  expect(await within(card).findByText(/marked by you/)).toBeTruthy();
  expect(within(card).getByRole("button", { name: /^Undo the mark: / })).toBeTruthy();
  await waitFor(() => expect(calls.some(({ call }) => call === PUT)).toBe(true));
  answer(new Response(null, { status: 204 }));
});

test("a mark that the server refuses is taken back on the page, with a sentence", async () => {
  openApp("/dashboard?tab=autopilot", "one", { [PUT]: failing });
  const card = await markFirst();
  expect(await screen.findByText("The payment was not marked")).toBeTruthy();
  expect(within(card).queryByText(/marked by you/)).toBeNull();
});

test("the payments are called set up only when the person says so", async () => {
  openApp("/", "sample");
  expect(await screen.findByText("Plan ready, payments not yet set up")).toBeTruthy();
  fireEvent.click(await screen.findByRole("switch", { name: /I have set the payments up/ }));
  expect(await screen.findByText("Autopilot Active")).toBeTruthy();
});

test("what the slider shows can be kept as the plan, and given back", async () => {
  const { calls } = openApp("/", "sample");
  const slider = await screen.findByRole("slider", { name: "Extra a month" });
  fireEvent.keyDown(slider, { key: "ArrowRight" });
  expect(screen.getByText(/more than your statements show as safe/).textContent).toContain("$50.00");
  fireEvent.click(screen.getByRole("button", { name: "Keep this as my plan" }));
  const takeBack = await screen.findByRole("button", { name: "Take back the monthly amount" });
  expect(sentJson(calls.find(({ call }) => call === "PATCH /api/plan-choices")?.init)).toEqual({
    monthlyAmount: "2662.25",
  });
  await waitFor(() =>
    expect(sentJson(calls.findLast(({ call }) => call === "POST /api/payoff-plan")?.init)).toMatchObject({
      monthlyBudget: "2662.25",
    }),
  );
  fireEvent.click(takeBack);
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Take back the monthly amount" })).toBeNull(),
  );
});

test("less than the plan's amount is within what is safe", async () => {
  openApp("/", "sample");
  fireEvent.keyDown(await screen.findByRole("slider", { name: "Extra a month" }), { key: "ArrowLeft" });
  expect(screen.getByText("Within what your statements show as safe.")).toBeTruthy();
  expect(screen.getByText("less", { exact: false, selector: "span.font-medium" })).toBeTruthy();
});

test("extra money is added once or every month, and an amount that is none is refused on the spot", async () => {
  const { calls } = openApp("/", "sample");
  const amount = await screen.findByLabelText("Extra money");
  fireEvent.change(amount, { target: { value: "a lot" } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(screen.getByText("Write an amount such as 450 or 450.00.")).toBeTruthy();
  fireEvent.change(amount, { target: { value: "$1,450" } });
  fireEvent.change(screen.getByLabelText("How often"), { target: { value: "monthly" } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("button", { name: "Take back the extra from December 2026" })).toBeTruthy();
  expect(sentJson(calls.find(({ call }) => call === "PATCH /api/plan-choices")?.init)).toEqual({
    monthlyExtras: [{ from: "2026-12", amount: "1450.00" }],
  });
});

test("a debt is left out on its card, and a refusal puts it back", async () => {
  openApp("/dashboard?tab=debts", "sample", { "PATCH /api/plan-choices": failing });
  const card = await screen.findByRole("region", { name: /Chase Sapphire/ });
  const leaveOut = await within(card).findByRole("switch", { name: /Leave out of the plan/ });
  fireEvent.click(leaveOut);
  expect(await screen.findByText("Your plan was not changed")).toBeTruthy();
  expect(leaveOut.getAttribute("aria-checked")).toBe("false");
});

const order = async () => {
  const list = await screen.findByRole("list", { name: "Attack order" });
  return within(list)
    .getAllByRole("listitem")
    .map(
      (item) => within(item).getAllByText(/\w/, { selector: "p" })[0]?.textContent?.split(" ···")[0] ?? "",
    );
};
const chooseOwnOrder = async () => {
  fireEvent.click(await screen.findByRole("radio", { name: /Your own order/ }));
  await screen.findByText(/In your own order\./);
  return order();
};

test("an own order begins with the one on the page, is changed with the arrows, and says what it costs", async () => {
  const { calls } = openApp("/", "sample");
  const before = await chooseOwnOrder();
  fireEvent.click(screen.getAllByRole("button", { name: /^Move .* down$/ })[0] as HTMLElement);
  await waitFor(async () => expect((await order()).slice(0, 2)).toEqual([before[1], before[0]]));
  const handle = screen.getAllByRole("button", { name: /^Drag .* place 1 of/ })[0] as HTMLElement;
  handle.focus();
  fireEvent.keyDown(handle, { key: "End" });
  await waitFor(async () => expect((await order()).at(-1)).toBe(before[1]));
  expect(document.activeElement).toBe(handle);
  expect(await screen.findByText(/Your order costs/)).toBeTruthy();
  const asked = sentJson(calls.findLast(({ call }) => call === "POST /api/payoff-plan")?.init);
  const kept = sentJson(calls.findLast(({ call }) => call === "PATCH /api/plan-choices")?.init);
  expect(asked).toMatchObject({ strategy: "custom", order: (kept as { order: string[] }).order }); // our own client wrote it
  fireEvent.click(screen.getByRole("button", { name: "Use the cheapest order" }));
  expect(await screen.findByText(/Highest APR first\./)).toBeTruthy();
});

test("an order that the server refuses is taken back on the page, with a sentence", async () => {
  let isRefusing = false;
  let kept = {};
  openApp("/", "sample", {
    "PATCH /api/plan-choices": (init) => {
      if (isRefusing) return failing(init);
      kept = { ...noPlanChoices, ...kept, ...(sentJson(init) as object) }; // our own client wrote it
      return json(kept);
    },
  });
  const before = await chooseOwnOrder();
  isRefusing = true;
  fireEvent.click(screen.getAllByRole("button", { name: /^Move .* down$/ })[0] as HTMLElement);
  expect(await screen.findByText("Your plan was not changed")).toBeTruthy();
  await waitFor(async () => expect(await order()).toEqual(before));
});

test("extra money aimed at a debt goes there, and says beforehand what it changes", async () => {
  const { calls } = openApp("/", "sample");
  fireEvent.change(await screen.findByLabelText("Extra money"), { target: { value: "1,450" } });
  const target = screen.getByLabelText<HTMLSelectElement>("Goes to");
  const debtId = target.options[2]?.value ?? "";
  fireEvent.change(target, { target: { value: debtId } });
  expect(
    (await screen.findByText(/done in the same month|sooner/, { selector: "output" })).textContent,
  ).toMatch(/Saves \$/);
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  await screen.findByRole("button", { name: "Take back the payment in December 2026" });
  expect(sentJson(calls.find(({ call }) => call === "PATCH /api/plan-choices")?.init)).toEqual({
    oneOffs: [{ month: "2026-12", amount: "1450.00", debtId }],
  });
});

test("paydays, the paying account and the lowest APR are kept", async () => {
  const { calls } = openApp("/", "sample");
  fireEvent.change(await screen.findByLabelText("Pay arrives"), { target: { value: "monthly" } });
  fireEvent.change(screen.getByLabelText("On day"), { target: { value: "40" } });
  fireEvent.click(screen.getByRole("button", { name: "Save paydays" }));
  expect(screen.getByText("A day is a number from 1 to 31.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("On day"), { target: { value: "3" } });
  fireEvent.click(screen.getByRole("button", { name: "Save paydays" }));
  expect(await screen.findByText(/as you told us/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("In the account today"), { target: { value: "$3,000" } });
  fireEvent.click(screen.getByRole("button", { name: "Save the account" }));
  expect(await screen.findByRole("button", { name: "Forget it" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Lowest APR/), { target: { value: "10 %" } });
  fireEvent.click(screen.getByRole("button", { name: "Save the APR" }));
  expect(await screen.findByText(/gets its minimum only:/)).toBeTruthy();
  const kept = calls
    .filter(({ call }) => call === "PATCH /api/plan-choices")
    .map(({ init }) => sentJson(init));
  expect(kept).toEqual([
    { paydays: { kind: "monthly", day: 3 } },
    { payingAccount: { balance: "3000.00", buffer: "0.00", asOf: today() } },
    { extraFromApr: "10" },
  ]);
});

test("a debt is shown month by month, down to zero", async () => {
  openApp("/", "sample");
  fireEvent.click((await screen.findAllByRole("button", { name: /^Month by month/ }))[0] as HTMLElement);
  const table = await within(await screen.findByRole("dialog")).findByRole("table");
  const rows = Number(table.getAttribute("aria-rowcount"));
  expect(rows).toBeGreaterThan(2);
  expect(within(table).getAllByRole("rowheader")[0]?.textContent).toBe("Dec 2026");
});

test("this month's payment is marked on the card of its debt", async () => {
  openApp("/dashboard?tab=debts", "one", { [PUT]: never });
  fireEvent.click(await screen.findByRole("button", { name: /^Mark as paid: / }));
  expect(await screen.findByRole("button", { name: /^Undo the mark: / })).toBeTruthy();
});

test("what must stay in the accounts is the person's own amount, until they take it back", async () => {
  const { calls } = openApp("/dashboard?tab=cashflow", "sample");
  fireEvent.click(await screen.findByText("Keep more in the accounts"));
  const amount = screen.getByLabelText("Keep at least");
  fireEvent.change(amount, { target: { value: "plenty" } });
  fireEvent.submit(amount.closest("form") as HTMLElement); // a field of a form
  expect(screen.getByText("Write an amount such as 1500 or 1500.00.")).toBeTruthy();
  fireEvent.change(amount, { target: { value: "$1,500" } });
  fireEvent.submit(amount.closest("form") as HTMLElement); // as above
  expect(await screen.findByText(/must stay in your accounts now, as you chose/)).toBeTruthy();
  expect(sentJson(calls.find(({ call }) => call === "PATCH /api/plan-choices")?.init)).toEqual({
    leastBuffer: "1500.00",
  });
  fireEvent.click(screen.getByRole("button", { name: "Forget it" }));
  expect(await screen.findByText(/for a heavy week/)).toBeTruthy();
});

test("a bank account can be left out, but never the last one", async () => {
  const { calls } = openApp("/dashboard?tab=cashflow", "sample");
  expect(await screen.findByText("2 of 2 bank accounts count")).toBeTruthy();
  fireEvent.click(screen.getByRole("switch", { name: "Ally Online Savings ···9902" }));
  expect(await screen.findByText("1 of 2 bank accounts count")).toBeTruthy();
  expect(screen.getByText("One account has to count.")).toBeTruthy();
  expect(screen.queryByRole("switch", { name: /Chase Total Checking/ })).toBeNull();
  expect(sentJson(calls.find(({ call }) => call === "PATCH /api/plan-choices")?.init)).toEqual({
    excludedAccounts: ["account_savings"],
  });
  fireEvent.click(screen.getByRole("switch", { name: "Ally Online Savings ···9902" }));
  expect(await screen.findByText("2 of 2 bank accounts count")).toBeTruthy();
});

test("a transaction can be typed without any account: it is cash", async () => {
  const { calls } = openApp("/dashboard?tab=cashflow", "sample", { "POST /api/entries": failing });
  fireEvent.click(await screen.findByRole("button", { name: "Add a transaction" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByLabelText("Description"), { target: { value: "Tips" } });
  fireEvent.change(within(dialog).getByLabelText("Money"), { target: { value: "in" } });
  fireEvent.change(within(dialog).getByLabelText("Amount"), { target: { value: "40" } });
  expect(within(dialog).getByText("Cash, in no account")).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText(/The server had a problem/)).toBeTruthy();
  expect(sentJson(calls.find(({ call }) => call === "POST /api/entries")?.init)).toMatchObject({
    content: { kind: "transaction", accountId: "cash", description: "Tips", amount: "40" },
  });
});

test("a plan on old statements pays the minimums until the person lets it count on what they left", async () => {
  const { calls } = openApp("/", "old");
  expect(await screen.findByText("This plan pays the minimums alone")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Use .*1,858.* anyway$/ }));
  expect(await screen.findByText("This plan counts on an old amount")).toBeTruthy();
  expect(sentJson(calls.find(({ call }) => call === "PATCH /api/plan-choices")?.init)).toEqual({
    oldExtra: { amount: "1858.25", shownUntil: "2026-10-31" },
  });
  await waitFor(() =>
    expect(sentJson(calls.findLast(({ call }) => call === "POST /api/payoff-plan")?.init)).toMatchObject({
      monthlyBudget: "2612.25",
    }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Only the minimums" }));
  expect(await screen.findByText("This plan pays the minimums alone")).toBeTruthy();
});
