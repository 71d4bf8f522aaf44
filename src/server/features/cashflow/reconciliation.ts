import type { AccountFacts } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { keptFor } from "../../platform/kept-for.ts";
import type { FlowTransaction } from "./monthly-flow.ts";
import { type AccountStatement, innerDays, isBeginningProved, leapOf } from "./running-lists.ts";

type Row = DatedAmount & { readonly documentId: string };
type DatedAmount = { readonly postedOn: string; readonly amount: number };

/**
 * What the printed balances of a statement say beyond its transactions, in cents: below zero where money went out that no line
 * shows. Undefined where the statement does not print both balances.
 */
function gapOf(facts: AccountFacts, amounts: readonly DatedAmount[]): Cents | undefined {
  const beginning = parseMoney(facts.beginningBalance ?? "");
  const ending = parseMoney(facts.endingBalance ?? "");
  if (beginning === undefined || ending === undefined) return undefined;
  return cents(ending - beginning - amounts.reduce((sum, { amount }) => sum + amount, 0));
}

/** The rows of a stretch of days without looking at all of them each time: an account has a stretch for each statement. */
const daysOf = keptFor((rows: readonly Row[]) => {
  const ordered = rows.toSorted((a, b) => (a.postedOn < b.postedOn ? -1 : a.postedOn > b.postedOn ? 1 : 0));
  /** The place of the first row on `day` or later; of the first later than `day` when `isAfter`. */
  function placeOf(day: string, isAfter: boolean): number {
    let [low, high] = [0, ordered.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const on = ordered[middle]!.postedOn;
      if (on < day || (isAfter && on === day)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  return {
    /** Both days counted in. */
    between: (first: string, last: string): readonly Row[] =>
      ordered.slice(placeOf(first, false), placeOf(last, true)),
  };
});

const byDocument = keptFor((rows: readonly Row[]) => Map.groupBy(rows, (row) => row.documentId));

/** Money that an account's printed balances show and no transaction explains. */
export type UnexplainedMoney = {
  readonly documentId: string;
  readonly periodEnd: string;
  /** Signed cents: below zero went out. Never zero. */
  readonly amount: Cents;
};

/**
 * The rows within a statement's own days, as far as its balances prove them, and the money that they leave unexplained. Of a list with
 * running balances that goes on within a day of another list, that day's lines are in both: then the days between prove theirs.
 */
function proofOf(statement: AccountStatement, days: ReturnType<typeof daysOf>, own: readonly Row[]) {
  const { periodStart, periodEnd } = statement.facts;
  if (periodStart === undefined || periodEnd === undefined) return undefined;
  // A statement may list a purchase under the day before its period began.
  const outside = own.filter((row) => row.postedOn < periodStart || row.postedOn > periodEnd);
  const inside = days.between(periodStart, periodEnd);
  const gap = gapOf(statement.facts, [...inside, ...outside]);
  const isProved = gapOf(statement.facts, inside) === 0;
  const inner = innerDays(statement);
  if (statement.span === undefined) return { gap, proved: isProved ? inside : [], open: [] };
  const edges = inside.filter(
    (row) => inner === undefined || row.postedOn < inner.first || row.postedOn > inner.last,
  );
  if (isProved) {
    const open = isBeginningProved(statement)
      ? []
      : edges.filter((row) => row.postedOn <= statement.span!.first);
    return { gap, proved: inside.filter((row) => !open.includes(row)), open };
  }
  if (inner === undefined) return { gap: undefined, proved: [], open: [] };
  const between = days.between(inner.first, inner.last);
  const left = cents(inner.change - between.reduce((sum, { amount }) => sum + amount, 0));
  return left === 0 ? { gap: left, proved: between, open: edges } : { gap: left, proved: [], open: [] };
}

/** One account's statements that do not add up, each period once; and lists whose balances do not go on from the one before. */
export function unexplainedMoney(
  statements: readonly AccountStatement[],
  transactions: readonly Row[],
): readonly UnexplainedMoney[] {
  const found = new Map<string, UnexplainedMoney>();
  const days = daysOf(transactions);
  const brought = byDocument(transactions);
  for (const statement of statements) {
    const { documentId, facts, span } = statement;
    const { periodStart, periodEnd } = facts;
    if (periodStart === undefined || periodEnd === undefined) continue;
    const amount = proofOf(statement, days, brought.get(documentId) ?? [])?.gap;
    if (amount) found.set(`${periodStart} ${periodEnd}`, { documentId, periodEnd, amount });
    const leap = leapOf(statement);
    if (span === undefined || leap === undefined) continue;
    const between = days
      .between(leap.after, span.first)
      .filter(({ postedOn }) => postedOn > leap.after && postedOn < span.first);
    const missing = cents(leap.amount - between.reduce((sum, row) => sum + row.amount, 0));
    if (missing) found.set(`to ${span.first}`, { documentId, periodEnd: span.first, amount: missing });
  }
  return [...found.values()];
}

const volume = (rows: Iterable<DatedAmount>): number =>
  Array.from(rows).reduce((sum, { amount }) => sum + Math.abs(amount), 0);

/**
 * How much of one account's money, in and out, lies in statements whose transactions lead from the printed beginning to the
 * printed ending balance, or in lists whose running balances do; and how much in documents that tell no beginning balance, as some banks' downloads: nothing proves those and
 * nothing contradicts them. What is typed line by line is neither. The first day of a list that goes on from nothing known, and both ends of one that shares a day with another, count half
 * among the former. `of` is all of it, in cents.
 */
export function reconciledMoney(
  statements: readonly AccountStatement[],
  transactions: readonly Row[],
): { readonly amount: number; readonly untold: number; readonly of: number } {
  const [proved, open] = [new Set<Row>(), new Set<Row>()];
  const days = daysOf(transactions);
  for (const statement of statements) {
    const proof = proofOf(statement, days, []);
    for (const row of proof?.proved ?? []) proved.add(row);
    for (const row of proof?.open ?? []) open.add(row);
  }
  const [lists, telling] = [new Set<string>(), new Set<string>()];
  for (const { documentId, facts } of statements)
    (facts.beginningBalance === undefined ? lists : telling).add(documentId);
  const half = [...open].filter((row) => !proved.has(row));
  const untold = transactions.filter(
    (row) => lists.has(row.documentId) && !telling.has(row.documentId) && !proved.has(row) && !open.has(row),
  );
  return { amount: volume(proved) + volume(half) / 2, untold: volume(untold), of: volume(transactions) };
}

type Told = { readonly id: string; readonly statements: Parameters<typeof reconciledMoney>[0] };

/**
 * The same of all accounts, as the confidence takes it: what neither is proved nor contradicted counts half, so a history of downloads
 * alone is never surer than a typed one. With the accounts that brought such money.
 */
export function reconciledTogether<A extends Told>(
  accounts: readonly A[],
  rowsOf: (id: string) => readonly Row[],
): {
  readonly reconciled: { readonly amount: number; readonly of: number };
  readonly withoutProof: readonly A[];
} {
  const proofs = accounts.map(({ id, statements }) => reconciledMoney(statements, rowsOf(id)));
  return {
    reconciled: {
      amount: proofs.reduce((sum, { amount, untold }) => sum + amount + untold / 2, 0),
      of: proofs.reduce((sum, { of }) => sum + of, 0),
    },
    withoutProof: accounts.filter((_, index) => proofs[index]!.untold > 0),
  };
}

/**
 * Money that left the account without a line counts as spending, so that the extra is never too high for it. Money that came in
 * without a line is not income.
 */
export function asSpending(gap: UnexplainedMoney & { readonly accountId: string }): FlowTransaction {
  return {
    accountId: gap.accountId,
    documentId: gap.documentId,
    postedOn: gap.periodEnd,
    amount: gap.amount,
    description: "Money out that the balances show but no line was read for",
    category: "other",
  };
}
