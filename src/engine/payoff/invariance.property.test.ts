import * as fc from "fast-check";
import { describe, it } from "vitest";
import {
  amount,
  anyDebts,
  anyRequest,
  apr,
  claim,
  claimSame,
  dailyDebts,
  expectForAll,
  HORIZON,
  plainRequest,
} from "#test/plan-arbitraries.ts";
import { parsePlainMonth } from "../calendar/months.ts";
import { type Cents, cents } from "../money/cents.ts";
import { compareRates, rate } from "../money/rate.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { type DebtId, debtId, type PayoffPlan, type PlanRequest } from "./plan.ts";
import { scheduleRows } from "./schedule.ts";

const play = (request: PlanRequest): PayoffPlan => computePayoffPlan(request, { schedule: false });

/** Everything a plan says but its request, with rows. */
function saying(plan: PayoffPlan): object {
  const { request: _request, columns: _columns, strategy: _strategy, ...figures } = plan;
  return { ...figures, rows: scheduleRows(plan) };
}
/** In which month it is clear that a plan never ends, or that its money falls short before, may depend on how it is written. */
function same(one: PlanRequest, other: PlanRequest, what: string): void {
  const [first, second] = [computePayoffPlan(one), computePayoffPlan(other)];
  if (first.kind !== "never-pays-off" && second.kind !== "never-pays-off") {
    claimSame(saying(first), saying(second), what);
    return;
  }
  claim(first.kind !== "paid" && second.kind !== "paid", () => `${what}: ${first.kind}, ${second.kind}`);
}

const rename = (id: DebtId) => debtId(`another name of ${id}`);
const places = fc.array(fc.nat(999), { minLength: 6, maxLength: 6 });
const shuffled = <Item>(items: readonly Item[], by: readonly number[]): Item[] =>
  items
    .map((item, index) => ({ item, place: by[index] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
const byId = <Item extends { readonly id: DebtId }>(items: readonly Item[]) =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : 1));

describe("a plan does not depend on", () => {
  it("how the debts are called", () => {
    expectForAll(anyRequest, (request) => {
      const renamed: PlanRequest = {
        ...request,
        debts: request.debts.map((debt) => ({ ...debt, id: rename(debt.id) })),
        order: (request.order ?? []).map(rename),
        extras: (request.extras ?? []).map((extra) =>
          extra.id === undefined ? extra : { ...extra, id: rename(extra.id) },
        ),
      };
      const { debts, ...figures } = play(request);
      const { debts: other, ...otherFigures } = play(renamed);
      claimSame(
        [{ ...otherFigures, request: null }, other],
        [{ ...figures, request: null }, debts.map((debt) => ({ ...debt, id: rename(debt.id) }))],
        "renamed",
      );
    });
  });

  it("the order in which the debts are listed, where no two tie", () => {
    expectForAll(fc.tuple(anyRequest, places), ([request, by]) => {
      const debts = request.debts.map((debt, index) => {
        // Rates that differ in the sixth decimal; in and after the promotion.
        const apart = `.00000${index + 1}`;
        const { promo } = debt;
        return {
          ...debt,
          apr: rate(`${debt.apr.units}${apart}`),
          ...(promo === undefined ? {} : { promo: { ...promo, apr: rate(`${promo.apr.units}${apart}`) } }),
        };
      });
      const order = byId(debts).map(({ id }) => id);
      const listed: PlanRequest = { ...request, debts, order };
      const other: PlanRequest = { ...listed, debts: shuffled(debts, by) };
      const [one, two] = [computePayoffPlan(listed), computePayoffPlan(other)];
      claimSame([two.kind, two.months, byId(two.debts)], [one.kind, one.months, byId(one.debts)], "plan");
    });
  });

  it("debts that are already paid", () => {
    expectForAll(fc.tuple(anyRequest, apr), ([request, other]) => {
      const paid = {
        id: debtId("paid"),
        balance: cents(0),
        apr: other,
        minimum: { type: "fixed" as const, amount: cents(9000) },
        monthlyFee: cents(700),
      };
      const [one, two] = [play(request), play({ ...request, debts: [...request.debts, paid] })];
      claimSame(
        [two.kind, two.months, two.debts.slice(0, -1), two.debts.at(-1)?.paid],
        [one.kind, one.months, one.debts, 0],
        "plan with a paid debt",
      );
    });
  });

  it("the way in which a constant budget is written", () => {
    expectForAll(plainRequest, (request) => {
      const { budget } = play(request);
      same({ ...request, budget: { kind: "constant", amount: budget } }, request, "constant");
      same({ ...request, budget: { kind: "by-month", amounts: [budget] } }, request, "list of one");
      same({ ...request, budget: { kind: "by-month", amounts: [budget, budget, budget] } }, request, "list");
    });
  });

  it("whether money comes as an extra payment or as that month's budget", () => {
    const gift = fc.record({ month: fc.integer({ min: 1, max: 9 }), amount: amount(0, 90_000) });
    expectForAll(fc.tuple(plainRequest, gift), ([request, extra]) => {
      const { budget } = play(request);
      const amounts = Array.from(
        { length: extra.month + 1 },
        (_, index): Cents => cents(index + 1 === extra.month ? budget + extra.amount : budget),
      );
      const written: PlanRequest = { ...request, budget: { kind: "by-month", amounts } };
      const [asExtra, asBudget] = [
        computePayoffPlan({ ...request, extras: [extra] }),
        computePayoffPlan(written),
      ];
      claimSame(asBudget.kind, asExtra.kind, "outcome");
      if (asExtra.kind !== "never-pays-off") claimSame(scheduleRows(asBudget), scheduleRows(asExtra), "rows");
    });
  });
});

describe("an order", () => {
  it("that names some debts goes on with the others as they are listed", () => {
    expectForAll(fc.tuple(anyRequest, fc.nat(5)), ([request, count]) => {
      const ids = request.debts.map(({ id }) => id);
      const first = ids.toReversed().slice(0, count);
      const full = [...first, ...ids.filter((id) => !first.includes(id))];
      const custom: PlanRequest = { ...request, strategy: "custom" };
      same({ ...custom, order: first }, { ...custom, order: full }, "order");
    });
  });

  it("that is frozen is the custom order of the first month", () => {
    expectForAll(fc.tuple(anyRequest, fc.boolean()), ([request, smallestFirst]) => {
      const open = request.debts.filter(({ balance }) => balance > 0);
      const charged = ({ apr: normal, promo }: (typeof open)[number]) =>
        request.aprBasis === "goto" && !smallestFirst
          ? normal
          : promo && promo.months > 0
            ? promo.apr
            : normal;
      const order = open
        .toSorted((a, b) => {
          const [size, height] = [a.balance - b.balance, compareRates(charged(b), charged(a))];
          return smallestFirst ? size || height : height || size;
        })
        .map(({ id }) => id);
      const strategy = smallestFirst ? "snowball" : "avalanche";
      same(
        { ...request, strategy, resort: "once" },
        { ...request, strategy: "custom", order },
        "frozen order",
      );
    });
  });

  it("by highest rate that is frozen changes nothing while rates are constant", () => {
    expectForAll(plainRequest, (request) => {
      // Equal rates are taken in order of balance, and that may change; so no two are equal here.
      const debts = request.debts.map((debt, index) => ({
        ...debt,
        apr: rate(`${debt.apr.units}.00${index + 1}`),
      }));
      same({ ...request, debts, resort: "once" }, { ...request, debts }, "frozen avalanche");
    });
  });
});

describe("a promotion", () => {
  it("of no months, or at the normal rate, is none", () => {
    expectForAll(fc.tuple(anyRequest, apr, fc.boolean(), fc.nat(9)), ([request, other, deferred, months]) => {
      const without = request.debts.map(({ promo: _promo, ...debt }) => debt);
      const never = without.map((debt) => ({ ...debt, promo: { months: 0, apr: other, deferred: false } }));
      const alike = without.map((debt) => ({ ...debt, promo: { months, apr: debt.apr } }));
      // The APR after the promotion is the same one here, and so is the order it gives.
      same({ ...request, debts: deferred ? never : alike }, { ...request, debts: without }, "plan");
    });
  });

  it("with deferred interest costs what the plain one costs when it is cleared in time, and no less else", () => {
    expectForAll(anyRequest, (request) => {
      const withDeferred = (deferred: boolean): PlanRequest => ({
        ...request,
        debts: request.debts.map(({ promo, ...debt }) =>
          promo === undefined ? debt : { ...debt, promo: { ...promo, deferred } },
        ),
      });
      const [deferred, plain] = [play(withDeferred(true)), play(withDeferred(false))];
      const inTime = deferred.debts.every(({ paidOffMonth }, index) => {
        const promo = request.debts[index]?.promo;
        return promo === undefined || (paidOffMonth !== null && paidOffMonth <= promo.months);
      });
      if (inTime) claimSame(deferred.debts, plain.debts, "cleared in time");
    });
  });
});

describe("a plan that is cut off", () => {
  it("is the beginning of the longer one, and never called paid", () => {
    expectForAll(fc.tuple(anyRequest, fc.integer({ min: 1, max: 30 })), ([request, maxMonths]) => {
      const long = computePayoffPlan(request);
      const cut = computePayoffPlan({ ...request, maxMonths });
      claim(cut.months <= maxMonths, () => `${cut.months} of ${maxMonths} months`);
      // What the month after the horizon would need is not asked any more.
      const reached = long.kind === "paid" || long.kind === "never-pays-off" ? maxMonths : maxMonths - 1;
      if (long.months <= reached && long.kind !== "not-paid-within-horizon") {
        claimSame([cut.kind, cut.debts], [long.kind, long.debts], "not cut at all");
        return;
      }
      claim(cut.kind === "not-paid-within-horizon" && cut.remaining > 0, () => cut.kind);
      const rows = scheduleRows(long).filter(({ month }) => month <= maxMonths);
      claimSame(scheduleRows(cut), rows, "rows");
    });
  });

  it("for want of money names the first month whose minimums are above it", () => {
    expectForAll(anyRequest, (request) => {
      const plan = play(request);
      if (plan.kind !== "budget-below-minimums") return;
      const { month, required, available } = plan.shortfall;
      claim(
        month === plan.months + 1 && required > available,
        () => `month ${month}: ${required}, ${available}`,
      );
      // Just the missing money in that month, and the plan goes on beyond it.
      if (request.budget.kind !== "by-month" || request.rollover === false) return;
      const { amounts } = request.budget;
      const last = amounts.at(-1) ?? cents(0);
      const given = Array.from({ length: Math.max(month + 1, amounts.length) }, (_, index) =>
        index + 1 === month ? required : (amounts[index] ?? last),
      );
      const helped = play({ ...request, budget: { kind: "by-month", amounts: given } });
      claim(helped.months >= month, () => `${helped.kind} after ${helped.months} months`);
    });
  });
});

describe("amounts", () => {
  it("without interest scale: a hundred times the money, the same months", () => {
    expectForAll(fc.tuple(anyRequest, fc.integer({ min: 2, max: 1000 })), ([request, times]) => {
      const scale = (value: Cents | undefined) => cents((value ?? 0) * times);
      const free = request.debts.map(({ promo: _promo, ...debt }) => {
        const minimum = {
          type: "fixed" as const,
          amount: debt.minimum.type === "fixed" ? debt.minimum.amount : cents(500),
        };
        return { ...debt, apr: rate("0"), minimum };
      });
      const scaled = free.map((debt) => ({
        ...debt,
        balance: scale(debt.balance),
        monthlyFee: scale(debt.monthlyFee),
        minimum: { type: "fixed" as const, amount: scale(debt.minimum.amount) },
      }));
      const { budget } = request;
      const base: PlanRequest = { ...request, debts: free };
      const large: PlanRequest = {
        ...base,
        debts: scaled,
        budget:
          budget.kind === "by-month"
            ? { kind: "by-month", amounts: budget.amounts.map(scale) }
            : { kind: budget.kind, amount: scale(budget.amount) },
        extras: (request.extras ?? []).map((extra) => ({ ...extra, amount: scale(extra.amount) })),
      };
      const [one, many] = [play(base), play(large)];
      claimSame(
        [many.kind, many.months, many.totalPaid, many.totalFees, many.remaining],
        [one.kind, one.months, one.totalPaid * times, one.totalFees * times, one.remaining * times],
        "scaled plan",
      );
    });
  });

  it("with interest scale up to the rounding of each row", () => {
    expectForAll(plainRequest, (request) => {
      const times = 100;
      const { budget } = play(request);
      const constant = (money: number) => ({ kind: "constant" as const, amount: cents(money) });
      const debts = request.debts.map((debt) => ({
        ...debt,
        balance: cents(debt.balance * times),
        minimum: {
          type: "fixed" as const,
          amount: cents(debt.minimum.type === "fixed" ? debt.minimum.amount * times : 0),
        },
      }));
      const one = play({ ...request, budget: constant(budget) });
      const many = play({ ...request, debts, budget: constant(budget * times) });
      if (one.kind !== "paid" || many.kind !== "paid") return;
      const off = Math.abs(many.totalInterest - one.totalInterest * times);
      const rows = one.debts.reduce((sum, { paidOffMonth }) => sum + (paidOffMonth ?? 0), 0);
      // Half a cent a row, seen a hundred times larger, with the interest that the error itself earns.
      const allowed = times * rows * (1 + 0.4 / 12) ** one.months;
      claim(
        off <= allowed && Math.abs(one.months - many.months) <= 1,
        () => `${off} cents off, ${allowed} allowed`,
      );
    });
  });

  it("of a debt in two equal halves cost the same up to the rounding of each row", () => {
    expectForAll(plainRequest, (request) => {
      const { budget } = play(request);
      const whole = request.debts.map((debt, index) =>
        index > 0
          ? debt
          : {
              ...debt,
              balance: cents(debt.balance - (debt.balance % 2)),
              minimum: {
                type: "fixed" as const,
                amount: cents(2 * Math.floor((debt.minimum.type === "fixed" ? debt.minimum.amount : 0) / 2)),
              },
            },
      );
      const [first] = whole;
      if (first === undefined || first.minimum.type !== "fixed") return;
      const half = {
        ...first,
        balance: cents(first.balance / 2),
        minimum: { type: "fixed" as const, amount: cents(first.minimum.amount / 2) },
      };
      const halves = [half, { ...half, id: debtId("other half") }, ...whole.slice(1)];
      const money = { kind: "constant" as const, amount: cents(budget + 10) };
      const [one, two] = [
        play({ ...request, debts: whole, budget: money }),
        play({ ...request, debts: halves, budget: money }),
      ];
      if (one.kind !== "paid" || two.kind !== "paid") return;
      const off = Math.abs(one.totalInterest - two.totalInterest);
      const rows = two.debts.reduce((sum, { paidOffMonth }) => sum + (paidOffMonth ?? 0), 0);
      const allowed = rows * (1 + 0.4 / 12) ** one.months;
      claim(
        off <= allowed && Math.abs(one.months - two.months) <= 1,
        () => `${off} cents off, ${allowed} allowed`,
      );
    });
  });
});

describe("interest by the day", () => {
  const start = parsePlainMonth("2027-03");

  it("compounded is never below simple, and both are the monthly one without a rate", () => {
    expectForAll(dailyDebts, (list) => {
      const budget = { kind: "constant" as const, amount: cents(0) };
      const playedWith = (compounding: "monthly" | "daily" | "dailySimple", free: boolean) =>
        play({
          strategy: "minimum",
          budget,
          debts: list.map(({ promo: _promo, ...debt }) => ({
            ...debt,
            compounding,
            apr: free ? rate("0") : debt.apr,
            minimum: { type: "fixed" as const, amount: cents(15_000) },
          })),
          maxMonths: 6,
          ...(start === undefined ? {} : { start }),
        });
      const [compounded, simple] = [playedWith("daily", false), playedWith("dailySimple", false)];
      // A plan that never ends stops earlier, so less interest is seen of it.
      if (compounded.kind !== "never-pays-off") {
        for (const [index, { interest }] of compounded.debts.entries()) {
          const least = simple.debts[index]?.interest ?? 0;
          claim(interest >= least, () => `${interest} compounded, ${least} simple`);
        }
      }
      claimSame(playedWith("daily", true).debts, playedWith("monthly", true).debts, "without a rate");
    });
  });
});

describe("no request", () => {
  it("plays beyond its horizon, loses a debt or leaves whole cents", () => {
    expectForAll(fc.tuple(anyRequest, anyDebts), ([request, others]) => {
      const debts = [...request.debts, ...others.map((debt) => ({ ...debt, id: rename(debt.id) }))];
      const plan = play({ ...request, debts });
      const amounts = plan.debts.flatMap(({ interest, fees, paid, balance }) => [
        interest,
        fees,
        paid,
        balance,
      ]);
      claim(plan.months <= HORIZON && plan.debts.length === debts.length, () => `${plan.months} months`);
      claim(
        amounts.every((value) => Number.isSafeInteger(value) && value >= 0),
        () => String(amounts),
      );
      const closed = plan.debts.filter(({ paidOffMonth }) => paidOffMonth !== null);
      claim(
        closed.every(({ balance, paidOffMonth }) => balance === 0 && (paidOffMonth ?? 0) <= plan.months),
        () => "closed",
      );
      claim(
        (plan.kind === "paid") === (plan.remaining === 0),
        () => `${plan.kind} with ${plan.remaining} left`,
      );
    });
  });
});
