import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { planDebtOf, planMoneyOf } from "#contract/plan-inputs.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { type DebtId, debtId, type PlanRequest, type PayoffPlan as PlayedPlan } from "#engine/payoff/plan.ts";
import { balancesByMonth, visitRows } from "#engine/payoff/schedule.ts";
import { computeSplitPayment } from "#engine/payoff/split-payment.ts";
import { centsOf } from "../../lib/format-money.ts";

/** The ways of paying that stand side by side on the page. */
export const comparedWays = ["avalanche", "snowball", "custom", "even-split"] as const;
export type ComparedWay = (typeof comparedWays)[number];

/** Months until nothing is owed, and interest and fees until then; null where it never ends. */
export type WayPrice = { readonly months: number; readonly cost: Cents } | null;
/** Without `custom` until the person has an order of their own. */
export type WayPrices = Readonly<Record<Exclude<ComparedWay, "custom">, WayPrice>> & {
  readonly custom?: WayPrice;
};

export type WhatIf = {
  readonly months: number;
  readonly totalInterest: Cents;
  /** Owed in all at the end of each month, from month 0. */
  readonly balances: readonly Cents[];
  readonly paidOffMonths: ReadonlyMap<string, number>;
  readonly monthlyPayment: Cents;
  /** What each debt gets in the first month. */
  readonly firstPayments: ReadonlyMap<string, Cents>;
  /** The other ways of paying with the same money. */
  readonly prices: WayPrices;
};

/** Asks the engine about a plan with more money a month. */
export type AskWhatIf = (extra: Cents) => WhatIf | undefined;

/**
 * Prepares what does not change while the slider moves. The question is undefined when this page cannot compute the server's own plan
 * to the cent: a what-if would then compare two methods instead of two budgets. An answer is undefined when that plan does not end.
 * `ownOrder` is the person's own order, first target first; empty for none.
 */
export function prepareWhatIf(plan: PayoffPlan, ownOrder: readonly string[] = []): AskWhatIf | undefined {
  const debts = plan.debts.map(planDebtOf);
  const own = plan.strategy === "custom" ? debts.map(({ id }) => id) : ownOrder.map(debtId);
  // As on the server: with balances of several rates, or money that changes, the avalanche is the cheapest order found.
  const isPlain = plan.budgets.length === 1 && debts.every(({ buckets }) => buckets === undefined);
  const avalanche = isPlain ? "avalanche" : "optimal";
  const minimums = debts.reduce((sum, { balance, minimum }) => {
    const asked = minimum.type === "fixed" ? minimum.amount : 0;
    return sum + Math.min(asked, balance);
  }, 0);
  const ask: AskWhatIf = (extra) => {
    const monthly = centsOf(plan.monthlyPayment) + extra;
    const request: PlanRequest = {
      strategy: plan.strategy === "avalanche" ? avalanche : plan.strategy,
      ...planMoneyOf(plan, extra),
      debts,
      ...(plan.strategy === "custom" ? { order: own } : {}),
    };
    const played = computePayoffPlan(request);
    if (played.kind !== "paid") return undefined;
    return {
      ...figuresOf(played),
      prices: {
        avalanche: priceOf(
          request.strategy === avalanche
            ? played
            : computePayoffPlan({ ...request, strategy: avalanche }, { schedule: false }),
        ),
        snowball: priceOf(computePayoffPlan({ ...request, strategy: "snowball" }, { schedule: false })),
        ...(own.length === 0 ? {} : { custom: customPrice(request, played, own) }),
        "even-split": priceOf(
          computeSplitPayment(request, cents(Math.max(0, monthly - minimums)), "even").plan,
        ),
      },
    };
  };
  const base = ask(cents(0));
  const same = base?.months === plan.totalMonths && base.totalInterest === centsOf(plan.totalInterest);
  return same ? ask : undefined;
}

function figuresOf(played: PlayedPlan): Omit<WhatIf, "prices"> {
  const firstPayments = new Map<string, Cents>();
  visitRows(played, (debt, month, _before, payment) => {
    const id = month === 1 ? played.request.debts[debt]?.id : undefined;
    if (id !== undefined) firstPayments.set(id, cents(payment));
  });
  return {
    months: played.months,
    totalInterest: played.totalInterest,
    balances: balancesByMonth(played),
    paidOffMonths: new Map(played.debts.map(({ id, paidOffMonth }) => [id, paidOffMonth ?? 0])),
    monthlyPayment: played.budget,
    firstPayments,
  };
}

function customPrice(request: PlanRequest, played: PlayedPlan, order: readonly DebtId[]): WayPrice {
  if (request.strategy === "custom") return priceOf(played);
  return priceOf(computePayoffPlan({ ...request, strategy: "custom", order }, { schedule: false }));
}

function priceOf({ kind, months, totalInterest, totalFees }: PlayedPlan): WayPrice {
  return kind === "paid" ? { months, cost: cents(totalInterest + totalFees) } : null;
}

/** The prices of the plan as the server computed it. */
export function pricesOf(plan: PayoffPlan): WayPrices {
  const price = (way: ComparedWay): WayPrice => {
    const found = plan.comparison.find(({ kind }) => kind === way);
    if (!found || found.months === null || found.totalInterest === null) return null;
    return {
      months: found.months,
      cost: cents(centsOf(found.totalInterest) + centsOf(found.totalFees ?? "0.00")),
    };
  };
  return {
    avalanche: price("avalanche"),
    snowball: price("snowball"),
    "even-split": price("even-split"),
    ...(plan.comparison.some(({ kind }) => kind === "custom") ? { custom: price("custom") } : {}),
  };
}

/**
 * The ends and step of the slider: down to the minimums, up to about the present monthly payment again, in steps a person would name.
 * `aboveMinimums` is what the monthly payment holds beside them.
 */
export function sliderRange(
  monthlyPayment: Cents,
  aboveMinimums: Cents,
): {
  readonly minDollars: number;
  readonly maxDollars: number;
  readonly stepDollars: number;
} {
  const dollars = Math.max(500, monthlyPayment / 100);
  const stepDollars = dollars > 5000 ? 100 : dollars > 2000 ? 50 : 10;
  const steps = Math.floor(Math.max(0, aboveMinimums) / 100 / stepDollars);
  return {
    // Not minus zero, which a screen reader would say.
    minDollars: steps === 0 ? 0 : -steps * stepDollars,
    maxDollars: Math.ceil(dollars / 500) * 500,
    stepDollars,
  };
}
