import { describe, expect, it } from "vitest";
import { fixedDebt as debt, avalancheOf as plan } from "#test/plan-debts.ts";
import { type PlainMonth, parsePlainMonth } from "../calendar/months.ts";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import type { PlanDebt } from "./plan.ts";

const outcome = (...given: Parameters<typeof plan>) => {
  const { kind, months } = plan(...given);
  return [kind, months];
};
const month = (text: string): PlainMonth => {
  const parsed = parsePlainMonth(text);
  if (parsed === undefined) throw new Error(`no such month: ${text}`);
  return parsed;
};
// 1,000.00 at 1 % a month: 10.00 of interest.
const steady = (minimum: number, more: Partial<PlanDebt> = {}) => debt("card", 100_000, "12", minimum, more);

describe("a payment against the interest of the month", () => {
  it("that only covers it never ends, and one cent more does", () => {
    expect(outcome([steady(1000)], 1000)).toEqual(["never-pays-off", 1]);
    expect(outcome([steady(999)], 999)).toEqual(["never-pays-off", 1]);
    expect(plan([steady(1001)], 1001).kind).toBe("paid");
  });

  it("of nothing never ends, even where no interest is charged", () => {
    expect(outcome([debt("card", 100_000, "0", 0)], 0)).toEqual(["never-pays-off", 1]);
  });

  it("that is below half a cent of interest ends, since none is charged", () => {
    // 49 cents at 1 % a month is 0.49 of a cent.
    expect(outcome([debt("card", 49, "12", 1)], 1)).toEqual(["paid", 49]);
    // 50 cents is half a cent, rounded up to the one that is paid.
    expect(outcome([debt("card", 50, "12", 1)], 1)).toEqual(["never-pays-off", 1]);
  });

  it("must cover the monthly fee as well", () => {
    expect(outcome([steady(1499, { monthlyFee: cents(499) })], 1499)).toEqual(["never-pays-off", 1]);
    expect(plan([steady(1500, { monthlyFee: cents(499) })], 1500).kind).toBe("paid");
  });

  it("of a percentage below the rate never ends, and one above it does", () => {
    const share = (percent: string, floor = 0) =>
      steady(0, { minimum: { type: "percent", percent: rate(percent), floor: cents(floor) } });
    expect(plan([share("1")], 0, { strategy: "minimum" }).kind).toBe("never-pays-off");
    expect(plan([share("2", 2500)], 0, { strategy: "minimum" }).kind).toBe("paid");
  });
});

describe("what is still to come", () => {
  it("a larger budget later on is waited for", () => {
    const amounts = [1000, 1000, 1000, 60_000].map(cents);
    // 1,000.00 stands still for three months, then 1,010.00 less 600.00, then 414.10.
    expect(outcome([steady(1000)], 0, { budget: { kind: "by-month", amounts } })).toEqual(["paid", 5]);
  });

  it("a budget that stays the same is not", () => {
    const amounts = [1000, 1000, 1000, 1000].map(cents);
    const [kind, months] = outcome([steady(1000)], 0, { budget: { kind: "by-month", amounts } });
    expect([kind, Number(months) <= 4]).toEqual(["never-pays-off", true]);
  });

  it("an extra payment far off is waited for, and after it the plan may still be stuck", () => {
    const extra = (amount: number) => ({ extras: [{ month: 24, amount: cents(amount) }] });
    expect(outcome([steady(1000)], 1000, extra(100_000))).toEqual(["paid", 24]);
    // With 0.10 less, a dime is left: its interest is a tenth of a cent, and the next payment ends it.
    expect(outcome([steady(1000)], 1000, extra(99_990))).toEqual(["paid", 25]);
    // One cent is enough: from then on 999.99 bear 10.00, and again nothing falls.
    expect(outcome([steady(1000)], 1000, extra(1))).toEqual(["never-pays-off", 25]);
  });

  it("an extra payment of nothing is not", () => {
    const extras = [{ month: 24, amount: cents(0) }];
    expect(outcome([steady(1000)], 1000, { extras })).toEqual(["never-pays-off", 1]);
  });

  it("the end of a promotion is, whichever way it goes", () => {
    // A teaser above the normal rate: 20.00 a month are too little for two months and enough afterwards.
    const teaser = steady(1500, { promo: { months: 2, apr: rate("24") } });
    expect(plan([teaser], 1500).kind).toBe("paid");
    // A deferred one: the month after its end charges what was aside, so nothing is certain before it is over.
    const deferred = steady(500, { promo: { months: 3, apr: rate("0"), deferred: true } });
    expect(outcome([deferred], 500)).toEqual(["never-pays-off", 5]);
  });

  it("the money of a debt that closes is, unless freed minimums are not used again", () => {
    const debts = [steady(1000), debt("closes", 20_000, "0", 10_000)];
    expect(plan(debts, 11_000).kind).toBe("paid");
    expect(outcome(debts, 11_000, { rollover: false })).toEqual(["never-pays-off", 3]);
  });

  it("a debt that takes only its minimum decides by itself, whatever money there is", () => {
    const debts = [steady(1000, { prepay: false }), debt("closes", 20_000, "0", 10_000)];
    expect(outcome(debts, 900_000)).toEqual(["never-pays-off", 1]);
    // Six months at 11 % take the balance below 995.00; from there 10.00 a month are enough.
    const settles = steady(1000, { prepay: false, promo: { months: 6, apr: rate("11") } });
    expect(plan([settles], 900_000).kind).toBe("paid");
  });
});

describe("smallest balance first", () => {
  // Both grow at first; the money on the cheap one would do on the dear one.
  const growing = [debt("cheap", 100_000, "12", 0), debt("dear", 100_300, "24", 2000)];

  it("with an order frozen in the first month never turns to the other debt", () => {
    expect(plan(growing, 2950, { strategy: "snowball" }).kind).toBe("paid");
    const frozen = { strategy: "snowball", resort: "once" } as const;
    expect(outcome(growing, 2950, frozen)).toEqual(["never-pays-off", 1]);
  });

  it("is not waited for where only one debt can be a target", () => {
    const [cheap, dear] = growing;
    if (cheap === undefined || dear === undefined) throw new Error("two debts");
    const debts = [cheap, { ...dear, prepay: false }];
    expect(outcome(debts, 2950, { strategy: "snowball" })).toEqual(["never-pays-off", 1]);
  });

  it("is told apart from hopeless at once, where the interest of all is above the money of a month", () => {
    const hopeless = [debt("a", 1_000_000, "24", 0), debt("b", 1_010_000, "30", 0)];
    // 200.00 and 252.50 of interest.
    expect(outcome(hopeless, 15_000, { strategy: "snowball" })).toEqual(["never-pays-off", 1]);
  });
});

describe("daily interest", () => {
  const start = month("2026-01");
  const daily = (minimum: number, compounding: "daily" | "dailySimple" = "dailySimple") =>
    steady(minimum, { compounding });

  it("is judged by the shortest month: a long month that lifts the balance is no proof", () => {
    // 31 days cost 10.19, 30 days 9.86, 28 days 9.21: with 10.05 January lifts the balance and the year lowers it.
    expect(plan([daily(1005)], 1005, { start }).kind).toBe("paid");
  });

  it("above the payment in February too never ends", () => {
    expect(outcome([daily(900)], 900, { start })).toEqual(["never-pays-off", 1]);
    expect(outcome([daily(900, "daily")], 900, { start })).toEqual(["never-pays-off", 1]);
  });

  it("of a debt that takes only its minimum decides by itself", () => {
    const stuck = steady(900, { compounding: "daily", prepay: false });
    expect(outcome([stuck, debt("other", 5000, "9", 1000)], 90_000, { start })).toEqual([
      "never-pays-off",
      1,
    ]);
  });

  it("waits for an extra payment and for a larger budget", () => {
    const extras = [{ month: 6, amount: cents(110_000) }];
    expect(outcome([daily(900)], 900, { start, extras })).toEqual(["paid", 6]);
    const amounts = [900, 900, 200_000].map(cents);
    const later = { start, budget: { kind: "by-month" as const, amounts } };
    expect(outcome([daily(900)], 0, later)).toEqual(["paid", 3]);
  });

  it("counts the fee beside the interest", () => {
    const withFee = steady(1150, { compounding: "dailySimple", monthlyFee: cents(300) });
    expect(outcome([withFee], 1150, { start })).toEqual(["never-pays-off", 1]);
    expect(
      plan([steady(1400, { compounding: "dailySimple", monthlyFee: cents(300) })], 1400, { start }).kind,
    ).toBe("paid");
  });
});
