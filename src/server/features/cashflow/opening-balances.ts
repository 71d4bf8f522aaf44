/** What the deposit accounts hold on one and the same day: newest balances of different days, added, count money twice that moved. */
import type { Source } from "#contract/debts.ts";
import { isTyped } from "#contract/entries.ts";
import { figureSource } from "#contract/figure-source.ts";
import { daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { DAYS_BETWEEN_LEGS } from "#engine/spending/own-transfers.ts";
import type { CashflowAccount } from "./analysis.ts";
import type { FlowTransaction } from "./monthly-flow.ts";

export type HeldBalance = {
  readonly account: CashflowAccount;
  /** Signed cents; 0 where nothing shows it. */
  readonly balance: Cents;
  /** Whether anything shows it. */
  readonly isKnown: boolean;
  /** Where exactly this amount is printed; null where it was reckoned from a printed one. */
  readonly source: Source | null;
};

export type OpeningBalances = {
  readonly held: readonly HeldBalance[];
  /** Accounts whose balance is too old to count, with the last day on which it is known. */
  readonly old: ReadonlyArray<{ readonly account: CashflowAccount; readonly day: PlainDate }>;
};

/** A balance that is known only until so many days before says nothing of the one of that day. */
const OLD_BALANCE_DAYS = 45;

type Printed = HeldBalance & { readonly documentId: string | null; readonly asOf: string | undefined };

/** What an account holds as its newest statement says. */
function printedBalance(account: CashflowAccount): Printed {
  const ending = account.figure("endingBalance");
  const state = ending.kind === "known" ? ending : account.figure("currentBalance");
  if (state.kind !== "known") {
    return { account, balance: cents(0), isKnown: false, source: null, documentId: null, asOf: undefined };
  }
  const { figure } = state;
  const balance = parseMoney(figure.value);
  const { documentId, asOf } = figure;
  const isKnown = balance !== undefined;
  return {
    account,
    balance: balance ?? cents(0),
    isKnown,
    source: figureSource(figure) ?? null,
    documentId,
    asOf,
  };
}

/** The newest balances as they are printed, of whatever days. */
export const newestBalances = (deposits: readonly CashflowAccount[]): readonly HeldBalance[] =>
  deposits.map(printedBalance);

export const heldTogether = (held: readonly HeldBalance[]): Cents =>
  cents(held.reduce((sum, { balance }) => sum + balance, 0));

/** The day at the end of which an account held its printed balance: the end of the statement's period; undefined where nothing tells. */
function dayOfBalance(
  { account, documentId, asOf = "" }: Printed,
  lastDays: ReadonlyMap<string, PlainDate>,
): PlainDate | undefined {
  const ends = account.statements
    .filter((one) => one.documentId === documentId)
    .flatMap(({ facts }) => parsePlainDate(facts.periodEnd ?? "") ?? []);
  return ends.toSorted().at(-1) ?? parsePlainDate(asOf) ?? lastDays.get(account.id);
}

type Row = FlowTransaction;
/** The other side of a transfer between two accounts, where both are seen. */
type Legs = ReadonlyMap<Row, Row>;

const apart = (one: Row, other: Row): number => {
  const [from, to] = [parsePlainDate(one.postedOn), parsePlainDate(other.postedOn)];
  return from === undefined || to === undefined ? Number.POSITIVE_INFINITY : Math.abs(daysBetween(from, to));
};

/** Each transfer that arrived in one of these accounts with its two sides, both ways. */
function legsOf(transactions: readonly Row[], byAccount: ReadonlyMap<string, readonly Row[]>): Legs {
  const legs = new Map<Row, Row>();
  for (const sent of transactions) {
    if (sent.amount >= 0 || sent.arrivedIn === undefined) continue;
    let nearest: Row | undefined;
    for (const row of byAccount.get(sent.arrivedIn) ?? []) {
      if (row.amount !== 0 - sent.amount || legs.has(row) || apart(sent, row) > DAYS_BETWEEN_LEGS) continue;
      if (nearest === undefined || apart(sent, row) < apart(sent, nearest)) nearest = row;
    }
    if (nearest === undefined) continue;
    legs.set(sent, nearest);
    legs.set(nearest, sent);
  }
  return legs;
}

const sum = (rows: readonly Row[]): number => rows.reduce((total, { amount }) => total + amount, 0);

/** What came out of accounts that no longer show it, and into one that does: it is no longer where it was. */
function isFromUnseen(row: Row, legs: Legs): boolean {
  return row.amount > 0 && row.category === "transfer" && !isTyped(row.documentId) && !legs.has(row);
}

type Dated = Printed & {
  readonly rows: readonly Row[];
  /** The last day until which the balance below is known. */
  readonly knownUntil: PlainDate | undefined;
};

/**
 * The balances at the end of `day`, each rolled there by its own rows. Of a transfer between two of the accounts of which that day saw one
 * side only, the money counts once. A balance that is known only until an earlier day loses the transfers from nowhere seen that
 * arrived in the other accounts since (the larger balances first, none below zero); one known only until more than 45 days before is
 * left out. Rows that the person typed move no printed balance.
 */
export function openingBalances(
  deposits: readonly CashflowAccount[],
  transactions: readonly Row[],
  byAccount: ReadonlyMap<string, readonly Row[]>,
  lastDays: ReadonlyMap<string, PlainDate>,
  day: PlainDate,
): OpeningBalances {
  const printed = deposits.map((account) => {
    const balance = printedBalance(account);
    return { ...balance, on: balance.documentId === null ? undefined : dayOfBalance(balance, lastDays) };
  });
  if (printed.every(({ on }) => on === undefined || on === day)) return { held: printed, old: [] };
  const legs = legsOf(transactions, byAccount);
  const isCounted = (row: Row): boolean => byAccount.has(row.accountId);
  // Of a transfer on its way at the end of the day, the side that was booked by then has told of it already.
  const isInTransit = (row: Row): boolean => {
    const other = legs.get(row);
    return other !== undefined && isCounted(other) && other.postedOn <= day;
  };
  const rolled = printed.map(({ on, ...own }): Dated => {
    const rows = (byAccount.get(own.account.id) ?? []).filter(({ documentId }) => !isTyped(documentId));
    if (on === undefined) return { ...own, rows, knownUntil: undefined };
    const since = rows.filter(({ postedOn }) => postedOn > day && postedOn <= on);
    const until = rows.filter(({ postedOn }) => postedOn > on && postedOn <= day);
    const change = sum(until) - sum(since.filter((row) => !isInTransit(row)));
    const shown = lastDays.get(own.account.id) ?? on;
    const knownUntil = shown > on ? shown : on;
    if (change === 0) return { ...own, rows, knownUntil };
    return { ...own, rows, knownUntil, balance: cents(own.balance + change), source: null };
  });
  const isOld = ({ knownUntil }: Dated): boolean =>
    knownUntil !== undefined && daysBetween(knownUntil, day) > OLD_BALANCE_DAYS;
  const old = rolled.flatMap((one) =>
    isOld(one) && one.knownUntil !== undefined ? { account: one.account, day: one.knownUntil } : [],
  );
  const kept = rolled.filter((one) => !isOld(one));
  return { held: withoutDrawn(kept, legs, day), old };
}

/** Takes off the balances that ended before the day what was drawn from them since, as the other accounts show. */
function withoutDrawn(kept: readonly Dated[], legs: Legs, day: PlainDate): readonly HeldBalance[] {
  const balances = new Map(kept.map(({ account, balance }) => [account.id, balance]));
  const unseen = kept.filter(({ knownUntil }) => knownUntil !== undefined && knownUntil < day);
  const arrivals = kept
    .flatMap(({ rows }) => rows)
    .filter((row) => row.postedOn <= day && isFromUnseen(row, legs));
  for (const { accountId, postedOn, amount } of arrivals) {
    let drawn: number = amount;
    const candidates = unseen
      .filter(({ account, knownUntil = day }) => account.id !== accountId && knownUntil < postedOn)
      .toSorted((a, b) => (balances.get(b.account.id) ?? 0) - (balances.get(a.account.id) ?? 0));
    for (const { account } of candidates) {
      const balance = balances.get(account.id) ?? cents(0);
      const taken = Math.min(drawn, Math.max(0, balance));
      balances.set(account.id, cents(balance - taken));
      drawn -= taken;
    }
  }
  return kept.map(({ account, balance, isKnown, source }) => {
    const left = balances.get(account.id) ?? balance;
    return { account, balance: left, isKnown, source: left === balance ? source : null };
  });
}
