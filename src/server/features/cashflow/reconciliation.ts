import type { AccountFacts } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { keptFor } from "../../platform/kept-for.ts";
import type { FlowTransaction } from "./monthly-flow.ts";

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

/** One account's statements that do not add up, each period once. */
export function unexplainedMoney(
  statements: ReadonlyArray<{ readonly documentId: string; readonly facts: AccountFacts }>,
  transactions: readonly Row[],
): readonly UnexplainedMoney[] {
  const found = new Map<string, UnexplainedMoney>();
  const days = daysOf(transactions);
  const brought = byDocument(transactions);
  for (const { documentId, facts } of statements) {
    const { periodStart, periodEnd } = facts;
    if (periodStart === undefined || periodEnd === undefined) continue;
    // A statement may list a purchase under the day before its period began.
    const within = days.between(periodStart, periodEnd);
    const own = (brought.get(documentId) ?? []).filter(
      (row) => row.postedOn < periodStart || row.postedOn > periodEnd,
    );
    const inside = [...within, ...own];
    const amount = gapOf(facts, inside);
    if (amount) found.set(`${periodStart} ${periodEnd}`, { documentId, periodEnd, amount });
  }
  return [...found.values()];
}

const volume = (rows: Iterable<DatedAmount>): number =>
  Array.from(rows).reduce((sum, { amount }) => sum + Math.abs(amount), 0);

/**
 * How much of one account's money, in and out, lies in statements whose transactions lead from the printed beginning to the
 * printed ending balance, and how much in documents that print no beginning balance, as most banks' downloads: nothing proves those and
 * nothing contradicts them. What is typed line by line is neither. `of` is all of it, in cents.
 */
export function reconciledMoney(
  statements: ReadonlyArray<{ readonly documentId: string; readonly facts: AccountFacts }>,
  transactions: readonly Row[],
): { readonly amount: number; readonly untold: number; readonly of: number } {
  const proved = new Set<Row>();
  const days = daysOf(transactions);
  for (const { facts } of statements) {
    const { periodStart, periodEnd } = facts;
    if (periodStart === undefined || periodEnd === undefined) continue;
    const inside = days.between(periodStart, periodEnd);
    if (gapOf(facts, inside) === 0) for (const transaction of inside) proved.add(transaction);
  }
  const [lists, telling] = [new Set<string>(), new Set<string>()];
  for (const { documentId, facts } of statements)
    (facts.beginningBalance === undefined ? lists : telling).add(documentId);
  const untold = transactions.filter(
    (row) => lists.has(row.documentId) && !telling.has(row.documentId) && !proved.has(row),
  );
  return { amount: volume(proved), untold: volume(untold), of: volume(transactions) };
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
