// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { parseMoney } from "#engine/money/parse-money.ts";
import { household, planOf } from "#test/fakes/sample-household.ts";
import { failing, json, never, openApp, sentJson } from "#test/fakes/web-app.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the plan is asked for with the safe extra plus the minimums, as avalanche", async () => {
  const { calls } = openApp("/", "sample");
  await screen.findByText("Avalanche Autopilot");
  const asked = calls.filter(({ call }) => call === "POST /api/payoff-plan");
  expect(asked.map(({ init }) => sentJson(init))).toEqual([
    { strategy: "avalanche", monthlyBudget: "2612.25" },
  ]);
});

test("the attack order lists the highest APR first and marks the first target", async () => {
  openApp("/", "sample");
  await screen.findByText("Attack order");
  const list = screen.getByText("Attack order").closest("section");
  const rows = within(list ?? document.body)
    .getAllByRole("listitem")
    .map((row) => row.textContent ?? "");
  expect(rows.map((row) => /Quicksilver|Sapphire|Discover|Toyota/.exec(row)?.[0])).toEqual([
    "Quicksilver",
    "Sapphire",
    "Discover",
    "Toyota",
  ]);
  expect(rows[0]).toContain("First target");
  expect(rows[0]).toMatch(/done in [A-Z][a-z]{2} 20\d\d/);
});

test("the payments to set up add up to the monthly autopay", async () => {
  openApp("/?tab=export", "sample");
  const heading = await screen.findByText("Payments to set up");
  expect(heading.closest("section")?.textContent).toContain("December 2026$2,612.25");
});

test("each payment names the day to set up, beside the day it is due", async () => {
  openApp("/?tab=export", "sample");
  const list = (await screen.findByText("Payments to set up")).closest("section");
  expect(list?.textContent).toContain("on the 28th, due on the 7th");
});

test("a debt outside the plan has its minimum in the payments and in their total", async () => {
  const debts = household("sample").debts.map((debt) =>
    debt.notPlannable ? { ...debt, minimumPayment: "35.00" } : debt,
  );
  const plan = planOf(debts, parseMoney("2612.25")!);
  openApp("/?tab=export", "sample", {
    "GET /api/debts": () => json(debts),
    "POST /api/payoff-plan": () => json(plan),
  });
  const outside = await screen.findByRole("list", { name: "Not in the plan, but pay at least" });
  expect(outside.textContent).toContain("Riverside Medical Credit");
  expect(outside.textContent).toContain("$35.00");
  expect(outside.closest("section")?.textContent).toContain("December 2026$2,647.25");
});

test("what the plan leaves out is named with its reason", async () => {
  openApp("/", "sample");
  expect(await screen.findByText("One debt is left out")).toBeTruthy();
  expect(screen.getAllByText(/APR could not be read/).length).toBeGreaterThan(0);
});

test("the slider moves the date, the interest and the legend of the chart", async () => {
  openApp("/", "sample");
  const slider = await screen.findByRole("slider", { name: "Extra a month" });
  fireEvent.keyDown(slider, { key: "End" });
  expect(await screen.findByText("You could be debt-free in")).toBeTruthy();
  expect(screen.getByText("Plan with your extra")).toBeTruthy();
  expect(screen.getByText(/^\d+ months sooner$/)).toBeTruthy();
  expect(slider.getAttribute("aria-valuetext")).toBe("3000 dollars more a month");
  expect(screen.getByText(/for the plan as it is, not for the amount on the slider/)).toBeTruthy();
  expect(screen.getByText("Avalanche Autopilot").closest("section")?.textContent).toContain("$5,612.25");
});

test("a what-if that ends in the same month keeps the day, and the words with it", async () => {
  openApp("/", "one");
  const slider = await screen.findByRole("slider", { name: "Extra a month" });
  fireEvent.keyDown(slider, { key: "ArrowRight" });
  expect((await screen.findByLabelText("Debt freedom date")).textContent).toMatch(
    /^You could be debt-free on\d+ [A-Z]/,
  );
});

test("one debt is not compared with itself", async () => {
  openApp("/", "one");
  await screen.findByText("Avalanche Autopilot");
  expect(screen.queryByText("Ways to pay with the same money")).toBeNull();
});

test("the chart says the same as a table", async () => {
  openApp("/", "one");
  const table = await screen.findByRole("table", { name: "What you owe in all, by month", hidden: true });
  const rows = within(table).getAllByRole("row", { hidden: true });
  expect(rows[1]?.textContent).toContain("$2,345.67");
  expect(rows.at(-1)?.textContent).toContain("$0.00");
});

test("minimums that never pay the debts off are called that, beside a labelled rough estimate", async () => {
  openApp("/", "never");
  expect(await screen.findByText(/never, on minimums alone/)).toBeTruthy();
  expect(screen.getAllByText(/rough estimate/)).toHaveLength(2);
  expect(screen.getByText("Minimums only: never ends")).toBeTruthy();
});

test("without a bank statement the plan asks for one and nothing is calculated", async () => {
  const { calls } = openApp("/", "no-cashflow");
  expect(await screen.findByText("One bank statement is missing")).toBeTruthy();
  expect(calls.some(({ call }) => call === "POST /api/payoff-plan")).toBe(false);
});

test("old balances give a month, say since when, and ask for the newest statements", async () => {
  const debts = household("sample").debts.map((debt) => ({ ...debt, statementDate: "2025-01-01" }));
  openApp("/", "sample", { "GET /api/debts": () => json(debts) });
  const hero = await screen.findByRole("region", { name: "Debt freedom date" });
  expect(hero.textContent).toContain("Debt-free inOctober 2027");
  expect(hero.textContent).toContain("from balances as of 1 Jan 2025");
  expect(screen.getByText("4 balances are older than two months")).toBeTruthy();
});

test.each([
  ["no-cashflow", "Autopilot needs a bank statement"],
  ["short", "Autopilot waits: spending is above income"],
] as const)("the autopilot is not called active for %s: %s", async (scenario, sentence) => {
  openApp("/", scenario);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByText("Autopilot Active")).toBeNull();
});

test("without debts the plan asks for documents", async () => {
  openApp("/", "sample", { "GET /api/debts": () => json([]) });
  expect(await screen.findByText("Upload financial documents to generate your Avalanche plan")).toBeTruthy();
});

test("while the plan is calculated the page says so", async () => {
  openApp("/", "sample", { "POST /api/payoff-plan": never });
  expect((await screen.findAllByText("Calculating your optimal payoff strategy..."))[0]).toBeTruthy();
});

test("a plan the server refuses shows the server's sentence", async () => {
  openApp("/", "sample", {
    "POST /api/payoff-plan": () =>
      json({ code: "BUDGET_BELOW_MINIMUMS", message: "The budget is $12.00 short." }, 422),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("The budget is $12.00 short.");
});

test("no safe extra is said, not hidden", async () => {
  const { debts } = household("short");
  const plan = planOf(debts, parseMoney("800.00")!);
  openApp("/", "short", { "POST /api/payoff-plan": () => json(plan) });
  expect(await screen.findByText("No safe extra this month")).toBeTruthy();
});

test("the cashflow shows what is safe to send, how sure that is, and its share of the income", async () => {
  openApp("/?tab=cashflow", "sample");
  await screen.findByText("You can safely send");
  const panel = screen.getByRole("tabpanel", { name: "Cashflow" });
  expect(panel.textContent).toContain("$1,858.25");
  expect(panel.textContent).toContain("28\u00a0% of income");
  expect(panel.textContent).toContain("in about 93 of 100 months like yours");
  const bars = within(screen.getByRole("list", { name: "From income to safe extra" }));
  expect(bars.getByText("ACME PAYROLL DIRECT DEP", { selector: "tr:first-child a" })).toBeTruthy();
});

test("typed figures that do not cover the minimums are said so, without any share of months", async () => {
  const { cashflow } = household("short");
  const typed = { ...cashflow, decidedBy: "typed-month", historyMonths: 0, confidenceScore: 50 };
  openApp("/?tab=cashflow", "short", { "GET /api/cashflow/analysis": () => json(typed) });
  const confidence = await screen.findByText(/^By the figures you typed no month covers/);
  expect(confidence.textContent).toMatch(/each lacks \$[\d,.]+\.$/);
  expect(document.body.textContent).not.toContain("of 100 months");
});

test("spending above the income is a shortfall, not a safe extra", async () => {
  openApp("/?tab=cashflow", "short");
  expect(await screen.findByText("Each month you are short of")).toBeTruthy();
  expect(screen.getByText("nothing is safe to send yet")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Confidence score" })).toBeTruthy();
});

test.each([
  ["a shortfall seen in too few months", "short", { historyMonths: 2 }],
  ["an amount that is too unsure", "sample", { confidenceScore: 29 }],
] as const)("%s is no answer yet", async (_, scenario, figures) => {
  const { cashflow } = household(scenario);
  openApp("/?tab=cashflow", scenario, {
    "GET /api/cashflow/analysis": () => json({ ...cashflow, ...figures }),
  });
  expect(await screen.findByText("We cannot say yet")).toBeTruthy();
  expect(screen.queryByText(/Each month you are short of|You can safely send/)).toBeNull();
});

test("the cashflow has the texts of the specification for loading and for nothing", async () => {
  openApp("/?tab=cashflow", "sample", { "GET /api/cashflow/analysis": never });
  expect((await screen.findAllByText("Calculating your safe monthly EXTRA..."))[0]).toBeTruthy();
  cleanup();
  openApp("/?tab=cashflow", "no-cashflow");
  expect(
    await screen.findByText("Upload financial documents to generate your cashflow analysis"),
  ).toBeTruthy();
});

test("the debts show their sum and for each figure the printed text it came from", async () => {
  openApp("/?tab=debts", "sample");
  await screen.findByText("across 5 debts");
  expect(screen.getByRole("tabpanel", { name: "Debts" }).textContent).toContain("$26,807.68");
  const card = within(screen.getByRole("region", { name: /^Chase Sapphire/ }));
  fireEvent.click(card.getByRole("button", { name: "Where does Balance come from?" }));
  const source = await screen.findByRole("dialog", { name: "Source of Balance" });
  expect(source.textContent).toContain("New Balance $6482.15");
  expect(source.textContent).toContain("chase-sapphire-2026-10.pdf");
  expect(source.textContent).toContain("99\u00a0%");
});

test("a debt with unclear figures says why it is not planned and what the document may say", async () => {
  openApp("/?tab=debts", "sample");
  const card = within(await screen.findByRole("region", { name: /^Riverside Medical Credit/ }));
  expect(card.getByText("Not in the plan yet")).toBeTruthy();
  expect(card.getByText("It may say 18.99 or 13.99.")).toBeTruthy();
});

test("where the debts could not be loaded, it is not said again of what follows from them", async () => {
  openApp("/?tab=debts", "sample", { "GET /api/opportunities": failing });
  expect(await screen.findByText("The opportunities could not be loaded")).toBeTruthy();
  cleanup();
  openApp("/?tab=debts", "sample", { "GET /api/debts": failing, "GET /api/opportunities": failing });
  expect(await screen.findByText("Your debts could not be loaded")).toBeTruthy();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});
