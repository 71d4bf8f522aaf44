// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { failing, openApp, sentJson } from "#test/fakes/web-app.tsx";

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
  fireEvent.click(screen.getByRole("switch", { name: /I have set the payments up/ }));
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
