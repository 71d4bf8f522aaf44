import type { Debt } from "#contract/debts.ts";
import type { AccountKind } from "#contract/extraction.ts";
import type { FlowAccount, KnownDebts } from "./monthly-flow.ts";

type FlowAccountOf = { readonly id: string; readonly kind: AccountKind; readonly currency: string };

export const isDeposit = ({ kind }: { readonly kind: AccountKind }): boolean =>
  kind === "checking" || kind === "savings";

export const isOwed = ({ currentBalance }: Debt): boolean =>
  currentBalance === null || Number(currentBalance) > 0;

/** The accounts in the currency of the first deposit account: the others are left out, for nothing is converted. */
export function countedAccounts<T extends FlowAccountOf>(accounts: readonly T[]): readonly T[] {
  const currency = accounts.find(isDeposit)?.currency;
  return accounts.filter((account) => account.currency === currency);
}

/** What decides which line of the month a transaction belongs to (see flowLine). */
export function flowContext(accounts: readonly FlowAccountOf[], debts: readonly Debt[]) {
  const counted = countedAccounts(accounts);
  const roles = new Map(
    counted.map((account): [string, FlowAccount] => [
      account.id,
      isDeposit(account) ? "deposit" : account.kind === "credit-card" ? "card" : "other",
    ]),
  );
  const known: KnownDebts = {
    any: debts.some(isOwed),
    loan: debts.some((debt) => debt.debtType === "loan" && isOwed(debt)),
    mortgage: counted.some(({ kind }) => kind === "mortgage" || kind === "heloc"),
    creditors: debts.map(({ creditor }) => creditor),
  };
  return { roles, known };
}
