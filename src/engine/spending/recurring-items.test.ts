import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextBusinessDay, previousBusinessDay } from "../calendar/business-days.ts";
import { addDays, addMonthsToDate, daysBetween } from "../calendar/months.ts";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { Category } from "./category.ts";
import { findRecurringItems, type RecurringTransaction } from "./recurring-items.ts";
import { findRecurringRhythm, nextNominal, nominalDates, type RecurringRhythm } from "./recurring-rhythm.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};
const row = (
  on: string,
  amount: number,
  category: Category,
  merchantKey = "m",
  more: Partial<RecurringTransaction> = {},
): RecurringTransaction => ({
  on: day(on),
  amount: cents(amount),
  account: "deposit",
  merchantKey,
  merchantName: merchantKey,
  category,
  ...more,
});

const someDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays(day("2024-01-01"), days));
const anyRhythm: fc.Arbitrary<RecurringRhythm> = fc.oneof(
  someDay.map((on): RecurringRhythm => ({ every: "week", on })),
  someDay.map((on): RecurringRhythm => ({ every: "two-weeks", on })),
  fc.constantFrom<RecurringRhythm>(
    { every: "half-month", days: [1, 15] },
    { every: "half-month", days: [15, 31] },
  ),
  fc.integer({ min: 1, max: 31 }).map((on): RecurringRhythm => ({ every: "month", day: on })),
);
const STEP = { week: 7, "two-weeks": 14, "half-month": 15.2, month: 30.4, quarter: 91.3, year: 365.2 };

describe("a rhythm", () => {
  it("is found in payments moved to business days, and its next day is right", () => {
    fc.assert(
      fc.property(
        anyRhythm,
        someDay,
        fc.integer({ min: 10, max: 24 }),
        fc.constantFrom(nextBusinessDay, previousBusinessDay, (date: PlainDate) => date),
        (rhythm, from, count, move) => {
          const nominal = nominalDates(
            rhythm,
            from,
            addDays(from, Math.ceil(count * STEP[rhythm.every])),
          ).slice(0, count);
          const dates = [...new Set(nominal.map(move))];
          const found = findRecurringRhythm(dates);
          expect(found?.rhythm.every).toBe(rhythm.every);
          expect(found?.missed).toBe(0);
          if (!found) return;
          const expected = nextNominal(rhythm, nominal.at(-1)!);
          expect(
            Math.abs(daysBetween(expected, nextNominal(found.rhythm, found.lastNominal))),
          ).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("survives one payment that did not come", () => {
    fc.assert(
      fc.property(
        anyRhythm,
        someDay,
        fc.integer({ min: 8, max: 20 }),
        fc.nat(),
        (rhythm, from, count, which) => {
          const nominal = nominalDates(
            rhythm,
            from,
            addDays(from, Math.ceil(count * STEP[rhythm.every])),
          ).slice(0, count);
          const missing = 1 + (which % (nominal.length - 2));
          const found = findRecurringRhythm(nominal.filter((_, index) => index !== missing));
          expect(found).toMatchObject({ missed: 1, rhythm: { every: rhythm.every } });
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ["nothing", []],
    ["one payment", ["2026-03-01"]],
    ["two payments a month apart", ["2026-03-01", "2026-04-01"]],
    ["days that have none", ["2026-01-02", "2026-01-09", "2026-02-20", "2026-05-01", "2026-05-04"]],
    ["two payments in one month", ["2026-01-05", "2026-02-05", "2026-02-09", "2026-03-05", "2026-04-05"]],
  ])("is not claimed of %s", (_, dates) => {
    expect(findRecurringRhythm(dates.map(day))).toBeUndefined();
  });

  it.each([
    [
      "the last day of each month",
      ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"],
      { every: "month", day: 31 },
    ],
    ["a year apart", ["2024-06-12", "2025-06-12", "2026-06-13"], { every: "year", day: 12 }],
    ["a quarter apart", ["2025-11-03", "2026-02-02", "2026-05-04"], { every: "quarter" }],
    [
      "the 15th and the last",
      ["2026-01-15", "2026-01-30", "2026-02-13", "2026-02-27", "2026-03-13", "2026-03-31"],
      { every: "half-month" },
    ],
  ])("of %s", (_, dates, rhythm) => {
    expect(findRecurringRhythm(dates.map(day))?.rhythm).toMatchObject(rhythm);
  });

  it("names the first nominal day after a day, always later", () => {
    fc.assert(
      fc.property(anyRhythm, someDay, (rhythm, after) => {
        const next = nextNominal(rhythm, after);
        expect(next > after).toBe(true);
        expect(daysBetween(after, next)).toBeLessThanOrEqual(31);
      }),
    );
  });
});

describe("recurring items", () => {
  const months = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05"];
  const monthly = (amounts: readonly number[], category: Category, key = "m", on = "05") =>
    amounts.map((amount, index) => row(`${months[index] ?? ""}-${on}`, amount, category, key));

  it("a subscription has its next day and its price", () => {
    const card = monthly([-1549, -1549, -1549], "subscriptions").map((each) => ({
      ...each,
      account: "card" as const,
    }));
    expect(findRecurringItems(card, day("2026-03-20"))).toMatchObject([
      {
        kind: "subscription",
        next: { on: "2026-04-05", amount: -1549 },
        isFixed: true,
        missed: 0,
        priceRise: undefined,
      },
    ]);
  });

  it.each<[Category, string]>([
    ["subscriptions", "subscription"],
    ["fitness", "bill"],
    ["cash", "habit"],
    ["entertainment", "habit"],
    ["personal-care", "habit"],
    ["shopping", "habit"],
  ])("only a subscription is called one: %s", (category, kind) => {
    const [item] = findRecurringItems(monthly([-5200, -5200, -5200], category), day("2026-03-20"));
    expect(item?.kind).toBe(kind);
  });

  it("on an account a day on a weekend is moved to the next business day", () => {
    const [bill] = findRecurringItems(monthly([-9900, -9900, -9900], "insurance"), day("2026-03-20"));
    expect(bill?.next?.on).toBe("2026-04-06");
  });

  it("a risen price is noticed, with the day and both prices", () => {
    const [item] = findRecurringItems(
      monthly([-1549, -1549, -1549, -1799], "subscriptions"),
      day("2026-04-20"),
    );
    expect(item?.priceRise).toEqual({ from: 1549, to: 1799, since: "2026-04-05" });
    expect(item?.next?.amount).toBe(-1799);
  });

  it("a price that fell, or an amount that always changes, is no rise", () => {
    const rise = (amounts: readonly number[]) =>
      findRecurringItems(monthly(amounts, "utilities"), day("2026-05-20"))[0]?.priceRise;
    expect(rise([-1799, -1799, -1799, -1549, -1549])).toBeUndefined();
    expect(rise([-8100, -9200, -7400, -8800, -9900])).toBeUndefined();
  });

  it("a bill that varies is expected at the largest of the last three, pay at the smallest", () => {
    const bills = monthly([-20_000, -8100, -9200, -7400], "utilities", "power");
    const pays = monthly([310_000, 290_000, 305_000, 300_000], "income", "acme", "12");
    const items = findRecurringItems([...bills, ...pays], day("2026-04-20"));
    expect(items.map(({ merchantKey, next }) => [merchantKey, next?.amount])).toEqual([
      ["power", -9200],
      ["acme", 290_000],
    ]);
  });

  it("two subscriptions of one shop are two items", () => {
    const two = [
      ...monthly([-299, -299, -299], "subscriptions"),
      ...monthly([-1099, -1099, -1099], "subscriptions", "m", "17"),
    ];
    expect(
      findRecurringItems(two, day("2026-03-20"))
        .map(({ next }) => next?.amount)
        .toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    ).toEqual([-1099, -299]);
  });

  it("what is bought when needed recurs only at one price", () => {
    expect(findRecurringItems(monthly([-4100, -8700, -6200, -5100], "groceries"), day("2026-04-20"))).toEqual(
      [],
    );
    expect(findRecurringItems(monthly([-95_000, -95_000, -95_000], "p2p"), day("2026-03-20"))).toMatchObject([
      { kind: "bill" },
    ]);
  });

  it("transfers between own accounts and refunds never recur", () => {
    for (const category of ["transfer", "investing", "refund", "deposit"] as const) {
      expect(findRecurringItems(monthly([-100, -100, -100, -100], category), day("2026-04-20"))).toEqual([]);
    }
    expect(findRecurringItems(monthly([1549, 1549, 1549], "subscriptions"), day("2026-03-20"))).toEqual([]);
  });

  it("what stopped is left out, one late payment is not yet the end", () => {
    const gym = monthly([-3000, -3000, -3000], "fitness");
    expect(findRecurringItems(gym, day("2026-04-20"))).toMatchObject([{ next: { on: "2026-05-05" } }]);
    expect(findRecurringItems(gym, day("2026-05-20"))).toEqual([]);
  });

  it("what was seen until an old statement only is carried on to today", () => {
    const rent = monthly([-90_000, -90_000, -90_000], "rent");
    const seen = { seenUntil: day("2026-03-31"), today: day("2026-08-10") };
    expect(findRecurringItems(rent, seen.today, seen.seenUntil)).toMatchObject([
      { next: { on: "2026-09-08" } },
    ]);
    expect(findRecurringItems(rent, seen.today)).toEqual([]);
  });

  it("pay without a rhythm has a range and no day", () => {
    const gig = ["2026-03-02", "2026-03-05", "2026-03-19", "2026-04-01", "2026-04-15"];
    const pays = gig.map((on, index) => row(on, 10_000 + index * 4000, "income", "rides"));
    expect(findRecurringItems(pays, day("2026-04-20"))).toMatchObject([
      { kind: "pay", rhythm: undefined, next: undefined, least: 10_000, most: 26_000 },
    ]);
  });

  it("payments to debts are told from bills", () => {
    const kinds = (["mortgage", "card-payment", "rent", "student-loan"] as const).map(
      (category) => findRecurringItems(monthly([-900, -900, -900], category), day("2026-03-20"))[0]?.kind,
    );
    expect(kinds).toEqual(["debt-payment", "debt-payment", "bill", "debt-payment"]);
  });

  const anyAmount: fc.Arbitrary<Cents> = fc.integer({ min: -50_000, max: 50_000 }).map(cents);
  const anyRows = fc.array(
    fc
      .tuple(
        someDay,
        anyAmount,
        fc.constantFrom<Category>("rent", "income", "subscriptions", "dining", "mortgage"),
        fc.constantFrom("a", "b"),
      )
      .map(([on, amount, category, key]) => row(on, amount, category, `${key} ${category}`)),
    { maxLength: 60 },
  );

  it("do not depend on the order, are due after today's grace, and lie within their own range", () => {
    fc.assert(
      fc.property(anyRows, fc.integer({ min: 0, max: 60 }), (rows, later) => {
        const today = addDays(day("2028-02-09"), later);
        const items = findRecurringItems(rows, today);
        expect(findRecurringItems(rows.toReversed(), today)).toEqual(items);
        for (const { next, least, most, kind } of items) {
          expect(least).toBeLessThanOrEqual(most);
          if (!next) continue;
          expect(daysBetween(next.on, today)).toBeLessThanOrEqual(10);
          expect(Math.abs(next.amount)).toBeGreaterThanOrEqual(least);
          expect(Math.abs(next.amount)).toBeLessThanOrEqual(most);
          expect(next.amount > 0).toBe(kind === "pay");
        }
      }),
      { numRuns: 300 },
    );
  });

  it("a thirteenth month of the same bill changes neither its rhythm nor its price", () => {
    const year = Array.from({ length: 12 }, (_, index) =>
      row(addMonthsToDate(day("2025-03-09"), index), -7250, "phone"),
    );
    const [before] = findRecurringItems(year, day("2026-02-20"));
    const more = [...year, row("2026-03-09", -7250, "phone")];
    const [after] = findRecurringItems(more, day("2026-03-20"));
    expect([before?.next, after?.next]).toEqual([
      { on: "2026-03-09", amount: -7250 },
      { on: "2026-04-09", amount: -7250 },
    ]);
  });
});
