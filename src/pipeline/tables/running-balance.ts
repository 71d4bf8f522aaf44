import type { Check } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { TableRow } from "./read-rows.ts";

export type FollowedBalances = {
  /** The amount that each row's balance proves, signed; undefined where no step can be taken. */
  readonly steps: readonly (Cents | undefined)[];
  readonly newestFirst: boolean;
  readonly check: Check;
};

/** Below this share of steps the column is no running balance: a balance per day, say, or of another account. */
const RUNS = 0.6;

/**
 * Follows the running balance of one account from row to row, oldest or newest first, whichever fits more often: each step is
 * the row's amount with its sign, less its fee where the balance proves that the amount does not hold it. Undefined without a balance that runs.
 */
export function followBalances(rows: readonly TableRow[]): FollowedBalances | undefined {
  const counted = rows.filter((row) => row.balance !== undefined).length;
  if (counted < 2) return undefined;
  const down = walk(rows);
  const up = walk(rows.toReversed());
  const newestFirst = up.fitting === down.fitting ? isNewestFirst(rows) : up.fitting > down.fitting;
  const walked = newestFirst ? { ...up, steps: up.steps.toReversed() } : down;
  if (walked.possible === 0 || walked.fitting < walked.possible * RUNS) return undefined;
  const passed = walked.fitting === walked.possible;
  const detail = passed
    ? `each of ${walked.possible} balances is the one before plus its amount (${walked.example})`
    : `${walked.possible - walked.fitting} of ${walked.possible} balances are not the one before plus their amount, so rows may be missing`;
  return { steps: walked.steps, newestFirst, check: { name: "running-balance", passed, detail } };
}

function walk(rows: readonly TableRow[]) {
  const steps: (Cents | undefined)[] = [];
  let [possible, fitting] = [0, 0];
  let example = "";
  let before: number | undefined;
  for (const row of rows) {
    const after = row.balance?.value;
    const step = before === undefined || after === undefined ? undefined : after - before;
    let proven: Cents | undefined;
    if (step !== undefined) {
      possible += 1;
      // What a fee in a column of its own took as well.
      const withFee = row.amount.value - Math.abs(row.fee ?? 0);
      if (Math.abs(step) === Math.abs(row.amount.value) || step === withFee) {
        fitting += 1;
        proven = cents(step === 0 ? 0 : step);
        example = `${formatMoney(cents(before ?? 0))} ${step < 0 ? "-" : "+"} ${formatMoney(cents(Math.abs(step)))} = ${formatMoney(cents(after ?? 0))}`;
      }
    }
    steps.push(proven);
    // A pending row has no balance yet: the next row cannot be proven from the one before it.
    before = after;
  }
  return { steps, possible, fitting, example };
}

export function isNewestFirst(rows: readonly TableRow[]): boolean {
  const days = rows.map((row) => row.date.value);
  let [up, down] = [0, 0];
  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    if (before === undefined) continue;
    if (day > before) up += 1;
    else if (day < before) down += 1;
  }
  return down > up;
}
