/** How far a shared goal is: pure. */
import type { Goal, GoalRequest } from "#contract/household.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { computeProgressPercent } from "#engine/payoff/progress.ts";

/** One account of a goal as it is shared now. */
export type GoalAccount = {
  readonly id: string;
  readonly side: "asset" | "debt";
  /** Dollars; null where no document shows it for certain. */
  readonly amount: string | null;
  /** What each statement says, in any order. */
  readonly values: ReadonlyArray<{ readonly asOf: string; readonly amount: Cents }>;
};

type Progress = Pick<Goal, "now" | "begin" | "percent" | "unknown">;

const unknown = (sentence: string): Progress => ({
  now: null,
  begin: null,
  percent: null,
  unknown: sentence,
});
const sum = (amounts: readonly number[]): Cents => cents(amounts.reduce((total, one) => total + one, 0));

/** The value by `day`; where the first statement is later, that one. */
function valueAt({ values }: GoalAccount, day: string): Cents | undefined {
  const ordered = values.toSorted((a, b) => a.asOf.localeCompare(b.asOf));
  return (ordered.findLast(({ asOf }) => asOf <= day) ?? ordered[0])?.amount;
}

/** A share of a target in whole percent, rounded down, 0 to 100. */
function percentOf(part: Cents, whole: Cents): number {
  if (part <= 0) return 0;
  return part >= whole ? 100 : Number((BigInt(part) * 100n) / BigInt(whole));
}

/**
 * Saving: what stands on the accounts against the target. Paying off: what is gone of what was owed on the day `since`. A missing or
 * uncertain account makes the whole unknown: a part of it would look like progress.
 */
export function goalProgress(
  goal: Pick<GoalRequest, "kind" | "target"> & {
    readonly accountIds: readonly string[];
    readonly since: string;
  },
  shared: readonly GoalAccount[],
): Progress {
  const side = goal.kind === "save" ? "asset" : "debt";
  const accounts = goal.accountIds.map((id) => shared.find((one) => one.id === id && one.side === side));
  const known = accounts.filter((one) => one !== undefined);
  if (known.length < accounts.length) {
    return unknown("An account of this goal is not shared any more, so its progress cannot be told.");
  }
  const amounts = known.flatMap(({ amount }) => (amount === null ? [] : (parseMoney(amount) ?? [])));
  if (amounts.length < known.length) {
    return unknown("No document shows the balance of one of its accounts for certain.");
  }
  const now = sum(amounts);
  if (goal.kind === "save") {
    const target = goal.target === null ? undefined : parseMoney(goal.target);
    if (target === undefined || target <= 0) return unknown("It has no amount to reach.");
    return { now: formatMoney(now), begin: null, percent: percentOf(now, target), unknown: null };
  }
  const owed = sum(amounts.map((amount) => Math.max(0, amount)));
  const begins = known.map((account) => valueAt(account, goal.since));
  const told = begins.filter((begin) => begin !== undefined);
  const begin = sum(told);
  const percent = told.length < begins.length ? undefined : computeProgressPercent(owed, begin);
  return percent === undefined
    ? { ...unknown("No statement shows what was owed at the beginning."), now: formatMoney(owed) }
    : { now: formatMoney(owed), begin: formatMoney(begin), percent, unknown: null };
}
