import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { countedOf } from "./counted-payments.ts";
import type { FlowTransaction } from "./monthly-flow.ts";
import type { KnownDebt } from "./payment-proof.ts";

const START = parsePlainDate("2026-01-01") as PlainDate; // a day that exists

const card = (changes: Partial<KnownDebt> = {}): KnownDebt => ({
  id: "card",
  creditor: "Cascade Visa",
  last4: null,
  type: "credit-card",
  minimum: null,
  isOwed: true,
  endedOn: null,
  shown: [],
  openedOn: null,
  ...changes,
});

const row = (accountId: string, day: number, amount: number, category: string): FlowTransaction => ({
  accountId,
  documentId: accountId,
  postedOn: addDays(START, day),
  amount: cents(amount),
  description: "WORDS",
  category,
});
const bought = (day: number, amount: number) => row("card", day, -amount, "groceries");
const paid = (day: number, amount: number) => ({
  ...row("bank", day, -amount, "card-payment"),
  arrivedIn: "card",
});

const countedEach = (rows: readonly FlowTransaction[], debt = card()): Array<Cents | undefined> => {
  const counted = countedOf(rows, [debt]);
  return rows.filter(({ accountId }) => accountId === "bank").map((one) => counted.get(one));
};

test("a card of unknown minimum that is paid in full counts its purchases, not their payment as well", () => {
  expect(
    countedEach([bought(3, 4000), bought(20, 2500), paid(48, 6500), bought(50, 900), paid(78, 900)]),
  ).toEqual([0, 0]);
});

test("what a payment paid beyond the purchases of two months counts", () => {
  expect(countedEach([bought(1, 9000), bought(40, 2000), paid(70, 5000), paid(75, 1000)])).toEqual([
    -3000, -1000,
  ]);
});

test("nothing is said of a card whose minimum is known: it is taken off by itself", () => {
  expect(countedEach([bought(3, 4000), paid(20, 4000)], card({ minimum: cents(2500) }))).toEqual([undefined]);
});

test("a dearer purchase never lets what counts in all become less", () => {
  const days = fc.array(fc.record({ day: fc.nat(300), amount: fc.integer({ min: 1, max: 9000 }) }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(days, days, fc.nat(), fc.integer({ min: 1, max: 5000 }), (purchases, payments, at, more) => {
      const sumOf = (all: typeof purchases): number => {
        const rows = [
          ...all.map(({ day, amount }) => bought(day, amount)),
          ...payments.map(({ day, amount }) => paid(day, amount)),
        ];
        const counted = countedOf(rows, [card()]);
        return rows.reduce((sum, one) => sum + (counted.get(one) ?? one.amount), 0);
      };
      const place = at % purchases.length;
      const one = purchases[place]!;
      expect(sumOf(purchases.with(place, { ...one, amount: one.amount + more }))).toBeLessThanOrEqual(
        sumOf(purchases),
      );
    }),
  );
});
