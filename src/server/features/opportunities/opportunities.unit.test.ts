import { expect, test } from "vitest";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import { noPlanChoices, type PlanChoices } from "#contract/plan-choices.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { household } from "#test/fakes/sample-household.ts";
import { termsEffects } from "../payoff-plan/terms-effects.ts";
import { opportunities } from "./opportunities-view.ts";

const today: PlainDate = parsePlainDate("2026-11-20")!;

const card = (changes: Partial<Debt>): Debt => ({
  id: "card",
  creditor: "Example Card",
  accountLast4: "4821",
  debtType: "credit-card",
  currentBalance: "5000.00",
  originalBalance: null,
  apr: "24.99",
  minimumPayment: "150.00",
  paymentDueDate: "2026-12-07",
  creditLimit: null,
  buckets: [],
  statementDate: "2026-11-12",
  notPlannable: null,
  openQuestions: [],
  sources: {},
  ...changes,
});

const analysisOf = (changes: Partial<CashflowAnalysis>): CashflowAnalysis => ({
  ...household("sample").cashflow!,
  safeMonthlyExtra: "200.00",
  suggestions: [],
  ...changes,
});

const told = (
  debts: readonly Debt[],
  analysis: CashflowAnalysis | null = analysisOf({}),
  loans: string[] = [],
  choices: PlanChoices = noPlanChoices,
) => opportunities({ debts, personalLoans: new Set(loans), analysis, effects: termsEffects, choices, today });

const kinds = (...given: Parameters<typeof told>) => told(...given).map(({ kind }) => kind);

test("without debts, or with one that costs nothing, there is nothing to say", () => {
  expect(told([])).toEqual([]);
  expect(told([card({ apr: "0" })])).toEqual([]);
});

test("a dear card is worth a balance transfer, after its fee; a card that is paid off in a month is not", () => {
  const [found] = told([card({})]);
  expect(found).toMatchObject({ kind: "balance-transfer", category: "debt", automationReady: false });
  const amounts = new Map(found?.arithmetic.map(({ label, value }) => [label, value]));
  const cents = (label: string) => parseMoney(amounts.get(label) ?? "") ?? Number.NaN;
  expect(cents("Interest and fees less in your plan") + cents("What it costs")).toBe(
    cents("Saved in the end"),
  );
  expect(found?.potentialSavings).toBe(amounts.get("Saved in the end"));
  expect(kinds([card({ currentBalance: "300.00" })])).toEqual([]);
});

test("a lower rate is asked for only where another card of one's own shows it", () => {
  const near = [card({}), card({ id: "other", creditor: "Other Card", apr: "22.99" })];
  const far = [card({}), card({ id: "other", creditor: "Other Card", apr: "14.99" })];
  expect(kinds(near)).not.toContain("lower-rate");
  expect(told(far).find(({ kind }) => kind === "lower-rate")?.title).toBe("Ask Example Card for a lower APR");
});

test("a loan for the cards is compared at the rate of one's own loan without a security", () => {
  const loan = card({
    id: "loan",
    creditor: "Example Loan",
    debtType: "loan",
    apr: "11.5",
    creditLimit: null,
  });
  const debts = [card({}), card({ id: "other", creditor: "Other Card" }), loan];
  expect(kinds(debts)).not.toContain("consolidation");
  expect(kinds(debts, analysisOf({}), ["loan"])).toContain("consolidation");
});

test("the end of a promotion is told when the plan still owes something then", () => {
  const promotion = { kind: "promotional" as const, apr: "0", balance: "4000.00", expires: "2027-02-28" };
  expect(kinds([card({ buckets: [promotion] })])).toContain("promotion-ends");
  const later = { ...promotion, expires: "2027-12-31" };
  expect(kinds([card({ buckets: [later] })])).not.toContain("promotion-ends");
  expect(kinds([card({ buckets: [promotion] })], analysisOf({ safeMonthlyExtra: "5000.00" }))).not.toContain(
    "promotion-ends",
  );
});

test("cards are told as much used from 30 percent on, with both figures of each", () => {
  expect(kinds([card({ creditLimit: "20000.00" })])).not.toContain("utilization");
  const [, used] = told([card({ creditLimit: "10000.00" })]);
  expect(used).toMatchObject({ kind: "utilization", impact: "high", potentialSavings: null });
  expect(used?.arithmetic.map(({ label }) => label)).toContain("Example Card: limit");
});

test("a subscription is asked about, never called unused", () => {
  const suggestions = [
    { kind: "cancel" as const, name: "Streambox", amount: "17.99", daysSooner: 23, saved: "120.00" },
  ];
  const found = told([], analysisOf({ suggestions }));
  expect(found).toMatchObject([
    { title: "Do you still use Streambox?", impact: "medium", potentialSavings: "120.00" },
  ]);
});

test("without a bank statement nothing is promised in dollars", () => {
  const found = told([card({ creditLimit: "10000.00" })], null);
  expect(found.map(({ kind }) => kind)).toEqual(["utilization"]);
});

test("the largest saving comes first", () => {
  const suggestions = [
    { kind: "cancel" as const, name: "Small", amount: "5.00", daysSooner: 1, saved: "10.00" },
    { kind: "send-once" as const, name: null, amount: "2000.00", daysSooner: 90, saved: "9000.00" },
  ];
  const saved = told([card({ creditLimit: "10000.00" })], analysisOf({ suggestions })).map(
    ({ potentialSavings }) => Number(potentialSavings ?? -1),
  );
  expect(saved).toEqual(saved.toSorted((a, b) => b - a));
  expect(saved[0]).toBe(9000);
});

test("what is said is what it does in the plan that the person chose", () => {
  const dear = card({ currentBalance: "9000.00", apr: "29.99" });
  const saved = (choices: Partial<PlanChoices>) => {
    const [best] = told([dear], analysisOf({}), [], { ...noPlanChoices, ...choices });
    return Number(best?.potentialSavings ?? 0);
  };
  // With more sent each month the debt is gone sooner, so a lower rate saves less; with its minimum only it lasts, and saves more.
  expect(saved({ monthlyAmount: "900.00" })).toBeGreaterThan(0);
  expect(saved({ monthlyAmount: "900.00" })).toBeLessThan(saved({}));
  expect(saved({ monthlyAmount: "300.00" })).toBeGreaterThan(saved({}));
});
