import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { type AccountBalance, allocateExcessPayment } from "./excess-payment.ts";
import { computeMinimumPaymentDisclosure } from "./minimum-payment-disclosure.ts";

const account = (
  id: string,
  balance: number,
  apr: string,
  more: Partial<AccountBalance> = {},
): AccountBalance => ({
  id,
  balance: cents(balance),
  apr: rate(apr),
  ...more,
});
const shares = (excess: number, balances: AccountBalance[]) => {
  const { allocated, left } = allocateExcessPayment(cents(excess), balances);
  return { ...Object.fromEntries(allocated), left };
};
const card = (balance: number, apr: string) => ({
  balances: [{ balance: cents(balance), apr: rate(apr) }],
  minimumPercent: rate("2"),
  minimumFloor: cents(2000),
});

const withDeferred = (deferredCyclesLeft: number) => [
  account("purchases", 10_000, "17"),
  account("deferred", 10_000, "0", { deferredCyclesLeft }),
];

describe("what is paid above the minimum", () => {
  it("goes to the highest APR first", () => {
    const balances = [account("low", 10_000, "9.99"), account("high", 10_000, "29.99")];
    expect(shares(15_000, balances)).toEqual({ low: 5000, high: 10_000, left: 0 });
  });

  it("goes to a deferred-interest balance first in its last two cycles only", () => {
    expect(shares(12_000, withDeferred(3))).toEqual({ purchases: 10_000, deferred: 2000, left: 0 });
    expect(shares(12_000, withDeferred(2))).toEqual({ purchases: 2000, deferred: 10_000, left: 0 });
  });

  it("reaches an amount in dispute last", () => {
    const balances = [
      account("cash", 50_000, "25", { disputed: cents(20_000) }),
      account("buy", 100_000, "17"),
    ];
    expect(shares(140_000, balances)).toEqual({ cash: 40_000, buy: 100_000, left: 0 });
  });

  it("never allocates more than is owed or paid", () => {
    const balance = fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }),
        fc.array(balance, { maxLength: 6 }),
        (excess, list) => {
          const balances = list.map(([amount, apr], index) => account(`b${index}`, amount, String(apr)));
          const { allocated, left } = allocateExcessPayment(cents(excess), balances);
          const given = [...allocated.values()].reduce((sum, amount) => sum + amount, 0);
          expect(given + left).toBe(excess);
          expect(balances.every(({ id, balance: owed }) => (allocated.get(id) ?? 0) <= owed)).toBe(true);
        },
      ),
    );
  });
});

describe("minimum payment disclosure", () => {
  it("says months below two years and whole years from then on", () => {
    expect(computeMinimumPaymentDisclosure(card(2000, "12"))).toMatchObject({
      months: 2,
      disclosed: "2 months",
    });
    expect(computeMinimumPaymentDisclosure(card(1000, "12"))).toMatchObject({ disclosed: "1 month" });
    expect(computeMinimumPaymentDisclosure(card(50_000, "17"))).toMatchObject({ disclosed: "3 years" });
  });

  it("never promises an end where the minimum is below the interest", () => {
    expect(computeMinimumPaymentDisclosure(card(1_000_000, "36"))).toMatchObject({ kind: "never" });
  });

  it("an account without a balance has nothing to disclose", () => {
    expect(computeMinimumPaymentDisclosure(card(0, "17"))).toMatchObject({
      months: 0,
      totalPaid: 0,
      payment36: 0,
    });
  });

  it("36 payments of the amount clear the balance but for the rounding of the payment", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 2_000_000 }),
        fc.integer({ min: 0, max: 35 }),
        (amount, apr) => {
          const { payment36, total36 } = computeMinimumPaymentDisclosure(card(amount, String(apr)));
          expect(total36).toBe(36 * payment36);
          let left: number = amount;
          for (let month = 0; month < 36; month++) left += (left * apr) / 1200 - payment36;
          // Half a cent in each of 36 payments, with interest on it.
          expect(Math.abs(left)).toBeLessThan(36);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("the examples of 12 CFR 1026", () => {
  it("a time is said in months below two years, then in whole years, half a year upwards", () => {
    // Nothing accrues and the floor is the payment: the months are the balance over $10.
    const disclosed = (months: number) => {
      const result = computeMinimumPaymentDisclosure({
        balances: [{ balance: cents(1000 * months), apr: rate("0") }],
        minimumPercent: rate("0"),
        minimumFloor: cents(1000),
      });
      return result.kind === "paid" ? [result.months, result.disclosed] : [];
    };
    expect([1, 23, 24, 29, 30, 41, 42].map(disclosed)).toEqual([
      [1, "1 month"],
      [23, "23 months"],
      [24, "2 years"],
      [29, "2 years"],
      [30, "3 years"],
      [41, "3 years"],
      [42, "4 years"],
    ]);
  });

  it("the sample program of Appendix M2: eight years, and what 36 payments save", () => {
    const sample = computeMinimumPaymentDisclosure({
      balances: [
        { balance: cents(50_000), apr: rate("0") },
        { balance: cents(25_000), apr: rate("17") },
        { balance: cents(25_000), apr: rate("21") },
      ],
      promoLastMonth: 6,
      regularApr: rate("17"),
      minimumPercent: rate("2"),
      minimumFloor: cents(2000),
    });
    expect(sample).toEqual({
      kind: "paid",
      months: 94,
      disclosed: "8 years",
      totalPaid: 187_238,
      payment36: 3545,
      total36: 127_620,
      savingsDollars: 596,
    });
  });

  it("the savings are the difference of the two totals as printed, in whole dollars", () => {
    const printed = computeMinimumPaymentDisclosure({
      balances: [{ balance: cents(102_000), apr: rate("20") }],
      minimumPercent: rate("2"),
      minimumFloor: cents(2500),
    });
    // $1,723.35 and $1,364.76 are printed as $1,723 and $1,365.
    expect(printed).toMatchObject({ totalPaid: 172_335, total36: 136_476, savingsDollars: 358 });
  });

  it("three balances: $500 above the minimum go to 20 %, then 18 %, then 12 %", () => {
    const balances = [
      account("cash", 10_000, "20"),
      account("purchases", 30_000, "18"),
      account("protected", 60_000, "12"),
    ];
    expect(shares(50_000, balances)).toEqual({ cash: 10_000, purchases: 30_000, protected: 10_000, left: 0 });
  });

  it("equal rates are paid in the order in which the statement lists them", () => {
    const balances = [account("first", 10_000, "20"), account("second", 10_000, "20.0")];
    expect(shares(12_000, balances)).toEqual({ first: 10_000, second: 2000, left: 0 });
    expect(shares(25_000, balances)).toEqual({ first: 10_000, second: 10_000, left: 5000 });
  });

  it("a dispute above the balance is a dispute of the whole balance", () => {
    const balances = [account("cash", 10_000, "25", { disputed: cents(90_000) }), account("buy", 5000, "1")];
    expect(shares(7000, balances)).toEqual({ cash: 2000, buy: 5000, left: 0 });
  });
});
