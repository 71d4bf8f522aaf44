import type { Debt } from "#contract/debts.ts";
import type { AccountKind } from "#contract/extraction.ts";
import type { FlowAccount, KnownDebts } from "./monthly-flow.ts";

type FlowAccountOf = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly currency: string;
  readonly statements: ReadonlyArray<{ readonly documentId: string }>;
};

export const isDeposit = ({ kind }: { readonly kind: AccountKind }): boolean =>
  kind === "checking" || kind === "savings";

export const isOwed = ({ currentBalance }: Debt): boolean =>
  currentBalance === null || Number(currentBalance) > 0;

/** The accounts in the currency of the first deposit account: the others are left out, for nothing is converted. */
function countedAccounts<T extends FlowAccountOf>(accounts: readonly T[]): readonly T[] {
  const currency = accounts.find(isDeposit)?.currency;
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

/** What decides which line of the month a transaction belongs to (see flowLine). */
export function flowContext<T extends FlowAccountOf>(
  accounts: readonly T[],
  debts: readonly Debt[],
  excluded: ReadonlySet<string>,
) {
  const isCash = cashBeside(accounts);
  const counted = countedAccounts(
    accounts.filter((account) => !excluded.has(account.id) && !isCash(account)),
  );
  const roles = new Map<string, FlowAccount>([...excluded].map((id) => [id, "excluded"]));
  for (const account of counted) {
    const role = isDeposit(account) ? "deposit" : account.kind === "credit-card" ? "card" : "other";
    roles.set(account.id, role);
  }
  const known: KnownDebts = {
    any: debts.some(isOwed),
    loan: debts.some((debt) => debt.debtType === "loan" && isOwed(debt)),
    mortgage: counted.some(({ kind }) => kind === "mortgage" || kind === "heloc"),
    creditors: debts.map(({ creditor }) => creditor),
  };
  return { counted, roles, known, isCash };
}
