import type { Debt } from "#contract/debts.ts";
import type { AccountKind } from "#contract/extraction.ts";
import { isRegularIncome } from "#engine/spending/category.ts";
import { keptFor } from "../../platform/kept-for.ts";
import { rowsByAccount } from "./account-rows.ts";
import type { FlowAccount, FlowTransaction } from "./monthly-flow.ts";
import { knownDebts, withEndedLoans } from "./payment-proof.ts";

type FlowAccountOf = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly currency: string;
  readonly statements: ReadonlyArray<{
    readonly documentId: string;
    readonly facts?: {
      readonly periodStart?: string | undefined;
      readonly periodEnd?: string | undefined;
      readonly previousBalance?: string | undefined;
    };
  }>;
};

/** Of accounts that tell nothing. */
const USUAL_CURRENCY = "USD";

export const isDeposit = ({ kind }: { readonly kind: AccountKind }): boolean =>
  kind === "checking" || kind === "savings";

const isPay = ({ amount, category }: FlowTransaction): boolean =>
  amount > 0 && category !== "interest-earned" && isRegularIncome(category);

/**
 * The currency in which the person lives, whatever the order of the accounts: that of the deposit accounts with most pay, else with most
 * rows, else US dollars where there are some, else the first by its code. Undefined without a deposit account.
 */
function mainCurrency(
  accounts: readonly FlowAccountOf[],
  transactions: readonly FlowTransaction[],
): string | undefined {
  const deposits = accounts.filter(isDeposit);
  const currencies = new Set(deposits.map(({ currency }) => currency));
  if (currencies.size < 2) return deposits[0]?.currency;
  const rows = rowsByAccount(transactions);
  const weighed = [...currencies].map((currency) => {
    const own = deposits.filter((one) => one.currency === currency).flatMap(({ id }) => rows.get(id) ?? []);
    const pay = own.reduce((sum, one) => (isPay(one) ? sum + one.amount : sum), 0);
    return { currency, pay, rows: own.length, isUsual: currency === USUAL_CURRENCY };
  });
  const [first] = weighed.toSorted(
    (a, b) =>
      b.pay - a.pay ||
      b.rows - a.rows ||
      Number(b.isUsual) - Number(a.isUsual) ||
      (a.currency < b.currency ? -1 : 1),
  );
  return first?.currency;
}

/** The accounts in the main currency: the others are left out, for nothing is converted. */
function countedAccounts<T extends FlowAccountOf>(
  accounts: readonly T[],
  transactions: readonly FlowTransaction[],
): readonly T[] {
  const currency = mainCurrency(accounts, transactions);
  return accounts.filter((account) => account.currency === currency);
}

/**
 * Whether a bank account has lines alone, without any statement, while another one has statements: cash. What is in a pocket cannot be
 * sent to a debt, and what was spent there counted when it was withdrawn.
 */
function cashBeside<T extends FlowAccountOf>(accounts: readonly T[]): (account: T) => boolean {
  const hasStatements = accounts.some((account) => isDeposit(account) && account.statements.length > 0);
  return (account) => hasStatements && isDeposit(account) && account.statements.length === 0;
}

/** The bank accounts that the person leaves out; none where no other would be left. */
export function excludedAccounts(
  accounts: readonly FlowAccountOf[],
  chosen: readonly string[],
): ReadonlySet<string> {
  const [excluded, left] = [new Set<string>(), accounts.filter(isDeposit).map(({ id }) => id)];
  for (const id of left) if (chosen.includes(id)) excluded.add(id);
  return excluded.size === left.length ? new Set() : excluded;
}

type Days = { readonly first: string; readonly last: string; readonly isOfLines?: boolean };

/** The documents that brought the rows, each with the first and the last day it tells of. */
const daysOfDocuments = keptFor((rows: readonly FlowTransaction[]): ReadonlyMap<string, Days> => {
  const days = new Map<string, Days>();
  for (const { documentId, postedOn } of rows) {
    const known = days.get(documentId);
    if (known === undefined) days.set(documentId, { first: postedOn, last: postedOn });
    else if (postedOn < known.first) days.set(documentId, { first: postedOn, last: known.last });
    else if (postedOn > known.last) days.set(documentId, { first: known.first, last: postedOn });
  }
  return days;
});

/** The days of which an account's own lines tell: the periods of the statements that list some, else from its first to its last. */
function shownDays(account: FlowAccountOf | undefined, rows: readonly FlowTransaction[]): readonly Days[] {
  const periods = new Map<string, FlowAccountOf["statements"][number]["facts"]>();
  for (const { documentId, facts } of account?.statements ?? []) {
    if (!periods.has(documentId)) periods.set(documentId, facts);
  }
  return [...daysOfDocuments(rows)].map(([documentId, { first, last }]) => {
    const facts = periods.get(documentId);
    const isOfLines = facts?.periodStart === undefined || facts.periodEnd === undefined;
    return { first: facts?.periodStart ?? first, last: facts?.periodEnd ?? last, isOfLines };
  });
}

const noRows: readonly FlowTransaction[] = [];

/** The day on which the oldest statement begins, where it says that nothing was owed before it. */
function openedOn(account: FlowAccountOf | undefined): string | null {
  const [first] = (account?.statements ?? [])
    .flatMap(({ facts }) => (facts?.periodStart === undefined ? [] : facts))
    .toSorted((a, b) => (a.periodStart ?? "").localeCompare(b.periodStart ?? ""));
  const wasOwed = first?.previousBalance === undefined || Number(first.previousBalance) !== 0;
  return wasOwed ? null : (first.periodStart ?? null);
}

/** What decides which line of the month a transaction belongs to (see flowLine). */
export function flowContext<T extends FlowAccountOf>(
  accounts: readonly T[],
  debts: readonly Debt[],
  excluded: ReadonlySet<string>,
  transactions: readonly FlowTransaction[],
) {
  const isCash = cashBeside(accounts);
  const counted = countedAccounts(
    accounts.filter((account) => !excluded.has(account.id) && !isCash(account)),
    transactions,
  );
  const roles = new Map<string, FlowAccount>([...excluded].map((id) => [id, "excluded"]));
  for (const account of counted) {
    const role = isDeposit(account) ? "deposit" : account.kind === "credit-card" ? "card" : "other";
    roles.set(account.id, role);
  }
  const rows = rowsByAccount(transactions);
  const accountOf = (id: string) => accounts.find((one) => one.id === id);
  const known = withEndedLoans(
    knownDebts(
      debts,
      (id) => (roles.get(id) === "card" ? shownDays(accountOf(id), rows.get(id) ?? noRows) : []),
      (id) => openedOn(accountOf(id)),
    ),
    counted.filter(isDeposit).flatMap(({ id }) => rows.get(id) ?? noRows),
  );
  return { counted, roles, known, isCash };
}
