import { describe, expect, it } from "vitest";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";
import { type DebtStatement, paymentsBetween } from "./statement-payments.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
type Printed = Partial<Record<"payments" | "interest" | "fees" | "purchases", number>>;
const statement = (asOf: string, balance: number, printed: Printed = {}): DebtStatement => ({
  asOf: day(asOf),
  balance: cents(balance),
  ...(Object.fromEntries(Object.entries(printed).map(([name, amount]) => [name, cents(amount)])) as Partial<
    Record<keyof Printed, Cents>
  >), // the same names
});

describe("what was paid between two statements", () => {
  it("is what the newer one prints", () => {
    const two = [
      statement("2026-10-12", 90_000, { payments: 15_000, interest: 2000, purchases: 3000 }),
      statement("2026-09-12", 100_000, { payments: 1 }),
    ];
    expect(paymentsBetween(two, false)).toEqual([
      {
        from: "2026-09-12",
        to: "2026-10-12",
        principal: 10_000,
        paid: 15_000,
        interest: 2000,
        fees: undefined,
        purchases: 3000,
        other: 0,
        basis: "printed",
      },
    ]);
  });

  it("of a loan follows from the balances and the interest", () => {
    const two = [statement("2026-09-01", 1_000_000), statement("2026-10-01", 980_000, { interest: 5000 })];
    expect(paymentsBetween(two, true)).toMatchObject([
      { paid: 25_000, principal: 20_000, basis: "inferred" },
    ]);
    // A card could have been used as well: nothing is known of its payment.
    expect(paymentsBetween(two, false)).toMatchObject([{ paid: undefined, basis: "unknown" }]);
  });

  it("of a card follows where purchases, fees and interest are all printed", () => {
    const printed = { interest: 2000, fees: 0, purchases: 12_000 };
    const two = [statement("2026-09-12", 100_000), statement("2026-10-12", 104_000, printed)];
    expect(paymentsBetween(two, false)).toMatchObject([{ paid: 10_000, principal: -4000 }]);
  });

  it("is not made up for months without a statement, for one day twice, or for a balance that rose by itself", () => {
    const apart = [
      statement("2026-07-12", 100_000),
      statement("2026-10-12", 90_000, { payments: 5000, interest: 2000 }),
    ];
    expect(paymentsBetween(apart, false)).toEqual([
      {
        from: "2026-07-12",
        to: "2026-10-12",
        principal: 10_000,
        paid: undefined,
        interest: undefined,
        basis: "unknown",
      },
    ]);
    expect(paymentsBetween([statement("2026-07-12", 1), statement("2026-07-12", 2)], true)).toEqual([]);
    const drawn = [statement("2026-09-01", 100_000), statement("2026-10-01", 200_000, { interest: 500 })];
    expect(paymentsBetween(drawn, true)).toMatchObject([{ paid: undefined, basis: "unknown" }]);
    expect(paymentsBetween([], true)).toEqual([]);
  });

  it("has one entry for each two neighbours", () => {
    const months = ["2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30"];
    const four = months.map((asOf, index) => statement(asOf, 100_000 - index * 1000, { interest: 100 }));
    expect(paymentsBetween(four.toReversed(), true).map(({ to, paid }) => [to, paid])).toEqual([
      ["2026-07-31", 1100],
      ["2026-08-31", 1100],
      ["2026-09-30", 1100],
    ]);
  });
});
