import * as fc from "fast-check";
import { describe, it } from "vitest";
import { amount, apr, claim, claimSame, expectForAll } from "#test/plan-arbitraries.ts";
import { type Cents, cents } from "../money/cents.ts";
import { compareRates, rate } from "../money/rate.ts";
import { computeAmortisation, computeLevelPayment } from "../payoff/amortise.ts";
import { computeDayInterest } from "../payoff/day-interest.ts";
import { type AccountBalance, allocateExcessPayment } from "./excess-payment.ts";
import { computeMinimumPaymentDisclosure } from "./minimum-payment-disclosure.ts";

const balances: fc.Arbitrary<AccountBalance[]> = fc
  .array(
    fc.record(
      {
        balance: amount(0, 200_000),
        apr,
        disputed: amount(0, 120_000),
        deferredCyclesLeft: fc.integer({ min: 1, max: 4 }),
      },
      { requiredKeys: ["balance", "apr"] },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) => list.map((item, index) => ({ id: `b${index}`, ...item })));

describe("what is paid above the minimum (12 CFR 1026.53)", () => {
  it("is conserved, never more than is owed, and left over only when nothing is owed", () => {
    expectForAll(fc.tuple(amount(0, 500_000), balances), ([excess, list]) => {
      const { allocated, left } = allocateExcessPayment(excess, list);
      const given = [...allocated.values()].reduce((sum, share) => sum + share, 0);
      claimSame(given + left, excess, "allocated and left");
      for (const { id, balance } of list) {
        const share = allocated.get(id) ?? -1;
        claim(share >= 0 && share <= balance, () => `${share} of ${balance} to ${id}`);
      }
      const owed = list.reduce((sum, { balance }) => sum + balance, 0);
      claim(left === 0 || given === owed, () => `${left} left although ${owed - given} is owed`);
    });
  });

  it("reaches no lower rate before a higher one, but for deferred interest in its last two cycles and disputes", () => {
    expectForAll(fc.tuple(amount(0, 500_000), balances), ([excess, list]) => {
      const { allocated } = allocateExcessPayment(excess, list);
      const undisputed = ({ balance, disputed = cents(0) }: AccountBalance) =>
        balance - Math.min(disputed, balance);
      const endsSoon = ({ deferredCyclesLeft = 9 }: AccountBalance) => deferredCyclesLeft <= 2;
      for (const first of list) {
        const waits = (allocated.get(first.id) ?? 0) < undisputed(first);
        if (!waits) continue;
        for (const second of list) {
          const behind =
            endsSoon(first) === endsSoon(second) ? compareRates(second.apr, first.apr) < 0 : endsSoon(first);
          const share = allocated.get(second.id) ?? 0;
          claim(!behind || share === 0, () => `${share} to ${second.id} before ${first.id} is paid`);
        }
      }
    });
  });

  it("more of it never lowers any share", () => {
    expectForAll(fc.tuple(amount(0, 300_000), amount(0, 100_000), balances), ([excess, more, list]) => {
      const less = allocateExcessPayment(excess, list).allocated;
      const greater = allocateExcessPayment(cents(excess + more), list).allocated;
      claim(
        list.every(({ id }) => (greater.get(id) ?? 0) >= (less.get(id) ?? 0)),
        () => "a share falls",
      );
    });
  });
});

const card = (balance: Cents, hundredths: number, floor: Cents) =>
  computeMinimumPaymentDisclosure({
    balances: [{ balance, apr: rate((hundredths / 100).toFixed(2)) }],
    minimumPercent: rate("4"),
    minimumFloor: floor,
  });
const monthsOf = (disclosure: ReturnType<typeof card>) =>
  disclosure.kind === "paid" ? disclosure.months : Number.POSITIVE_INFINITY;
const account = fc.tuple(amount(1, 300_000), fc.nat(2999), amount(1000, 5000));

describe("the minimum payment disclosure (12 CFR 1026 Appendix M1)", () => {
  it("a higher rate is never paid off sooner, nor with a smaller payment in 36 months", () => {
    expectForAll(fc.tuple(account, fc.nat(900)), ([[balance, hundredths, floor], more]) => {
      const [low, high] = [card(balance, hundredths, floor), card(balance, hundredths + more, floor)];
      claim(monthsOf(low) <= monthsOf(high), () => `${monthsOf(low)}, ${monthsOf(high)} months`);
      claim(low.payment36 <= high.payment36, () => `${low.payment36}, ${high.payment36}`);
    });
  });

  it("a higher floor is never paid off later nor in all dearer", () => {
    expectForAll(fc.tuple(account, amount(0, 5000)), ([[balance, hundredths, floor], more]) => {
      const [low, high] = [card(balance, hundredths, floor), card(balance, hundredths, cents(floor + more))];
      claim(monthsOf(high) <= monthsOf(low), () => `${monthsOf(high)}, ${monthsOf(low)} months`);
      if (low.kind !== "paid" || high.kind !== "paid") return;
      // Half a cent of rounding a month.
      claim(high.totalPaid <= low.totalPaid + low.months, () => `${high.totalPaid}, ${low.totalPaid}`);
    });
  });

  it("is paid with at least the balance, and 36 payments are 36 times one", () => {
    expectForAll(account, ([balance, hundredths, floor]) => {
      const disclosure = card(balance, hundredths, floor);
      claimSame(disclosure.total36, 36 * disclosure.payment36, "36 payments");
      if (disclosure.kind !== "paid") return;
      claim(disclosure.totalPaid >= balance, () => `${disclosure.totalPaid} for ${balance}`);
      const years = /^(\d+) years$/.exec(disclosure.disclosed)?.[1];
      const off = years === undefined ? 0 : Math.abs(12 * Number(years) - disclosure.months);
      claim((years === undefined) === disclosure.months < 24 && off <= 6, () => disclosure.disclosed);
    });
  });
});

const loans = fc.record({ balance: amount(1, 50_000_000), apr, months: fc.integer({ min: 1, max: 60 }) });

describe("a level loan", () => {
  it("closes to exactly nothing in its months, paid with its payment and a last one", () => {
    expectForAll(loans, (loan) => {
      const { payment, months, lastPayment, interest, principal, balance } = computeAmortisation(loan);
      claimSame([balance, principal], [0, loan.balance], "balance and principal");
      claimSame(payment * (months - 1) + lastPayment, loan.balance + interest, "paid");
      claim(months <= loan.months && lastPayment > 0, () => `${months} months, last ${lastPayment}`);
    });
  });

  it("has a payment within half a cent of the exact one: a cent less does not clear it, a cent more does", () => {
    const left = (
      { balance, apr: each, months }: { balance: Cents; apr: typeof zero; months: number },
      payment: number,
    ) => {
      // Exact: everything times (1200 × 10^decimals)^months.
      const unit = 1200n * 10n ** BigInt(each.decimals);
      let owed = BigInt(balance);
      let scale = 1n;
      for (let month = 0; month < months; month++) {
        scale *= unit;
        owed = owed * (unit + each.units) - BigInt(payment) * scale;
      }
      return owed;
    };
    expectForAll(loans, (loan) => {
      const payment = computeLevelPayment(loan);
      claim(left(loan, payment + 1) < 0n && left(loan, payment - 1) > 0n, () => `${payment}`);
    });
  });
});

const zero = rate("0");

describe("interest of some days", () => {
  it("is within half a cent of the exact product, whatever the year is divided by", () => {
    const days = fc.tuple(amount(0, 10_000_000), apr, fc.nat(400), fc.constantFrom("360", "365", "365.25"));
    expectForAll(days, ([balance, each, count, basis]) => {
      const charged = BigInt(computeDayInterest(balance, each, count, basis));
      const divisor = BigInt(Number(basis) * 4) * 100n * 10n ** BigInt(each.decimals);
      const exact = BigInt(balance) * each.units * BigInt(count) * 4n;
      const twice = 2n * (charged * divisor - exact);
      // Half up: above the exact product by up to half a cent, below it by less.
      claim(twice <= divisor && twice > -divisor, () => `${charged} for ${exact} / ${divisor}`);
    });
  });
});
