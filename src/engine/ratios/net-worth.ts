/** What is owned less what is owed, now and at the end of each month that statements speak of. */
import { addMonths, dayInMonth, daysBetween, monthOf, type PlainMonth } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";

/** A balance counts until the next statement, but no longer than this: some accounts send one a quarter. */
const COUNTS_FOR_DAYS = 92;
const LAST_DAY = 31;

/** What one statement says an account holds or owes; a caller's own value may carry more. */
export type AccountValue = { readonly asOf: PlainDate; readonly amount: Cents };

export type ValuedAccount<V extends AccountValue = AccountValue> = {
  readonly name: string;
  readonly side: "asset" | "liability";
  /** Several of one day: the first counts. Any order. */
  readonly values: readonly V[];
};

/** The value of one account in a month's sum. */
export type NetWorthPart<V extends AccountValue = AccountValue> = {
  readonly name: string;
  readonly side: "asset" | "liability";
  readonly value: V;
};

export type MonthNetWorth<V extends AccountValue = AccountValue> =
  | {
      readonly kind: "known";
      readonly month: PlainMonth;
      readonly assets: Cents;
      readonly liabilities: Cents;
      readonly netWorth: Cents;
      /** What the sums are made of, in the order of the accounts; each the newest value by the end of the month, or by today. */
      readonly parts: readonly NetWorthPart<V>[];
    }
  /** Some accounts have no statement recent enough, by name. */
  | { readonly kind: "missing"; readonly month: PlainMonth; readonly missing: readonly string[] };

function valueAt<V extends AccountValue>(account: ValuedAccount<V>, day: PlainDate): V | undefined {
  let newest: V | undefined;
  for (const value of account.values) {
    if (value.asOf <= day && (newest === undefined || value.asOf > newest.asOf)) newest = value;
  }
  if (newest === undefined || daysBetween(newest.asOf, day) > COUNTS_FOR_DAYS) return undefined;
  return newest;
}

/**
 * Net worth at the end of each month from the first statement to the month of `today` (there: today), oldest first. Nothing is
 * interpolated: a month without a recent statement of every account has no sum. An account opened later is missing before its
 * first statement, since nothing says that it was empty then. Empty without any statement.
 */
export function netWorthByMonth<V extends AccountValue>(
  accounts: readonly ValuedAccount<V>[],
  today: PlainDate,
): MonthNetWorth<V>[] {
  const days = accounts.flatMap(({ values }) => values.map(({ asOf }) => asOf));
  const first = days.filter((day) => day <= today).toSorted()[0];
  if (first === undefined) return [];
  const months: MonthNetWorth<V>[] = [];
  for (let month = monthOf(first); month <= monthOf(today); month = addMonths(month, 1)) {
    const end = dayInMonth(month, LAST_DAY);
    const day = end < today ? end : today;
    const sums = { asset: 0, liability: 0 };
    const missing: string[] = [];
    const parts: NetWorthPart<V>[] = [];
    for (const account of accounts) {
      if (account.values.length === 0) continue;
      const value = valueAt(account, day);
      if (value === undefined) missing.push(account.name);
      else {
        sums[account.side] += value.amount;
        parts.push({ name: account.name, side: account.side, value });
      }
    }
    months.push(
      missing.length > 0
        ? { kind: "missing", month, missing }
        : {
            kind: "known",
            month,
            assets: cents(sums.asset),
            liabilities: cents(sums.liability),
            netWorth: cents(sums.asset - sums.liability),
            parts,
          },
    );
  }
  return months;
}
