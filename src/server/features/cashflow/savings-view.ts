/** What the accounts hold, as the answer has it: an account of which nothing shows it has no balance, not even of $0.00. */
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { accountText } from "./coverage.ts";
import type { HeldBalance } from "./opening-balances.ts";

export const savingsView = (held: readonly HeldBalance[]): CashflowAnalysis["savings"] =>
  held
    .filter(({ isKnown }) => isKnown)
    .map(({ account: { name, last4 }, balance, source }) => ({
      name,
      accountLast4: last4,
      balance: formatMoney(balance),
      source,
    }));

export const unknownBalances = (held: readonly HeldBalance[]): CashflowAnalysis["unknownBalances"] =>
  held
    .filter(({ isKnown }) => !isKnown)
    .map(({ account: { id, name, last4 } }) => ({ accountId: id, name, accountLast4: last4 }));

/** Whether nothing shows what any of the accounts holds. */
export const isNothingKnown = (held: readonly HeldBalance[]): boolean =>
  held.length > 0 && held.every(({ isKnown }) => !isKnown);

export const unknownNames = (held: readonly HeldBalance[]): readonly string[] =>
  held.filter(({ isKnown }) => !isKnown).map(({ account }) => accountText(account));
