import type { Debt } from "#contract/debts.ts";
import { type DebtAccount, debtView, planCurrency } from "./debt-view.ts";

export type LoadDebtAccounts = (personId: string) => Promise<readonly DebtAccount[]>;

export type DebtsService = {
  /** Every debt of the person, from the newest statement of each account. */
  readonly listDebts: (personId: string) => Promise<Debt[]>;
};

export function createDebtsService(loadAccounts: LoadDebtAccounts): DebtsService {
  return {
    async listDebts(personId) {
      const accounts = await loadAccounts(personId);
      const currency = planCurrency(accounts);
      return accounts.flatMap((account) => debtView(account, currency) ?? []);
    },
  };
}
