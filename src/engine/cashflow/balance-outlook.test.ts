import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, dayInMonth, parsePlainMonth } from "../calendar/months.ts";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import { computeBalanceOutlook, type DuePayment, type OutlookAccount } from "./balance-outlook.ts";
import type { DatedFlow, FlowKind } from "./history-paths.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new Error(`no such day: ${text}`);
  return parsed;
};

/** The same amount on one day of each month from May to October 2026. */
function monthly(dayOfMonth: number, amount: number, payer: string, kind: FlowKind): DatedFlow[] {
  const may = parsePlainMonth("2026-05");
  if (may === undefined) throw new Error("a month");
  return Array.from({ length: 6 }, (_, index) => ({
    on: dayInMonth(addMonths(may, index), dayOfMonth),
    amount: cents(amount),
    kind,
    payer,
  }));
}

const runs = [{ first: day("2026-05-01"), last: day("2026-10-31") }];
const pay = monthly(15, 300_000, "EMPLOYER", "income");
const rent = monthly(5, -120_000, "LANDLORD", "essential");
const checking = (balance: number, flows: readonly DatedFlow[] = [...pay, ...rent]): OutlookAccount => ({
  balance: cents(balance),
  runs,
  flows,
});
const payment = (on: string, minimum: number, changes: Partial<DuePayment> = {}): DuePayment => ({
  id: "card",
  on: day(on),
  amount: cents(minimum),
  minimum: cents(minimum),
  ...changes,
});
const outlook = (
  accounts: readonly OutlookAccount[],
  payments: readonly DuePayment[] = [],
  today = day("2026-11-01"),
) => computeBalanceOutlook({ accounts, payments, today });

describe("the balance until the next payday", () => {
  it("falls by bills, and rises by pay only on its day", () => {
    expect(outlook([checking(150_000)])).toEqual({
      asOf: "2026-10-31",
      balance: 150_000,
      nextPayday: "2026-11-15",
      // Two days before the rent is seen: months differ in length, and bills count as early as they may come.
      lowest: { on: "2026-11-03", balance: 30_000 },
      uncovered: [],
    });
  });

  it("counts payments on debts, those since the balance as well", () => {
    const payments = [payment("2026-11-03", 4_000), payment("2026-11-12", 5_000)];
    expect(outlook([checking(150_000)], payments, day("2026-11-04"))?.lowest).toEqual({
      on: "2026-11-12",
      balance: 21_000,
    });
  });

  it("falls by what is usually spent: the median of spans as long", () => {
    // $10.00 on every day, at ever other places, so that it has no rhythm; once a trip of $2,000.00.
    const spending = Array.from(
      { length: 184 },
      (_, index): DatedFlow => ({
        on: addDays(day("2026-05-01"), index),
        amount: cents(index === 60 ? -200_000 : -1_000),
        kind: "discretionary",
        payer: `PLACE ${index}`,
      }),
    );
    const found = outlook([checking(150_000, [...pay, ...rent, ...spending])]);
    expect(found?.lowest).toEqual({ on: "2026-11-14", balance: 30_000 - 14 * 1_000 });
  });

  it("adds up accounts of different days", () => {
    const older = { ...checking(50_000, []), runs: [{ first: day("2026-09-15"), last: day("2026-10-14") }] };
    expect(outlook([checking(150_000), older])).toMatchObject({ asOf: "2026-10-14", balance: 200_000 });
  });
});

describe("a payment above what the account holds on its day", () => {
  it("is foretold with what the account holds then", () => {
    expect(outlook([checking(123_000)], [payment("2026-11-10", 5_700)])?.uncovered).toEqual([
      { ...payment("2026-11-10", 5_700), holds: 3_000 },
    ]);
  });

  it.each([
    ["is held exactly", payment("2026-11-10", 3_000)],
    ["comes after the pay of the same day", payment("2026-11-15", 5_700)],
    ["is more than two weeks away", payment("2026-11-16", 900_000)],
    ["was due by today", payment("2026-11-01", 900_000)],
    ["is above it by its extra alone", payment("2026-11-10", 3_000, { amount: cents(90_000) })],
  ])("is none where it %s", (_, one) => {
    expect(outlook([checking(123_000)], [one])?.uncovered).toEqual([]);
  });

  it("on one day lets the smallest through first", () => {
    const payments = [payment("2026-11-10", 2_500, { id: "big" }), payment("2026-11-10", 1_000)];
    expect(outlook([checking(123_000)], payments)?.uncovered).toEqual([{ ...payments[0], holds: 2_000 }]);
  });

  it("finds an account that is overdrawn to hold nothing", () => {
    expect(outlook([checking(0)], [payment("2026-11-10", 2_500)])?.uncovered[0]?.holds).toBe(0);
  });
});

describe("nothing is foretold", () => {
  it.each([
    ["without an account", [], "2026-11-01"],
    ["where the balance is more than five weeks old", [checking(0)], "2026-12-06"],
    ["where the balance is of a later day", [checking(0)], "2026-10-30"],
    ["without regular pay", [checking(0, rent)], "2026-11-01"],
  ] as const)("%s", (_, accounts, today) => {
    expect(outlook(accounts, [payment("2026-11-10", 2_500)], day(today))).toBeUndefined();
  });
});

it("more money never adds an emergency", () => {
  const amounts = fc.integer({ min: -500_000, max: 500_000 });
  const minimums = fc.array(fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 200_000 })), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(amounts, fc.nat(300_000), minimums, (balance, more, due) => {
      const payments = due.map(([days, minimum], index) =>
        payment(addDays(day("2026-11-01"), days), minimum, { id: `debt ${index}` }),
      );
      const [poor, rich] = [
        outlook([checking(balance)], payments),
        outlook([checking(balance + more)], payments),
      ];
      const ids = new Set(poor?.uncovered.map(({ id }) => id));
      expect(rich?.uncovered.every(({ id }) => ids.has(id))).toBe(true);
      expect(rich?.lowest.balance).toBe((poor?.lowest.balance ?? 0) + more);
    }),
  );
});
