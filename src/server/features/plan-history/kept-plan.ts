import type { Debt } from "#contract/debts.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { planChangeSentence } from "#contract/plan-change-sentences.ts";
import type { PlanRevision } from "#contract/plan-history.ts";
import { type PlannedDebtFacts, planDebtOf, planMoneyOf } from "#contract/plan-inputs.ts";
import { daysBetween, parsePlainMonth } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { debtId as asDebtId, type PlanRequest } from "#engine/payoff/plan.ts";
import { explainPlanChange } from "#engine/payoff/plan-change.ts";

/** What is kept of a plan: enough to play it again and to say how it differs from another. */
export type KeptPlan = {
  readonly madeOn: string;
  /** The calendar month of the first payment. */
  readonly start: string;
  /** Absent in plans that were kept before it could be another one: then the avalanche. A custom order is that of `debts`. */
  readonly strategy?: PayoffPlan["strategy"];
  readonly debtFreeDate: string;
  readonly monthlyPayment: string;
  readonly totalInterest: string;
  /** Absent in plans that were kept before budgets could change: then the monthly payment holds throughout. */
  readonly budgets?: PayoffPlan["budgets"];
  readonly extraPayments?: PayoffPlan["extraPayments"];
  readonly debts: readonly (PlannedDebtFacts & {
    readonly creditor: string;
    readonly accountLast4: string | null;
    /** The day of the statement that the balance is from; absent in plans that were kept before it was. */
    readonly statementDate?: string | null;
  })[];
  readonly daysSooner: number | null;
  readonly sentence: string | null;
};

const money = (text: string): Cents => parseMoney(text) ?? cents(0);

/** The facts a plan stands on, as one text: what is left out (the day, names, limits) changes no plan. */
export function factsText(debts: readonly Debt[], plan: PayoffPlan): string {
  const planned = new Set(plan.debts.map(({ debtId }) => debtId));
  const facts = debts
    .filter(({ id }) => planned.has(id))
    .map(({ id, currentBalance, apr, minimumPayment, buckets }) => [
      id,
      currentBalance,
      apr,
      minimumPayment,
      ...buckets.flatMap((bucket) => [bucket.balance, bucket.apr, bucket.expires]),
    ]);
  const once = plan.extraPayments.map(({ date, amount, debtId }) => [date, amount, debtId]);
  const later = plan.budgets.slice(1).map(({ date, amount }) => [date, amount]);
  const held = plan.debts.flatMap(({ debtId, attack }) => (attack === "included" ? [] : [debtId]));
  const chosen = once.length + later.length + held.length === 0 ? [] : [once, later, held.toSorted()];
  const way =
    plan.strategy === "avalanche"
      ? []
      : [plan.strategy, ...(plan.strategy === "custom" ? plan.debts.map(({ debtId }) => debtId) : [])];
  return JSON.stringify([plan.monthlyPayment, facts, ...chosen, ...way]);
}

/** The kept plan as the engine takes it: its order, the cheapest for the avalanche, on the money it was made with. */
export function requestOf(
  plan: Pick<KeptPlan, "start" | "strategy" | "monthlyPayment" | "debts" | "budgets" | "extraPayments">,
): PlanRequest {
  const start = parsePlainMonth(plan.start);
  const { monthlyPayment, budgets = [], extraPayments = [], strategy = "avalanche" } = plan;
  return {
    strategy: strategy === "avalanche" ? "optimal" : strategy,
    ...(strategy === "custom" ? { order: plan.debts.map(({ debtId: id }) => asDebtId(id)) } : {}),
    ...(budgets.length === 0
      ? { budget: { kind: "constant", amount: money(monthlyPayment) } }
      : planMoneyOf({ budgets, extraPayments })),
    debts: plan.debts.map(planDebtOf),
    ...(start === undefined ? {} : { start }),
  };
}

function daysEarlier(before: string, after: string): number {
  const [from, to] = [parsePlainDate(after), parsePlainDate(before)];
  return from === undefined || to === undefined ? 0 : daysBetween(from, to);
}

/** A plan of `debts` to be kept after `before`, with the sentence that tells them apart. */
export function keepPlan(
  plan: PayoffPlan,
  before: KeptPlan | undefined,
  today: string,
  debts: readonly Debt[],
): KeptPlan {
  const statementDates = new Map(debts.map(({ id, statementDate }) => [id, statementDate]));
  const kept = {
    madeOn: today,
    start: plan.startMonth,
    strategy: plan.strategy,
    debtFreeDate: plan.debtFreeDate,
    monthlyPayment: plan.monthlyPayment,
    totalInterest: plan.totalInterest,
    budgets: plan.budgets,
    extraPayments: plan.extraPayments,
    debts: plan.debts.map(
      ({ debtId, creditor, accountLast4, balance, apr, minimumPayment, buckets, attack }) => ({
        debtId,
        creditor,
        accountLast4,
        balance,
        apr,
        minimumPayment,
        attack,
        statementDate: statementDates.get(debtId) ?? null,
        ...(buckets === undefined ? {} : { buckets }),
      }),
    ),
  };
  if (before === undefined) return { ...kept, daysSooner: null, sentence: null };
  const causes = explainPlanChange(requestOf(before), requestOf(kept));
  const daysSooner = daysEarlier(before.debtFreeDate, kept.debtFreeDate);
  const costDifference = cents(money(kept.totalInterest) - money(before.totalInterest));
  // A cause that pulls the other way does not explain the change.
  const fits = causes.find(({ months, cost }) =>
    daysSooner === 0 ? true : daysSooner > 0 ? months < 0 || cost < 0 : months > 0 || cost > 0,
  );
  const names = new Map([...before.debts, ...kept.debts].map(({ debtId, creditor }) => [debtId, creditor]));
  const sentence = planChangeSentence({
    daysSooner,
    costDifference,
    debtFreeDate: kept.debtFreeDate,
    cause: fits?.cause,
    nameOf: (id) => names.get(id) ?? "a debt",
    heldBack: plan.oldExtra?.isUsed === false ? plan.oldExtra.reason : undefined,
  });
  return { ...kept, daysSooner, sentence };
}

export function revisionView(plan: KeptPlan): PlanRevision {
  const { madeOn, debtFreeDate, monthlyPayment, totalInterest, daysSooner, sentence } = plan;
  return { madeOn, debtFreeDate, monthlyPayment, totalInterest, daysSooner, sentence };
}
