import { expect, test } from "vitest";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { householdFacts } from "#test/bench/advisor/households.ts";
import type { AdvisorFacts } from "./facts.ts";
import { debtFigure, debtsTotal } from "./tools/debt-tools.ts";
import { monthFigure } from "./tools/month-tools.ts";
import type { Answer } from "./tools/say.ts";

const sample = [...householdFacts().values()].find(
  ({ analysis, debts }) => analysis !== null && debts.some(({ debtType }) => debtType === "credit-card"),
) as AdvisorFacts & { readonly analysis: CashflowAnalysis }; // one of the five
const said = ({ parts }: Pick<Answer, "parts">): string =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

test("of typed figures that do not cover the month no share of months is told, but what each lacks", () => {
  const short = { ...sample.analysis, decidedBy: "typed-month", shortfall: "120.00" } as const;
  const told = (analysis: CashflowAnalysis) =>
    said(monthFigure({ ...sample, analysis }, { field: "confidence" }));
  expect(told(short)).toBe(
    "By the figures you typed no month covers spending and the minimums: each lacks $120.00.",
  );
  expect(told({ ...short, shortfall: "0.00" })).toMatch(/^In about \d+ of 100 months like yours/);
});

test("a printed minimum above all that is owed counts as what is owed, with the reason", () => {
  const [card] = sample.debts.filter(({ debtType }) => debtType === "credit-card");
  const debt = { ...card!, currentBalance: "1234.50", apr: "24.99", minimumPayment: "9999.00", buckets: [] };
  const facts: AdvisorFacts = { ...sample, debts: [debt] };
  const why = /A minimum of \$9,999\.00 is more than the card can ask for, .*: \$1,260\.21\.$/;
  for (const [{ parts }, words] of [
    [debtFigure(facts, { debts: [debt.id], field: "minimum" }), "is $1,260.21 a month."],
    [debtsTotal(facts, { group: "all", of: "minimum" }), "come to $1,260.21 a month."],
  ] as const) {
    expect(said({ parts })).toContain(words);
    expect(parts.find((part) => typeof part !== "string")).toMatchObject({
      sentence: expect.stringMatching(why),
    });
  }
});
