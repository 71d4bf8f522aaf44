import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import { type CashflowAccount, cashflowAnalysis } from "./analysis.ts";
import type { FlowTransaction } from "./monthly-flow.ts";

export type CashflowService = {
  /** Null until a statement of a deposit account was read. */
  analyse(personId: string): Promise<CashflowAnalysis | null>;
};

export function createCashflowService(deps: {
  readonly loadAccounts: (personId: string) => Promise<readonly CashflowAccount[]>;
  readonly loadTransactions: (personId: string) => Promise<readonly FlowTransaction[]>;
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
}): CashflowService {
  return {
    async analyse(personId) {
      const [accounts, transactions, debts] = await Promise.all([
        deps.loadAccounts(personId),
        deps.loadTransactions(personId),
        deps.listDebts(personId),
      ]);
      return cashflowAnalysis({ accounts, transactions, debts });
    },
  };
}
