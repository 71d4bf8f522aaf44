import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { Document } from "#contract/documents.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { SystemStatus } from "#contract/system-status.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { AppError } from "../../platform/errors.ts";
import { statusView } from "./status-view.ts";

/** What the status needs of the ledger. */
export type StatedDebt = {
  readonly id: string;
  readonly figure: (
    field: "pastDue",
  ) =>
    | { readonly kind: "known"; readonly figure: { readonly value: string } }
    | { readonly kind: "in-question" | "not-shown" };
};

export type SystemStatusService = { getStatus(personId: string, today: PlainDate): Promise<SystemStatus> };

function pastDueOf(accounts: readonly StatedDebt[]): ReadonlyMap<string, Cents> {
  return new Map(
    accounts.flatMap((account) => {
      const state = account.figure("pastDue");
      const amount = state.kind === "known" ? parseMoney(state.figure.value) : undefined;
      return amount === undefined ? [] : [[account.id, amount] as const];
    }),
  );
}

export function createSystemStatusService(deps: {
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
  readonly listDocuments: (personId: string) => Promise<readonly Document[]>;
  readonly loadAccounts: (personId: string) => Promise<readonly StatedDebt[]>;
  readonly analyseCashflow: (personId: string) => Promise<CashflowAnalysis | null>;
  /** The plan a person is shown without asking for anything else. @throws AppError where there is none. */
  readonly computePlan: (personId: string, today: PlainDate) => Promise<PayoffPlan>;
  readonly modelHost: string | null;
}): SystemStatusService {
  async function presentPlan(personId: string, today: PlainDate): Promise<PayoffPlan | string> {
    try {
      return await deps.computePlan(personId, today);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return error.userMessage;
      throw error;
    }
  }

  return {
    async getStatus(personId, today) {
      const [debts, documents, accounts, analysis, plan] = await Promise.all([
        deps.listDebts(personId),
        deps.listDocuments(personId),
        deps.loadAccounts(personId),
        deps.analyseCashflow(personId),
        presentPlan(personId, today),
      ]);
      const { modelHost } = deps;
      return statusView({ debts, documents, analysis, plan, pastDue: pastDueOf(accounts), modelHost, today });
    },
  };
}
