/** Taking a payment out of the usual month: what that never does. */

import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { addDays } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { checkingAccount } from "#test/fakes/checking-account.ts";
import { type CashflowAccount, cashflowAnalysis } from "./analysis.ts";
import type { FlowTransaction } from "./monthly-flow.ts";

const START = parsePlainDate("2026-01-01") as PlainDate; // a day that exists

const accountOf = (days: number): CashflowAccount =>
  checkingAccount({ balance: "4000.00", documentId: "doc", fileName: "a.pdf" }, [
    {
      documentId: "doc",
      facts: { kind: "checking", periodStart: START, periodEnd: addDays(START, days - 1) },
    },
  ]);

const rowOf = (day: number, amount: number, description: string, category: string): FlowTransaction => ({
  accountId: "checking",
  documentId: "doc",
  postedOn: addDays(START, day),
  amount: cents(amount),
  description,
  category,
});

const ledger = fc
  .record({
    days: fc.constantFrom(31, 59, 120, 365),
    pay: fc.integer({ min: 50_000, max: 300_000 }),
    spent: fc.array(
      fc.record({
        day: fc.nat(364),
        amount: fc.integer({ min: 100, max: 250_000 }),
        payer: fc.constantFrom(
          ["PRECISION AUTO", "transport"],
          ["KROGER", "groceries"],
          ["HILTON", "travel"],
          ["ACORN RENT", "rent"],
        ),
        back: fc.option(fc.record({ after: fc.nat(90), part: fc.integer({ min: 1, max: 100 }) })),
      }),
      { minLength: 1, maxLength: 25 },
    ),
    which: fc.nat(24),
  })
  .map(({ days, pay, spent, which }) => {
    const pays = Array.from({ length: Math.ceil(days / 14) }, (_, at) =>
      rowOf(at * 14, pay, "ACME PAYROLL", "income"),
    );
    const payments = spent.map(({ day, amount, payer: [payer, category] }) =>
      rowOf(day % days, -amount, payer ?? "", category ?? ""),
    );
    const refunds = spent.flatMap(({ day, amount, payer: [payer, category], back }) =>
      back === null
        ? []
        : rowOf(
            (day % days) + back.after,
            Math.ceil((amount * back.part) / 100),
            payer ?? "",
            category ?? "",
          ),
    );
    return { days, rows: [...pays, ...payments, ...refunds], one: payments[which % payments.length] };
  });

const money = (text: string): number => parseMoney(text) ?? Number.NaN;

function analyse(days: number, transactions: readonly FlowTransaction[]): CashflowAnalysis {
  const analysis = cashflowAnalysis({ accounts: [accountOf(days)], transactions, debts: [] });
  if (analysis === null) throw new Error("there is a bank statement");
  return analysis;
}

const addsUp = (one: CashflowAnalysis): boolean =>
  money(one.monthlyIncome) -
    money(one.essentialExpenses) -
    money(one.minimumDebtPayments) -
    money(one.discretionarySpending) -
    money(one.bufferContribution) ===
  money(one.safeMonthlyExtra) - money(one.shortfall);

test("saying that a payment does not come again never lowers the extra, and the waterfall adds up", () => {
  fc.assert(
    fc.property(ledger, ({ days, rows, one }) => {
      const [now, then] = [
        analyse(days, rows),
        analyse(
          days,
          rows.map((row) => (row === one ? { ...row, isOnce: true } : row)),
        ),
      ];
      expect(money(then.safeMonthlyExtra)).toBeGreaterThanOrEqual(money(now.safeMonthlyExtra));
      expect(money(then.shortfall)).toBeLessThanOrEqual(money(now.shortfall));
      expect([addsUp(now), addsUp(then)]).toEqual([true, true]);
      expect(then.currentSavings).toBe(now.currentSavings);
    }),
    { numRuns: 300 },
  );
});

test("the rows behind the lines add up to the months, with what came back of a single payment", () => {
  fc.assert(
    fc.property(ledger, ({ days, rows, one }) => {
      const then = analyse(
        days,
        rows.map((row) => (row === one ? { ...row, isOnce: true } : row)),
      );
      for (const month of then.months) {
        const listed = [...then.transactions.essential, ...then.transactions.discretionary].filter(
          ({ date }) => date >= month.first && date <= month.last,
        );
        const spent = -listed.reduce((sum, { amount }) => sum + money(amount), 0);
        // A month in which more came back than was spent on a line has none.
        expect(money(month.essentials) + money(month.discretionary)).toBeGreaterThanOrEqual(spent);
      }
    }),
    { numRuns: 100 },
  );
});
