import { expect, test } from "vitest";
import { aheadWorking } from "./workings.ts";

const debt = {
  debtId: "a",
  creditor: "Northline",
  accountLast4: null,
  month: "2026-12",
  expected: "8400.00",
  statementBalance: "8450.00",
  statementDate: "2026-11-12",
  actual: "8363.97",
  ahead: "36.03",
  since: "2026-10-20",
};

test("what a statement shows and what happens until the plan begins are two terms, and add up", () => {
  expect(aheadWorking(debt)).toEqual({
    sentence:
      "Your plan of 20 Oct 2026 expected the first figure for the beginning of December 2026. The second was shown last; what is due until then counts as paid.",
    terms: [
      { label: "Expected when December 2026 begins", amount: "8400.00" },
      { label: "Owed on 12 Nov 2026", amount: "8450.00", sign: "−", to: "/?tab=debts" },
      { label: "Due until then, less interest", amount: 8603, sign: "+" },
    ],
    result: { label: "Less than planned", amount: 3603 },
  });
});

test("interest beyond what is due is added to what is owed; without either there is no such term", () => {
  const { terms, result } = aheadWorking({ ...debt, actual: "8460.00" });
  expect(terms?.at(-1)).toEqual({ label: "Interest until then, less what is due", amount: 1000, sign: "−" });
  expect(result).toEqual({ label: "More than planned", amount: 6000 });
  expect(aheadWorking({ ...debt, actual: "8450.00", statementDate: null }).terms).toEqual([
    { label: "Expected when December 2026 begins", amount: "8400.00" },
    { label: "Owed", amount: "8450.00", sign: "−", to: "/?tab=debts" },
  ]);
});
