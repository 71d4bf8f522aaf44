import type { Bucket, Debt } from "#contract/debts.ts";
import { minimumDue } from "#contract/minimum-due.ts";
import type { Strategy } from "#contract/payoff-plan.ts";
import { addDays, monthOf, monthsBetween, type PlainMonth } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { compareRates, parseRate, type Rate, rate } from "#engine/money/rate.ts";
import { type BalanceBucket, debtId, type MinimumRule, type PlanDebt } from "#engine/payoff/plan.ts";

/** A debt with its figures read once into exact numbers, as the engine takes them. */
export type PlannedDebt = {
  readonly debt: Debt;
  /** As the plan takes it: with what is owed in its first month. */
  readonly input: PlanDebt;
  /** What is owed now, as the newest statement shows it. */
  readonly statementBalance: Cents;
  /** The printed minimum, or what is owed where that is less. */
  readonly minimum: Cents;
  /** The card's own rule where its statements prove it: what paying only the minimums would really cost. */
  readonly ownRule?: MinimumRule;
};

const NO_INTEREST = rate("0");

/**
 * A bucket from the month the plan starts in: a rate that ends on a day holds for the months that are over by then. Undefined when
 * nothing of it is left but the account's own APR, or a figure is no exact number.
 */
function planBucket(bucket: Bucket, own: Rate, start: PlainMonth): BalanceBucket | undefined {
  const balance = parseMoney(bucket.balance);
  const apr = parseRate(bucket.apr);
  if (balance === undefined || apr === undefined) return undefined;
  if (bucket.expires === null) return { balance, apr };
  const last = parsePlainDate(bucket.expires);
  // A rate that holds to the end of a month holds for all of it.
  const months = last === undefined ? 0 : monthsBetween(start, monthOf(addDays(last, 1)));
  if (months < 1) return undefined;
  if (bucket.deferred !== true) return { balance, apr: own, promo: { months, apr } };
  // The printed rate is the one at which interest is put aside; where it is printed as 0, that of the account is.
  const aside = compareRates(apr, NO_INTEREST) === 0 ? own : apr;
  const accrued =
    (bucket.accruedInterest === undefined ? undefined : parseMoney(bucket.accruedInterest)) ?? cents(0);
  return { balance, apr: aside, promo: { months, apr: NO_INTEREST, deferred: true, accrued } };
}

/** The debt with its balances that bear a rate of their own, what is left of them in a plan that begins in `start`. */
export function withBuckets(planned: PlannedDebt, start: PlainMonth): PlannedDebt {
  const { debt, input } = planned;
  const special = debt.buckets.flatMap((bucket) => planBucket(bucket, input.apr, start) ?? []);
  if (special.length === 0) return planned;
  const rest = input.balance - special.reduce((sum, { balance }) => sum + balance, 0);
  if (rest < 0) return planned;
  const own = rest === 0 ? [] : [{ balance: cents(rest), apr: input.apr }];
  return { ...planned, input: { ...input, buckets: [...own, ...special] } };
}

function ownRuleOf({ minimumRule }: Debt): Pick<PlannedDebt, "ownRule"> {
  const percent = minimumRule === undefined ? undefined : parseRate(minimumRule.percent);
  const floor = minimumRule === undefined ? undefined : parseMoney(minimumRule.floor);
  if (minimumRule === undefined || percent === undefined || floor === undefined) return {};
  const { plusInterest } = minimumRule;
  return { ownRule: { type: "percent", percent, basis: "after", floor, plusInterest } };
}

/** The debt as the engine takes it; undefined when it cannot be planned or a figure is no exact number. */
export function plannedDebt(debt: Debt): PlannedDebt | undefined {
  if (debt.notPlannable !== null) return undefined;
  const balance = debt.currentBalance === null ? undefined : parseMoney(debt.currentBalance);
  const minimum = parseMoney(minimumDue(debt) ?? "");
  const apr = debt.apr === null ? undefined : parseRate(debt.apr);
  if (balance === undefined || minimum === undefined || apr === undefined) return undefined;
  return {
    debt,
    // The printed minimum, every month: what a plan pays never falls with the balance.
    input: { id: debtId(debt.id), balance, apr, minimum: { type: "fixed", amount: minimum } },
    statementBalance: balance,
    minimum,
    ...ownRuleOf(debt),
  };
}

/** The order in which the strategy attacks the debts; ties as in the engine: avalanche by smaller balance, snowball by higher APR. */
export function attackOrder(
  planned: readonly PlannedDebt[],
  strategy: Strategy,
  order: readonly string[],
): readonly PlannedDebt[] {
  switch (strategy) {
    case "avalanche":
      return planned.toSorted(
        (left, right) =>
          compareRates(right.input.apr, left.input.apr) || left.input.balance - right.input.balance,
      );
    case "snowball":
      return planned.toSorted(
        (left, right) =>
          left.input.balance - right.input.balance || compareRates(right.input.apr, left.input.apr),
      );
    case "custom": {
      const place = (id: string): number => {
        const index = order.indexOf(id);
        return index === -1 ? order.length : index;
      };
      return planned.toSorted((left, right) => place(left.debt.id) - place(right.debt.id));
    }
    default:
      return strategy satisfies never;
  }
}
