import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, cents } from "../money/cents.ts";
import { type Rate, rate } from "../money/rate.ts";
import { allocateExcessPayment } from "../regulation/excess-payment.ts";
import {
  type AccountBuckets,
  chargeBuckets,
  highestFactor,
  highestRank,
  openBucketCount,
  openBuckets,
  settleBuckets,
} from "./balance-buckets.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { type BalanceBucket, debtId, type PlanDebt, type PlanRequest, type Strategy } from "./plan.ts";
import { preparePlan } from "./prepare-plan.ts";
import { scheduleRows } from "./schedule.ts";

const bucket = (
  balance: number,
  apr: string,
  promo?: { months: number; apr: string; deferred?: boolean },
): BalanceBucket => ({
  balance: cents(balance),
  apr: rate(apr),
  ...(promo === undefined ? {} : { promo: { ...promo, apr: rate(promo.apr) } }),
});

const card = (
  id: string,
  buckets: readonly BalanceBucket[],
  minimum: number,
  more: Partial<PlanDebt> = {},
): PlanDebt => ({
  id: debtId(id),
  balance: cents(buckets.reduce((sum, { balance }) => sum + balance, 0)),
  apr: buckets[0]?.apr ?? rate("0"),
  minimum: { type: "fixed", amount: cents(minimum) },
  buckets,
  ...more,
});

const plain = (id: string, balance: number, apr: string, minimum: number): PlanDebt => ({
  id: debtId(id),
  balance: cents(balance),
  apr: rate(apr),
  minimum: { type: "fixed", amount: cents(minimum) },
});

const play = (debts: readonly PlanDebt[], budget: number, more: Partial<PlanRequest> = {}) =>
  computePayoffPlan({
    strategy: "avalanche",
    budget: { kind: "constant", amount: cents(budget) },
    debts,
    ...more,
  });

/** The buckets of a card as the kernel holds them. */
function accountOf(buckets: readonly BalanceBucket[]): AccountBuckets {
  const prepared = preparePlan({
    strategy: "avalanche",
    budget: { kind: "constant", amount: cents(0) },
    debts: [card("c", buckets, 0)],
  });
  const account = prepared.bucketsOf[0];
  if (account === null || account === undefined) throw new Error("The card has no buckets");
  openBuckets(account);
  return account;
}

describe("a month of a card with a purchase, a transfer and a cash advance", () => {
  const account = () =>
    accountOf([
      bucket(100_000, "22.99"),
      bucket(200_000, "22.99", { months: 6, apr: "0" }),
      bucket(50_000, "29.99"),
    ]);

  it("charges each balance its own rate and puts the fee on the purchases", () => {
    const charged = account();
    // 1000.00 × 22.99 % / 12 = 19.158…, 2000.00 × 0 %, 500.00 × 29.99 % / 12 = 12.495…
    expect(chargeBuckets(charged, 1, 0, 900)).toBe(1916 + 1250);
    expect([...charged.owed]).toEqual([102_816, 200_000, 51_250]);
  });

  it("the minimum goes to the lowest rate, the rest to the highest", () => {
    const paid = account();
    chargeBuckets(paid, 1, 0, 0);
    paid.minimum = 7_000;
    settleBuckets(paid, 1, 67_000);
    // 70.00 on the transfer at 0 %; 600.00 on the advance (512.50) and then the purchases (87.50).
    expect([...paid.balance]).toEqual([101_916 - 8_750, 193_000, 0]);
    expect(openBucketCount(paid)).toBe(2);
  });

  it("the minimum, once the lowest balance is gone, goes on to the next higher rate", () => {
    const paid = accountOf([bucket(10_000, "20"), bucket(500, "10"), bucket(10_000, "30")]);
    chargeBuckets(paid, 1, 0, 0);
    paid.minimum = 2_000;
    settleBuckets(paid, 1, 2_000);
    expect([...paid.balance]).toEqual([10_167 - 1_496, 0, 10_250]);
  });

  it("after the promotion the transfer has the normal rate", () => {
    const later = account();
    chargeBuckets(later, 7, 0, 0);
    expect(later.owed[1]).toBe(200_000 + 3832);
  });

  it("is ranked by its dearest balance, now or after the promotion", () => {
    const ranked = account();
    expect(highestRank(ranked, 1, false)).toBe(highestRank(ranked, 7, true));
    ranked.balance[2] = 0;
    expect(highestRank(ranked, 1, false)).toBeLessThan(highestRank(account(), 1, false));
    expect(highestFactor(ranked, 1, 0)).toBeCloseTo(0.2299 / 12, 12);
  });
});

describe("deferred interest on one balance of a card", () => {
  const store = () =>
    accountOf([bucket(50_000, "29.99"), bucket(100_000, "29.99", { months: 4, apr: "0", deferred: true })]);

  it("accrues aside and is charged in the month after the promotion", () => {
    const account = store();
    let aside = 0;
    for (let month = 1; month <= 4; month++) {
      chargeBuckets(account, month, 0, 0);
      aside += 2499; // 1000.00 × 29.99 % / 12 = 24.9917
      account.minimum = 0;
      settleBuckets(account, month, 0);
    }
    expect(account.balance[1]).toBe(100_000);
    const purchases = account.balance[0]!;
    const interest = chargeBuckets(account, 5, 0, 0);
    expect(interest).toBe(2499 + aside + Math.round((purchases * 29.99) / 1200));
  });

  it("is forgotten when the balance is paid in time", () => {
    const account = store();
    chargeBuckets(account, 1, 0, 0);
    account.minimum = 100_000;
    settleBuckets(account, 1, 100_000); // the lowest rate of the month is the promotion's
    expect(account.balance[1]).toBe(0);
    for (let month = 2; month <= 4; month++) {
      chargeBuckets(account, month, 0, 0);
      account.minimum = 0;
      settleBuckets(account, month, 0);
    }
    const purchases = account.balance[0]!;
    expect(chargeBuckets(account, 5, 0, 0)).toBe(Math.round((purchases * 29.99) / 1200));
  });

  it("in the last two cycles the money above the minimum goes there first, before that to the highest rate", () => {
    const inMonth = (month: number) => {
      const account = store();
      account.owed.set(account.opening);
      account.minimum = 0;
      settleBuckets(account, month, 10_000);
      return [...account.balance];
    };
    expect(inMonth(2)).toEqual([40_000, 100_000]);
    expect(inMonth(3)).toEqual([50_000, 90_000]);
    expect(inMonth(4)).toEqual([50_000, 90_000]);
    expect(inMonth(5)).toEqual([40_000, 100_000]);
  });
});

const bucketArbitrary = fc.record({
  balance: fc.integer({ min: 1, max: 500_000 }),
  apr: fc.integer({ min: 0, max: 3600 }).map((value) => (value / 100).toFixed(2)),
  promo: fc.option(
    fc.record({ months: fc.integer({ min: 1, max: 12 }), apr: fc.constant("0"), deferred: fc.boolean() }),
    { nil: undefined },
  ),
});

type DrawnBucket = {
  balance: number;
  apr: string;
  promo: { months: number; apr: string; deferred: boolean } | undefined;
};
const made = ({ balance, apr, promo }: DrawnBucket) => bucket(balance, apr, promo);

describe("payments above the minimum", () => {
  it("are allocated as the law's own function does", () => {
    fc.assert(
      fc.property(
        fc.array(bucketArbitrary, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 800_000 }),
        fc.integer({ min: 1, max: 14 }),
        (drawn, excess, month) => {
          const buckets = drawn.map(made);
          const account = accountOf(buckets);
          account.owed.set(account.opening);
          account.minimum = 0;
          settleBuckets(account, month, excess);
          const law = allocateExcessPayment(
            cents(excess),
            buckets.map(({ balance, apr, promo }, index) => {
              const cyclesLeft = (promo?.months ?? 0) - month + 1;
              const promoted = promo !== undefined && cyclesLeft > 0;
              return {
                id: String(index),
                balance,
                apr: promoted ? promo.apr : apr,
                ...(promoted && promo.deferred === true ? { deferredCyclesLeft: cyclesLeft } : {}),
              };
            }),
          );
          // Within one rate and urgency the law leaves the order open, so the amounts are compared by both.
          const byRate = (amounts: readonly number[]) => {
            const sums = new Map<string, number>();
            for (const [index, { apr, promo }] of drawn.entries()) {
              const cyclesLeft = (promo?.months ?? 0) - month + 1;
              const promoted = promo !== undefined && cyclesLeft > 0;
              const urgent = promoted && promo.deferred && cyclesLeft <= 2;
              const key = `${urgent} ${Number(promoted ? promo.apr : apr)}`;
              sums.set(key, (sums.get(key) ?? 0) + (amounts[index] ?? 0));
            }
            return sums;
          };
          const left = buckets.map(({ balance }, index) => balance - (law.allocated.get(String(index)) ?? 0));
          expect(byRate([...account.balance])).toEqual(byRate(left));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

/** A slow and plain player of one card with buckets: lists, fractions and the rules, nothing shared with the engine. */
function playSlowly(buckets: readonly DrawnBucket[], payment: number, minimum: number, months: number) {
  const exact = (amount: number, apr: string) => {
    const units = BigInt(apr.replace(".", ""));
    return Number((2n * BigInt(amount) * units + 120_000n) / 240_000n);
  };
  const balances = buckets.map(({ balance }) => balance);
  const aside = buckets.map(() => 0);
  let interest = 0;
  for (let month = 1; month <= months; month++) {
    const active = (index: number) => {
      const promo = buckets[index]!.promo;
      return promo !== undefined && month <= promo.months ? promo : undefined;
    };
    for (const [index, { apr, promo }] of buckets.entries()) {
      const before = balances[index]!;
      if (before === 0) continue;
      let charged = active(index) === undefined ? exact(before, apr) : 0;
      if (active(index)?.deferred === true) aside[index]! += exact(before, apr);
      if (promo?.deferred === true && month === promo.months + 1) charged += aside[index]!;
      interest += charged;
      balances[index]! += charged;
    }
    const aprNow = (index: number) => (active(index) === undefined ? Number(buckets[index]!.apr) : 0);
    const places = buckets.map((_, index) => index);
    const urgent = (index: number) =>
      active(index)?.deferred === true && buckets[index]!.promo!.months - month <= 1 ? 1 : 0;
    const pay = (order: number[], amount: number) => {
      let left = amount;
      for (const index of order) {
        const share = Math.min(left, balances[index]!);
        balances[index]! -= share;
        left -= share;
      }
    };
    const total = balances.reduce((a, b) => a + b, 0);
    const paid = Math.min(payment, total);
    const least = Math.min(minimum, total);
    pay(
      places.toSorted((a, b) => aprNow(a) - aprNow(b) || a - b),
      least,
    );
    pay(
      places.toSorted((a, b) => urgent(b) - urgent(a) || aprNow(b) - aprNow(a) || a - b),
      paid - least,
    );
    if (balances.every((balance) => balance === 0)) return { months: month, interest };
  }
  return { months: undefined, interest };
}

describe("a plan with one card of several balances", () => {
  it("is the same to the cent as the slow player's", () => {
    fc.assert(
      fc.property(
        fc.array(bucketArbitrary, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 8, max: 40 }),
        fc.integer({ min: 0, max: 100 }),
        (drawn, share, minimumShare) => {
          const total = drawn.reduce((sum, { balance }) => sum + balance, 0);
          const payment = Math.ceil((total * share) / 100) + 1;
          const minimum = Math.floor((payment * minimumShare) / 100);
          const plan = play([card("c", drawn.map(made), minimum)], payment);
          const slow = playSlowly(drawn, payment, minimum, 400);
          expect(plan.kind).toBe("paid");
          expect({ months: plan.months, interest: plan.totalInterest }).toEqual(slow);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it.each<Strategy>(["avalanche", "snowball", "custom", "minimum"])(
    "of one balance is a plain plan (%s)",
    (strategy) => {
      const others = [plain("x", 250_000, "18.5", 9_000), plain("y", 90_000, "26", 4_000)];
      const order = ["y", "c", "x"].map(debtId);
      const one = play([card("c", [bucket(400_000, "22.99")], 12_000), ...others], 60_000, {
        strategy,
        order,
      });
      const same = play([plain("c", 400_000, "22.99", 12_000), ...others], 60_000, { strategy, order });
      expect(scheduleRows(one)).toEqual(scheduleRows(same));
    },
  );

  it("loses no cent beside other debts, with promotions, fees and every strategy", () => {
    fc.assert(
      fc.property(
        fc.array(bucketArbitrary, { minLength: 1, maxLength: 4 }),
        fc.constantFrom<Strategy>("avalanche", "snowball", "custom", "minimum", "optimal"),
        fc.integer({ min: 0, max: 1500 }),
        (drawn, strategy, fee) => {
          const buckets = drawn.map(made);
          const total = drawn.reduce((sum, { balance }) => sum + balance, 0);
          const minimum = Math.ceil(total / 20) + 2000;
          const debts = [
            card("c", buckets, minimum, { monthlyFee: cents(fee) }),
            plain("x", 250_000, "18.5", 9_000),
          ];
          const plan = play(debts, minimum + 40_000, { strategy, order: [debtId("x"), debtId("c")] });
          expect(plan.kind).toBe("paid");
          expect(plan.totalPaid).toBe(total + 250_000 + plan.totalInterest + plan.totalFees);
          const rows = scheduleRows(plan);
          expect(rows.reduce((sum, { payment }) => sum + payment, 0)).toBe(plan.totalPaid);
          expect(rows.reduce((sum, { interest }) => sum + interest, 0)).toBe(plan.totalInterest);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("says never where the minimum does not cover the dear balance, and counts months with other terms first", () => {
    const stuck = play([card("c", [bucket(1_000_000, "30"), bucket(1000, "5")], 5_000)], 5_000, {
      strategy: "minimum",
    });
    expect(stuck.kind).toBe("never-pays-off");
  });

  it("does not call a plan hopeless while its payment still moves from dear to cheap", () => {
    // 200.00 above the minimum empties the 60 % balance in some months; only then can the total fall.
    const plan = play([card("c", [bucket(300_000, "60"), bucket(900_000, "6")], 4_000)], 24_000);
    expect(plan).toMatchObject({ kind: "paid" });
    expect(scheduleRows(plan)[0]?.principal).toBeLessThan(6_000);
  });

  it("pays the dear balance of a card, then the dearer other debt, before the card's cheap balance", () => {
    const debts = [
      card("c", [bucket(500_000, "9"), bucket(30_000, "29")], 10_000),
      plain("x", 300_000, "19", 9_000),
    ];
    const rows = scheduleRows(play(debts, 59_000));
    const payments = (id: string) => rows.filter((row) => row.id === id).map(({ payment }) => payment);
    // 300.00 + 7.25 interest at 29 %; the rest of the 400.00 above the minimums goes to x.
    expect(payments("c").slice(0, 3)).toEqual([10_000 + 30_725, 10_000, 10_000]);
    expect(payments("x").slice(0, 3)).toEqual([9_000 + 9_275, 49_000, 49_000]);
    // A literal order stays with the card.
    const literal = scheduleRows(play(debts, 59_000, { strategy: "custom", order: ["c", "x"].map(debtId) }));
    expect(literal[0]).toMatchObject({ payment: 50_000 });
  });

  it("refuses balances that do not add up", () => {
    const wrong: PlanDebt = { ...card("c", [bucket(100, "5")], 1), balance: cents(101) };
    expect(() => play([wrong], 100)).toThrow(RangeError);
  });
});

/** Types only: a bucket takes cents and rates, nothing else. */
export const bucketTypes = (amount: Cents, apr: Rate): BalanceBucket[] => [
  { balance: amount, apr },
  // @ts-expect-error a plain number is not money
  { balance: 100, apr },
  // @ts-expect-error a text is not a rate
  { balance: amount, apr: "22.99" },
];
