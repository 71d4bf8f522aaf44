/** The days of which everything is known: each account that brings pay or pays for spending must show them. */
import { isTyped } from "#contract/entries.ts";
import { addDays, daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { CashflowAccount } from "./analysis.ts";
import {
  type Coverage,
  gapsBetween,
  type MonthWindow,
  monthsOfRuns,
  sharedRuns,
  unbrokenRuns,
} from "./month-windows.ts";
import type { FlowLine, FlowTransaction } from "./monthly-flow.ts";

/** Days that an account's statements lack; `account` is null where it is the only one that matters. */
export type MissingDays = MonthWindow & { readonly account: string | null };

export type AccountCoverage = Coverage & {
  readonly missing: readonly MissingDays[];
  /** The last day that is shown of each account, by id. */
  readonly lastDays: ReadonlyMap<string, PlainDate>;
  /** Accounts whose days do not fit the others': to be taken as if the person left them out. */
  readonly leftOut: readonly CashflowAccount[];
};

/** An account whose statements end so long before the others' tells nothing of the months of today. */
const STALE_DAYS = 45;
/** Pay is compared over the newest quarter of a year of each account. */
const QUARTER_DAYS = 92;
/** What a statement that begins or ends about the same day may lack. */
const SLACK_DAYS = 3;
const MONTHS_ENOUGH = 12;

type Shown = {
  readonly account: CashflowAccount;
  readonly runs: readonly MonthWindow[];
  readonly first: PlainDate;
  readonly last: PlainDate;
  /** Money of the newest quarter of a year, in cents. */
  readonly pay: number;
  readonly spent: number;
  readonly carries: boolean;
};

export const accountText = ({ name, last4 }: Pick<CashflowAccount, "name" | "last4">): string =>
  last4 === null ? name : `${name} ···${last4}`;

/** The names of the accounts whose statements end about that day. */
export const endingWith = (
  accounts: readonly CashflowAccount[],
  lastDays: ReadonlyMap<string, PlainDate>,
  day: PlainDate,
): string[] =>
  accounts
    .filter(({ id }) => Math.abs(daysBetween(lastDays.get(id) ?? day, day)) <= SLACK_DAYS && lastDays.has(id))
    .map(accountText);

/** The days of one account's statements; of documents that print no period, from the first transaction to the last. */
function periodsOf(
  { statements }: CashflowAccount,
  rows: readonly FlowTransaction[],
  withTyped: boolean,
): ReadonlyArray<{ readonly first: string; readonly last: string }> {
  const printed = statements.flatMap(({ facts: { periodStart, periodEnd } }) =>
    periodStart === undefined || periodEnd === undefined ? [] : { first: periodStart, last: periodEnd },
  );
  // Single lines that a person typed say nothing about the days between them.
  const listed = rows.filter(({ documentId }) => withTyped || !isTyped(documentId));
  if (printed.length === 0) return daysOf(listed);
  // A list beside statements tells of its own days: months of it between theirs are no gap.
  const withPeriod = new Set(
    statements.flatMap(({ documentId, facts }) => (facts.periodEnd === undefined ? [] : documentId)),
  );
  const lists = Map.groupBy(
    listed.filter(({ documentId }) => !isTyped(documentId) && !withPeriod.has(documentId)),
    ({ documentId }) => documentId,
  );
  return [...printed, ...[...lists.values()].flatMap(daysOf)];
}

/** From the first to the last of these days. */
function daysOf(rows: readonly FlowTransaction[]): Array<{ readonly first: string; readonly last: string }> {
  const days = rows.map(({ postedOn }) => postedOn).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? [] : [{ first, last }];
}

/** Each savings account has interest, fees and transfers; pay and purchases make it one that the month runs through. */
const USUAL_OF_SAVINGS: ReadonlySet<string> = new Set(["interest-earned", "fees", "transfer"]);

/** Whether a transaction makes its account one that carries the month. */
function carries({ kind }: CashflowAccount, line: FlowLine, { category }: FlowTransaction): boolean {
  if (line !== "income" && line !== "essential" && line !== "discretionary") return false;
  return kind !== "savings" || !USUAL_OF_SAVINGS.has(category);
}

function shownOf(
  account: CashflowAccount,
  rows: readonly FlowTransaction[],
  lineOfOne: (transaction: FlowTransaction) => FlowLine,
  withTyped: boolean,
): Shown | undefined {
  const runs = unbrokenRuns(periodsOf(account, rows, withTyped));
  const [first, last] = [runs[0]?.first, runs.at(-1)?.last];
  if (first === undefined || last === undefined) return undefined;
  const recent = addDays(last, -QUARTER_DAYS);
  let [pay, spent, isCarrying] = [0, 0, false];
  for (const row of rows) {
    const line = lineOfOne(row);
    if (!carries(account, line, row)) continue;
    isCarrying = true;
    if (row.postedOn <= recent) continue;
    if (line === "income") pay += row.amount;
    else spent -= row.amount;
  }
  return { account, runs, first, last, pay, spent, carries: isCarrying };
}

/**
 * A savings account of which lists without printed days are there, with the days around its lines on which nothing happened: as many as
 * between two of its lines, within the days that the others show. Its balance is known no longer for that.
 */
function withQuietDays(one: Shown, rows: readonly FlowTransaction[], all: readonly Shown[]): Shown {
  const { kind, statements } = one.account;
  const isPrinted = statements.some(({ span, facts }) => span === undefined && facts.periodEnd !== undefined);
  if (kind !== "savings" || isPrinted) return one;
  const days = rows.flatMap(({ postedOn }) => parsePlainDate(postedOn) ?? []).toSorted();
  const quiet = Math.max(0, ...days.slice(1).map((day, index) => daysBetween(days[index]!, day)));
  const oldest = all.map(({ first }) => first).toSorted()[0] ?? one.first;
  const newest = all
    .map(({ last }) => last)
    .toSorted()
    .at(-1);
  const [before, after] = [addDays(one.first, -quiet), addDays(one.last, quiet)];
  const first = before > oldest ? before : oldest;
  const last = newest === undefined || after < newest ? after : newest;
  return {
    ...one,
    first,
    last,
    runs: unbrokenRuns([...one.runs, { first, last: one.first }, { first: one.last, last }]),
  };
}

/** The account that tells most of the month first: by pay, then by how new it is, then by spending. */
const byWeight = (a: Shown, b: Shown): number =>
  b.pay - a.pay || (a.last === b.last ? b.spent - a.spent : a.last < b.last ? 1 : -1);

/** Whole months; 0 for less than one. */
function monthCount(runs: readonly MonthWindow[]): number {
  const coverage = monthsOfRuns(runs);
  return coverage === undefined || coverage.isPartial ? 0 : coverage.windows.length;
}

/**
 * Whether an account takes away every month, or more than half of them: it would make a year of history two months. One that spends
 * more than it brings takes its months all the same, because its spending counts.
 */
const takesTooMuch = ({ pay, spent }: Shown, months: number, left: number): boolean =>
  (months > 0 && left === 0) || (pay >= spent && 2 * left < months);

/** What `shown` lacks of the days from `first` to `last`. */
function lackOf({ runs, ...shown }: Shown, first: PlainDate, last: PlainDate): MonthWindow[] {
  const before = daysBetween(first, shown.first) > SLACK_DAYS;
  const after = daysBetween(shown.last, last) > SLACK_DAYS;
  return [
    ...(before ? [{ first, last: addDays(shown.first, -1) }] : []),
    ...gapsBetween(runs),
    ...(after ? [{ first: addDays(shown.last, 1), last }] : []),
  ];
}

/**
 * The days that every account with pay or spending covers; a day that one of them lacks is no day without income. Savings bring
 * their balance alone. The account with most pay counts in any case. One that takes away too many whole months (see takesTooMuch), or whose
 * statements end more than 45 days before it, was opened or closed meanwhile or is not uploaded: it is named in `leftOut`, so that
 * neither its pay nor its balance counts and what goes there is spent. That never makes the extra higher than its pay would.
 * Without an account that carries anything, the days of any. Undefined without a day. `withTyped`: also the days between single lines
 * that a person typed, of which nothing else tells.
 */
export function coverageOf(
  deposits: readonly CashflowAccount[],
  byAccount: ReadonlyMap<string, readonly FlowTransaction[]>,
  lineOfOne: (transaction: FlowTransaction) => FlowLine,
  withTyped = false,
): AccountCoverage | undefined {
  const printed = deposits.flatMap(
    (account) => shownOf(account, byAccount.get(account.id) ?? [], lineOfOne, withTyped) ?? [],
  );
  const lastDays = new Map(printed.map(({ account, last }) => [account.id, last]));
  const shown = printed.map((one) => withQuietDays(one, byAccount.get(one.account.id) ?? [], printed));
  const [main, ...others] = shown.filter((one) => one.carries).toSorted(byWeight);
  if (main === undefined) {
    const coverage = monthsOfRuns(unbrokenRuns(shown.flatMap(({ runs }) => runs)));
    const missing = coverage?.gaps.map((gap) => ({ ...gap, account: null })) ?? [];
    return coverage && { ...coverage, missing, lastDays, leftOut: [] };
  }
  let runs = main.runs;
  const [used, leftOut] = [[main], [] as CashflowAccount[]];
  for (const other of others) {
    const shared = sharedRuns(runs, other.runs);
    const isStale = daysBetween(other.last, main.last) > STALE_DAYS;
    if (isStale || shared.length === 0 || takesTooMuch(other, monthCount(runs), monthCount(shared))) {
      leftOut.push(other.account);
    } else {
      runs = shared;
      used.push(other);
    }
  }
  const coverage = monthsOfRuns(runs);
  if (coverage === undefined) return undefined;
  const isEnough = coverage.windows.length >= MONTHS_ENOUGH;
  const [oldest] = used.map(({ first }) => first).toSorted();
  const newest = used
    .map(({ last }) => last)
    .toSorted()
    .at(-1);
  const since = isEnough ? coverage.runs[0]?.first : oldest;
  const missing = used.flatMap((one) =>
    lackOf(one, since ?? one.first, newest ?? one.last).map((days) => ({
      ...days,
      account: used.length === 1 ? null : accountText(one.account),
    })),
  );
  return { ...coverage, missing, lastDays, leftOut };
}
