/** Lists of transactions whose running balances prove them, as statements: with the days and the balances that they lead from and to. */
import type { AccountFacts, RunningSpan } from "#contract/extraction.ts";
import { addDays, daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { keptFor } from "../../platform/kept-for.ts";

/** What one document says about an account. */
export type AccountStatement = {
  readonly documentId: string;
  readonly facts: AccountFacts;
  /** Of a list whose running balances hold. */
  readonly span?: RunningSpan;
  /** Where the list goes on from: what an earlier statement or list of the account ended with, and on which day. */
  readonly follows?: { readonly on: PlainDate; readonly ending: Cents };
};

type Ended = { readonly on: PlainDate; readonly ending: Cents };

function endOf({ facts, span }: AccountStatement): Ended | undefined {
  const on = parsePlainDate(facts.periodEnd ?? span?.last ?? "");
  const ending = parseMoney(facts.endingBalance ?? span?.ending ?? "");
  return on === undefined || ending === undefined ? undefined : { on, ending };
}

/** The newest end of another statement up to the first day of the list. */
function endBefore(list: AccountStatement, first: PlainDate, ends: readonly Ended[]): Ended | undefined {
  const own = endOf(list);
  return ends
    .filter((end) => end.on <= first && (end.on < first || end.on !== own?.on))
    .toSorted((a, b) => (a.on < b.on ? 1 : -1))[0];
}

const withEnds = keptFor((statements: readonly AccountStatement[]): readonly AccountStatement[] => {
  const ends = statements.flatMap((one) => endOf(one) ?? []);
  return statements.map((one): AccountStatement => {
    const { facts, span } = one;
    const first = parsePlainDate(span?.first ?? "");
    if (span === undefined || first === undefined || facts.beginningBalance !== undefined) return one;
    const before = endBefore(one, first, ends);
    const joins = before !== undefined && before.ending === parseMoney(span.beginning);
    // Balances that join prove the days between as well: nothing came and nothing went.
    const since = joins && before.on < first ? addDays(before.on, 1) : first;
    return {
      ...one,
      ...(before === undefined ? {} : { follows: before }),
      facts: {
        ...facts,
        periodStart: facts.periodStart ?? since,
        periodEnd: facts.periodEnd ?? span.last,
        beginningBalance: span.beginning,
        endingBalance: facts.endingBalance ?? span.ending,
      },
    };
  });
});

type Account = { readonly statements: readonly AccountStatement[] };

const withLists = keptFor(
  (account: Account): Account =>
    account.statements.every(({ span }) => span === undefined)
      ? account
      : { ...account, statements: withEnds(account.statements) },
);

/** The account with its lists as statements; the same object where none has running balances. */
export const withRunningLists = <A extends Account>(account: A): A => withLists(account) as A; // only its statements are others

/** Whether the balance before the first line of a list is the one that an earlier statement ended with: nothing else proves that line. */
export const isBeginningProved = ({ span, follows }: AccountStatement): boolean =>
  span === undefined || follows?.ending === parseMoney(span.beginning);

/** The days of a list between its first and its last one, with what its balances say of them; undefined where there are none. */
export function innerDays({ span }: AccountStatement) {
  const [first, last] = [parsePlainDate(span?.first ?? ""), parsePlainDate(span?.last ?? "")];
  if (span === undefined || first === undefined || last === undefined) return undefined;
  if (daysBetween(first, last) < 2) return undefined;
  const change = (parseMoney(span.beforeLastDay) ?? 0) - (parseMoney(span.afterFirstDay) ?? 0);
  return { first: addDays(first, 1), last: addDays(last, -1), change: cents(change) };
}

/** Days between a list and what it follows that still count as covered (see month-windows). */
const SLACK_DAYS = 3;

/** The money that moved between what a list follows and its first line, a few days at most: where the balances do not join. */
export function leapOf({
  span,
  follows,
}: AccountStatement): { readonly after: PlainDate; readonly amount: Cents } | undefined {
  const [first, beginning] = [parsePlainDate(span?.first ?? ""), parseMoney(span?.beginning ?? "")];
  if (follows === undefined || first === undefined || beginning === undefined) return undefined;
  if (first === follows.on || daysBetween(follows.on, first) - 1 > SLACK_DAYS) return undefined;
  return { after: follows.on, amount: cents(beginning - follows.ending) };
}
