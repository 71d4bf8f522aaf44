/** The money of a history by who paid or was paid, and which of them took another's place. */
import { daysBetween } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import type { DatedFlow, FlowKind } from "./history-paths.ts";
import { daysDue, findRhythm, type Rhythm } from "./recurring-series.ts";

/** All money of one payer in one direction, summed by day of the history. */
export type PayerAccount = {
  readonly payer: string;
  readonly kind: FlowKind;
  readonly isPay: boolean;
  /** See DatedFlow.fixedBill. */
  readonly fixedBill: string | undefined;
  readonly amounts: Map<number, number>;
  /** The day of the newest payment, which may lie after the history, and the account on which it was seen. */
  newest: number;
  accountId: string | undefined;
};

/** A payer with the rhythm of their payments, undefined without one, and whether pay in it came no more. */
export type PayerSeries = {
  readonly account: PayerAccount;
  readonly rhythm: Rhythm | undefined;
  readonly isStopped: boolean;
};

/** Money of the days from `first` on, by payer and direction; of what came later only the day is kept. */
export function byPayer(flows: readonly DatedFlow[], first: PlainDate, dayCount: number): PayerAccount[] {
  const dayOf = new Map<PlainDate, number>();
  const [pays, bills] = [new Map<string, PayerAccount>(), new Map<string, PayerAccount>()];
  let [last, day] = ["", -1];
  for (const { on, amount, payer, kind, accountId, fixedBill } of flows) {
    if (on !== last) {
      const known = dayOf.get(on);
      day = known ?? daysBetween(first, on);
      if (known === undefined) dayOf.set(on, day);
      last = on;
    }
    if (day < 0) continue;
    const accounts = amount > 0 ? pays : bills;
    let account = accounts.get(payer);
    if (!account) {
      account = { payer, kind, isPay: amount > 0, fixedBill, amounts: new Map(), newest: day, accountId };
      accounts.set(payer, account);
    }
    if (day > account.newest) {
      account.newest = day;
      account.accountId = accountId;
    }
    if (day < dayCount) account.amounts.set(day, (account.amounts.get(day) ?? 0) + amount);
  }
  // What came only after the history is no part of it.
  return [...pays.values(), ...bills.values()].filter(({ amounts }) => amounts.size > 0);
}

export const daysOf = ({ amounts }: Pick<PayerAccount, "amounts">): number[] =>
  [...amounts.keys()].toSorted((a, b) => a - b);

const MONTH = 365.25 / 12;
/** Two payments of a bill with a fixed price that lie so many days apart are those of two months. */
const [SHORTEST_STEP, LONGEST_STEP, MONTH_SLACK] = [25, 36, 3];

/** The rhythm of a payer's days; a bill with a fixed price has that of the month from its second payment on. */
function rhythmOf(account: PayerAccount): Rhythm | undefined {
  const days = daysOf(account);
  const found = findRhythm(days);
  const [first, second] = days;
  if (found !== undefined || account.fixedBill === undefined || days.length !== 2) return found;
  if (first === undefined || second === undefined) return undefined;
  const isMonth = second - first >= SHORTEST_STEP && second - first <= LONGEST_STEP;
  return isMonth ? { step: MONTH, phase: second, slack: MONTH_SLACK } : undefined;
}

/** Whether pay in a rhythm came no more, as far as its own account is shown (`seen`, a day of the history or later). */
function hasStopped(rhythm: Rhythm, seen: number): boolean {
  return daysDue(rhythm, true, seen, seen + Math.ceil(rhythm.step)) === undefined;
}

function seriesOf(account: PayerAccount, today: number, seen: number): PayerSeries {
  const rhythm = rhythmOf(account);
  const isStopped =
    rhythm !== undefined &&
    account.isPay &&
    hasStopped(account.newest > today ? { ...rhythm, phase: account.newest } : rhythm, seen);
  return { account, rhythm, isStopped };
}

/** Longest time without pay between two employers; the months of a longer one are months without pay. */
const BETWEEN_JOBS_DAYS = 45;

/** Whether `next` begins when `old` ends: no sooner than half a step before its last payment, and soon after. */
function follows(old: PayerSeries, next: PayerAccount): boolean {
  const step = old.rhythm?.step ?? 0;
  const [begun] = daysOf(next);
  const since = (begun ?? 0) - old.account.newest;
  return since > -step / 2 && since <= Math.max(BETWEEN_JOBS_DAYS, 1.5 * step);
}

/** A change of rhythm shows in so many days: three payments of a month. */
const RECENT_DAYS = 75;

/** Pay of one payer that comes in another rhythm now, as two: what ended, and what came since. Undefined where it does not. */
function parted(
  series: PayerSeries,
  today: number,
  seen: number,
): readonly [PayerSeries, PayerSeries] | undefined {
  const { account } = series;
  const since = account.newest - RECENT_DAYS;
  const part = (isNew: boolean): PayerAccount => ({
    ...account,
    amounts: new Map([...account.amounts].filter(([day]) => (isNew ? day > since : day <= since))),
  });
  const now = seriesOf(part(true), today, seen);
  if (now.rhythm === undefined || now.isStopped) return undefined;
  const before = part(false);
  if (before.amounts.size === 0) return undefined;
  before.newest = Math.max(...before.amounts.keys());
  const ended = { ...seriesOf(before, today, seen), isStopped: true };
  return follows(ended, now.account) ? [ended, now] : undefined;
}

/** Farther from the line than this many days a payment belongs to another rhythm. */
const ON_LINE_DAYS = 4;
/** A new payer is told to follow an old one by so many payments on its days. */
const FEWEST_ON_LINE = 2;
/** Whether the payments of `next` fall on the days on which the old payer would have paid, none left out: the same pay by another name. */
function goesOn({ rhythm, account }: PayerSeries, next: PayerAccount): boolean {
  if (rhythm === undefined) return false;
  const days = daysOf(next);
  const indexOf = (day: number): number => Math.round((day - rhythm.phase) / rhythm.step);
  const before = indexOf(account.newest);
  return (
    days.length >= FEWEST_ON_LINE &&
    days.every(
      (day, at) =>
        day > account.newest &&
        indexOf(day) === before + 1 + at &&
        Math.abs(day - rhythm.phase - indexOf(day) * rhythm.step) <= ON_LINE_DAYS,
    )
  );
}

export type JoinedSeries = {
  readonly series: readonly PayerSeries[];
  /** What a payer took the place of: pay that stopped when theirs began. */
  readonly placeOf: ReadonlyMap<PayerSeries, PayerSeries>;
};

/**
 * The payers of a history with their rhythms. Pay that goes on under another name is one series; pay that stopped where another
 * regular one began has that one in its place. Amounts decide nothing here: only days do, so that more pay never breaks a series.
 * `seenOf`: the last day that the payer's own account shows.
 */
export function joinedSeries(
  accounts: readonly PayerAccount[],
  today: number,
  seenOf: (account: PayerAccount) => number,
): JoinedSeries {
  const placeOf = new Map<PayerSeries, PayerSeries>();
  let series = accounts.flatMap((account) => {
    const one = seriesOf(account, today, seenOf(account));
    const parts = one.isStopped ? parted(one, today, seenOf(account)) : undefined;
    if (parts !== undefined) placeOf.set(parts[1], parts[0]);
    return parts ?? [one];
  });
  const replaced = new Set(placeOf.values());
  for (const old of series.filter((one) => one.isStopped && !replaced.has(one))) {
    const begun = series.filter(
      (one) => one !== old && one.account.isPay && !one.isStopped && follows(old, one.account),
    );
    const same = begun.find((one) => !placeOf.has(one) && goesOn(old, one.account));
    if (same !== undefined) {
      const amounts = new Map([...old.account.amounts, ...same.account.amounts]);
      const one = seriesOf({ ...same.account, amounts }, today, seenOf(same.account));
      if (one.rhythm !== undefined && !one.isStopped) {
        series = [...series.filter((each) => each !== old && each !== same), one];
        continue;
      }
    }
    const next = begun.find((one) => one.rhythm !== undefined && !placeOf.has(one));
    if (next !== undefined) placeOf.set(next, old);
  }
  return { series, placeOf };
}
